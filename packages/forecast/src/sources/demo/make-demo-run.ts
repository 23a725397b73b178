import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import type { MemberRainStep, RunField, RunHeader, RunItem } from '#runs/run-content.ts';
import { createRainWindows, type RainWindowSums } from '#sources/ensemble/rain-windows.ts';
import { getVariable } from '#variables/variable.table.ts';
import { DemoSky } from './demo-sky.ts';
import { DEMO_GRID, listSurfaceHeights, makeGridSites } from './sites.ts';
import { DEMO_VARIABLES } from './sky-moment.ts';
import { DEMO } from './source.ts';

/** A run ready to be published. */
export interface DemoRun {
  readonly header: RunHeader;
  /** Step by step, all variables of a step together; generated again on each iteration. */
  readonly fields: Iterable<RunItem>;
  /** Number of fields, for progress. */
  readonly fieldCount: number;
}

/** Demo runs start at 00, 06, 12 and 18 UTC. */
export const CYCLE_SECONDS = 6 * HOUR_SECONDS;
/** Covers yesterday to the fifteenth day from today at any time in a run's life. */
const FIRST_STEP_SECONDS = -2 * DAY_SECONDS;
const LAST_STEP_SECONDS = 17 * DAY_SECONDS;

/**
 * A run of the demo sky: hourly from 48 hours before the last cycle (00, 06, 12, 18 UTC) at or before `now` to 17 days
 * after it. Values depend only on place and hour, so two runs are equal wherever they overlap.
 */
export function makeDemoRun({ now }: { readonly now: EpochSeconds }): DemoRun {
  const runAt = Math.floor(now / CYCLE_SECONDS) * CYCLE_SECONDS;
  const steps: EpochSeconds[] = [];
  for (let at = runAt + FIRST_STEP_SECONDS; at <= runAt + LAST_STEP_SECONDS; at += HOUR_SECONDS) steps.push(at);
  return {
    header: {
      source: DEMO.name,
      runAt,
      demo: true,
      licence: DEMO.licence,
      grid: DEMO_GRID,
      surfaceHeightM: listSurfaceHeights(),
    },
    fields: { [Symbol.iterator]: () => makeFields(steps, runAt) },
    fieldCount: steps.length * DEMO_VARIABLES.length + countWindowFields(steps),
  };
}

function* makeFields(steps: readonly EpochSeconds[], runAt: EpochSeconds): Generator<RunItem> {
  const sky = new DemoSky(makeGridSites());
  const windows = createRainWindows();
  const members = createDemoMembers(runAt);
  for (const validAt of steps) {
    const fields = sky.fieldsAt(validAt);
    for (const variable of DEMO_VARIABLES) {
      const isInstant = getVariable(variable).kind === 'instant';
      yield {
        variable,
        validAt,
        intervalStart: isInstant ? validAt : validAt - HOUR_SECONDS,
        values: fields[variable],
      };
    }
    for (const [end, values] of [fields.precipitationLow, fields.precipitationHigh].entries()) {
      windows.add(end, { from: validAt - HOUR_SECONDS, to: validAt, values });
    }
    for (const window of windows.drain(validAt)) yield* listWindowFields(window);
    yield* members.add(validAt, fields);
  }
}

/** The ends of a day's or period's range are sums of the hours' ends: the demo's drier sky is drier at all hours. */
function listWindowFields({ kind, from, to, sums: [low, high] }: RainWindowSums): RunField[] {
  if (kind === 'Evening' || low === undefined || high === undefined) return [];
  const times = { validAt: to, intervalStart: from };
  return [
    { variable: `precipitation${kind}Low`, ...times, values: low },
    { variable: `precipitation${kind}High`, ...times, values: high },
  ];
}

/** Two fields for each day and period with all hours. */
function countWindowFields(steps: readonly EpochSeconds[]): number {
  const from = (steps[0] ?? 0) - HOUR_SECONDS;
  const to = steps.at(-1) ?? 0;
  const count = (length: number, first: number) =>
    Math.floor((to - first) / length) - Math.ceil((from - first) / length);
  return 2 * (count(DAY_SECONDS, startOfVietnamDay(0)) + count(CYCLE_SECONDS, 0));
}

/** Simulated members, from driest to wettest: the second is the low end of the range, the last but one the high end. */
const DEMO_MEMBERS = 11;
const MEMBER_STEP_HOURS = 3;
/** As far as ensembles have three-hourly steps. */
const MEMBER_SECONDS = 10 * DAY_SECONDS + 12 * HOUR_SECONDS;

type DemoRain = Readonly<
  Record<'precipitation' | 'precipitationLow' | 'precipitationHigh', Float32Array | Float64Array>
>;

/**
 * Collects three-hourly rain for each simulated member. One is drier or wetter than another everywhere and all the
 * time, so that the 10th, 50th and 90th percentile of any sum are the sums of low end, rain and high end.
 */
function createDemoMembers(runAt: EpochSeconds) {
  let memberMm = new Map<number, Float64Array>();

  function addHour(member: number, { precipitation, precipitationLow, precipitationHigh }: DemoRain): void {
    const sum = memberMm.get(member) ?? new Float64Array(precipitation.length);
    memberMm.set(member, sum);
    const place = member / (DEMO_MEMBERS - 1);
    const end = place < 0.5 ? precipitationLow : precipitationHigh;
    const part = Math.abs(place - 0.5) / 0.4;
    for (let cell = 0; cell < sum.length; cell++) {
      const rain = precipitation[cell] as number;
      sum[cell] = (sum[cell] as number) + Math.max(rain + part * ((end[cell] as number) - rain), 0);
    }
  }

  return {
    *add(validAt: EpochSeconds, rain: DemoRain): Generator<MemberRainStep> {
      const hours = (validAt - runAt) / HOUR_SECONDS;
      if (hours <= 0 || validAt - runAt > MEMBER_SECONDS) return;
      for (let member = 0; member < DEMO_MEMBERS; member++) addHour(member, rain);
      if (hours % MEMBER_STEP_HOURS !== 0) return;
      yield { validAt, intervalStart: validAt - MEMBER_STEP_HOURS * HOUR_SECONDS, memberMm };
      memberMm = new Map();
    },
  };
}
