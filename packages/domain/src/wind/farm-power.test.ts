import { describe, expect, it } from 'vitest';
import { computeDailyCycle, computeFarmPower, type HubHour, type WindFarm } from './farm-power.ts';
import { readCurve } from './power-curve.ts';

const { curve } = readCurve({
  points: [
    { speedMs: 3, powerKw: 0 },
    { speedMs: 8, powerKw: 4000 },
    { speedMs: 12, powerKw: 8000 },
    { speedMs: 17, powerKw: 8000 },
    { speedMs: 21, powerKw: 8000 },
    { speedMs: 25, powerKw: 8000 },
  ],
});
const FARM: WindFarm = { curve, count: 10, availability: 1, wakeLoss: 0 };
const DAY = 86_400;
const dayOf = (at: number): number => Math.floor(at / DAY);

const hour = (speedMs: number | null, half: number | null = null, at = 0): HubHour => ({
  at,
  speedMs,
  range: half === null || speedMs === null ? null : { lowMs: speedMs - half, highMs: speedMs + half },
  densityKgM3: null,
});
const sharesOf = (hours: readonly HubHour[], farm = FARM) =>
  computeFarmPower(farm, hours, dayOf).hours.map((share) => share?.share ?? null);

describe('power of a farm', () => {
  it('loses to standstill and wakes', () => {
    expect(sharesOf([hour(10)], { ...FARM, availability: 0.9, wakeLoss: 0.1 })[0]).toBeCloseTo(0.75 * 0.81, 10);
  });
  it('is less in thin air, but full power stays full and the cut-out is felt by the wind itself', () => {
    const thin = (speedMs: number): HubHour => ({ ...hour(speedMs), densityKgM3: 1.15 });
    expect(sharesOf([thin(10)])[0]).toBeCloseTo((4000 + (10 * Math.cbrt(1.15 / 1.225) - 8) * 1000) / 8000, 6);
    expect(sharesOf([thin(13), thin(25)])).toEqual([1, 0]);
    expect(sharesOf([{ ...hour(24.9), densityKgM3: 1.3 }])).toEqual([1]);
  });
  it('stops at 25 m/s and starts again below 22', () => {
    expect(sharesOf([24.9, 25, 24, 22, 21.9, 24].map((speed) => hour(speed)))).toEqual([1, 0, 0, 0, 1, 1]);
  });
  it('is unknown with the wind', () => {
    expect(sharesOf([hour(null), hour(12)])).toEqual([null, 1]);
    expect(computeFarmPower(FARM, [hour(null)], dayOf).mean).toBeNull();
  });
  it('without a curve is the illustration', () => {
    expect(sharesOf([hour(8)], { ...FARM, curve: null })[0]).toBeCloseTo(485 / 1701, 6);
  });
});

describe('its range', () => {
  const rangeOf = (speedMs: number, half: number) => computeFarmPower(FARM, [hour(speedMs, half)], dayOf).hours[0];
  it('below the cut-out is the power at the ends of the wind’s range', () => {
    const { share, low, high } = rangeOf(8, 2) ?? { share: 0, low: 0, high: 0 };
    expect([share, low, high].map((value) => Math.round(1000 * (value ?? -1)))).toEqual([500, 300, 750]);
  });
  it('near the cut-out reaches from standstill to full power, which the ends alone would not show', () => {
    // At both ends of 21–29 m/s the power is full and nothing; at the middle it is nothing.
    expect(rangeOf(25.5, 4)).toEqual({ share: 0, low: 0, high: 1 });
    expect(rangeOf(24, 4)).toEqual({ share: 1, low: 0, high: 1 });
  });
  it('with a small chance of a storm stop stays at full power', () => {
    // 25 m/s lie beyond the 95th of a hundred.
    expect(rangeOf(20, 3.5)).toMatchObject({ low: 1, high: 1 });
  });
  it('is unknown without an ensemble', () => {
    expect(computeFarmPower(FARM, [hour(8)], dayOf).hours[0]).toEqual({ share: 0.5, low: null, high: null });
  });
});

describe('days', () => {
  it('sum to hours at full load, with the known hours counted', () => {
    const hours = [
      hour(12, null, DAY - 3600),
      hour(8, null, DAY),
      hour(null, null, DAY + 3600),
      hour(8, null, DAY + 7200),
    ];
    expect(computeFarmPower(FARM, hours, dayOf).days).toEqual([
      { share: 1, low: null, high: null, from: 0, hours: 1 },
      { share: 1, low: null, high: null, from: 1, hours: 2 },
    ]);
  });
  it('have a range as wide as that of their hours together', () => {
    const [day] = computeFarmPower(FARM, [hour(8, 2), hour(8, 2, 3600)], dayOf).days;
    expect([day?.low, day?.high].map((value) => Math.round(1000 * (value ?? -1)))).toEqual([600, 1500]);
  });
});

it('the daily cycle is the mean of each hour of the clock', () => {
  const cycle = computeDailyCycle([1, 2, 3, null], (index) => index % 2);
  expect(cycle.slice(0, 3)).toEqual([2, 2, null]);
  expect(cycle).toHaveLength(24);
});
