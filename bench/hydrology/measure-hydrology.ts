import { readFileSync } from 'node:fs';
import { type Calibration, calibrateModel, type FittedModel } from '@portal/domain/hydro/calibration/calibrate-model';
import type { CalibrationInput, HeldBackSplit } from '@portal/domain/hydro/calibration/calibration-input';
import { simulateFlow } from '@portal/domain/hydro/calibration/simulate-flow';
import { forecastInflow } from '@portal/domain/hydro/model/forecast-inflow';
import { makeGr4State, runGr4 } from '@portal/domain/hydro/model/gr4-model';
import { hourPartOfDayPe } from '@portal/domain/hydro/model/oudin-evaporation';
import { spreadDays } from '@portal/domain/hydro/model/spread-days';
import { readSeriesFile } from '../../apps/portal/src/features/hydropower/read-series-file.ts';
import type { Figure, Measurement } from '../measure/figure.ts';
import { median } from '../measure/median.ts';
import { findSample } from '../measure/project.ts';

const AREA_KM2 = 339;
/** 1988-01-01T00:00+07:00. */
const FIRST_DAY = 567_968_400;
const YEAR_DAYS = 365;
const VECTOR_PARAMS = { x1Mm: 303.627616, x2Mm: 0.32238919, x3Mm: 6.49759466, x4Steps: 0.294803885 };
const MEMBERS = 31;
const AHEAD_HOURS = 240;
const ROUNDS = 5;

const time = <T>(work: () => T): { readonly seconds: number; readonly result: T } => {
  const begin = performance.now();
  const result = work();
  return { seconds: (performance.now() - begin) / 1000, result };
};

function readLines(path: string): string[] {
  return readFileSync(path, 'utf8').trim().split('\n');
}

/** Twentymile Creek by day; ML per day over the area in km² is mm. */
function readCreek(path: string): { readonly input: CalibrationInput; readonly first1998: number } {
  const rows = readLines(path)
    .slice(2)
    .map((line) => line.split(','));
  const input: CalibrationInput = {
    step: 'day',
    from: FIRST_DAY,
    forcing: {
      rainMm: Float64Array.from(rows, (row) => Number(row[1])),
      peMm: Float64Array.from(rows, (row) => Number(row[2])),
    },
    flowMm: Float64Array.from(rows, (row) => (row[3] === '' ? NaN : Number(row[3]) / AREA_KM2)),
  };
  return { input, first1998: rows.findIndex(([date]) => date === '1998-01-01') };
}

/** The same creek by hour, for timing only: rain in six hours of a day, flow interpolated. */
function toHours({ from, forcing, flowMm }: CalibrationInput, years: number): CalibrationInput {
  const hours = years * YEAR_DAYS * 24;
  const spread = (days: Float64Array, part: (hour: number, day: number) => number): Float64Array =>
    Float64Array.from({ length: hours }, (_, at) => {
      const day = Math.floor(at / 24);
      return (days[day] as number) * part(at % 24, day);
    });
  const known = flowMm.map((flow) => (Number.isNaN(flow) ? 0 : flow / 24));
  return {
    step: 'hour',
    from,
    forcing: {
      rainMm: spread(forcing.rainMm, (hour, day) => ((hour + 5 * day) % 24 < 6 ? 1 / 6 : 0)),
      peMm: spread(forcing.peMm, (hour) => hourPartOfDayPe(hour)),
    },
    flowMm: spreadDays(known).hours.slice(0, hours),
  };
}

function fitModel(
  input: CalibrationInput,
  split?: HeldBackSplit,
): { readonly model: FittedModel; readonly longestMs: number } {
  const steps = calibrateModel(input, 'nse', split);
  let longestMs = 0;
  for (;;) {
    const { seconds, result } = time<IteratorResult<unknown, Calibration>>(() => steps.next());
    longestMs = Math.max(longestMs, seconds * 1000);
    if (!result.done) continue;
    if (!result.value.ok) throw new Error(`refused: ${result.value.refusal.code}`);
    return { model: result.value.model, longestMs };
  }
}

function measureVector(creek: CalibrationInput, expected: readonly number[]): Figure {
  const flowMm = new Float64Array(expected.length);
  const start = makeGr4State('day', VECTOR_PARAMS, { production: 0.6, routing: 0.7 });
  runGr4('day', VECTOR_PARAMS, start, creek.forcing, flowMm, { to: expected.length });
  const errors = expected.map((flow, day) => Math.abs(flow - (flowMm[day] as number)));
  return {
    name: 'hydrology.vector.errorMm',
    value: Math.max(...errors),
    unit: 'mm',
    budget: { most: 1e-3 },
    note: `largest of ${expected.length} days against INRAE's spreadsheet`,
  };
}

function toSkillFigures({ fit: own, heldBack, meanFlow, persistence }: FittedModel): Figure[] {
  const beside = (name: 'nse' | 'kge'): string =>
    `mean flow ${meanFlow[name]?.toFixed(3)}, persistence ${persistence[name]?.toFixed(3)}, fitted years ${own[name]?.toFixed(3)}; ${heldBack.pairs} days`;
  return [
    { name: 'hydrology.heldBack.nse', value: heldBack.nse, unit: '', budget: { least: 0.58 }, note: beside('nse') },
    { name: 'hydrology.heldBack.kge', value: heldBack.kge, unit: '', budget: { least: 0.65 }, note: beside('kge') },
  ];
}

function measureFit(name: string, input: CalibrationInput, most: number, rounds: number): Figure[] {
  const runs = Array.from({ length: rounds }, () => time(() => fitModel(input)));
  const longestMs = median(runs.map(({ result }) => result.longestMs));
  return [
    { name: `hydrology.fit.${name}.s`, value: median(runs.map(({ seconds }) => seconds)), unit: 's', budget: { most } },
    { name: `hydrology.fit.${name}.stepMs`, value: longestMs, unit: 'ms', note: 'longest between two reports' },
  ];
}

function measureMembers(input: CalibrationInput, { params, step }: FittedModel): Figure {
  const warm = simulateFlow(input, params);
  const members = Array.from({ length: MEMBERS }, (_, at) => ({
    rainMm: input.forcing.rainMm.slice(100 * at, 100 * at + AHEAD_HOURS),
    peMm: input.forcing.peMm.slice(0, AHEAD_HOURS),
  }));
  const model = { step, params, areaKm2: AREA_KM2, warm };
  const times = Array.from({ length: ROUNDS }, () => time(() => forecastInflow(model, members)).seconds * 1000);
  return {
    name: 'hydrology.members.ms',
    value: median(times),
    unit: 'ms',
    note: `${MEMBERS} members of ten days by the hour`,
  };
}

async function measureFile({ forcing, flowMm }: CalibrationInput): Promise<Figure> {
  const rows = Array.from(flowMm, (flow, at) => {
    const moment = new Date((FIRST_DAY + 7 * 3600 + at * 3600) * 1000).toISOString();
    return `${moment.slice(0, 16)},${flow.toFixed(4)},${forcing.rainMm[at]?.toFixed(2)},${forcing.peMm[at]?.toFixed(4)}`;
  });
  const bytes = Buffer.from(`time,inflow mm,rain mm,PE mm\n${rows.join('\n')}\n`);
  async function* inPieces(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
  }
  const begin = performance.now();
  const reading = await readSeriesFile(inPieces());
  const value = (performance.now() - begin) / 1000;
  if (!reading.ok) throw new Error(`not read: ${JSON.stringify(reading.faults[0])}`);
  return {
    name: 'hydrology.file.s',
    value,
    unit: 's',
    note: `${rows.length} hours, ${(bytes.length / 1e6).toFixed(1)} MB`,
  };
}

/** GR4J and GR4H: exactness, skill on held-out years, times of fitting, forecasting and reading. */
export const hydrology: Measurement = {
  name: 'hydrology',
  measure: async (log) => {
    const [creekPath, vectorPath] = ['hydro/USGS_02430680_daily.csv', 'hydro/gr4j-simulated-mm.csv'].map(findSample);
    if (!creekPath || !vectorPath)
      return [{ name: 'hydrology.heldBack.nse', value: null, unit: '', note: 'samples are not at hand' }];
    const { input, first1998 } = readCreek(creekPath);
    const { model } = fitModel(input, {
      fit: { from: 0, to: first1998 },
      heldBack: { from: first1998, to: input.flowMm.length },
    });
    const tenYears: CalibrationInput = { ...input, flowMm: input.flowMm.slice(0, 10 * YEAR_DAYS) };
    log('fitting hours …');
    const [hours3, hours10] = [toHours(input, 3), toHours(input, 10)];
    return [
      measureVector(input, readLines(vectorPath).map(Number)),
      ...toSkillFigures(model),
      ...measureFit('days10', tenYears, 20, ROUNDS),
      ...measureFit('hours3', hours3, 60, 1),
      ...measureFit('hours10', hours10, 60, 1),
      measureMembers(hours3, fitModel(hours3).model),
      await measureFile(hours10),
    ];
  },
};
