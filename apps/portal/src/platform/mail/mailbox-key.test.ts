import { expect, it } from 'vitest';
import { isSameMailbox, toMailboxKey } from './mailbox-key.ts';

it.each([
  ['an@vidu.vn', 'an@vidu.vn'],
  ['an@bücher.example', 'an@xn--bcher-kva.example'],
  ['an@xn--bcher-kva.example', 'an@xn--bcher-kva.example'],
  ['an@ｖidu.vn', 'an@vidu.vn'],
  ['an@vi\u00addu.vn', 'an@vidu.vn'],
  ['an@1.23', 'an@1.23'],
  ['an@xn--ü.example', null],
])('%j is stored as %j', (email, key) => {
  expect(toMailboxKey(email)).toBe(key);
});

it('is one mailbox in two spellings, and none where the domain is no domain', () => {
  expect(isSameMailbox('an@bücher.example', 'an@xn--bcher-kva.example')).toBe(true);
  expect(isSameMailbox('an@vidu.vn', 'binh@vidu.vn')).toBe(false);
  expect(isSameMailbox('an@xn--ü.example', 'an@xn--ü.example')).toBe(false);
});
