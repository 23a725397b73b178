import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readClimateQuery } from '@portal/domain/climate/climate-query';
import { openWeatherStore } from '@portal/forecast/history/open-weather-store';
import { publishRun } from '@portal/forecast/runs/publish-run';
import { makeDemoRun } from '@portal/forecast/sources/demo/make-demo-run';
import { createRegionDaysReader } from '../../apps/portal/src/compose/read-region-days.ts';
import { createClimateReader } from '../../apps/portal/src/features/climate/climate-reader.ts';
import { drawClimate } from '../../apps/portal/src/features/climate/document/draw-climate.ts';
import type { Figure, Measurement } from '../measure/figure.ts';
import { median, timeRounds } from '../measure/median.ts';

const NOW = Date.parse('2026-11-21T14:20:00+07:00') / 1000;
const ROUNDS = 7;
const MOST_BYTES = 500_000;

/** A reader of the demo in a folder, with empty caches. */
function openReader(dataDir: string) {
  const clock = (): number => NOW;
  const store = openWeatherStore(dataDir);
  return createClimateReader({
    database: { query: async () => [], inTransaction: () => Promise.reject(new Error('not used')) },
    clock,
    demo: () => true,
    version: () => store.version(),
    readRegionDays: createRegionDaysReader({ store, clock }),
    readOutlook: () => null,
  });
}

async function measure(log: (line: string) => void): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'climate-bench-'));
  try {
    log('publishing a demonstration run');
    const { header, fields } = makeDemoRun({ now: NOW });
    await publishRun(dataDir, header, fields, { now: NOW });
    const order = readClimateQuery({ kind: '12-months' }, NOW);
    const first = await timeRounds(3, 0, () => openReader(dataDir).makeBulletin(order));
    const reader = openReader(dataDir);
    const known = await timeRounds(ROUNDS, 1, () => reader.makeBulletin(order));
    const bulletin = await reader.makeBulletin(order);
    const document = { bulletin, language: 'vi', link: 'https://portal.example/du-bao', madeAt: NOW } as const;
    const drawing = await timeRounds(ROUNDS, 1, () => drawClimate(document));
    return [
      {
        name: 'climate.first.ms',
        value: median(first),
        unit: 'ms',
        note: 'the demonstration’s past and 15 days ahead',
      },
      { name: 'climate.bulletin.ms', value: median(known), unit: 'ms', note: 'a year of the country' },
      { name: 'climate.document.ms', value: median(drawing), unit: 'ms', note: 'on a thread of its own' },
      {
        name: 'climate.document.bytes',
        value: (await drawClimate(document)).length,
        unit: 'bytes',
        budget: { most: MOST_BYTES },
      },
    ];
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

/** Climate bulletins: from runs to the bulletin, and from the bulletin to its document. */
export const climate: Measurement = { name: 'climate', measure };
