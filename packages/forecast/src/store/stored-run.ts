import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CellWeights } from '#grid/regular-grid.ts';
import type { VariableName } from '#variables/variable.table.ts';
import { createCellReader } from './cell-reader.ts';
import { type ManifestVariable, type RunManifest, readManifest } from './manifest.ts';
import { readFully } from './read-fully.ts';

/** A variable of an open run, ready for reading. */
export interface StoredVariable extends ManifestVariable {
  readonly index: number;
  /** 1 at each step that has it, else 0. */
  readonly hasStep: Uint8Array;
  /** Whether it is an angle in degrees, which turns from 360 to 0. */
  readonly isAngle: boolean;
}

/**
 * A published run with its files open. Reading goes by position, so one run serves any number of
 * readers, and goes on doing so after its files have been removed.
 */
export interface StoredRun {
  readonly manifest: RunManifest;
  readonly variables: ReadonlyMap<VariableName, StoredVariable>;
  /** Height of the source's ground per cell, metres, NaN where unknown; null where the source gives none. */
  readonly surfaceHeightM: Float32Array | null;
  /**
   * Everything at four cells: int16 `[cell][variable][step]`, cells in the order of the weights. The array belongs to
   * the run: only for reading, and only until other cells are asked for. Throws `Error` where the file ends early.
   */
  readCells(cells: CellWeights['cells']): Int16Array;
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
  const close = () => {
    for (const descriptor of opened.splice(0)) closeSync(descriptor);
  };
  try {
    const point = open('point.bin');
    const map = open('map.bin');
    const surfaceHeightM = readSurface(folder, manifest);
    return {
      manifest,
      variables: toVariables(manifest),
      surfaceHeightM,
      readCells: createCellReader(point, manifest.steps.length * manifest.variables.length),
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

function toVariables(manifest: RunManifest): Map<VariableName, StoredVariable> {
  const { steps } = manifest;
  return new Map(
    manifest.variables.map((variable, index) => {
      const hasStep = new Uint8Array(steps.length).fill(1);
      for (const step of variable.missingSteps) hasStep[step] = 0;
      return [variable.name, { ...variable, index, hasStep, isAngle: variable.unit === '°' }];
    }),
  );
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
