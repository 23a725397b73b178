import type { Issued } from '@portal/contract/endpoints/place-schema';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { joinIssued, weighDemo } from './freshness.ts';
import { FreshnessLine } from './freshness-line.tsx';
import { requireFigures, toSection } from './section.ts';
import { makeDemoIssued, makeHour, makeIssued, makeUnknownHour, makeView } from './weather.fixture.ts';

const format = (issued: Issued, language: 'vi' | 'en' = 'vi') =>
  renderToStaticMarkup(<FreshnessLine issued={issued} view={makeView(language)} />).replace(/(<[^>]+>)+/g, '|');
const issuedAt = (runAt: string) => makeIssued({ runAt });

describe('the line of source and time', () => {
  it('names the run that gives the temperature', () => {
    expect(format(makeIssued())).toBe('|Cập nhật 13:40 · ECMWF 07:00|');
    expect(format(makeIssued({ source: 'gfs' }), 'en')).toBe('|Updated 13:40 · GFS 07:00|');
  });

  it('shows the day of what is not of today', () => {
    expect(format(issuedAt('2026-08-03T01:00:00+07:00'))).toBe('|Cập nhật 13:40 · ECMWF 01:00|Số liệu cũ 13 giờ|');
    expect(format(issuedAt('2026-08-02T19:00:00+07:00'), 'en')).toBe(
      '|Updated 13:40 · ECMWF 19:00 2 Aug|Data is 19 hours old|',
    );
  });

  it('says demo for a demo run, partly demo where only some values are', () => {
    expect(format(makeDemoIssued())).toBe('|Cập nhật 13:40|minh họa|');
    const { sources } = makeDemoIssued();
    const mixed = makeIssued({
      demo: true,
      sources: { ...makeIssued().sources, uvIndex: { ...sources.temperature! } },
    });
    expect(format(mixed, 'en')).toBe('|Updated 13:40 · ECMWF 07:00|partly demo|');
    expect([weighDemo(makeIssued()), weighDemo(mixed), weighDemo(makeDemoIssued())]).toEqual(['none', 'some', 'all']);
  });

  it('is amber with its age once the run is more than 12 hours old', () => {
    expect(format(issuedAt('2026-08-03T02:05:00+07:00'))).not.toContain('cũ');
    expect(format(issuedAt('2026-08-03T02:04:59+07:00'))).toContain('Số liệu cũ 12 giờ');
  });

  it('is empty where neither run nor time is known', () => {
    expect(format(makeIssued({ source: null, runAt: null, updatedAt: null, sources: {} }))).toBe('|');
  });
});

describe('a part of a page', () => {
  const nowAt = makeView().nowAt;
  const refuse = (errorCode: string) =>
    toSection(
      { ok: false, problem: { type: '', title: '', status: 503, detail: '', errorCode, requestId: '' } },
      nowAt,
    );

  it('shows no forecast that is more than 36 hours old', () => {
    const young = { issued: issuedAt('2026-08-02T02:05:00+07:00') };
    expect(toSection({ ok: true, reply: young }, nowAt)).toEqual({ ok: true, reply: young });
    const old = { issued: issuedAt('2026-08-02T02:04:59+07:00') };
    expect(toSection({ ok: true, reply: old }, nowAt)).toEqual({ ok: false, reason: 'tooOld' });
  });

  it('has no data where none of its rows holds a figure', () => {
    const partOf = (hours: object[]) =>
      requireFigures<{ hours: object[] }>({ ok: true, reply: { hours } }, (reply) => reply.hours);
    expect(partOf([makeUnknownHour(0), makeUnknownHour(1)])).toEqual({ ok: false, reason: 'noData' });
    expect(partOf([makeUnknownHour(0), makeHour(1)]).ok).toBe(true);
  });

  it('distinguishes data that is not there from a call that failed', () => {
    expect(refuse('noData')).toEqual({ ok: false, reason: 'noData' });
    expect(refuse('internal')).toEqual({ ok: false, reason: 'failed' });
  });
});

it('joins what several replies say: time of the first, demo of any', () => {
  const joined = joinIssued(makeIssued(), [{ ...makeDemoIssued(), sources: { pm25: { source: 'demo', runAt: '' } } }]);
  expect(joined.source).toBe('ecmwf');
  expect(weighDemo(joined)).toBe('some');
});
