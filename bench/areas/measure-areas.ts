import {
  type EnsembleSource,
  listAreaRates,
  MEMBERS,
  prepareEnsemble,
} from '@portal/forecast/nowcast/ensemble/rain-ensemble';
import { makeNowcast } from '@portal/forecast/nowcast/make-nowcast';
import { type AreaScore, scoreAreas } from '@portal/forecast/verification/area-scores';
import { type FrameSeries, readFrameSeries } from '@portal/forecast/verification/read-series';
import type { Figure, Measurement } from '../measure/figure.ts';
import { findSample } from '../measure/project.ts';
import { timeSums } from '../measure/weighted-sums.ts';

const KINDS = ['fmi', 'knmi', 'mch', 'mch2017', 'bom', 'opera2018'] as const;
const STARTS = 6;
const LEADS = 18;
const LEAD_MINUTES = 10;
const FRAME_MINUTES = 5;
const CELL_KM = 2;
const MOST_MS = 5000;
/** Frames whose ensembles are made one after another for the memory. */
const SOAK = { warm: 5, frames: 40 } as const;
const MOST_GROWTH = 1.15;

function toFigures(kind: string, scores: readonly AreaScore[]): Figure[] {
  return scores.map(({ minutes, areas, ensemble, single, independent, wet, inside }) => ({
    name: `areas.${kind}.crps.${minutes}min`,
    value: ensemble,
    unit: 'mm',
    budget: { most: Math.min(single, independent) },
    note: `${areas} areas, single value ${single.toFixed(3)}, independent cells ${independent.toFixed(3)}, ${inside} of ${wet} wet ones within 10–90 %`,
  }));
}

function makeSource({ frames, size }: FrameSeries): EnsembleSource {
  const history = [...frames.values()].slice(0, 4);
  const stride = LEAD_MINUTES / FRAME_MINUTES;
  const order = { frames: history, size, steps: LEADS, stride, frameMinutes: FRAME_MINUTES, cellKm: CELL_KM };
  const steps = Array.from(makeNowcast(order), (lead) => ({ ...lead, rainMmh: lead.rainMmh.slice() }));
  const [first] = steps;
  if (first === undefined) throw new Error('a nowcast without leads');
  const { motion, memoryMinutes, places } = first;
  const leads = steps.map(({ step, rainMmh }) => ({ minutes: LEAD_MINUTES * step, rainMmh }));
  return { size, cellKm: CELL_KM, frameAt: 0, motion, motionMinutes: FRAME_MINUTES, memoryMinutes, places, leads };
}

/** Makes an ensemble and the members of all its cells; returns their number. */
function drawAll(source: EnsembleSource): number {
  const preparation = prepareEnsemble(source);
  let next = preparation.next();
  while (next.done !== true) next = preparation.next();
  const { columns, rows } = next.value.size;
  const cells = Int32Array.from({ length: columns * rows }, (_, cell) => cell);
  listAreaRates(next.value, { cells, shares: new Float64Array(cells.length).fill(1 / cells.length) });
  return cells.length;
}

function timeMembers(source: EnsembleSource): Figure {
  drawAll(source);
  const { user, system } = process.cpuUsage();
  const cells = drawAll(source);
  const spent = process.cpuUsage({ user, system });
  const value = (spent.user + spent.system) / 1000;
  const ratio = (value / timeSums(cells * LEADS * MEMBERS)).toFixed(1);
  const { columns, rows } = source.size;
  return {
    name: 'areas.members.ms',
    value,
    unit: 'ms CPU',
    budget: { most: MOST_MS },
    note: `${MEMBERS} members of every cell, ${columns} × ${rows} at ${CELL_KM} km halved once, ${LEADS} leads; ${ratio} × 8 weighted sums per cell, lead and member`,
  };
}

/** Memory after many frames against that after a few: what an ensemble leaves behind would add up. */
function soakMembers(source: EnsembleSource): Figure {
  const readMb = () => process.memoryUsage().rss / 2 ** 20;
  for (let frame = 0; frame < SOAK.warm; frame += 1) drawAll({ ...source, frameAt: frame });
  const before = readMb();
  for (let frame = 0; frame < SOAK.frames; frame += 1) drawAll({ ...source, frameAt: SOAK.warm + frame });
  const after = readMb();
  return {
    name: 'areas.soak.growth',
    value: after / before,
    unit: '×',
    budget: { most: MOST_GROWTH },
    note: `${before.toFixed(0)} MB after ${SOAK.warm} frames, ${after.toFixed(0)} MB after ${SOAK.frames} more`,
  };
}

/** Sums over areas by members of the nowcast: their scores on the radar series, their cost, their memory. */
export const areas: Measurement = {
  name: 'areas',
  measure: async (log) => {
    const figures: Figure[] = [];
    for (const kind of KINDS) {
      const folder = findSample(`radar/${kind}`);
      if (folder === null) return [{ name: 'areas', value: null, unit: '', note: 'the sample series are not here' }];
      const series = await readFrameSeries(folder, false);
      figures.push(...toFigures(kind, scoreAreas(series, STARTS)));
      log(kind);
      if (kind !== 'mch') continue;
      const source = makeSource(series);
      figures.push(timeMembers(source), soakMembers(source));
    }
    return figures;
  },
};
