import { DELAY_RECORD_ADDRESSES } from '@portal/contract/delay-record-addresses.table';
import type { OwnRecord } from '@portal/contract/own/records';
import type { Language } from '@portal/domain/language/language';
import { useEffect, useState } from 'react';
import { findToken } from '#islands/session/access-token.ts';
import { callOwn } from '#islands/session/call-account.ts';

/** Data of the page, and its actions. */
export interface Records {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly items: readonly OwnRecord[];
  /** The last action, announced. */
  readonly notice: string;
  readonly announce: (text: string) => void;
  readonly reload: () => void;
  readonly put: (record: OwnRecord) => void;
}

const OK = 200;

/** Loads the records, then the state of each chain, which the server verifies from stored data. */
export function useRecords(language: Language): Records {
  const [state, setState] = useState<Records['state']>('loading');
  const [items, setItems] = useState<readonly OwnRecord[]>([]);
  const [notice, announce] = useState('');

  const put = (record: OwnRecord): void =>
    setItems((known) => {
      const isKnown = known.some(({ id }) => id === record.id);
      return isKnown ? known.map((one) => (one.id === record.id ? record : one)) : [...known, record];
    });
  const check = async ({ id }: OwnRecord): Promise<void> => {
    const { status, body } = await callOwn(DELAY_RECORD_ADDRESSES.recordShow, { id, language });
    if (status === OK) put(body as unknown as OwnRecord);
  };
  const load = async (): Promise<void> => {
    const { status, body } = await callOwn(DELAY_RECORD_ADDRESSES.recordsList, { language });
    if (status !== OK) return setState('failed');
    const records = body.items as readonly OwnRecord[];
    setItems(records);
    setState('ready');
    // Sequential: each check reads a whole record.
    for (const record of records) if (record.days > 0) await check(record);
  };
  const reload = (): void => {
    setState('loading');
    void load();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => {
    if (findToken() !== null) void load();
  }, []);
  return { state, items, notice, announce, reload, put };
}
