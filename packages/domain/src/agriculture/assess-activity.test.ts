import { describe, expect, it, test } from 'vitest';
import { NO_CONDITIONS, type WorkConditions } from '#safety/work-gate.ts';
import { assessActivity } from './assess-activity.ts';
import { CROP_IDS } from './crop.ts';
import { CROPS } from './crops.table.ts';
import { FARM_DAY, makeFarmWork } from './farm-work.fixture.ts';
import type { ActivityId } from './verdict.ts';

const HOUR = 3600;
const NOON = 12;
const NOON_AT = FARM_DAY + NOON * HOUR;
const WARNING = {
  id: '2026-08-03-12-abc',
  number: '12',
  kind: 'thunderstorm',
  level: 1,
  startsAt: NOON_AT,
  expiresAt: NOON_AT + HOUR,
} as const;

/** Every combination of crop and activity. */
const WORK = CROP_IDS.flatMap((crop) =>
  (Object.keys(CROPS[crop].activities) as ActivityId[]).map((activity) => [crop, activity] as const),
);
const PONDS = [28, 28, 28];
const rate = (
  [crop, activity]: (typeof WORK)[number],
  {
    conditions = {},
    thunder = 0,
    hour = NOON,
  }: { conditions?: Partial<WorkConditions>; thunder?: 0 | 1 | 2; hour?: number } = {},
) => {
  const work = makeFarmWork({ [hour]: { thunder } }, {}, PONDS);
  const given = { ...work, conditions: { ...NO_CONDITIONS, hourAt: NOON_AT, ...conditions } };
  const { verdict, reasons } = assessActivity(given, activity, hour, CROPS[crop].activities);
  return [verdict, ...reasons.map(({ kind }) => kind)];
};

describe.each(WORK)('%s, %s', (...work) => {
  it('is good in a fine hour, so that each gate is seen to close', () => {
    expect(rate(work)[0]).toBe('good');
  });

  test.each([
    ['a thunderstorm warning of level 1', { conditions: { warnings: [WARNING] } }, ['avoid', 'warning']],
    [
      'a warning of wind at sea',
      { conditions: { warnings: [{ ...WARNING, kind: 'seaWind', level: null }] } },
      ['avoid', 'warning'],
    ],
    [
      'a storm warning of level 3',
      { conditions: { warnings: [{ ...WARNING, kind: 'storm', level: 3 }] } },
      ['avoid', 'warning'],
    ],
    [
      'a flood warning of level 3',
      { conditions: { warnings: [{ ...WARNING, kind: 'flood', level: 3 }] } },
      ['avoid', 'warning'],
    ],
    ['likely thunder', { thunder: 2 }, ['avoid', 'thunder']],
    ['lightning seen', { conditions: { rainNow: { rateMmh: 0, thunder: 3 } } }, ['avoid', 'thunder']],
    ['rain at this minute', { conditions: { rainNow: { rateMmh: 0.1, thunder: 0 } } }, ['avoid', 'rainNow']],
    ['possible thunder', { thunder: 1 }, ['consider', 'thunderPossible']],
  ] as const)('%s', (_gate, given, expected) => {
    expect(rate(work, given)).toEqual(expected);
  });

  it('goes on under a lesser flood warning, and under those of other hours', () => {
    const verdictUnder = (changes: Partial<WorkConditions['warnings'][number]>) =>
      rate(work, { conditions: { warnings: [{ ...WARNING, ...changes }] } })[0];
    expect(verdictUnder({ kind: 'flood', level: 2 })).toBe('good');
    expect(verdictUnder({ startsAt: NOON_AT + HOUR, expiresAt: NOON_AT + 2 * HOUR })).toBe('good');
  });

  it('is closed at night and without figures too', () => {
    const [crop, activity] = work;
    expect(rate(work, { hour: 2, conditions: { warnings: [{ ...WARNING, startsAt: FARM_DAY }] } })).toEqual([
      'avoid',
      'warning',
    ]);
    const unknown = makeFarmWork({}, { temperatureC: null, humidityPercent: null, rainMm: null, windSpeedMs: null });
    const given = { ...unknown, conditions: { ...NO_CONDITIONS, hourAt: NOON_AT, warnings: [WARNING] } };
    expect(assessActivity(given, activity, NOON, CROPS[crop].activities).reasons).toEqual([
      { kind: 'warning', value: null, hours: null, warning: { id: WARNING.id, kind: 'thunderstorm', number: '12' } },
    ]);
  });
});

it('keeps what else there is to think about beside possible thunder, and a stop of the weather as it is', () => {
  const format = (change: object) => {
    const work = makeFarmWork({ [NOON]: { thunder: 1, ...change } });
    const { verdict, reasons } = assessActivity(work, 'harvest', NOON, CROPS.rice.activities);
    return [verdict, ...reasons.map(({ kind }) => kind)];
  };
  expect(format({ humidityPercent: 90 })).toEqual(['consider', 'thunderPossible', 'humid']);
  expect(format({ rainMm: 2 })).toEqual(['avoid', 'rainNow']);
  expect(format({ humidityPercent: null })).toEqual([null]);
});

it('has no verdict on work that a crop does not have, nor beyond the hours', () => {
  const conditions = { ...NO_CONDITIONS, hourAt: NOON_AT, warnings: [WARNING] };
  const work = { ...makeFarmWork(), conditions };
  expect(assessActivity(work, 'feed', NOON, CROPS.rice.activities).verdict).toBeNull();
  expect(assessActivity(work, 'spray', 72, CROPS.rice.activities).verdict).toBeNull();
});

it('names rain of an hour that has begun as rain to come where none falls at this minute', () => {
  const reasonOf = (rateMmh: number | null, hourAt = NOON_AT) => {
    const conditions = { ...NO_CONDITIONS, hourAt, rainNow: { rateMmh, thunder: 0 } } as WorkConditions;
    const work = { ...makeFarmWork({ [NOON]: { rainMm: 2 } }), conditions };
    const { reasons } = assessActivity(work, 'spray', NOON, CROPS.rice.activities);
    return [reasons[0]?.kind, reasons[0]?.hours];
  };
  expect(reasonOf(0)).toEqual(['rainSoon', null]);
  expect(reasonOf(0.1)).toEqual(['rainNow', null]);
  expect(reasonOf(null)).toEqual(['rainNow', 0]);
  expect(reasonOf(0, NOON_AT - HOUR)).toEqual(['rainNow', 0]);
});
