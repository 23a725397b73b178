import { makeNowcast } from '@portal/forecast/nowcast/make-nowcast';
import { type LeadRecord, type LeadScore, poolLeads, toLeadScore } from '@portal/forecast/verification/lead-score';
import { type FrameSeries, readFrameSeries } from '@portal/forecast/verification/read-series';
import { scoreSeries } from '@portal/forecast/verification/score-series';
import type { Figure, Measurement } from '../measure/figure.ts';
import { median } from '../measure/median.ts';
import { findSample } from '../measure/project.ts';
import { SUMS, timeSums } from '../measure/weighted-sums.ts';

const KINDS = ['fmi', 'knmi', 'mch', 'bom'] as const;
type Kind = (typeof KINDS)[number];
/** The series for which the CSI limits were set. */
const FIRST_KINDS: readonly Kind[] = ['fmi', 'knmi'];
const LONGEST_MINUTES = 120;
/** Leads at which the FSS over squares of 21 cells must beat our motion without decay and persistence. */
const FSS_MINUTES: readonly number[] = [60, 90];
const LEAST_CSI: Readonly<Record<number, number>> = { 10: 0.63, 30: 0.45, 60: 0.32 };
/** Lead up to which each series must beat persistence, minutes. */
const ABOVE_PERSISTENCE = { fmi: 60, knmi: 90, mch: 60, bom: 60 } as const;
/** CSI of pysteps' S-PROG on the same series, measured before this was written. */
const PYSTEPS: Readonly<Record<number, number>> = { 10: 0.641, 30: 0.459, 60: 0.328 };

function toPooledFigures(scores: readonly LeadScore[]): Figure[] {
  return scores.flatMap(({ leadMinutes, starts, ours, persistence, smoothedPersistenceCsi }) => {
    const least = LEAST_CSI[leadMinutes];
    const csi: Figure = {
      name: `nowcast.csi.${leadMinutes}min`,
      value: ours.csi,
      unit: '',
      ...(least === undefined ? {} : { budget: { least } }),
      note: `${starts} starts, mean of starts ${ours.csiMean?.toFixed(3)}, persistence ${persistence.csi?.toFixed(3)}, smoothed ${smoothedPersistenceCsi?.toFixed(3)}, POD ${ours.pod?.toFixed(2)}, FAR ${ours.far?.toFixed(2)}, FSS ${ours.fss?.toFixed(3)}, MAE ${ours.maeMmh?.toFixed(3)} mm/h${PYSTEPS[leadMinutes] === undefined ? '' : `, pysteps S-PROG ${PYSTEPS[leadMinutes]}`}`,
    };
    return [csi];
  });
}

/** Reliability of the chances, pooled over all series. */
function toReliabilityFigures(scores: readonly LeadScore[]): Figure[] {
  return scores
    .filter(({ leadMinutes }) => leadMinutes % 10 === 0)
    .map(({ leadMinutes, worstDecile }) => ({
      name: `nowcast.reliability.${leadMinutes}min`,
      value: worstDecile === null ? null : 100 * worstDecile,
      unit: 'points',
      ...(leadMinutes <= 60 ? { budget: { most: 10 } } : {}),
    }));
}

function toGain(kind: Kind, scores: readonly LeadScore[]): Figure {
  const gains = scores
    .filter(({ leadMinutes }) => leadMinutes <= ABOVE_PERSISTENCE[kind])
    .map(({ ours, persistence }) => (ours.csi ?? 0) - (persistence.csi ?? 0));
  return {
    name: `nowcast.${kind}.leastGain`,
    value: Math.min(...gains),
    unit: 'CSI',
    budget: { least: 0.001 },
    note: `above persistence at every lead to ${ABOVE_PERSISTENCE[kind]} min`,
  };
}

/** Figures of each series separately: an overconfident day could hide behind another one. */
function toOwnFigures(kind: Kind, scores: readonly LeadScore[]): Figure[] {
  return scores.filter(({ leadMinutes }) => leadMinutes % 10 === 0).flatMap((score) => toKindFigures(kind, score));
}

function toKindFigures(kind: Kind, score: LeadScore): Figure[] {
  const { leadMinutes, starts, ours, extrapolation, persistence, worstDecile } = score;
  const best = Math.max(extrapolation.fss ?? 0, persistence.fss ?? 0);
  const worst = worstDecile === null ? 'none' : `${(100 * worstDecile).toFixed(0)} points`;
  const show = (way: { readonly csi: number | null; readonly fss: number | null }) =>
    `${way.csi?.toFixed(3)} / ${way.fss?.toFixed(3)}`;
  return [
    {
      name: `nowcast.${kind}.csi.${leadMinutes}min`,
      value: ours.csi,
      unit: '',
      note: `${starts} starts, CSI / FSS of our motion without decay ${show(extrapolation)}, of persistence ${show(persistence)}, worst decile ${worst}`,
    },
    {
      name: `nowcast.${kind}.fss.${leadMinutes}min`,
      value: ours.fss,
      unit: '',
      ...(FSS_MINUTES.includes(leadMinutes) ? { budget: { least: best } } : {}),
    },
  ];
}

interface Timing {
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
  readonly steps: number;
  readonly chances: boolean;
  readonly most: number;
}

const TIMINGS: readonly Timing[] = [
  { name: 'nowcast.deterministic.ms', columns: 512, rows: 512, steps: 18, chances: false, most: 600 },
  { name: 'nowcast.chances.ms', columns: 512, rows: 512, steps: 18, chances: true, most: 1200 },
  { name: 'nowcast.national.ms', columns: 300, rows: 500, steps: 18, chances: true, most: 500 },
];

/** The upper left part of the first four frames of a series. */
function cutFrames({ frames, size }: FrameSeries, columns: number, rows: number): Float32Array[] {
  return [...frames.values()].slice(0, 4).map((frame) => {
    const cut = new Float32Array(columns * rows);
    for (let row = 0; row < rows; row += 1) {
      cut.set(frame.subarray(row * size.columns, row * size.columns + columns), row * columns);
    }
    return cut;
  });
}

/** The first nowcasts of a process are compiled while they run, up to twice as slow; a portal makes one per frame. */
const WARM_UP = 4;

function timeNowcast(series: FrameSeries, { name, columns, rows, steps, chances, most }: Timing): Figure {
  const frames = cutFrames(series, columns, rows);
  const order = { frames, size: { columns, rows }, steps, frameMinutes: 5, cellKm: 1 };
  const rounds = Array.from({ length: WARM_UP + 5 }, () => {
    const { user, system } = process.cpuUsage();
    for (const _ of makeNowcast(chances ? { ...order, chanceOfMmh: 1 } : order));
    const spent = process.cpuUsage({ user, system });
    return (spent.user + spent.system) / 1000;
  });
  const value = median(rounds.slice(WARM_UP));
  const ratio = (value / timeSums(columns * rows * steps)).toFixed(1);
  return { name, value, unit: 'ms CPU', budget: { most }, note: `${ratio} × ${SUMS} weighted sums per cell and lead` };
}

/**
 * Skill of the nowcast on the radar series, compared with our motion without decay and with persistence, and its cost.
 */
export const nowcast: Measurement = {
  name: 'nowcast',
  measure: async (log) => {
    const records = new Map<Kind, readonly LeadRecord[]>();
    const figures: Figure[] = [];
    for (const kind of KINDS) {
      const folder = findSample(`radar/${kind}`);
      if (folder === null) return [{ name: 'nowcast', value: null, unit: '', note: 'the sample series are not here' }];
      const series = await readFrameSeries(folder, false);
      const steps = (60 * LONGEST_MINUTES) / series.intervalSeconds;
      const { starts, leads } = scoreSeries(series, { steps, readTimer: () => performance.now() });
      log(`${kind}: ${starts} starts`);
      records.set(kind, leads);
      const scores = leads.map(toLeadScore);
      figures.push(toGain(kind, scores), ...toOwnFigures(kind, scores));
      if (kind === 'fmi') figures.push(...TIMINGS.map((timing) => timeNowcast(series, timing)));
    }
    const pool = (kinds: readonly Kind[]) => poolLeads(kinds.map((kind) => records.get(kind) ?? [])).map(toLeadScore);
    return [...toPooledFigures(pool(FIRST_KINDS)), ...toReliabilityFigures(pool(KINDS)), ...figures];
  },
};
