import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { CellWeights } from '#grid/regular-grid.ts';
import { type CellSource, type FourCells, toStoredVariables } from '#store/cell-source.ts';
import type { ManifestVariable } from '#store/manifest.ts';
import { packValues } from '#store/packing.ts';
import type { PastHours, PastSource } from '#store/rank-sources.ts';
import { getVariable, type VariableName } from '#variables/variable.table.ts';
import { DemoSky } from './demo-sky.ts';
import { CYCLE_SECONDS } from './make-demo-run.ts';
import { DEMO_GRID, listSurfaceHeights, makeCellSites } from './sites.ts';
import { DEMO_VARIABLES } from './sky-moment.ts';
import { DEMO } from './source.ts';

const SURFACE_HEIGHT_M = listSurfaceHeights();
const NAMES: ReadonlySet<VariableName> = new Set(DEMO_VARIABLES);

/**
 * The hours of the demo sky before the demo run, computed for the requested cells: nothing is stored, any number of
 * days back is available immediately, and each hour has the values of its run.
 */
export function createDemoPast(): PastHours {
  const demo: PastSource = {
    source: DEMO.name,
    demo: true,
    has: (variable) => NAMES.has(variable),
    listHours: (from, to) => [makeHours(from, to)],
  };
  return { listSources: () => [demo], problems: () => [], close: () => {} };
}

function makeHours(from: EpochSeconds, to: EpochSeconds): CellSource {
  const first = Math.floor(from / HOUR_SECONDS) * HOUR_SECONDS;
  const steps = Array.from({ length: Math.ceil((to - first) / HOUR_SECONDS) + 1 }, (_, i) => first + i * HOUR_SECONDS);
  const variables = DEMO_VARIABLES.map((name) => toVariable(name, steps));
  // The run of the last hour's cycle has the same values as earlier runs.
  const runAt = Math.floor((steps.at(-1) ?? first) / CYCLE_SECONDS) * CYCLE_SECONDS;
  return {
    manifest: {
      id: 'demo-past',
      source: DEMO.name,
      runAt,
      publishedAt: runAt,
      demo: true,
      licence: DEMO.licence,
      grid: DEMO_GRID,
      steps,
      variables,
    },
    variables: toStoredVariables(variables, steps.length),
    surfaceHeightM: SURFACE_HEIGHT_M,
    readCells: createCellMaker(steps),
  };
}

function toVariable(name: VariableName, steps: readonly EpochSeconds[]): ManifestVariable {
  const { unit, kind, scale, offset } = getVariable(name);
  const intervalStarts = kind === 'instant' ? null : steps.map((at) => at - HOUR_SECONDS);
  return { name, unit, scale, offset, fileUnit: null, missingSteps: [], intervalStarts };
}

/** Caches the last result: a series may ask for its cells twice. */
function createCellMaker(steps: readonly EpochSeconds[]): CellSource['readCells'] {
  let last: { readonly key: string; readonly words: FourCells } | null = null;
  return (cells) => {
    const key = cells.join();
    if (last?.key !== key) last = { key, words: makeCells(cells, steps) };
    return last.words;
  };
}

/** Packed like a run, so that an hour is bit-identical. */
function makeCells(cells: CellWeights['cells'], steps: readonly EpochSeconds[]): FourCells {
  const sky = new DemoSky(makeCellSites(cells));
  const stored = new Int16Array(cells.length);
  const makeWords = () => new Int16Array(DEMO_VARIABLES.length * steps.length);
  const words: FourCells = [makeWords(), makeWords(), makeWords(), makeWords()];
  for (const [step, at] of steps.entries()) {
    const fields = sky.fieldsAt(at);
    for (const [index, name] of DEMO_VARIABLES.entries()) {
      packValues(fields[name], getVariable(name), stored, 0);
      for (const [corner, cell] of words.entries()) cell[index * steps.length + step] = stored[corner] as number;
    }
  }
  return words;
}
