import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { FileFacts } from '#store/manifest.ts';
import { NO_DATA, packValues } from '#store/packing.ts';
import { readFully } from '#store/read-fully.ts';
import type { FieldSpool } from './field-spool.ts';
import { createHashedFile } from './hashed-file.ts';
import type { RunLayout } from './run-layout.ts';

/** Memory for turning a run from one orientation into the other. */
const TURN_BYTES = 2 ** 26;

/** Writes `map.bin`, `[step][variable][cell]`, out of the spool. Memory: one step. Throws the system's error. */
export async function writeMapFile(
  folder: string,
  spool: FieldSpool,
  layout: RunLayout,
  cells: number,
): Promise<FileFacts> {
  const { steps, variables, fields } = layout;
  const file = createHashedFile(join(folder, 'map.bin'));
  const words = new Int16Array(variables.length * cells);
  try {
    for (let step = 0; step < steps.length; step++) {
      for (const [index, variable] of variables.entries()) {
        const field = fields[step * variables.length + index] ?? null;
        if (field === null) words.fill(NO_DATA, index * cells, (index + 1) * cells);
        else packValues(spool.read(field), variable, words, index * cells);
      }
      file.write(new Uint8Array(words.buffer));
      await breathe();
    }
    return file.finish();
  } finally {
    file.close();
  }
}

/**
 * Writes `point.bin`, `[cell][variable][step]`, out of `map.bin`: as many cells at a time as fit the memory, 64 MB.
 * Throws the system's error.
 */
export async function writePointFile(folder: string, layout: RunLayout, cells: number): Promise<FileFacts> {
  const steps = layout.steps.length;
  const variables = layout.variables.length;
  const block = steps * variables;
  const together = Math.min(cells, Math.max(1, Math.floor(TURN_BYTES / 2 / block)));
  const file = createHashedFile(join(folder, 'point.bin'));
  const map = openSync(join(folder, 'map.bin'), 'r');
  try {
    const turned = new Int16Array(together * block);
    const row = new Int16Array(together);
    for (let first = 0; first < cells; first += together) {
      const count = Math.min(together, cells - first);
      for (let step = 0; step < steps; step++) {
        for (let variable = 0; variable < variables; variable++) {
          const at = ((step * variables + variable) * cells + first) * 2;
          readFully(map, new Uint8Array(row.buffer), { at: 0, length: count * 2, position: at });
          for (let cell = 0, to = variable * steps + step; cell < count; cell++, to += block)
            turned[to] = row[cell] as number;
        }
        await breathe();
      }
      file.write(new Uint8Array(turned.buffer, 0, count * block * 2));
    }
    return file.finish();
  } finally {
    closeSync(map);
    file.close();
  }
}

/** Writes `surface.bin`, float32 per cell, metres. Throws the system's error. */
export function writeSurfaceFile(folder: string, heights: Float32Array): FileFacts {
  const file = createHashedFile(join(folder, 'surface.bin'));
  try {
    file.write(new Uint8Array(heights.buffer, heights.byteOffset, heights.byteLength));
    return file.finish();
  } finally {
    file.close();
  }
}
