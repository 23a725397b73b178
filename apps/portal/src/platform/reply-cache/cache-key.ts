import type { Caller } from '@portal/contract/context';

/** One key of several parts. Lengths stand before the parts, so that no value can imitate a border between two. */
export function toCacheKey(parts: readonly string[]): string {
  let key = '';
  for (const part of parts) key += `${part.length}:${part}`;
  return key;
}

/** What a key holds of the caller where the reply depends on it: nothing for a guest. */
export function toCallerKey(caller: Caller): string {
  if (caller.kind === 'guest') return '';
  return toCacheKey([caller.kind, caller.kind === 'account' ? caller.accountId : caller.keyId]);
}
