import { GUEST } from '@portal/contract/context';
import { expect, it } from 'vitest';
import { toCacheKey, toCallerKey } from './cache-key.ts';

it('names the caller in a key, and nothing for a guest', () => {
  const key = toCacheKey(['run', '/dashboard']);
  expect(key + toCallerKey(GUEST)).toBe('3:run10:/dashboard');
  const ofAccount = toCallerKey({ kind: 'account', accountId: '1', sessionId: '2', expiresAt: 0 });
  const ofKey = toCallerKey({ kind: 'key', keyId: '1', accountId: '2' });
  expect(new Set([toCallerKey(GUEST), ofAccount, ofKey]).size).toBe(3);
});
