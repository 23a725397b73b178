import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCellReader } from './cell-reader.ts';

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

const firstWords = (words: Int16Array) => [0, 1, 2, 3].map((cell) => words[cell * WORDS]);

it('reads four cells in the order asked for, neighbours or not', () => {
  const read = createCellReader(descriptor, WORDS);
  expect(firstWords(read([0, 1, 4, 5]))).toEqual([0, 100, 400, 500]);
  expect(firstWords(read([2, 2, 6, 6]))).toEqual([200, 200, 600, 600]);
  expect(firstWords(read([3, 9, 11, 0]))).toEqual([300, 900, 1100, 0]);
  expect([...read([10, 11, 0, 1])].slice(0, WORDS)).toEqual([1000, 1001, 1002, 1003, 1004]);
});

it('gives the same cells again without the file, and other cells never in their stead', () => {
  const read = createCellReader(descriptor, WORDS);
  const before = read([0, 1, 4, 5]);
  expect(read([1, 2, 5, 6])).not.toBe(before);
  expect(read([0, 1, 4, 5])).toBe(before);
});

it('names the byte where the file ends early', () => {
  const read = createCellReader(descriptor, WORDS);
  expect(() => read([10, 11, 11, 12])).toThrow(`ends at byte ${CELLS * WORDS * 2}`);
});
