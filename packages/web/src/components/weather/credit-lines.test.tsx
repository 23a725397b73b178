import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CreditLines } from './freshness-line.tsx';
import { readText } from './visible-text.fixture.ts';
import { makeIssued, makeView } from './weather.fixture.ts';

const view = makeView('vi');
const section = (credits: string[]) => ({
  ok: true as const,
  reply: { issued: makeIssued({ credits }) },
});

it('names each source of a page once, in its own words', () => {
  const lines = (
    <CreditLines sections={[section(['© A', '© B']), section(['© B']), { ok: false, reason: 'failed' }]} view={view} />
  );
  expect(readText(lines)).toBe('Nguồn số liệu:|© A|© B');
  expect(renderToStaticMarkup(lines).match(/lang="en"/g)).toHaveLength(2);
});

it('says nothing where nothing needs a credit', () => {
  expect(renderToStaticMarkup(<CreditLines sections={[section([])]} view={view} />)).toBe('');
});
