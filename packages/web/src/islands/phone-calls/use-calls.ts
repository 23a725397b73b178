import type { OwnCalls } from '@portal/contract/own/phone-calls';
import { PHONE_CALL_ADDRESSES } from '@portal/contract/phone-call-addresses.table';
import type { Language } from '@portal/domain/language/language';
import { useEffect, useState } from 'react';
import { findToken } from '#islands/session/access-token.ts';
import { callOwn } from '#islands/session/call-account.ts';

/** Data of the page, and reloading. */
export interface Calls {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly own: OwnCalls | null;
  /** The last action, announced. */
  readonly notice: string;
  readonly announce: (text: string) => void;
  readonly reload: () => Promise<void>;
}

const OK = 200;
const ASK_EVERY_MS = 5000;

const isLive = (own: OwnCalls | null): boolean =>
  own?.campaigns?.some(({ state, counts }) => state === 'running' || state === 'scheduled' || counts.calling > 0) ??
  false;

/** Loads all call data; polls every few seconds while a campaign runs. */
export function useCalls(language: Language): Calls {
  const [state, setState] = useState<Calls['state']>('loading');
  const [own, setOwn] = useState<OwnCalls | null>(null);
  const [notice, announce] = useState('');
  const reload = async (): Promise<void> => {
    const { status, body } = await callOwn(PHONE_CALL_ADDRESSES.callsShow, { language });
    if (status === OK) setOwn(body as unknown as OwnCalls);
    setState(status === OK ? 'ready' : 'failed');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => {
    if (findToken() !== null) void reload();
  }, []);
  const goesOn = isLive(own);
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on whether a campaign is running
  useEffect(() => {
    if (!goesOn) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && void reload(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [goesOn]);
  return { state, own, notice, announce, reload };
}
