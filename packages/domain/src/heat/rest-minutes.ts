import { REST_BANDS, STOP_MINUTES, type WorkLoad } from './work-rest.table.ts';

/** Minutes of rest for each load; null where nothing is said. */
export type RestMinutes = Readonly<Record<WorkLoad, number | null>>;

/** Minutes of rest in an hour of work at a WBGT; 60: no work. */
export function findRestMinutes(wbgtC: number, load: WorkLoad): number {
  return REST_BANDS[load].findLast(([fromC]) => wbgtC >= fromC)?.[1] ?? 0;
}

/** Why the heat does not decide an hour: a bulletin or thunder stops work, in the day after a bulletin nothing is advised. */
export type HeatGate = 'warning' | 'thunder' | 'afterWarning';

/** Rest of an hour for every load. */
export function assessHeatHour(wbgtC: number | null, gate: HeatGate | null): RestMinutes {
  const find = (load: WorkLoad): number | null => {
    if (gate !== null) return gate === 'afterWarning' ? null : STOP_MINUTES;
    return wbgtC === null ? null : findRestMinutes(wbgtC, load);
  };
  return { light: find('light'), moderate: find('moderate'), heavy: find('heavy') };
}
