import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type CellReader, createCellReader } from './cell-reader.ts';

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

const firstWords = (words: Int16Array) => [0, 1, 2, 3].map((cell) => words[cell * WORDS]);

it('reads four cells in the order asked for, neighbours or not', () => {
  const { read } = open();
  expect(firstWords(read([0, 1, 4, 5]))).toEqual([0, 100, 400, 500]);
  expect(firstWords(read([2, 2, 6, 6]))).toEqual([200, 200, 600, 600]);
  expect(firstWords(read([3, 9, 11, 0]))).toEqual([300, 900, 1100, 0]);
  expect([...read([10, 11, 0, 1])].slice(0, WORDS)).toEqual([1000, 1001, 1002, 1003, 1004]);
});

it('gives the same cells again without the file, and other cells never in their stead', () => {
  const { read } = open();
  const before = read([0, 1, 4, 5]);
  expect(read([1, 2, 5, 6])).not.toBe(before);
  expect(read([0, 1, 4, 5])).toBe(before);
});

it('names the byte where the file ends early', () => {
  const { read } = open();
  expect(() => read([10, 11, 11, 12])).toThrow(`ends at byte ${CELLS * WORDS * 2}`);
});

const PIECE = WORDS * 2 * 4;

it('keeps so much of a run and no more: what was asked longest ago makes room', () => {
  const { read } = open({ ofRun: 2 * PIECE, ofAll: 9 * PIECE });
  const [, second] = [read([0, 1, 2, 3]), read([1, 2, 3, 4]), read([2, 3, 4, 5])];
  expect(read([1, 2, 3, 4])).toBe(second);
  expect(firstWords(read([0, 1, 2, 3]))).toEqual([0, 100, 200, 300]);
});

it('keeps so much of all runs together: the run asked longest ago makes room, and a closed one at once', () => {
  const limits = { ofRun: 9 * PIECE, ofAll: 4 * PIECE };
  const [old, fresh] = [open(limits), open(limits)];
  const [first, second] = [old.read([0, 1, 2, 3]), old.read([1, 2, 3, 4])];
  const cached = [0, 1, 2].map((cell) => fresh.read([cell, cell, cell, cell]));
  expect(old.read([1, 2, 3, 4])).toBe(second);
  expect([0, 1, 2].map((cell) => fresh.read([cell, cell, cell, cell]))).toEqual(cached);
  expect(old.read([0, 1, 2, 3])).not.toBe(first);
  expect(firstWords(first)).toEqual([0, 100, 200, 300]);
  fresh.forget();
  const again = [4, 5, 6].map((cell) => old.read([cell, cell, cell, cell]));
  expect([4, 5, 6].map((cell, at) => old.read([cell, cell, cell, cell]) === again[at])).toEqual([true, true, true]);
});

it('counts nothing of a read that failed', () => {
  const limits = { ofRun: 9 * PIECE, ofAll: 2 * PIECE };
  const { read } = open(limits);
  const [first, second] = [read([0, 1, 2, 3]), read([1, 2, 3, 4])];
  for (let time = 0; time < 5; time++) expect(() => read([10, 11, 11, 12])).toThrow('ends at byte');
  expect(firstWords(read([0, 1, 2, 3]))).toEqual([0, 100, 200, 300]);
  expect([firstWords(first), firstWords(second)]).toEqual([
    [0, 100, 200, 300],
    [100, 200, 300, 400],
  ]);
  expect(read([0, 1, 2, 3])).toBe(read([0, 1, 2, 3]));
});
