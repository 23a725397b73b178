import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { findCellWeights, type RegularGrid } from '#grid/regular-grid.ts';
import { findHeightShiftC, findHourPlans, findSurfaceHeightM, type HourPlan } from '#steps/hour-plan.ts';
import type { StoredVariable } from '#store/cell-source.ts';
import type { CorrectedPlace, LearnedCorrections } from '#store/learned-corrections.ts';
import { readAroundDamage } from '#store/read-around-damage.ts';
import type { RunStore } from '#store/run-store.ts';
import type { StoredRun } from '#store/stored-run.ts';
import type { VariableName } from '#variables/variable.table.ts';
import { createWeigher, findMixture, isMixed, MIXED_VARIABLES, type MixedVariable } from './blend-sources.ts';
import { blendKnown } from './blend-steps.ts';
import { calibrateCells, isChance } from './calibrate-chances.ts';
import { type Corrected, findCorrected, findCorrection, findHourCorrection } from './correct-hours.ts';
import { createWindWindow } from './correct-map-wind.ts';
import { isFresh } from './run-age.ts';
import { cutGrid, type GridCut, type MapBox, readWindow, toPlaces } from './window-cells.ts';

/** Window, hour and variables of a map query. */
export interface MapWindowQuery {
  readonly box: MapBox;
  /** A full clock hour. */
  readonly at: EpochSeconds;
  readonly variables: readonly VariableName[];
  /** The portal's clock. */
  readonly now: EpochSeconds;
  readonly demo: boolean;
  /** Only this source; default all, the best first. */
  readonly source?: string;
  /** Rain chances as issued by the models, without learned calibration. */
  readonly chancesAsIssued?: true;
}

/** The cells of a source in the window at one hour, in the orientation of its grid; NaN if missing. */
export interface MapLayer {
  readonly grid: RegularGrid;
  /** In the unit of the variable table, at the model's surface height; corrected as on pages. */
  readonly values: Float32Array;
  readonly source: string;
  readonly runAt: EpochSeconds;
  readonly publishedAt: EpochSeconds;
  readonly demo: boolean;
  /** The learned version that corrects it; absent if none does. */
  readonly learnedAt?: EpochSeconds;
  /** Credit and licence of the source. */
  readonly licence: string;
  /** The further runs of a mean of sources, anywhere in the world; absent if the source is shown alone. */
  readonly mixed?: readonly MixedLayer[];
}

/** A further run with a weight in a layer. */
export type MixedLayer = Pick<MapLayer, 'source' | 'runAt' | 'publishedAt' | 'learnedAt' | 'licence'>;

/**
 * Reads one hour of several variables in a window, each from the best run that has it there; a variable without a run
 * is left out. Instants between two steps are interpolated, amounts are those of the hour that begins at `at`. Angles
 * come from the nearer step. Skips a run that is found damaged on disk.
 */
export function readMapWindow(store: RunStore, query: MapWindowQuery): MapLayers {
  return readAroundDamage(store, () => readOnce(store, query));
}

type MapLayers = Partial<Record<VariableName, MapLayer>>;

function readOnce(store: RunStore, query: MapWindowQuery): MapLayers {
  const layers: MapLayers = {};
  const winds = createWindWindow(store.learned, query.at);
  for (const run of store.runs()) {
    const { manifest } = run;
    if (manifest.demo && !query.demo) continue;
    if (query.source !== undefined && query.source !== manifest.source) continue;
    if (query.at + HOUR_SECONDS > query.now && !isFresh(manifest, query.now)) continue;
    const cut = cutGrid(manifest.grid, query.box);
    if (cut === null) continue;
    const plans = findHourPlans(run, query.at, 1);
    for (const name of query.variables) {
      const variable = run.variables.get(name);
      if (variable === undefined || layers[name] !== undefined) continue;
      const plan = plans[variable.index];
      if (plan === undefined || plan.lastStep < 0) continue;
      const { source, runAt, publishedAt, demo, licence } = manifest;
      const values = readWindow(run, variable, plan, cut);
      const of = findCorrected(name);
      const learnedAt = of === null ? null : store.learned.findVersion(manifest, of);
      const corrected = learnedAt === null ? {} : { learnedAt };
      if (of !== null && of !== 'wind' && learnedAt !== null)
        correctWindow(store.learned, run.manifest, { of, places: toPlaces(run, cut), at: query.at }, values);
      const mixed = isMixed(name) ? mixWindow(store, run, { name, cut, at: query.at, now: query.now }, values) : [];
      if (name === 'cloudCover') limitPercents(values);
      winds.add(name, { run, cut, values, isCorrected: learnedAt !== null });
      if (isChance(name) && query.chancesAsIssued !== true)
        calibrateCells(store.learned, manifest, { grid: cut.grid, at: query.at, values });
      layers[name] = {
        grid: cut.grid,
        values,
        source,
        runAt,
        publishedAt,
        demo,
        licence,
        ...corrected,
        ...(mixed.length === 0 ? {} : { mixed }),
      };
    }
  }
  winds.correct();
  return layers;
}

interface CorrectedWindow {
  readonly of: Corrected;
  readonly places: readonly CorrectedPlace[];
  readonly at: EpochSeconds;
}

/** Adds the run's learned correction at each cell. */
function correctWindow(
  learned: LearnedCorrections,
  manifest: StoredRun['manifest'],
  { of, places, at }: CorrectedWindow,
  values: Float32Array,
): void {
  for (const [cell, place] of places.entries()) {
    const correction = findCorrection(learned, manifest, of, place);
    if (correction !== null)
      values[cell] = (values[cell] as number) + findHourCorrection(correction, manifest.runAt, at);
  }
}

function limitPercents(values: Float32Array): void {
  for (const [cell, value] of values.entries()) {
    if (value < 0 || value > 100) values[cell] = Math.min(Math.max(value, 0), 100);
  }
}

interface MixedWindow {
  readonly name: MixedVariable;
  readonly cut: GridCut;
  readonly at: EpochSeconds;
  readonly now: EpochSeconds;
}

/** Replaces each cell by the mean that a page would show there, and names the further runs that have the hour. */
function mixWindow(store: RunStore, run: StoredRun, window: MixedWindow, values: Float32Array): MixedLayer[] {
  const { name, at, now, cut } = window;
  const of = MIXED_VARIABLES[name];
  const mixture = findMixture(store, store.learned, run, { name, now });
  if (mixture === null) return [];
  const { runAt } = run.manifest;
  const places = toPlaces(run, cut);
  const own = createWeigher(mixture.own, runAt)(at);
  const sums = values.map((value) => own * value);
  const totals = new Float32Array(values.length).fill(own);
  const mixed: MixedLayer[] = [];
  for (const { run: other, weight } of mixture.partners) {
    const share = createWeigher(weight, runAt)(at);
    const variable = other.variables.get(name);
    const plan = variable === undefined ? undefined : findHourPlans(other, at, 1)[variable.index];
    if (share === 0 || variable === undefined || plan === undefined || plan.lastStep < 0) continue;
    const { source, publishedAt, licence } = other.manifest;
    const learnedAt = store.learned.findVersion(other.manifest, of);
    mixed.push({
      source,
      runAt: other.manifest.runAt,
      publishedAt,
      licence,
      ...(learnedAt === null ? {} : { learnedAt }),
    });
    const found = resampleRun(other, variable, plan, places);
    correctWindow(store.learned, other.manifest, { of, places, at }, found);
    for (const [cell, value] of found.entries()) {
      if (Number.isNaN(value)) continue;
      sums[cell] = (sums[cell] as number) + share * value;
      totals[cell] = (totals[cell] as number) + share;
    }
  }
  for (const [cell, total] of totals.entries()) {
    if (total > own) values[cell] = (sums[cell] as number) / total;
  }
  return mixed;
}

/** Values of a run at places, as on a page: bilinear, adjusted to the place's height; NaN if it has none. */
function resampleRun(
  run: StoredRun,
  variable: StoredVariable,
  plan: HourPlan,
  places: readonly CorrectedPlace[],
): Float32Array {
  const { grid } = run.manifest;
  const { rows, columns } = grid;
  const lats = places.map(({ readAt }) => readAt.lat);
  const lngs = places.map(({ readAt }) => readAt.lng);
  const box = { south: Math.min(...lats), north: Math.max(...lats), west: Math.min(...lngs), east: Math.max(...lngs) };
  const cut = cutGrid(grid, box);
  const found = new Float32Array(places.length).fill(Number.NaN);
  if (cut === null) return found;
  const values = readWindow(run, variable, plan, cut);
  for (const [index, { readAt, heightM }] of places.entries()) {
    const weights = findCellWeights(grid, readAt);
    if (weights === null) continue;
    const value = blendKnown(weights, (cell) => {
      const row = Math.min(Math.floor(cell / columns), rows - 1) - cut.firstRow;
      return values[row * cut.grid.columns + (cell % columns) - cut.firstColumn] ?? Number.NaN;
    });
    const shift = variable.name === 'cloudCover' ? 0 : findHeightShiftC(heightM, findSurfaceHeightM(run, weights));
    found[index] = value + shift;
  }
  return found;
}
