import { DELAY_RECORD_ADDRESSES } from '@portal/contract/own/delay-record-addresses.table';
import type { OwnRecord } from '@portal/contract/own/records';
import type { Language } from '@portal/domain/language/language';
import { useState } from 'react';
import { type OwnState, useOwnData } from '#islands/own/use-own-data.ts';
import { callOwn } from '#islands/session/call-account.ts';

/** Data of the page, and its actions. */
export interface Records {
  readonly state: OwnState;
  readonly items: readonly OwnRecord[];
  /** The last action, announced. */
  readonly notice: string;
  readonly announce: (text: string) => void;
  readonly reload: () => void;
  readonly put: (record: OwnRecord) => void;
}

/** Loads the records, then the state of each chain, which the server verifies from stored data. */
export function useRecords(language: Language): Records {
  const [notice, announce] = useState('');
  // Sequential: each check reads a whole record.
  const check = async (records: readonly OwnRecord[]): Promise<void> => {
    for (const { id, days } of records) {
      const answer = days > 0 ? await callOwn(DELAY_RECORD_ADDRESSES.recordShow, { id, language }) : null;
      if (answer?.ok === true) put(answer.reply);
    }
  };
  const { state, value, setValue, reload } = useOwnData<readonly OwnRecord[]>(async () => {
    const { reply } = await callOwn(DELAY_RECORD_ADDRESSES.recordsList, { language });
    void check(reply?.items ?? []);
    return reply?.items ?? null;
  });
  const put = (record: OwnRecord): void =>
    setValue((known) => {
      const items = known ?? [];
      return items.some(({ id }) => id === record.id)
        ? items.map((one) => (one.id === record.id ? record : one))
        : [...items, record];
    });
  return { state, items: value ?? [], notice, announce, reload: () => void reload(), put };
}
