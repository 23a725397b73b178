import { isSameGrid } from '#grid/regular-grid.ts';
import { type CatalogueEntry, readCatalogue } from '#store/catalogue.ts';
import { getRunFolder } from '#store/durable-file.ts';
import { unpackValues } from '#store/packing.ts';
import { openStoredRun, type StoredRun } from '#store/stored-run.ts';
import type { FindBefore } from './check-jumps.ts';
import type { RunHeader } from './run-content.ts';

/** The previous published run of the same source. */
export interface RunBefore {
  readonly findField: FindBefore;
  close(): void;
}

/** Opens the run when a field is requested. Finds nothing if there is none, or it is damaged or on another grid. */
export function openRunBefore(dataDir: string, header: RunHeader): RunBefore {
  const entry = findEntry(dataDir, header);
  let run: StoredRun | null | undefined;
  return {
    findField: (name, at) => {
      if (entry === null) return null;
      if (run === undefined) run = tryOpen(dataDir, entry, header);
      return run === null ? null : readField(run, name, at);
    },
    close: () => run?.close(),
  };
}

function findEntry(dataDir: string, { source, runAt }: RunHeader): CatalogueEntry | null {
  return readCatalogue(dataDir)
    .runs.filter((run) => run.source === source && run.runAt < runAt)
    .reduce<CatalogueEntry | null>((last, run) => (last === null || run.runAt > last.runAt ? run : last), null);
}

function tryOpen(dataDir: string, { source, id }: CatalogueEntry, { grid }: RunHeader): StoredRun | null {
  try {
    const run = openStoredRun(getRunFolder(dataDir, source, id));
    if (isSameGrid(run.manifest.grid, grid)) return run;
    run.close();
  } catch {
    // Its readers report the damage; the new run can do without it.
  }
  return null;
}

function readField(run: StoredRun, ...[name, at]: Parameters<FindBefore>): ReturnType<FindBefore> {
  const { grid, steps } = run.manifest;
  const variable = run.variables.get(name);
  const step = steps.indexOf(at);
  if (variable === undefined || step < 0 || variable.hasStep[step] === 0) return null;
  const cells = grid.rows * grid.columns;
  try {
    return unpackValues(run.readMapCells(step, variable, 0, cells), 0, cells, variable);
  } catch {
    return null;
  }
}
