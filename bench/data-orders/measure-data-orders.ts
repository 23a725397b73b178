import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DAILY_DATA,
  DATA_FORMATS,
  DATA_VARIABLES,
  type DataVariable,
} from '@portal/domain/data-order/data-variable.table';
import { estimateDataBytes } from '@portal/domain/data-order/estimate-data-file';
import { DAY_SECONDS } from '@portal/domain/time/vietnam-time';
import { openWeatherStore } from '@portal/forecast/history/open-weather-store';
import { publishRun } from '@portal/forecast/runs/publish-run';
import { makeDemoRun } from '@portal/forecast/sources/demo/make-demo-run';
import { BASIS, type DataTable } from '../../apps/portal/src/features/data-orders/data-table.ts';
import { writeDataFile } from '../../apps/portal/src/features/data-orders/files/write-data-file.ts';
import { readTable } from '../../apps/portal/src/features/data-orders/read-table.ts';
import { TableBuilder } from '../../apps/portal/src/features/data-orders/table-builder.ts';
import { toHourSpan } from '../../apps/portal/src/features/weather/hour-span.ts';
import type { Figure, Measurement } from '../measure/figure.ts';
import { median, timeRounds } from '../measure/median.ts';

const NOW = Date.parse('2026-11-21T14:00:00+07:00') / 1000;
const TODAY = Date.parse('2026-11-21T00:00:00+07:00') / 1000;
const MEGABYTE = 1_000_000;
const DAYS = 40;
const HOURS = 24;
const YEARS = 10;
const PLACES = 100;

/** Time and size of a table in each format, and the error of the estimated size. */
async function measureForms(name: string, table: DataTable, rounds: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  const { step, places, rows, variables } = table;
  for (const format of DATA_FORMATS) {
    let bytes = 0;
    const times = await timeRounds(rounds, rounds > 1 ? 2 : 0, () => {
      bytes = writeDataFile({ table, format, mark: false }, () => {}).length;
    });
    const expected = estimateDataBytes({ step, places, rowsPerPlace: rows / places.length, variables }, format);
    figures.push(
      { name: `data-orders.${name}.${format}.ms`, value: median(times), unit: 'ms' },
      { name: `data-orders.${name}.${format}.mb`, value: bytes / MEGABYTE, unit: 'MB', note: `${rows} rows` },
      {
        name: `data-orders.${name}.${format}.estimate`,
        value: Math.abs(expected / bytes - 1) * 100,
        unit: '%',
        budget: { most: 20 },
      },
    );
  }
  return figures;
}

/** Forty days of a place hour by hour with every variable, from the demo. */
async function readMonth(folder: string): Promise<{ table: DataTable; ms: number }> {
  const { header, fields } = makeDemoRun({ now: NOW });
  await publishRun(folder, header, fields, { now: NOW });
  const store = openWeatherStore(folder);
  const places = [{ name: 'Đà Nẵng', lat: 16.07, lng: 108.22 }];
  const variables = DATA_VARIABLES.hourly.filter((one: DataVariable) => one.isMarine !== true).map(({ name }) => name);
  const fromAt = TODAY - (DAYS - 1) * DAY_SECONDS;
  const request = { step: 'hourly', places, fromAt, toAt: TODAY, variables, format: 'csv', mark: false } as const;
  const needs = {
    store,
    clock: () => NOW,
    demo: () => true,
    locate: () => ({ elevation: 8, stationCode: null }) as never,
    summarizeDay: toHourSpan,
    archived: () => [],
    publicUrl: 'https://portal.example',
  };
  const started = performance.now();
  const table = await readTable(needs, { request, startAt: fromAt, count: DAYS * HOURS, language: 'vi' });
  const ms = performance.now() - started;
  store.close();
  return { table, ms };
}

/** Ten years of a hundred places by day: synthetic, with a season, because no archive has them yet. */
function makeDecade(): DataTable {
  const days = Math.round(YEARS * 365.25);
  const builder = new TableBuilder('daily', DAILY_DATA, days * PLACES);
  let state = 7;
  const draw = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  for (let place = 0; place < PLACES; place += 1) {
    builder.addPlace({ name: `Trạm ${place}`, lat: 8.5 + place * 0.15, lng: 105 + (place % 9) * 0.4, heightM: place });
    for (let day = 0; day < days; day += 1) {
      const at = TODAY - (days - day) * DAY_SECONDS;
      const warmth = 25 - place * 0.05 + 6 * Math.sin((day / 365.25) * 2 * Math.PI) + (draw() - 0.5) * 6;
      const rain = draw() < 0.6 ? 0 : draw() ** 4 * 120;
      const [wind, gust] = [2 + draw() * 6, 4 + draw() * 10];
      const values = [
        warmth - 3,
        warmth + 4,
        warmth,
        warmth + 7,
        rain,
        wind,
        gust,
        draw() * 359,
        60 + draw() * 38,
        draw() * 12,
      ];
      builder.addRow({ at, basis: BASIS.demo, origin: { source: 'demo', runAt: at }, values });
    }
  }
  return builder.build({ language: 'vi', madeAt: NOW, portal: 'https://portal.example' });
}

/** Cost of data files: a month of a place, and the largest order. */
export const dataOrders: Measurement = {
  name: 'data-orders',
  async measure(log) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-data-orders-'));
    try {
      const { table, ms } = await readMonth(folder);
      log(`${table.rows} rows of a place read`);
      const month = await measureForms('month', table, 9);
      const decade = await measureForms('decade', makeDecade(), 1);
      const peak: Figure = {
        name: 'data-orders.peak.mb',
        value: process.resourceUsage().maxRSS / 1000,
        unit: 'MB',
        note: 'memory of the whole process',
      };
      return [{ name: 'data-orders.month.read.ms', value: ms, unit: 'ms' }, ...month, ...decade, peak];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
