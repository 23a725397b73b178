import { expect, it } from 'vitest';
import { findOrphanTests } from './orphan-tests.ts';

const SOURCES = [
  'packages/domain/src/time/moon.ts',
  'packages/domain/src/time/crops.table.ts',
  'packages/domain/src/time/sea.fixture.ts',
];

it.each([
  'time/moon.test.ts',
  'time/moon.phase.test.ts',
  'time/crops.test.ts',
  'time/time.test.ts',
  'domain.nfc.test.ts',
])('accepts %s: a file next to it or its folder has the name', (name) => {
  expect(findOrphanTests([...SOURCES, `packages/domain/src/${name}`])).toEqual([]);
});

it.each(['phase', 'moon-phase', 'sea'])('names time/%s.test.ts, an orphan', (name) => {
  const path = `packages/domain/src/time/${name}.test.ts`;
  expect(findOrphanTests([...SOURCES, path])).toEqual([expect.stringContaining(path)]);
  expect(findOrphanTests([...SOURCES, path], () => false)).toEqual([]);
});

it('leaves tests of the whole program alone', () => {
  expect(findOrphanTests([...SOURCES, 'test/journeys/home.test.ts'])).toEqual([]);
});
