import { useEffect, useState } from 'react';
import { findToken } from '#islands/session/access-token.ts';

export type OwnState = 'loading' | 'ready' | 'failed';

interface Polling<Value> {
  /** Whether the value changes by itself. */
  readonly isOpen: (value: Value) => boolean;
  readonly everyMs: number;
}

/**
 * Data of the account, once there is a session; read again while they change by themselves. `load` returns null on
 * failure, which leaves what was read before.
 */
export function useOwnData<Value>(load: () => Promise<Value | null>, polling?: Polling<Value>) {
  const [state, setState] = useState<OwnState>('loading');
  const [value, setValue] = useState<Value | null>(null);
  const reload = async (): Promise<void> => {
    const found = await load();
    if (found !== null) setValue(found);
    setState(found === null ? 'failed' : 'ready');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => {
    if (findToken() !== null) void reload();
  }, []);
  const isOpen = value !== null && polling?.isOpen(value) === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on whether the value is open
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && void reload(), polling?.everyMs);
    return () => clearInterval(timer);
  }, [isOpen]);
  return { state, value, setValue, reload };
}
