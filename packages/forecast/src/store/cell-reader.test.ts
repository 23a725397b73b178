import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type CellReader, createCellReader } from './cell-reader.ts';
import type { FourCells } from './cell-source.ts';

const CELLS = 12;
const WORDS = 5;
let folder: string;
let descriptor: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'troi-viet-cells-'));
  const words = Int16Array.from({ length: CELLS * WORDS }, (_, at) => Math.floor(at / WORDS) * 100 + (at % WORDS));
  writeFileSync(join(folder, 'point.bin'), new Uint8Array(words.buffer));
  descriptor = openSync(join(folder, 'point.bin'), 'r');
});
afterEach(() => {
  closeSync(descriptor);
  rmSync(folder, { recursive: true });
});

const readers: CellReader[] = [];
afterEach(() => {
  for (const { forget } of readers.splice(0)) forget();
});
const open = (limits?: { ofRun: number; ofAll: number }) => {
  const reader = createCellReader(descriptor, WORDS, undefined, limits);
  readers.push(reader);
  return reader;
};

const firstWords = (four: FourCells) => four.map(([word]) => word);

it('reads four cells in the order asked for, neighbours or not', () => {
  const { read } = open();
  expect(firstWords(read([0, 1, 4, 5]))).toEqual([0, 100, 400, 500]);
  expect(firstWords(read([2, 2, 6, 6]))).toEqual([200, 200, 600, 600]);
  expect(firstWords(read([3, 9, 11, 0]))).toEqual([300, 900, 1100, 0]);
  expect([...read([10, 11, 0, 1])[0]]).toEqual([1000, 1001, 1002, 1003, 1004]);
});

it('gives the same cells again without the file, also to places that share some, and never others in their stead', () => {
  const { read } = open();
  const before = read([0, 1, 4, 5]);
  const beside = read([1, 2, 5, 6]);
  expect([beside[0], beside[2]]).toEqual([before[1], before[3]]);
  expect(beside[0]).toBe(before[1]);
  expect(firstWords(beside)).toEqual([100, 200, 500, 600]);
  expect(read([0, 1, 4, 5]).every((words, corner) => words === before[corner])).toBe(true);
});

it('reads neighbours apart where one of them is known', () => {
  const { read } = open();
  const [, known] = read([0, 1, 4, 5]);
  const [west, east] = read([1, 2, 3, 4]);
  expect(west).toBe(known);
  expect([east[0], read([7, 8, 8, 9])[3][0]]).toEqual([200, 900]);
});

it('names the byte where the file ends early', () => {
  const { read } = open();
  expect(() => read([10, 11, 11, 12])).toThrow(`ends at byte ${CELLS * WORDS * 2}`);
});

const CELL = WORDS * 2;

it('keeps so much of a run and no more: what was asked longest ago makes room', () => {
  const { read } = open({ ofRun: 8 * CELL, ofAll: 99 * CELL });
  const first = read([0, 1, 2, 3]);
  const second = read([4, 5, 6, 7]);
  expect(read([0, 1, 2, 3])[0]).toBe(first[0]);
  read([8, 9, 10, 11]);
  expect(read([0, 1, 2, 3])[3]).toBe(first[3]);
  expect(firstWords(first)).toEqual([0, 100, 200, 300]);
  expect(firstWords(second)).toEqual(expect.arrayContaining([800, 1100]));
  expect(firstWords(read([4, 5, 6, 7]))).toEqual([400, 500, 600, 700]);
});

it('keeps so much of all runs together: the run asked longest ago makes room, and a closed one at once', () => {
  const limits = { ofRun: 99 * CELL, ofAll: 8 * CELL };
  const [old, fresh] = [open(limits), open(limits)];
  const [first, second] = [old.read([0, 1, 2, 3]), old.read([4, 5, 6, 7])];
  const cached = fresh.read([0, 1, 2, 3]);
  expect(old.read([4, 5, 6, 7])[0]).toBe(second[0]);
  expect(fresh.read([0, 1, 2, 3])[0]).toBe(cached[0]);
  expect(old.read([0, 1, 2, 3])[0]).not.toBe(first[0]);
  expect(firstWords(first)).toEqual([0, 100, 200, 300]);
  fresh.forget();
  const again = [old.read([4, 5, 6, 7]), old.read([0, 1, 2, 3])];
  expect([old.read([4, 5, 6, 7])[0] === again[0]?.[0], old.read([0, 1, 2, 3])[0] === again[1]?.[0]]).toEqual([
    true,
    true,
  ]);
});

it('counts nothing of a read that failed', () => {
  const limits = { ofRun: 99 * CELL, ofAll: 8 * CELL };
  const { read } = open(limits);
  read([0, 1, 2, 3]);
  for (let time = 0; time < 9; time++) expect(() => read([10, 11, 11, 12])).toThrow('ends at byte');
  const first = read([0, 1, 2, 3]);
  const second = read([4, 5, 6, 7]);
  expect([firstWords(first), firstWords(second)]).toEqual([
    [0, 100, 200, 300],
    [400, 500, 600, 700],
  ]);
  expect(read([0, 1, 2, 3])[0]).toBe(first[0]);
  expect(read([4, 5, 6, 7])[0]).toBe(second[0]);
});
