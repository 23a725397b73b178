import type { Caller } from '@portal/contract/context';

/** Joins parts with their lengths, so that no value can imitate a separator. */
export function toCacheKey(parts: readonly string[]): string {
  let key = '';
  for (const part of parts) key += `${part.length}:${part}`;
  return key;
}

/** The caller's part of a key for replies that depend on it; empty for a guest. */
export function toCallerKey(caller: Caller): string {
  if (caller.kind === 'guest') return '';
  return toCacheKey([caller.kind, caller.kind === 'account' ? caller.accountId : caller.keyId]);
}
