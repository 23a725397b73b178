import { expect, it } from 'vitest';
import { createNearReports } from './near-reports.ts';

it('is absent where the database fails or is slow, costs one question, and is asked for again in seconds', async () => {
  let [asked, timer] = [0, 0];
  const query = async () => {
    asked += 1;
    throw new Error('away');
  };
  const warnings: string[] = [];
  const needs = { clock: () => 0, demo: () => false, readTimer: () => timer };
  const broken = createNearReports({ ...needs, database: { query } as never, warn: (text) => warnings.push(text) });
  expect(await Promise.all([broken.find(1), broken.find(2), broken.find(1)])).toEqual([null, null, null]);
  expect([asked, warnings.at(-1)]).toEqual([1, 'reports of readers: Error: away']);
  timer = 3000;
  await broken.find(1);
  expect(asked).toBe(2);
  let release: (rows: object[]) => void = () => undefined;
  const slow = createNearReports({
    ...needs,
    database: { query: () => new Promise((resolve) => (release = resolve)) } as never,
    warn: () => undefined,
  });
  expect(await slow.find(1)).toBeNull();
  release([1, 2, 3].map((id) => ({ cell: 1, quarterAt: 0, visitor: `${id}`, network: `${id}`, isRaining: true })));
  await new Promise(setImmediate);
  expect(await slow.find(1)).toMatchObject({ raining: 3, all: 3 });
});
