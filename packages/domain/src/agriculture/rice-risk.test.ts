import { describe, expect, test } from 'vitest';
import { summarizeDay } from './day-weather.ts';
import type { DiseaseDay } from './disease.ts';
import { findRiceCourse } from './rice-field.ts';
import { listRiceRisks, type RiceRisk } from './rice-risk.ts';
import { RICE_STAGE_DAYS, type RiceStage } from './rice-stage.table.ts';

const DAY = 86_400;
const TODAY = Date.parse('2026-08-03T00:00:00+07:00') / 1000;
type Change = Partial<DiseaseDay>;

const FINE = {
  meanC: 27,
  maxC: 32,
  bloomRainMm: 0,
  gustMs: 6,
  nightMinC: 18,
  nightHumidityPercent: 70,
  nightWetHours: 0,
};
const dayOf = (index: number, change: Change = {}): DiseaseDay => ({
  ...summarizeDay(TODAY + index * DAY, [], 0),
  pondC: null,
  pondDropC: null,
  ...FINE,
  ...change,
});

/** Risks of a 100-day field that is `since` days into a stage today; `changes` by day from today on. */
function risksAt(
  stage: RiceStage,
  changes: readonly Change[],
  { since = 5, past = {} as Change, count = 5 } = {},
): RiceRisk[] {
  const sownAt = TODAY - (RICE_STAGE_DAYS[100][stage] + since) * DAY;
  const course = findRiceCourse({ sownAt, variety: 100, planting: 'direct' }, 'MD', []);
  return listRiceRisks(
    course,
    Array.from({ length: 7 }, (_, index) => dayOf(index - 7, past)),
    Array.from({ length: count }, (_, index) => dayOf(index, changes[index])),
  );
}
const levels = (stage: RiceStage, changes: readonly Change[], options = {}) =>
  risksAt(stage, changes, options).map(({ kind, level }) => `${kind} ${level}`);
const means = (...values: readonly number[]) => values.map((meanC) => ({ meanC }));

describe('risks of a rice field', () => {
  test('are none in fine weather at any stage', () => {
    for (const stage of ['seedling', 'tillering', 'booting', 'flowering', 'filling', 'ripe'] as const)
      expect(levels(stage, [])).toEqual([]);
  });

  // Limits of domain-2.md §15.5.6 on both sides.
  test('booting: a mean below 20° on two of five days, below 17° on three', () => {
    const options = { since: 10 };
    expect(levels('booting', means(19.9, 27, 27, 27, 19.9), options)).toEqual(['coldBooting amber']);
    expect(levels('booting', means(20, 27, 27, 27, 19.9), options)).toEqual([]);
    expect(levels('booting', means(19.9, 27, 27, 27, 27), options)).toEqual([]);
    expect(levels('booting', means(19.9, 27, 27, 27, 27, 19.9), { ...options, count: 6 })).toEqual([]);
    expect(levels('booting', means(16.9, 27, 16.9, 27, 16.9), options)).toEqual(['coldBooting red']);
    expect(levels('booting', means(17, 27, 16.9, 27, 16.9), options)).toEqual(['coldBooting amber']);
    expect(levels('booting', means(16.9, 27, 16.9, 27, 27, 16.9), { ...options, count: 6 })).toEqual([
      'coldBooting amber',
    ]);
  });

  test('flowering: heat from 35° and 37°, a mean below 22°, 5 mm while the flowers are open', () => {
    expect(levels('flowering', [{ maxC: 34.9, meanC: 22, bloomRainMm: 4.9 }])).toEqual([]);
    expect(levels('flowering', [{ maxC: 35 }])).toEqual(['heatFlowering amber']);
    expect(levels('flowering', [{ maxC: 36.9 }])).toEqual(['heatFlowering amber']);
    expect(levels('flowering', [{ maxC: 37 }])).toEqual(['heatFlowering red']);
    expect(levels('flowering', [{ meanC: 21.9 }])).toEqual(['coolFlowering amber']);
    expect(levels('flowering', [{ bloomRainMm: 5 }])).toEqual(['rainFlowering amber']);
  });

  test('seedling and tillering: two days of 15° and less in a row', () => {
    for (const stage of ['seedling', 'tillering'] as const) {
      expect(levels(stage, means(15, 15))).toEqual(['coldSeedling amber']);
      expect([levels(stage, means(15, 15.1, 15)), levels(stage, means(15.1, 15.1))]).toEqual([[], []]);
    }
  });

  test('filling and ripening: gusts from force 7 and 8', () => {
    for (const stage of ['filling', 'ripe'] as const) {
      const of = (gustMs: number) => levels(stage, [{ gustMs }]);
      expect([of(13.8), of(13.9), of(17.1), of(17.2)]).toEqual([
        [],
        ['windRipening amber'],
        ['windRipening amber'],
        ['windRipening red'],
      ]);
    }
  });

  test('blast: seven of ten favourable nights at a stage that it attacks', () => {
    const wet = { nightMinC: 23, nightHumidityPercent: 92 };
    expect(levels('tillering', [], { past: wet })).toEqual(['blast amber']);
    expect(levels('booting', [], { past: wet, since: 10 })).toEqual([]);
    expect(levels('flowering', [], { past: wet })).toEqual(['blast amber']);
    expect(levels('tillering', [], { past: { ...wet, nightMinC: 26.1 } })).toEqual([]);
  });

  test('belong to their stage: heat harms no seedling, cold of 19° no ripe rice', () => {
    expect(levels('seedling', [{ maxC: 40 }])).toEqual([]);
    expect(levels('ripe', means(19, 19, 19), { since: 1 })).toEqual([]);
  });

  test('follow the field into the stage of the day', () => {
    // The last day of booting is today: heat in ten days meets open flowers or the filling grain.
    const hot = Array.from({ length: 15 }, (_, index): Change => (index === 3 ? { maxC: 36 } : {}));
    const [risk] = risksAt('flowering', hot, { since: -1, count: 15 });
    expect(risk).toMatchObject({ kind: 'heatFlowering', fromAt: TODAY + 3 * DAY, days: 1, value: 36, isMargin: false });
  });

  test('count for an early or late field within the margin, and say so', () => {
    const heat = [{ maxC: 36 }];
    expect(risksAt('flowering', heat, { since: -5 })[0]).toMatchObject({ isMargin: true });
    expect(risksAt('flowering', heat, { since: -6 })).toEqual([]);
  });

  test('are none before sowing and after harvest, whatever comes', () => {
    const storm = Array.from({ length: 5 }, () => ({ gustMs: 30, maxC: 40, meanC: 10, bloomRainMm: 50 }));
    expect(levels('seedling', storm, { since: -6 })).toEqual([]);
    expect(levels('ripe', storm, { since: 16 })).toEqual([]);
    expect(levels('ripe', storm, { since: 15 })).toEqual(['windRipening red']);
  });

  test('name the worst value and all days of the level, the worse risk first', () => {
    const [first, second] = risksAt('flowering', [{ bloomRainMm: 8 }, { maxC: 37.5 }, { maxC: 38 }, { maxC: 36 }]);
    expect(first).toMatchObject({ kind: 'heatFlowering', level: 'red', fromAt: TODAY + DAY, days: 2, value: 38 });
    expect(second).toMatchObject({ kind: 'rainFlowering', value: 8, basis: 'proposed' });
  });

  test('need known figures', () => {
    expect(levels('flowering', [{ maxC: null, meanC: null, bloomRainMm: null }])).toEqual([]);
  });
});
