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

it('names the ensembles whose members give the ranges, and none for invented ones', () => {
  const beside = (source: string) => {
    const run = { source, runAt: '2026-08-03T07:00:00+07:00' };
    const issued = makeIssued({ credits: ['© A'] });
    const sources = { ...issued.sources, rainHigh: run, temperatureHigh: run };
    return [{ ok: true as const, reply: { issued: { ...issued, sources } } }];
  };
  expect(readText(<CreditLines sections={beside('gefs')} view={view} />)).toBe(
    'Nguồn số liệu:|© A|khoảng dự kiến theo các thành viên GEFS',
  );
  expect(readText(<CreditLines sections={beside('gefs')} view={makeView('en')} />)).toMatch(
    /likely ranges from the members of GEFS$/,
  );
  expect(readText(<CreditLines sections={beside('demo')} view={view} />)).toBe('Nguồn số liệu:|© A');
});
