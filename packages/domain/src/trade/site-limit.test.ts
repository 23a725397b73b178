import { describe, expect, it } from 'vitest';
import type { WorkGate } from '#safety/work-gate.ts';
import { assessSiteHour, assessValue, assessWorst, estimateHookGust, type SiteHour } from './site-limit.ts';
import { SITE_WORK, type SiteWorkId } from './site-work.table.ts';

describe('a limit of outdoor work', () => {
  const [hookWind] = SITE_WORK.craneLift;
  const [visibility, thunder] = SITE_WORK.deckWork;

  it('stands up to its value and not a tenth above', () => {
    expect([9, 9.1, 10, 10.1].map((value) => assessValue(hookWind, value))).toEqual([
      'good',
      'consider',
      'consider',
      'avoid',
    ]);
  });

  it('that must not be undercut turns round', () => {
    expect([2, 1.9, 1, 0.9].map((value) => assessValue(visibility, value))).toEqual([
      'good',
      'consider',
      'consider',
      'avoid',
    ]);
  });

  it('of thunder: possible comes close, likely and observed stop work', () => {
    expect([0, 1, 2, 3].map((value) => assessValue(thunder, value))).toEqual(['good', 'consider', 'avoid', 'avoid']);
  });

  it('says nothing of an unknown value', () => {
    expect(assessValue(hookWind, null)).toBeNull();
    expect(assessValue(hookWind, undefined)).toBeNull();
  });
});

describe('an hour of work', () => {
  it('is as good as the worst of its values', () => {
    expect(assessSiteHour(SITE_WORK.crewTransfer, { waveM: 1.2, wavePeriodS: 6.4 })).toBe('good');
    expect(assessSiteHour(SITE_WORK.crewTransfer, { waveM: 1.4, wavePeriodS: 6.4 })).toBe('consider');
    expect(assessSiteHour(SITE_WORK.crewTransfer, { waveM: 1.2, wavePeriodS: 8.1 })).toBe('avoid');
  });

  it('with an unknown value is unknown, unless another value stops it', () => {
    expect(assessSiteHour(SITE_WORK.crewTransfer, { waveM: 1, wavePeriodS: null })).toBeNull();
    expect(assessSiteHour(SITE_WORK.crewTransfer, { waveM: 1.6, wavePeriodS: null })).toBe('avoid');
    expect(assessSiteHour(SITE_WORK.crewTransfer, {})).toBeNull();
  });

  it('never has a limit that is less strict than where it comes close', () => {
    const wrong = Object.values(SITE_WORK)
      .flat()
      .filter(({ side, limit, near }) => (side === 'most' ? near >= limit : near <= limit));
    expect(wrong).toEqual([]);
  });
});

it('a gust at hook height is a quarter above the mean wind, less a hundredth', () => {
  expect(estimateHookGust(10)).toBeCloseTo(12.4, 6);
  expect(estimateHookGust(null)).toBeNull();
});

describe('what stands above the limits', () => {
  /** An hour within every limit. */
  const FINE: SiteHour = {
    windMs: 2,
    gustMs: 3,
    hookWindMs: 4,
    hookGustMs: 5,
    waveM: 0.5,
    wavePeriodS: 4,
    visibilityKm: 10,
    thunder: 0,
    rainMm: 0,
    rainChance: 5,
    feelsLikeC: 28,
    uvIndex: 4,
  };
  const warning = { id: 'a', number: '1', kind: 'thunderstorm', level: 1, startsAt: 0, expiresAt: 1 } as const;
  const GATES: readonly (readonly [WorkGate, string])[] = [
    [{ kind: 'warning', warning }, 'avoid'],
    [{ kind: 'thunder' }, 'avoid'],
    [{ kind: 'rainNow' }, 'consider'],
    [{ kind: 'thunderPossible' }, 'consider'],
  ];

  it.each(Object.keys(SITE_WORK) as SiteWorkId[])('leaves no hour of %s good', (work) => {
    const limits = SITE_WORK[work];
    expect(assessSiteHour(limits, FINE)).toBe('good');
    for (const [gate, verdict] of GATES)
      expect([gate.kind, assessSiteHour(limits, FINE, gate)]).toEqual([gate.kind, verdict]);
  });

  it('needs no figures to stop, and makes no unknown hour known', () => {
    expect(assessSiteHour(SITE_WORK.craneLift, {}, { kind: 'warning', warning })).toBe('avoid');
    expect(assessSiteHour(SITE_WORK.craneLift, {}, { kind: 'rainNow' })).toBeNull();
  });
});

it('the worst value of some hours comes with its verdict', () => {
  const [visibility, thunder] = SITE_WORK.deckWork;
  const hours = [
    { visibilityKm: 5, thunder: 0 },
    { visibilityKm: 0.8, thunder: null },
    { visibilityKm: null, thunder: 1 },
  ];
  expect(assessWorst(visibility, hours)).toEqual({ value: 0.8, verdict: 'avoid' });
  expect(assessWorst(thunder, hours)).toEqual({ value: 1, verdict: 'consider' });
  expect(assessWorst(thunder, [])).toEqual({ value: null, verdict: null });
});
