import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import type { RunField, RunHeader } from '#runs/run-content.ts';
import { createRainWindows, type RainWindowSums } from '#sources/ensemble/rain-windows.ts';
import { getVariable } from '#variables/variable.table.ts';
import { DemoSky } from './demo-sky.ts';
import { DEMO_GRID, listSurfaceHeights, makeGridSites } from './sites.ts';
import { DEMO_VARIABLES } from './sky-moment.ts';
import { DEMO } from './source.ts';

/** A run ready to be published. */
export interface DemoRun {
  readonly header: RunHeader;
  /** Step by step, all variables of a step together; made while being read, and new on every reading. */
  readonly fields: Iterable<RunField>;
  /** Number of fields, for progress. */
  readonly fieldCount: number;
}

/** A demo run begins at 00, 06, 12 and 18 UTC. */
export const CYCLE_SECONDS = 6 * HOUR_SECONDS;
/** From before the start of yesterday to after the end of the fifteenth day from today, wherever in a run's life "now" is. */
const FIRST_STEP_SECONDS = -2 * DAY_SECONDS;
const LAST_STEP_SECONDS = 17 * DAY_SECONDS;

/**
 * A run of the invented demonstration sky: hourly from 48 hours before the last cycle (00, 06, 12, 18 UTC) at or before
 * `now` to 17 days after it. Values depend on place and hour alone, so two runs are equal wherever they overlap.
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
    fields: { [Symbol.iterator]: () => makeFields(steps) },
    fieldCount: steps.length * DEMO_VARIABLES.length + countWindowFields(steps),
  };
}

function* makeFields(steps: readonly EpochSeconds[]): Generator<RunField> {
  const sky = new DemoSky(makeGridSites());
  const windows = createRainWindows();
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
  }
}

/** The ends of a day or period are sums of the hours' ends: the drier sky of the demonstration is drier at all hours. */
function listWindowFields({ kind, from, to, sums: [low, high] }: RainWindowSums): RunField[] {
  if (low === undefined || high === undefined) return [];
  const times = { validAt: to, intervalStart: from };
  return [
    { variable: `precipitation${kind}Low`, ...times, values: low },
    { variable: `precipitation${kind}High`, ...times, values: high },
  ];
}

/** Two fields for each day and period of which all hours are there. */
function countWindowFields(steps: readonly EpochSeconds[]): number {
  const from = (steps[0] ?? 0) - HOUR_SECONDS;
  const to = steps.at(-1) ?? 0;
  const count = (length: number, first: number) =>
    Math.floor((to - first) / length) - Math.ceil((from - first) / length);
  return 2 * (count(DAY_SECONDS, startOfVietnamDay(0)) + count(CYCLE_SECONDS, 0));
}
