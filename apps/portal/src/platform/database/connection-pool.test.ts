import { expect, it } from 'vitest';
import { isOutOfResources } from './connection-pool.ts';

it('calls a full disk, a failing system and a read-only server passing, and no other fault', () => {
  const withCode = (code: string) => Object.assign(new Error('could not extend file'), { code });
  for (const code of ['53100', '53200', '58030', '25006']) expect(isOutOfResources(withCode(code)), code).toBe(true);
  for (const code of ['23505', '42601', '25001', '5310']) expect(isOutOfResources(withCode(code)), code).toBe(false);
  expect(isOutOfResources('53100')).toBe(false);
});
