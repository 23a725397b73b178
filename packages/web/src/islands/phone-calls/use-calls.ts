import { PHONE_CALL_ADDRESSES } from '@portal/contract/own/phone-call-addresses.table';
import type { AnyCalls } from '@portal/contract/own/phone-calls';
import type { Language } from '@portal/domain/language/language';
import { useState } from 'react';
import { type OwnState, useOwnData } from '#islands/own/use-own-data.ts';
import { callOwn } from '#islands/session/call-account.ts';

/** Data of the page, and reloading. */
export interface Calls {
  readonly state: OwnState;
  readonly own: AnyCalls | null;
  /** The last action, announced. */
  readonly notice: string;
  readonly announce: (text: string) => void;
  readonly reload: () => Promise<void>;
}

const ASK_EVERY_MS = 5000;

const isLive = (own: AnyCalls): boolean =>
  own.enabled &&
  own.campaigns.some(({ state, counts }) => state === 'running' || state === 'scheduled' || counts.calling > 0);

/** Loads all call data; polls every few seconds while a campaign runs. */
export function useCalls(language: Language): Calls {
  const load = async () => (await callOwn(PHONE_CALL_ADDRESSES.callsShow, { language })).reply;
  const { state, value: own, reload } = useOwnData<AnyCalls>(load, { isOpen: isLive, everyMs: ASK_EVERY_MS });
  const [notice, announce] = useState('');
  return { state, own, notice, announce, reload };
}
