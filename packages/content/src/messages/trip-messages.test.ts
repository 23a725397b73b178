import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tripTest } from './trip-messages.ts';

it('says of test trips what the documents say', () => {
  const document = readFileSync(join(import.meta.dirname, '../../../../docs/science/nowcast.md'), 'utf8');
  const table = document.slice(document.indexOf('|series|min|trips|'), document.indexOf('**Below a goal**'));
  const rows = [...table.matchAll(/^\|[^|]+\|\d+\|(\d+)\|([\d.]+)\|[\d.]+\|[\d.]+\|([\d.]+)\|([\d.]+)\|/gm)].map(
    (row) => row.slice(1).map(Number),
  );
  const trips = rows.reduce((sum, [count = 0]) => sum + count, 0);
  const mean = (column: number) =>
    rows.reduce((sum, row) => sum + (row[0] ?? 0) * (row[column] ?? Number.NaN), 0) / trips;
  expect(rows).toHaveLength(6);
  expect(tripTest.trips).toBe(trips);
  expect(Math.abs(tripTest.atOnceMm - mean(1))).toBeLessThan(0.006);
  expect(Math.abs(tripTest.byAdviceMm - mean(2))).toBeLessThan(0.006);
  expect(Math.abs(tripTest.hindsightMm - mean(3))).toBeLessThan(0.006);
});
