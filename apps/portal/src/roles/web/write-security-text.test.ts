import { UNKNOWN_COMPANY } from '@portal/content/company/company';
import { matchPath } from '@portal/routes/match-path';
import { expect, test } from 'vitest';
import { writeSecurityText } from './write-security-text.ts';

const NOW = Date.UTC(2026, 10, 29, 14, 5) / 1000;
const withEmail = (email: string | null) => ({ facts: { ...UNKNOWN_COMPANY.facts, email } });

/** Fields of RFC 9116; comments start with #. */
function readFields(text: string | null): readonly (readonly [name: string, value: string])[] {
  return (text ?? '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', value = ''] = /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line) ?? [];
      return [name, value] as const;
    });
}

test('the operator’s e-mail comes first, then the contact pages of both languages, which exist', () => {
  const text = writeSecurityText(withEmail('baomat@troiviet.example'), 'https://portal.example', NOW);
  const fields = readFields(text);
  expect(fields.map(([name]) => name)).toEqual([
    'Contact',
    'Contact',
    'Contact',
    'Expires',
    'Preferred-Languages',
    'Canonical',
  ]);
  expect(fields[0]).toEqual(['Contact', 'mailto:baomat@troiviet.example']);
  for (const [, url] of fields.slice(1, 3))
    expect(matchPath(url.slice('https://portal.example'.length))).toMatchObject({ kind: 'route', id: 'contact' });
  expect(fields.at(-1)).toEqual(['Canonical', 'https://portal.example/.well-known/security.txt']);
  expect(text).toMatch(/^# Báo lỗ hổng.*\n# Report a weakness/);
});

test('a copy expires within a year, and its moment stays the same for a day', () => {
  const expiresOf = (now: number) =>
    readFields(writeSecurityText(withEmail('a@b.example'), 'https://portal.example', now)).find(
      ([name]) => name === 'Expires',
    )?.[1] ?? '';
  expect(expiresOf(NOW)).toBe('2027-05-28T00:00:00Z');
  expect(expiresOf(NOW + 3600)).toBe(expiresOf(NOW));
  const days = (Date.parse(expiresOf(NOW)) / 1000 - NOW) / 86_400;
  expect(days).toBeGreaterThan(150);
  expect(days).toBeLessThan(365);
});

test('no contact is written that the standard or a mail program would refuse', () => {
  expect(writeSecurityText(withEmail(null), 'http://127.0.0.1:3000', NOW)).toBeNull();
  for (const email of ['a b@c.example', 'a@b.example\nContact: mailto:x@y.example', '<a@b.example>'])
    expect(writeSecurityText(withEmail(email), 'http://127.0.0.1:3000', NOW)).toBeNull();
  const local = readFields(writeSecurityText(withEmail('a@b.example'), 'http://127.0.0.1:3000', NOW));
  expect(local.map(([name]) => name)).toEqual(['Contact', 'Expires', 'Preferred-Languages']);
});
