import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tripMessages } from './trip-messages.ts';

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
  for (const [language, words] of Object.entries(tripMessages)) {
    const tested = words.rules.items.at(-1) ?? '';
    const figures = [...tested.matchAll(/\d[.,]\d\d(?= mm)/g)].map(([figure]) => Number(figure.replace(',', '.')));
    expect(tested).toContain(trips.toLocaleString(language));
    expect(figures).toHaveLength(3);
    for (const [index, column] of [2, 1, 3].entries())
      expect(Math.abs((figures[index] ?? 0) - mean(column))).toBeLessThan(0.006);
  }
});
