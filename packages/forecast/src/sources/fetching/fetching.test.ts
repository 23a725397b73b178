import { expect, test } from 'vitest';
import { maskSecrets } from './fetching.ts';

test.each([
  ['http://user:pwsecret@h/x', 'http://…@h/x'],
  ['ftp://u:secretpw@h/x is not', 'ftp://…@h/x is not'],
  ['a http://u:p@h:8080/x?b=1 b smtp://c:d@e', 'a http://…@h:8080/x?b=1 b smtp://…@e'],
  ['http://u:p@ss@h/x', 'http://…@h/x'],
  ['https://h/tiles/{z}?apikey=abc&style=dark', 'https://h/tiles/{z}?apikey=…&style=dark'],
  ['https://h/x?a=1&X-Amz-Signature=ab%2Fc#d', 'https://h/x?a=1&X-Amz-Signature=…#d'],
  ['https://h/x?access_token="', 'https://h/x?access_token="'],
])('%s', (text, masked) => {
  expect(maskSecrets(text)).toBe(masked);
});

test.each(['https://h/x@y?hour=3', 'an@x.vn wrote', 'https://h/monkey?file=a', 'a=b'])('leaves %s alone', (text) => {
  expect(maskSecrets(text)).toBe(text);
});
