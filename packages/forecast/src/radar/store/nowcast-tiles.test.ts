import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CHANCE_BYTES, findChancePercent } from './frame-bytes.ts';
import { CELLS, LEADS } from './insert-frame.ts';
import { findTile, TILES } from './nowcast-tail.ts';
import { readCellNowcast, readPlanesAround, saveTiles } from './nowcast-tiles.ts';

const AT = 1_785_000_000;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tiles-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Every byte is unique, so that a wrong position is noticed; a corner of the country is dry. */
const isDry = (cell: number) => cell < 300 * 100 && cell % 300 < 100;
const frame = Uint8Array.from({ length: CELLS }, (_, cell) => (isDry(cell) ? 0 : (cell * 7 + 3) % 251));
const planes = Uint8Array.from({ length: LEADS * (CELLS + CHANCE_BYTES) }, (_, at) => {
  if (at >= LEADS * CELLS) {
    const block = (at - LEADS * CELLS) % CHANCE_BYTES;
    return block < 150 * 50 && block % 150 < 50 ? 0 : (at * 3) % 101;
  }
  return isDry(at % CELLS) ? 0 : (at * 13 + 5) % 253;
});
/** Full-weight minutes of each tile. */
const fullWeights = Uint8Array.from({ length: TILES }, (_, tile) => 30 + (tile % 61));
const save = () => saveTiles(folder, 'radar', AT, { frame, planes, fullWeights });

describe('a nowcast in tiles', () => {
  it('has at each cell what the whole one has', () => {
    save();
    for (const cell of [0, 19, 20, 299, 300, 31_234, 77_777, CELLS - 1]) {
      const found = readCellNowcast(folder, 'radar', AT, cell);
      expect(found?.observed).toBe(frame[cell]);
      expect(found?.fullWeightMinutes).toBe(fullWeights[findTile(Math.floor(cell / 300), cell % 300)]);
      for (let lead = 0; lead < LEADS; lead += 1) {
        expect(found?.rain[lead]).toBe(planes[lead * CELLS + cell]);
        const chances = planes.subarray(LEADS * CELLS + lead * CHANCE_BYTES, LEADS * CELLS + (lead + 1) * CHANCE_BYTES);
        expect(found?.chances[lead]).toBe(findChancePercent(chances, cell));
      }
    }
  });

  it('gives the planes around a cell, and nothing beyond', () => {
    save();
    const cell = 300 * 250 + 150;
    const around = readPlanesAround(folder, 'radar', AT, { cell, reach: 30 });
    for (const [row, column] of [
      [250, 150],
      [220, 120],
      [280, 180],
    ] as const)
      expect(around?.[4]?.[300 * row + column]).toBe(planes[4 * CELLS + 300 * row + column]);
    expect(around?.[4]?.[300 * 100 + 150]).toBe(255);
    const corner = readPlanesAround(folder, 'radar', AT, { cell: CELLS - 1, reach: 30 });
    expect(corner?.[0]?.[CELLS - 1]).toBe(planes[CELLS - 1]);
  });

  it('is null where it is not there or cut off, and not known where a tile is damaged', () => {
    expect(readCellNowcast(folder, 'radar', AT, 0)).toBeNull();
    expect(readPlanesAround(folder, 'radar', AT, { cell: 0, reach: 1 })).toBeNull();
    save();
    const path = join(folder, 'radar', 'radar', `${AT}.tiles`);
    const bytes = readFileSync(path);
    bytes.fill(7, bytes.length - 4000);
    writeFileSync(path, bytes);
    expect(readCellNowcast(folder, 'radar', AT, CELLS - 1)).toMatchObject({ observed: 255 });
    writeFileSync(path, bytes.subarray(0, 100));
    expect(readCellNowcast(folder, 'radar', AT, CELLS - 1)).toBeNull();
  });
});
