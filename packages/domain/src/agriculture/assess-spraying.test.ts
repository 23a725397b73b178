import { describe, expect, test } from 'vitest';
import { wetBulbC } from '#weather/wet-bulb.ts';
import { SPRAYING } from './activity-limits.table.ts';
import { assessSpraying } from './assess-spraying.ts';
import { type FarmHourChange, makeFarmWork } from './farm-work.fixture.ts';

const MORNING = 9;
const rate = (change: FarmHourChange, hour = MORNING) => format(makeFarmWork({ [hour]: change }), hour);

function format(work: ReturnType<typeof makeFarmWork>, hour = MORNING) {
  const { verdict, reasons } = assessSpraying(work, hour, SPRAYING);
  return [verdict, ...reasons.map(({ kind }) => kind)];
}

/** Wind at 10 m, m/s, for a wind in km/h at the nozzle, 2 m above ground. */
const atNozzle = (kmh: number) => ({ windSpeedMs: kmh / 3.6 / 0.748 });

/** Relative humidity for a ΔT at a temperature. */
function humidityFor(temperatureC: number, deltaTC: number): number {
  let [dry, damp] = [5, 99];
  for (let step = 0; step < 60; step++) {
    const middle = (dry + damp) / 2;
    if (temperatureC - wetBulbC(temperatureC, middle) > deltaTC) dry = middle;
    else damp = middle;
  }
  return dry;
}

const ofDeltaT = (temperatureC: number, deltaTC: number) => ({
  temperatureC,
  humidityPercent: humidityFor(temperatureC, deltaTC),
});

const GOOD = ['good', 'windGentle', 'rainFree'];

describe('spraying', () => {
  test('is good on a mild, dry morning, for as long as required', () => {
    const { reasons } = assessSpraying(makeFarmWork({ 20: { rainMm: 1 } }), MORNING, SPRAYING);
    expect(reasons).toEqual([
      { kind: 'windGentle', value: 9, hours: null },
      { kind: 'rainFree', value: null, hours: 11 },
    ]);
  });

  // Limits of domain.md §4.2 on both sides.
  test.each<[string, FarmHourChange, string[], FarmHourChange, string[]]>([
    ['too calm', atNozzle(2.99), ['consider', 'windCalm'], atNozzle(3), GOOD],
    ['windy', atNozzle(14.99), GOOD, atNozzle(15.01), ['consider', 'windStrong']],
    ['too windy', atNozzle(19.99), ['consider', 'windStrong'], atNozzle(20.01), ['avoid', 'windStrong']],
    ['warm', { temperatureC: 27.99 }, GOOD, { temperatureC: 28 }, ['consider', 'hot']],
    ['hot', { temperatureC: 32 }, ['consider', 'hot'], { temperatureC: 32.01 }, ['avoid', 'hot']],
    ['slow to dry', ofDeltaT(24, 1.99), ['consider', 'stillWet'], ofDeltaT(24, 2.01), GOOD],
    ['quick to dry', ofDeltaT(27, 7.99), GOOD, ofDeltaT(27, 8.01), ['consider', 'evaporation']],
    [
      'too quick to dry',
      ofDeltaT(31, 9.99),
      ['consider', 'hot', 'dryAir', 'evaporation'],
      ofDeltaT(31, 10.01),
      ['avoid', 'evaporation'],
    ],
    [
      'dry',
      { temperatureC: 18, humidityPercent: 40 },
      GOOD,
      { temperatureC: 18, humidityPercent: 39.9 },
      ['consider', 'dryAir'],
    ],
    [
      'damp',
      { humidityPercent: 90 },
      ['consider', 'stillWet'],
      { humidityPercent: 90.1 },
      ['consider', 'humid', 'stillWet'],
    ],
    [
      'too damp',
      { humidityPercent: 95 },
      ['consider', 'humid', 'stillWet'],
      { humidityPercent: 95.1 },
      ['avoid', 'humid'],
    ],
  ])('%s', (_name, below, saidBelow, above, saidAbove) => {
    expect([rate(below), rate(above)]).toEqual([saidBelow, saidAbove]);
  });

  test('needs six hours without 0.3 mm, and within three of them rain forbids it', () => {
    const rainIn = (hours: number, rainMm: number) => format(makeFarmWork({ [MORNING + hours]: { rainMm } }));
    expect(rainIn(6, 5)).toEqual(GOOD);
    expect(rainIn(5, 0.29)).toEqual(GOOD);
    expect(rainIn(5, 0.3)).toEqual(['consider', 'rainSoon']);
    expect(rainIn(3, 0.3)).toEqual(['consider', 'rainSoon']);
    expect(rainIn(2, 0.3)).toEqual(['avoid', 'rainSoon']);
    expect(rainIn(0, 0.3)).toEqual(['avoid', 'rainNow']);
  });

  test('is a matter of thought from a chance of 40 per cent on', () => {
    const chance = (rainProbabilityPercent: number | null) => format(makeFarmWork({}, { rainProbabilityPercent }));
    expect([chance(39), chance(40), chance(null)]).toEqual([GOOD, ['consider', 'rainChance'], GOOD]);
  });

  test('waits for moving air around the night: from an hour before sunset to one after sunrise', () => {
    const said = (hour: number, kmh: number) => format(makeFarmWork({ [hour]: atNozzle(kmh) }), hour);
    // By the middle of the hour: the sun rises at 05:30 and sets at 18:30.
    expect([said(5, 10.9), said(6, 10.9), said(16, 10.9), said(17, 10.9)]).toEqual([
      ['avoid', 'inversion'],
      GOOD,
      GOOD,
      ['avoid', 'inversion'],
    ]);
    expect([said(5, 11.1), said(17, 11.1), said(18, 11.1), said(23, 11.1), said(4, 11.1)]).toEqual([
      GOOD,
      GOOD,
      ['consider', 'dark'],
      ['consider', 'dark'],
      ['consider', 'dark'],
    ]);
    expect([said(2, 2), said(2, 10.9)]).toEqual([
      ['avoid', 'inversion'],
      ['avoid', 'inversion'],
    ]);
  });

  test.each<FarmHourChange>([
    { windSpeedMs: null },
    { temperatureC: null },
    { humidityPercent: null },
    { rainMm: null },
  ])('says nothing without %j, unless something else forbids it', (unknown) => {
    expect(rate(unknown)).toEqual([null]);
    const forbidden = 'temperatureC' in unknown ? atNozzle(25) : { temperatureC: 35 };
    expect(rate({ ...unknown, ...forbidden })[0]).toBe('avoid');
  });

  test('says nothing near the end of the hours and beyond', () => {
    expect([format(makeFarmWork(), 66), format(makeFarmWork(), 67), format(makeFarmWork(), 72)]).toEqual([
      ['avoid', 'inversion'],
      ['avoid', 'inversion'],
      [null],
    ]);
    const late = makeFarmWork({}, atNozzle(12));
    expect([format(late, 66)[0], format(late, 67)[0]]).toEqual(['consider', null]);
  });
});
