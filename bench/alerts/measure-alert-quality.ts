import type { AlertOutlook } from '@portal/domain/alert/alert-event';
import type { AlertRule } from '@portal/domain/alert/alert-rule';
import { checkRule } from '@portal/domain/alert/check-rule';
import type { ObservedStep } from '@portal/domain/alert/rate-alerts';
import { makeNowcast } from '@portal/forecast/nowcast/make-nowcast';
import { DemoRadar } from '@portal/forecast/radar/demo-radar';
import { findCellKm, NATIONAL_GRID, NATIONAL_SIZE } from '@portal/forecast/radar/rain-rate-field';
import { type FrameSeries, readFrameSeries } from '@portal/forecast/verification/read-series';
import type { Figure, Measurement } from '../measure/figure.ts';
import { median } from '../measure/median.ts';
import { findSample } from '../measure/project.ts';
import {
  type AlertScore,
  type Announcements,
  announceByEvents,
  announceNaively,
  poolScores,
  scorePoint,
} from './score-alerts.ts';

/** An afternoon and evening of the demo's showers. */
const DEMO_FROM = Date.parse('2026-08-03T12:00:00+07:00') / 1000;
const DEMO_FRAMES = 48;
/** The series on which the limits were chosen, and others. */
const FIRST_KINDS = ['fmi', 'knmi', 'mch', 'bom'] as const;
const OTHER_KINDS = ['mch2017', 'opera2018'] as const;
/** Figures of the first four together with the nowcast of 26 November 2026: later ones may not be worse. */
const BEFORE = { hits: 0.774, falseAlarms: 0.058 } as const;
const POOLED = 'pooled';
const POINTS = 2000;
const STEP_SECONDS = 600;
const LEADS = 18;
const HISTORY = 4;

/** "At least 1 mm/h within 30 minutes", with the defaults of a new rule. */
function makeRule(): AlertRule {
  const checked = checkRule({ kind: 'rain', threshold: 1, leadMinutes: 30 });
  if (!checked.ok) throw new Error('the rule of the measurement is none');
  return { ...checked.value, quietHours: { from: 0, to: 0 } };
}

/** Cells observed in the first frame, spread by the golden ratio: deterministic. */
function listPoints({ frames, size }: FrameSeries): number[] {
  const [first] = frames.values();
  const cells = size.columns * size.rows;
  const points: number[] = [];
  for (let index = 0; points.length < POINTS && index < 20 * POINTS; index += 1) {
    const cell = Math.floor(((index * 0.618_033_988_75) % 1) * cells);
    if (!Number.isNaN(first?.[cell] ?? Number.NaN)) points.push(cell);
  }
  return points;
}

/** Simulated showers on the national grid. */
function makeDemoSeries(): FrameSeries {
  const radar = new DemoRadar();
  const moments = Array.from({ length: DEMO_FRAMES }, (_, index) => DEMO_FROM + index * STEP_SECONDS);
  return {
    size: NATIONAL_SIZE,
    cellKm: findCellKm(NATIONAL_GRID),
    intervalSeconds: STEP_SECONDS,
    frames: new Map(moments.map((at) => [at, radar.makeFrame(at).rainMmh])),
    problems: [],
  };
}

/** Forecast rain at each point when a frame has arrived. */
interface LeadRates {
  readonly at: number;
  /** One row per point: the frame's own rain and that of the leads, mm/h. */
  readonly rates: Float32Array;
}

const ROW = 1 + LEADS;

function computeLeadRates(series: FrameSeries, at: number, points: readonly number[]): LeadRates | null {
  const { frames, size, intervalSeconds, cellKm } = series;
  const history = Array.from({ length: HISTORY }, (_, age) =>
    frames.get(at - (HISTORY - 1 - age) * intervalSeconds),
  ).filter((frame) => frame !== undefined);
  const newest = history.at(-1);
  if (history.length < HISTORY || newest === undefined) return null;
  const rates = new Float32Array(ROW * points.length);
  points.forEach((cell, index) => {
    rates[ROW * index] = newest[cell] as number;
  });
  const stride = STEP_SECONDS / intervalSeconds;
  const order = { frames: history, size, steps: LEADS, stride, first: stride, frameMinutes: intervalSeconds / 60 };
  for (const { step, rainMmh } of makeNowcast({ ...order, cellKm }))
    points.forEach((cell, index) => {
      rates[ROW * index + step] = rainMmh[cell] as number;
    });
  return { at, rates };
}

const toValue = (rate: number | undefined): number | null =>
  rate === undefined || Number.isNaN(rate) ? null : Math.round(10 * rate) / 10;

function toOutlook({ at, rates }: LeadRates, index: number): AlertOutlook {
  const steps = Array.from({ length: ROW }, (_, step) => ({
    fromAt: at + step * STEP_SECONDS,
    toAt: at + (step + 1) * STEP_SECONDS,
    value: toValue(rates[ROW * index + step]),
    chance: null,
  }));
  return { at, basis: 'radar', steps };
}

/** Two methods of announcing from the same nowcasts, and a third without the pause. */
function scoreAlerts(series: FrameSeries, rule: AlertRule): Record<'ours' | 'naive' | 'unpaused', AlertScore> {
  const points = listPoints(series);
  const forecasts = [...series.frames.keys()].flatMap((at) => computeLeadRates(series, at, points) ?? []);
  const firstAt = forecasts[0]?.at ?? 0;
  const score = (announce: (outlooks: readonly AlertOutlook[]) => Announcements) =>
    poolScores(
      points.map((cell, index) => {
        const outlooks = forecasts.map((forecast) => toOutlook(forecast, index));
        return scorePoint(rule, announce(outlooks), listSeen(series, cell), firstAt);
      }),
    );
  return {
    ours: score((outlooks) => announceByEvents(rule, outlooks)),
    naive: score((outlooks) => announceNaively(rule, outlooks, rule.pauseMinutes)),
    unpaused: score((outlooks) => announceNaively(rule, outlooks, 0)),
  };
}

function listSeen({ frames, intervalSeconds }: FrameSeries, cell: number): ObservedStep[] {
  return [...frames].map(([at, frame]) => ({
    fromAt: at,
    toAt: at + intervalSeconds,
    value: toValue(frame[cell]),
  }));
}

const toShare = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

function describeScore({ events, hits, right, wrong, told, messages, leads }: AlertScore): string {
  const show = (value: number | null) => value?.toFixed(3) ?? '–';
  const lead = leads.length === 0 ? '–' : `${median([...leads])} min`;
  return `${events} events, hits ${show(toShare(hits, events))}, false alarms ${show(toShare(wrong, right + wrong))}, median lead ${lead}, ${show(toShare(told, events))} starts and ${show(toShare(messages, events))} messages an event`;
}

function toFigures(name: string, { ours, naive, unpaused }: ReturnType<typeof scoreAlerts>): Figure[] {
  const falseAlarms = ({ right, wrong }: AlertScore) => toShare(wrong, right + wrong);
  const mostFalse = falseAlarms(naive) ?? 1;
  const isPooled = name === POOLED;
  return [
    {
      name: `alerts.${name}.hits`,
      value: toShare(ours.hits, ours.events),
      unit: '',
      ...(isPooled ? { budget: { least: BEFORE.hits } } : {}),
      note: describeScore(ours),
    },
    {
      name: `alerts.${name}.falseAlarms`,
      value: falseAlarms(ours),
      unit: '',
      budget: { most: isPooled ? Math.min(mostFalse, BEFORE.falseAlarms) : mostFalse },
      note: `naive: ${describeScore(naive)}; without a pause: ${describeScore(unpaused)}`,
    },
  ];
}

/** Accuracy of messages compared with a naive rule on the same nowcasts. */
export const alertQuality: Measurement = {
  name: 'alert-quality',
  measure: async (log) => {
    const rule = makeRule();
    const demo = scoreAlerts(makeDemoSeries(), rule);
    log(`demo: ${describeScore(demo.ours)}`);
    const figures = toFigures('demo', demo);
    const scores: ReturnType<typeof scoreAlerts>[] = [];
    for (const kind of [...FIRST_KINDS, ...OTHER_KINDS]) {
      const folder = findSample(`radar/${kind}`);
      if (folder === null)
        return [{ name: 'alert-quality', value: null, unit: '', note: 'the sample series are not here' }];
      const score = scoreAlerts(await readFrameSeries(folder, false), rule);
      log(`${kind}: ${describeScore(score.ours)}`);
      scores.push(score);
      figures.push(...toFigures(kind, score));
    }
    const first = scores.slice(0, FIRST_KINDS.length);
    const pool = (way: 'ours' | 'naive' | 'unpaused') => poolScores(first.map((score) => score[way]));
    return [...toFigures(POOLED, { ours: pool('ours'), naive: pool('naive'), unpaused: pool('unpaused') }), ...figures];
  },
};
