import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDate } from '@portal/domain/time/vietnam-time';
import { openWeatherStore } from '@portal/forecast/history/open-weather-store';
import { publishRun } from '@portal/forecast/runs/publish-run';
import { readMapWindow } from '@portal/forecast/series/read-map-window';
import { readPlaceSeries } from '@portal/forecast/series/read-place-series';
import { makeDemoRun } from '@portal/forecast/sources/demo/make-demo-run';
import { openRunStore, type RunStore } from '@portal/forecast/store/run-store';
import type { Figure, Measurement } from '../measure/figure.ts';
import { median, timeRounds } from '../measure/median.ts';
import { PAGE_VARIABLES } from '../measure/page-variables.table.ts';
import { listPoints } from '../places/list-points.ts';

const NOW = (parseDate('2026-08-03') ?? 0) + 7 * 3600;
const MEGABYTE = 1_000_000;

async function measureIngest(folder: string): Promise<Figure[]> {
  const started = performance.now();
  const { header, fields } = makeDemoRun({ now: NOW });
  await publishRun(folder, header, fields, { now: NOW });
  const seconds = (performance.now() - started) / 1000;
  const store = openRunStore(folder);
  const bytes = store.listRuns().reduce((sum, run) => sum + run.bytes, 0);
  store.close();
  return [
    { name: 'ingest.run.s', value: seconds, unit: 's' },
    { name: 'ingest.run.mb', value: bytes / MEGABYTE, unit: 'MB', budget: { most: 600 } },
  ];
}

/** Another place at each call, all over the country, so that consecutive reads share no cells. */
function makeSeriesReader(store: RunStore): () => void {
  const points = listPoints(20_000);
  let turn = 0;
  return () => {
    turn += 1;
    const point = points[turn % points.length] ?? { lat: 16, lng: 107 };
    readPlaceSeries(store, {
      point,
      placeHeightM: 100,
      startAt: NOW - 24 * 3600,
      hours: 384,
      now: NOW,
      demo: true,
      variables: PAGE_VARIABLES,
    });
  };
}

async function measureReading(folder: string): Promise<Figure[]> {
  const store = openWeatherStore(folder);
  try {
    const readSeries = makeSeriesReader(store);
    const batches = await timeRounds(9, 2, () => {
      for (let count = 0; count < 2000; count += 1) readSeries();
    });
    const window = await timeRounds(200, 50, () =>
      readMapWindow(store, {
        box: { south: 8, north: 23.5, west: 102, east: 110 },
        variables: ['temperature2m', 'precipitation', 'cloudCover'],
        at: NOW,
        now: NOW,
        demo: true,
      }),
    );
    return [
      { name: 'series.point.perSecond', value: (2000 / median(batches)) * 1000, unit: '/s', budget: { least: 20_000 } },
      { name: 'map.window.ms', value: median(window), unit: 'ms' },
    ];
  } finally {
    store.close();
  }
}

/** The demo run generated and published; series of places and a window of the map read from it. */
export const engine: Measurement = {
  name: 'engine',
  measure: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'troi-viet-bench-'));
    try {
      return [...(await measureIngest(folder)), ...(await measureReading(folder))];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
