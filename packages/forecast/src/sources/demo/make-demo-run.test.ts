import { describe, expect, it } from 'vitest';
import { isRunField, type MemberRainStep, type RunField } from '#runs/run-content.ts';
import { getVariable } from '#variables/variable.table.ts';
import { type DemoRun, makeDemoRun } from './make-demo-run.ts';
import { DEMO_VARIABLES } from './sky-moment.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 10, 21, 3, 25) / 1000;
const CELLS = 79 * 83;

/** A run's fields without member rain. */
function* listFields(run: DemoRun): Generator<RunField> {
  for (const item of run.fields) if (isRunField(item)) yield item;
}

/** The first fields of a run, as the run store packs them. */
function listPacked(now: number, fieldCount: number): Map<string, Int32Array> {
  const packed = new Map<string, Int32Array>();
  for (const field of listFields(makeDemoRun({ now }))) {
    packed.set(`${field.variable} ${field.validAt} ${field.intervalStart}`, pack(field));
    if (packed.size === fieldCount) break;
  }
  return packed;
}

function pack({ variable, values }: RunField): Int32Array {
  const { scale, offset } = getVariable(variable);
  return Int32Array.from(values, (value) => (Number.isNaN(value) ? -32_768 : Math.round((value - offset) / scale)));
}

/** Days whose likely range has been read in a run, and cells where it does not contain the rain of its hours. */
class DayRanges {
  readonly days: number[] = [];
  periods = 0;
  wrong = 0;
  readonly #rain = new Float64Array(CELLS);

  add({ variable, validAt, intervalStart, values }: RunField): void {
    if (variable.startsWith('precipitationPeriod')) this.periods += 1;
    if (variable === 'precipitation') {
      if ((validAt - HOUR + 7 * HOUR) % DAY === 0) this.#rain.fill(0);
      for (let cell = 0; cell < CELLS; cell += 1) this.#rain[cell] = (this.#rain[cell] ?? 0) + (values[cell] ?? 0);
    }
    if (variable === 'precipitationDayLow') this.days.push(intervalStart);
    const sign = { precipitationDayLow: 1, precipitationDayHigh: -1 }[variable as string];
    if (sign === undefined) return;
    for (let cell = 0; cell < CELLS; cell += 1) {
      if (sign * ((values[cell] ?? 0) - (this.#rain[cell] ?? 0)) > 0.001) this.wrong += 1;
    }
  }
}

describe('demo run', () => {
  it('starts at the last cycle at or before now', () => {
    const cycle = Date.UTC(2026, 10, 21, 6) / 1000;
    expect(makeDemoRun({ now: cycle }).header.runAt).toBe(cycle);
    expect(makeDemoRun({ now: cycle - 1 }).header.runAt).toBe(cycle - 6 * HOUR);
    expect(makeDemoRun({ now: cycle + 6 * HOUR - 1 }).header.runAt).toBe(cycle);
  });

  it('says that it is invented, and knows its ground', () => {
    const { header } = makeDemoRun({ now: NOW });
    expect(header).toMatchObject({ source: 'demo', demo: true });
    expect(header.licence).toContain('Invented');
    expect(header.surfaceHeightM).toHaveLength(CELLS);
    const heights = Array.from(header.surfaceHeightM ?? []).filter((height) => !Number.isNaN(height));
    expect(heights.length).toBeGreaterThan(0.8 * CELLS);
    expect(Math.min(...heights)).toBe(0);
    expect(Math.max(...heights)).toBeGreaterThan(1500);
  });

  it('is whole: agrees with a run of 15 days later, and ranges of days and periods lie around the rain', () => {
    const later = listPacked(NOW + 15 * DAY, 6 * DEMO_VARIABLES.length);
    const ranges = new DayRanges();
    const seen = new Set<number>();
    let compared = 0;
    let fields = 0;
    const run = makeDemoRun({ now: NOW });
    for (const field of listFields(run)) {
      seen.add(field.validAt);
      fields += 1;
      ranges.add(field);
      const other = later.get(`${field.variable} ${field.validAt} ${field.intervalStart}`);
      if (other === undefined) continue;
      expect(pack(field)).toEqual(other);
      compared += 1;
    }
    expect(compared).toBe(6 * DEMO_VARIABLES.length);
    expect(fields).toBe(run.fieldCount);
    const hours = [...seen];
    expect(hours.every((at, index) => index === 0 || at === (hours[index - 1] ?? 0) + HOUR)).toBe(true);
    // Twelve hours after its start the run still covers yesterday, and the fifteenth day from then to its end.
    const late = run.header.runAt + 12 * HOUR;
    const today = Math.floor((late + 7 * HOUR) / DAY) * DAY - 7 * HOUR;
    expect(hours[0]).toBeLessThanOrEqual(today - DAY);
    expect(hours.at(-1)).toBeGreaterThanOrEqual(today + 16 * DAY);
    expect(ranges.wrong).toBe(0);
    expect(ranges.days).toHaveLength(18);
    expect(ranges.days.every((at) => (at + 7 * HOUR) % DAY === 0)).toBe(true);
    expect(ranges.periods).toBe(2 * 19 * 4);
  });

  it('gives the hours of 40 days ago the same values each time it is asked', () => {
    const first = listPacked(NOW - 40 * DAY, 2 * DEMO_VARIABLES.length);
    const again = listPacked(NOW - 40 * DAY, 2 * DEMO_VARIABLES.length);
    expect(again).toEqual(first);
    const sixHoursLater = listPacked(NOW - 40 * DAY + 6 * HOUR, DEMO_VARIABLES.length);
    expect([...sixHoursLater.keys()].some((key) => first.has(key))).toBe(false);
  });

  it('has members whose tenth and nine tenths are the ends of its range', () => {
    const sums = { precipitationLow: new Float64Array(CELLS), precipitation: new Float64Array(CELLS) };
    const highs = new Float64Array(CELLS);
    let step: MemberRainStep | null = null;
    for (const item of makeDemoRun({ now: NOW }).fields) {
      if (!isRunField(item)) {
        step = item;
        break;
      }
      // The run begins at 00:00 UTC; its members begin with the first three hours after.
      if (item.validAt <= Date.UTC(2026, 10, 21) / 1000) continue;
      for (let cell = 0; cell < CELLS; cell++) {
        const value = item.values[cell] as number;
        if (item.variable === 'precipitation' || item.variable === 'precipitationLow')
          sums[item.variable][cell] = (sums[item.variable][cell] as number) + value;
        if (item.variable === 'precipitationHigh') highs[cell] = (highs[cell] as number) + value;
      }
    }
    expect([step?.memberMm.size, (step?.validAt ?? 0) - (step?.intervalStart ?? 0)]).toEqual([11, 3 * HOUR]);
    for (const [member, expected] of [
      [1, sums.precipitationLow],
      [5, sums.precipitation],
      [9, highs],
    ] as const) {
      const values = step?.memberMm.get(member) ?? [];
      const most = expected.reduce((worst, mm, cell) => Math.max(worst, Math.abs(mm - (values[cell] ?? 0))), 0);
      expect(most).toBeLessThan(1e-4);
    }
    expect(Math.max(...highs)).toBeGreaterThan(1);
  });

  it('yields each variable of a step once, hourly amounts with their hour, waves over the sea only', () => {
    const fields: RunField[] = [];
    for (const field of listFields(makeDemoRun({ now: NOW }))) {
      fields.push(field);
      if (fields.length === DEMO_VARIABLES.length) break;
    }
    expect(fields.map(({ variable }) => variable)).toEqual([...DEMO_VARIABLES]);
    for (const { variable, validAt, intervalStart, values } of fields) {
      const interval = getVariable(variable).kind === 'instant' ? 0 : HOUR;
      expect(validAt - intervalStart, variable).toBe(interval);
      expect(values).toHaveLength(CELLS);
      const missing = Array.from(values).filter(Number.isNaN).length;
      if (variable.startsWith('wave')) expect(missing).toBeGreaterThan(1000);
      else expect(missing, variable).toBe(0);
    }
  });
});
