import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { computeOverlaps } from '@portal/domain/catchment/cell-overlap';
import { forecastInflow } from '@portal/domain/hydro/model/forecast-inflow';
import { makeGr4State } from '@portal/domain/hydro/model/gr4-model';
import { NO_RESERVOIR } from '@portal/domain/hydro/reservoir/reservoir';
import { publishRun } from '@portal/forecast/runs/publish-run';
import type { RunItem } from '@portal/forecast/runs/run-content';
import { readBasinMembers } from '@portal/forecast/series/read-basin-members';
import { openRunStore } from '@portal/forecast/store/run-store';
import { findLevels } from '../../apps/portal/src/features/hydropower/find-levels.ts';
import { GRID, RUN_AT } from '../archive/global-run.ts';
import type { Figure, Measurement } from '../measure/figure.ts';
import { median, timeRounds } from '../measure/median.ts';

const HOUR = 3600;
const AHEAD_HOURS = 240;
const HALF_DEGREE = { ...GRID, latStep: 0.5, lngStep: 0.5, rows: 40, columns: 42 };
/** Roughly the basin of the Đà on Vietnamese soil: 24,000 km². */
const OUTLINE = [102.2, 22.4, 103.3, 22.7, 104.7, 21.4, 105.3, 20.8, 104, 21.1, 102.8, 22];
const AREA_KM2 = 24_125;
const MODEL = { step: 'hour', params: { x1Mm: 350, x2Mm: 0, x3Mm: 90, x4Steps: 14 } } as const;

const list = (from: number, to: number, every: number): number[] =>
  Array.from({ length: Math.floor((to - from) / every) + 1 }, (_, index) => from + index * every);

/** Dimensions of real ensembles: GEFS on both grids, and the longer runs of ECMWF's. */
const ENSEMBLES = [
  { name: 'gefs', grid: HALF_DEGREE, members: 31, hours: [...list(3, 240, 3), ...list(246, 384, 6)] },
  { name: 'gefs-025', grid: GRID, members: 31, hours: list(3, 240, 3) },
  { name: 'ecmwf-ens', grid: GRID, members: 51, hours: [...list(3, 144, 3), ...list(150, 360, 6)] },
] as const;

type Ensemble = (typeof ENSEMBLES)[number];

function* listItems({ grid, members, hours }: Ensemble): Generator<RunItem> {
  const cells = grid.rows * grid.columns;
  const low = new Float32Array(cells).fill(1);
  yield { variable: 'precipitationLow', validAt: RUN_AT + 3 * HOUR, intervalStart: RUN_AT, values: low };
  for (const [step, hour] of hours.entries()) {
    const amounts = Array.from({ length: members }, (_, member) => {
      const values = Float32Array.from(
        { length: cells },
        (__, cell) => ((cell * 7 + step * 13 + member * 29) % 900) / 50,
      );
      return [member, values] as const;
    });
    const intervalStart = RUN_AT + (hours[step - 1] ?? 0) * HOUR;
    yield { validAt: RUN_AT + hour * HOUR, intervalStart, memberMm: new Map(amounts) };
  }
}

async function measureEnsemble(ensemble: Ensemble, folder: string): Promise<Figure[]> {
  const { name: source, grid } = ensemble;
  const header = { source, runAt: RUN_AT, demo: false, licence: 'made for a measurement', grid, surfaceHeightM: null };
  const run = await publishRun(folder, header, listItems(ensemble), { now: RUN_AT });
  const bytes = run.manifest.files['members.bin']?.bytes ?? 0;
  const store = openRunStore(folder);
  const weights = computeOverlaps({ parts: [{ outer: OUTLINE, holes: [] }] }, grid);
  const query = { findWeights: () => weights, startAt: RUN_AT, hours: AHEAD_HOURS, now: RUN_AT, demo: false };
  const times = await timeRounds(10, 2, () => {
    if (readBasinMembers(store, { ...query, beside: source }) === null) throw new Error(`${source} has no members`);
  });
  store.close();
  return [
    { name: `members.${source}.mb`, value: bytes / 1e6, unit: 'MB' },
    { name: `members.${source}.basin.ms`, value: median(times), unit: 'ms', budget: { most: 100 } },
  ];
}

/** Hourly inflow of 51 members over ten days, and the level with four releases towards three levels. */
async function measureBand(): Promise<Figure[]> {
  const forcing = Array.from({ length: 51 }, (_, member) => ({
    rainMm: Float64Array.from({ length: AHEAD_HOURS }, (__, hour) => ((hour * 7 + member * 13) % 40) / 20),
    peMm: new Float64Array(AHEAD_HOURS).fill(0.15),
  }));
  const model = { ...MODEL, areaKm2: AREA_KM2, warm: makeGr4State('hour', MODEL.params) };
  const run = () => forecastInflow(model, forcing);
  const inflowTimes = await timeRounds(10, 2, run);
  const forecast = run();
  const { hourBand } = forecast;
  if (hourBand === null) throw new Error('51 members have no band');
  const inflow = {
    state: 'ready',
    from: RUN_AT,
    step: 'hour',
    pastM3S: new Float64Array(1),
    nowM3S: 0,
    forecast: forecastInflow(model, forcing.slice(0, 1)),
    ends: null,
    members: { source: 'ecmwf-ens', runAt: RUN_AT, forecast, hourBand },
  } as const;
  const points = Array.from({ length: 60 }, (_, metre) => ({ levelM: 80 + metre, volumeHm3: 3000 + 150 * metre }));
  const reservoir = {
    ...NO_RESERVOIR,
    curve: { points },
    levels: { dead: 80, normal: 117, designFlood: 119, checkFlood: 121 },
    reading: { levelM: 115, at: RUN_AT },
    releaseM3S: 500,
  };
  const levelTimes = await timeRounds(10, 2, () =>
    findLevels({ reservoir, inflow, triedM3S: [1000, 2000, 4000], now: RUN_AT }),
  );
  return [
    { name: 'members.51.inflow.ms', value: median(inflowTimes), unit: 'ms', budget: { most: 100 } },
    { name: 'members.51.levels.ms', value: median(levelTimes), unit: 'ms', budget: { most: 100 } },
  ];
}

/** Cost of members: bytes per run, reading a large basin, and running the model and the level with each of them. */
export const members: Measurement = {
  name: 'members',
  measure: async () => {
    const figures: Figure[] = [];
    for (const ensemble of ENSEMBLES) {
      const folder = mkdtempSync(join(tmpdir(), 'troi-viet-members-'));
      try {
        figures.push(...(await measureEnsemble(ensemble, folder)));
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }
    return [...figures, ...(await measureBand())];
  },
};
