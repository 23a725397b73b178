import { chanceOfAnyHour } from '@portal/domain/weather/rain-chance';
import { makeField, makeFolder, makeHeader, RUN_AT, SMALL_GRID } from '@portal/testing/runs/small-run';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findPlaceOfCell, toCellRuns } from '#archive/daily-facts.ts';
import { findLandCells } from '#archive/hour-field.ts';
import { summarizeRun } from '#archive/summarize-run.ts';
import { publishRun } from '#runs/publish-run.ts';
import { openStoredRun } from '#store/stored-run.ts';

type Field = ReturnType<typeof makeField>;

async function summarize(fields: Field[], grid = SMALL_GRID) {
  const header = makeHeader({ grid });
  const { folder } = await publishRun(makeFolder(onTestFinished), header, fields, { now: RUN_AT });
  const run = openStoredRun(folder);
  onTestFinished(run.close);
  return summarizeRun(run);
}

async function read(fields: Field[]) {
  const content = await summarize(fields);
  if (content === null) throw new Error('the run has no daily values');
  const { facts, values } = content;
  const days = Array.from({ length: facts.days }, (_, day) => day);
  return Object.fromEntries(
    facts.values.map(({ name, scale, offset, hours }, index) => [
      name,
      {
        hours,
        values: days.map((day) => {
          const word = values[index * facts.days + day] ?? 0;
          return word === -32_768 ? null : Math.round((word * scale + offset) * 100) / 100;
        }),
      },
    ]),
  );
}

const hourly = (name: Parameters<typeof makeField>[0], values: readonly number[]) =>
  values.map((value, hour) => makeField(name, hour, value));

describe('the daily values of a run', () => {
  test('are those of calendar days of Vietnam, of the hours that the run has', async () => {
    // The run starts at 07:00, so its first day has 17 hours and the next one 24.
    const values = Array.from({ length: 24 + 17 + 3 }, (_, hour) =>
      hour < 17 ? 20 + hour : hour < 41 ? 53 - hour : 5,
    );
    const { temperatureMinC, temperatureMaxC, temperatureMeanC } = await read(hourly('temperature2m', values));
    expect(temperatureMinC).toEqual({ hours: [17, 24, 3], values: [20, 13, 5] });
    expect(temperatureMaxC).toEqual({ hours: [17, 24, 3], values: [36, 36, 5] });
    expect(temperatureMeanC).toEqual({ hours: [17, 24, 3], values: [28, 24.5, 5] });
  });

  test('add up the rain of each day, also where a step reaches over midnight', async () => {
    const fields = [
      makeField('precipitation', 15, 3, 12),
      makeField('precipitation', 18, 6, 15),
      makeField('precipitation', 21, 1.5, 18),
    ];
    expect((await read(fields)).rainMm).toEqual({ hours: [5, 4], values: [7, 3.5] });
  });

  test('take the strongest wind of the hours, not of its components', async () => {
    const fields = [...hourly('windU10m', [3, 6, 0]), ...hourly('windV10m', [4, 0, -5.5])];
    expect((await read(fields)).windMaxMs?.values).toEqual([6]);
  });

  test('have no wind where one component is missing', async () => {
    expect(await read([...hourly('windU10m', [3]), ...hourly('temperature2m', [20])])).not.toHaveProperty('windMaxMs');
  });

  test('are unknown at a cell that has no value that day', async () => {
    const fields = hourly('temperature2m', [1, 2]).map((field) => ({
      ...field,
      values: Float64Array.from([Number.NaN, 1, 2, 3, 4, 5]),
    }));
    expect((await read(fields)).temperatureMinC).toEqual({ hours: [2], values: [null] });
  });

  test('agree with plain sums over any hours', async () => {
    const hours = fc.array(
      fc.integer({ min: -500, max: 700 }).map((value) => value / 100),
      { minLength: 17, maxLength: 41 },
    );
    await fc.assert(
      fc.asyncProperty(hours, async (values) => {
        const { temperatureMinC, temperatureMaxC, temperatureMeanC } = await read(hourly('temperature2m', values));
        const day = values.slice(0, 17);
        expect(temperatureMinC?.values[0]).toBe(Math.min(...day));
        expect(temperatureMaxC?.values[0]).toBe(Math.max(...day));
        expect(temperatureMeanC?.values[0]).toBeCloseTo(day.reduce((sum, value) => sum + value) / 17, 1);
      }),
      { numRuns: 20 },
    );
  });

  test('have the chance that any hour of the day is wet, beside that of the highest one', async () => {
    const percents = Array.from({ length: 24 + 17 }, (_, hour) => (hour < 17 ? 10 : hour < 20 ? 40 : 0));
    const { rainProbabilityPercent, rainDayProbabilityPercent } = await read(
      hourly('precipitationProbability', percents),
    );
    expect(rainProbabilityPercent).toEqual({ hours: [17, 24], values: [10, 40] });
    const [first, second] = [percents.slice(0, 17), percents.slice(17)].map((day) => chanceOfAnyHour(day) ?? 0);
    expect(rainDayProbabilityPercent?.values[0]).toBeCloseTo(first ?? 0, 1);
    expect(rainDayProbabilityPercent?.values[1]).toBeCloseTo(second ?? 0, 1);
    expect(second).toBeGreaterThan(60);
  });

  test('have it of the hours that an interval of an ensemble stands for', async () => {
    const fields = [3, 6, 9, 12, 15, 17, 20].map((end, index, ends) =>
      makeField('wetHourProbability', end, 20, ends[index - 1] ?? 0),
    );
    const { wetHourProbabilityPercent, wetDayProbabilityPercent, ...others } = await read(fields);
    expect(wetHourProbabilityPercent?.values).toEqual([20, 20]);
    expect(wetDayProbabilityPercent?.values[0]).toBeCloseTo(chanceOfAnyHour(new Array(17).fill(20)) ?? 0, 1);
    expect(Object.keys(others)).toEqual([]);
  });

  test('are not kept where the grid has no cell of the country', async () => {
    const grid = { ...SMALL_GRID, south: 40, west: 10 };
    expect(await summarize(hourly('temperature2m', [20]), grid)).toBeNull();
  });

  test('are not kept of a run without any of their variables', async () => {
    expect(await summarize(hourly('cape', [20]))).toBeNull();
  });
});

describe('the cells of the land', () => {
  const quarter = { south: 5, west: 99, latStep: 0.25, lngStep: 0.25, rows: 79, columns: 83 };

  test.each([
    ['Hà Nội', 21.03, 105.85],
    ['the northern end', 23.39, 105.32],
    ['the western end', 22.4, 102.15],
    ['Mũi Cà Mau', 8.6, 104.72],
    ['the eastern end of the mainland', 12.65, 109.46],
    ['Phú Quốc', 10.22, 103.96],
    ['Hoàng Sa', 16.53, 111.61],
    ['Trường Sa', 8.64, 111.92],
    ['Song Tử Tây', 11.43, 114.33],
    ['Bạch Long Vĩ', 20.13, 107.73],
  ])('hold all four cells around %s', (_, lat, lng) => {
    for (const step of [0.1, 0.25, 1]) {
      const grid = {
        ...quarter,
        latStep: step,
        lngStep: step,
        rows: 19.5 / step + 1,
        columns: Math.floor(20.5 / step) + 1,
      };
      const cells = new Set(findLandCells(grid));
      const row = Math.floor((lat - grid.south) / step);
      const column = Math.floor((lng - grid.west) / step);
      for (const [up, right] of [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
      ] as const) {
        expect(cells.has((row + up) * grid.columns + column + right)).toBe(true);
      }
    }
  });

  test('leave out most of the sea and the neighbours', () => {
    const cells = findLandCells(quarter);
    expect(cells.length).toBeLessThan((79 * 83) / 7);
    const has = (lat: number, lng: number) => cells.includes(((lat - 5) / 0.25) * 83 + (lng - 99) / 0.25);
    expect([has(15, 113), has(13.75, 100.5), has(18, 110)]).toEqual([false, false, false]);
  });

  test('are found again in their rows, and others are not', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 60 })), (list) => {
        const cells = list.toSorted((a, b) => a - b);
        const runs = toCellRuns(cells);
        for (let cell = 0; cell <= 61; cell++) {
          const place = cells.indexOf(cell);
          expect(findPlaceOfCell(runs, cell)).toBe(place === -1 ? null : place);
        }
      }),
    );
  });
});
