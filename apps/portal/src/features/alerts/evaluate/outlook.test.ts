import type { DryingDay } from '@portal/domain/agriculture/drying-plan';
import type { RainSlice } from '@portal/domain/weather/rain-spells';
import { describe, expect, it } from 'vitest';
import { findEventBasis, limitWeakRain, listSteps, type PlaceSight, toDryingStep } from './outlook.ts';

const STEP = 600;
/** Ten minutes each; the model's rain marks what satellites alone may not announce. */
const toSlices = (rates: readonly (readonly [rainMmh: number, modelMmh?: number | null])[]): RainSlice[] =>
  rates.map(([rainMmh, modelMmh], step) => ({
    fromAt: step * STEP,
    toAt: (step + 1) * STEP,
    rainMmh,
    chancePercent: 90,
    thunder: null,
    ...(modelMmh === undefined ? {} : { isEstimated: true, unaided: { rainMmh: modelMmh, chancePercent: 10 } }),
  }));

describe('weak rain of satellites', () => {
  const agree = (slices: RainSlice[], limit: number) =>
    limitWeakRain(slices, 'rainMmh', limit).map((one) => one.rainMmh);

  it('counts where the model’s reaches the limit too, as strong as pages show it', () => {
    expect(agree(toSlices([[1, 0.6]]), 0.5)).toEqual([1]);
    expect(
      agree(
        toSlices([
          [1, 0.3],
          [0, 2],
        ]),
        0.5,
      ),
    ).toEqual([0.3, 0]);
    expect(agree(toSlices([[1, null]]), 0.5)).toEqual([null]);
  });

  it('counts as the edge of stronger rain', () => {
    expect(agree(toSlices([[1, 0], [6], [0.8, 0], [0, 0], [1, 0]]), 0.5)).toEqual([1, 6, 0.8, 0, 0]);
  });

  it('has the chance that pages show, or none', () => {
    const chancesOf = (limit: number) =>
      limitWeakRain(toSlices([[1, 0]]), 'chancePercent', limit).map(({ chancePercent }) => chancePercent);
    expect(chancesOf(10)).toEqual([90]);
    expect(chancesOf(20)).toEqual([10]);
  });
});

describe('the basis of an event', () => {
  it('is the satellites’ where they lead in a part of it', () => {
    const slices = toSlices([[3], [1, 0], [2]]);
    const basisOf = (fromAt: number, toAt: number | null) => findEventBasis({ slices }, 'satellite', { fromAt, toAt });
    expect([basisOf(0, STEP), basisOf(0, 2 * STEP), basisOf(STEP, null), basisOf(2 * STEP, null)]).toEqual([
      'model',
      'satellite',
      'satellite',
      'model',
    ]);
    expect(findEventBasis({ slices }, 'radar', { fromAt: 0, toAt: null })).toBe('radar');
  });
});

describe('drying as a rule sees it', () => {
  const DAY = Date.parse('2026-08-03T00:00:00+07:00') / 1000;
  const at = (hour: number) => DAY + hour * 3600;
  const day: DryingDay = {
    startAt: DAY,
    verdict: 'good',
    spell: { fromAt: at(9), toAt: at(15) },
    gatherAt: at(15.5),
    gatherFor: 'rain',
    endsAt: at(16),
    chancePercent: 45,
    gate: null,
  };

  it('lasts until the hour that ends it is over, with the clock hour by which to gather', () => {
    expect(toDryingStep(day)).toEqual({ fromAt: at(9), toAt: at(17), value: 15.5, chance: 45 });
    expect(toDryingStep({ ...day, gatherFor: 'dusk', endsAt: at(18.4) })?.toAt).toBe(at(18.4));
    expect(toDryingStep({ ...day, verdict: 'consider', gatherAt: null })).toBeNull();
    expect(toDryingStep(null)).toBeNull();
  });

  it('is announced from six o’clock on, and read only then', () => {
    const stepsAt = (hour: number) => {
      const sight = { findDrying: () => day } as PlaceSight;
      return listSteps(sight, { kind: 'drying', threshold: 24, hasChance: false }, at(hour));
    };
    expect([stepsAt(5.99).length, stepsAt(6).length]).toEqual([0, 1]);
  });
});

describe('heat as a rule sees it', () => {
  const DAY = Date.parse('2026-08-03T00:00:00+07:00') / 1000;
  const at = (hour: number) => DAY + hour * 3600;

  it('is known from six o’clock on until it is over, with the clock hour at which its limit is reached', () => {
    const sight = { findHeat: (limitC: number) => (limitC > 30.5 ? null : { fromAt: at(11), toAt: at(15) }) };
    const list = (threshold: number, hour: number) =>
      listSteps(sight as PlaceSight, { kind: 'heat', threshold, hasChance: false }, at(hour));
    expect(list(30.5, 6)).toEqual([{ fromAt: at(6), toAt: at(15), value: 11, chance: null }]);
    expect(list(30.5, 5.99)).toEqual([]);
    expect(list(31, 6)).toEqual([]);
  });
});
