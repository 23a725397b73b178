import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { meanAngle, sumTaps } from '#steps/hour-plan.ts';
import type { CellSource } from '#store/cell-source.ts';
import type { PastSource } from '#store/rank-sources.ts';
import type { RunStore } from '#store/run-store.ts';
import type { VariableName } from '#variables/variable.table.ts';
import { addHourly, countUsableHours, type Filling, findRunIndex, listQuerySources } from './filling.ts';
import { type HourlyValues, NO_RUN } from './place-series.ts';
import { getPlan, readStepValues, toRunReading } from './read-raw-hours.ts';
import { findSeaCell, SEA_GROUPS, type SeaGroup } from './sea-cell.ts';

/** What is filled: variables of one cell, with 1 at each hour that has none of them yet. */
interface OpenSea {
  readonly group: SeaGroup;
  readonly open: Uint8Array;
}

/**
 * Gives a coast the waves of the nearest cell at sea: at each hour without waves at the point itself, height, period and
 * direction of one cell of the best run that has them, unchanged; swell likewise. A source with waves at the point comes before a
 * better one with waves only off the coast.
 */
export function readFromSea(filling: Filling, store: RunStore): void {
  const { query } = filling;
  if (query.isCoastal !== true) return;
  for (const group of SEA_GROUPS) {
    const sea = { group, open: findOpenHours(filling, group) };
    for (const { runs, past } of listQuerySources(query, store)) {
      for (const run of runs) fillRun(filling, run, sea, countUsableHours(query, run.manifest));
      if (past !== null) fillPast(filling, past, sea);
    }
  }
}

function findOpenHours({ query, missing, variables }: Filling, group: SeaGroup): Uint8Array {
  const open = new Uint8Array(query.hours).fill(group.some((name) => missing.has(name)) ? 1 : 0);
  for (const name of group) {
    for (const [hour, run] of variables[name]?.runOf.entries() ?? []) if (run !== NO_RUN) open[hour] = 0;
  }
  return open;
}

function fillPast(filling: Filling, past: PastSource, sea: OpenSea): void {
  const { query } = filling;
  const { group, open } = sea;
  const over = Math.min(Math.floor((query.now - query.startAt) / HOUR_SECONDS), query.hours);
  const first = open.indexOf(1);
  if (first < 0 || first >= over || (past.demo && !query.demo) || !group.some((name) => past.has(name))) return;
  const moments = [first, over].map((hour) => query.startAt + hour * HOUR_SECONDS);
  for (const hours of past.listHours(moments[0] ?? 0, moments[1] ?? 0)) fillRun(filling, hours, sea, over);
}

/** Fills those of the first `hours` hours that are open and that a run has. */
function fillRun(filling: Filling, run: CellSource, { group, open }: OpenSea, hours: number): void {
  const { query, missing } = filling;
  const isRefused = (run.manifest.demo && !query.demo) || filling.runs.length === NO_RUN;
  const waves = group.flatMap((name) => (missing.has(name) ? (run.variables.get(name) ?? []) : []));
  if (isRefused || waves.length === 0 || !open.subarray(0, hours).includes(1)) return;
  const found = findSeaCell(run, group, filling.place.readAt);
  if (found === null) return;
  const { cell, lat, lng, distanceKm } = found;
  const only = { cells: [cell, cell, cell, cell], weights: [1, 0, 0, 0] } as const;
  const reading = toRunReading(run, only, query.startAt, query.hours);
  const words = run.readCells(only.cells);
  const columns = waves.map((variable) => {
    const plan = getPlan(reading, variable);
    const steps = Float64Array.from(readStepValues(reading, words, variable));
    const read = variable.isAngle ? meanAngle : sumTaps;
    return { name: variable.name, read: (hour: number) => read(plan, steps, hour) };
  });
  for (let hour = 0; hour < hours; hour++) {
    if (open[hour] === 0) continue;
    const values = columns.map(({ name, read }) => ({ name, value: read(hour) }));
    const known = values.filter(({ value }) => !Number.isNaN(value));
    if (known.length === 0) continue;
    open[hour] = 0;
    const index = findRunIndex(filling, reading, { lat, lng, distanceKm });
    for (const { name, value } of known) write(filling.variables[name] ?? addEmpty(filling, name), hour, value, index);
  }
}

const addEmpty = (filling: Filling, name: VariableName): HourlyValues =>
  addHourly(filling, name, filling.query.hours, filling.query.hours);

function write({ values, runOf }: HourlyValues, hour: number, value: number, index: number): void {
  values[hour] = value;
  runOf[hour] = index;
}
