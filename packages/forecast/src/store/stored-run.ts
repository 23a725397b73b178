import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCellReader } from './cell-reader.ts';
import { type CellSource, type StoredVariable, toStoredVariables } from './cell-source.ts';
import { type RunManifest, readManifest } from './manifest.ts';
import { readFully } from './read-fully.ts';

/**
 * A published run with its files open. Reading goes by position, so one run serves any number of
 * readers, and goes on doing so after its files have been removed.
 */
export interface StoredRun extends CellSource {
  readonly manifest: RunManifest;
  /** Stored values of `count` neighbouring cells from `firstCell` on at one step. Throws `Error` where the file ends early. */
  readMapCells(step: number, variable: StoredVariable, firstCell: number, count: number): Int16Array;
  close(): void;
}

/** Opens the run in a folder. Throws `Error` where a file is missing, of the wrong length or damaged at a look. */
export function openStoredRun(folder: string): StoredRun {
  const manifest = readManifest(folder);
  const opened: number[] = [];
  const open = (name: 'point.bin' | 'map.bin') => {
    const descriptor = openSync(join(folder, name), 'r');
    opened.push(descriptor);
    const { size } = fstatSync(descriptor);
    if (size !== manifest.files[name].bytes)
      throw new Error(`${join(folder, name)}: ${size} bytes, expected ${manifest.files[name].bytes}`);
    return descriptor;
  };
  let forget = () => {};
  const close = () => {
    forget();
    for (const descriptor of opened.splice(0)) closeSync(descriptor);
  };
  try {
    const point = open('point.bin');
    const map = open('map.bin');
    const surfaceHeightM = readSurface(folder, manifest);
    const cells = createCellReader(point, manifest.steps.length * manifest.variables.length);
    forget = cells.forget;
    return {
      manifest,
      variables: toStoredVariables(manifest.variables, manifest.steps.length),
      surfaceHeightM,
      readCells: cells.read,
      readMapCells: toMapReader(map, manifest),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

function readSurface(folder: string, { files, grid }: RunManifest): Float32Array | null {
  if (files['surface.bin'] === undefined) return null;
  const bytes = readFileSync(join(folder, 'surface.bin'));
  const cells = grid.rows * grid.columns;
  if (bytes.length !== cells * 4)
    throw new Error(`${join(folder, 'surface.bin')}: ${bytes.length} bytes for ${cells} cells`);
  return new Float32Array(new Uint8Array(bytes).buffer);
}

function toMapReader(descriptor: number, { grid, variables }: RunManifest): StoredRun['readMapCells'] {
  const cells = grid.rows * grid.columns;
  return (step, variable, firstCell, count) => {
    const words = new Int16Array(count);
    const at = ((step * variables.length + variable.index) * cells + firstCell) * 2;
    readFully(descriptor, new Uint8Array(words.buffer), { at: 0, length: count * 2, position: at });
    return words;
  };
}
