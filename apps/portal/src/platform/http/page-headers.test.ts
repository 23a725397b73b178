import { expect, it } from 'vitest';
import { allowScriptOrigin, toContentSecurityPolicy } from './page-headers.ts';

it('lets a page load script and pictures of one more origin, and nothing else', () => {
  const policy = toContentSecurityPolicy(['sha256-abc=']);
  expect(policy).not.toContain('https:');
  const wider = allowScriptOrigin(policy, 'https://badges.example').split('; ');
  expect(wider.filter((directive) => directive.includes('https:'))).toEqual([
    "script-src 'self' https://badges.example 'sha256-abc='",
    "img-src 'self' https://badges.example data:",
  ]);
  expect(wider.map((directive) => directive.replace(' https://badges.example', '')).join('; ')).toBe(policy);
});
