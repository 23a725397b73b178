import { HOUR, makeField, makeFolder, makeHeader, RUN_AT } from '@portal/testing/runs/small-run';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readCatalogue } from '#store/catalogue.ts';
import { publishRun } from './publish-run.ts';
import type { RunField } from './run-content.ts';

const publish = (dataDir: string, fields: readonly RunField[], runAt = RUN_AT) =>
  publishRun(dataDir, makeHeader({ runAt }), fields, { now: RUN_AT });

/** A field with this many of its six cells at one value and the others at another one. */
const mix = (variable: 'temperature2m' | 'pressureMsl', hour: number, count: number, odd: number, others: number) =>
  makeField(
    variable,
    hour,
    [0, 1, 2, 3, 4, 5].map((cell) => (cell < count ? odd : others)),
  );

describe('a jump from one step to the next', () => {
  test('in more than half of the cells is refused in one line, and nothing is published', async () => {
    const dataDir = makeFolder(onTestFinished);
    const fields = [makeField('temperature2m', 0, 20), mix('temperature2m', 6, 4, 32.5, 20)];
    await expect(publish(dataDir, fields)).rejects.toThrow(
      '2026-11-21T06:00:00Z: temperature2m is more than 12 °C from that of 6 hours before in 67 % of the cells',
    );
    expect(readCatalogue(dataDir).runs).toEqual([]);
  });

  test('of the pressure is refused too', async () => {
    const fields = [makeField('pressureMsl', 0, 1010), makeField('pressureMsl', 3, 980)];
    await expect(publish(makeFolder(onTestFinished), fields)).rejects.toThrow(
      /pressureMsl is more than 25 hPa from that of 3 hours before in 100 % of the cells/,
    );
  });

  test.each([
    ['in half of the cells', [makeField('temperature2m', 0, 20), mix('temperature2m', 6, 3, 40, 20)]],
    ['to the limit', [makeField('temperature2m', 0, 20), makeField('temperature2m', 6, 32)]],
    ['over more than six hours', [makeField('temperature2m', 0, 20), makeField('temperature2m', 7, 40)]],
    ['of rain', [makeField('precipitation', 1, 0, 0), makeField('precipitation', 2, 200, 1)]],
    ['of wind', [makeField('windU10m', 0, -50), makeField('windU10m', 1, 50)]],
    [
      'to cells of which nothing is known',
      [makeField('temperature2m', 0, 20), makeField('temperature2m', 1, Number.NaN), makeField('temperature2m', 2, 20)],
    ],
  ])('%s is weather', async (_, fields) => {
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, fields);
    expect(readCatalogue(dataDir).runs).toHaveLength(1);
  });
});

describe('a step without a neighbour', () => {
  test('is compared with the run before of the same moment', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, [makeField('temperature2m', 12, 20)]);
    const at = (celsius: number) => [makeField('temperature2m', 6, celsius, 6, RUN_AT + 6 * HOUR)];
    await expect(publish(dataDir, at(35), RUN_AT + 6 * HOUR)).rejects.toThrow(
      /2026-11-21T12:00:00Z: temperature2m is more than 12 °C from that of the run before in 100 % of the cells/,
    );
    await publish(dataDir, at(31), RUN_AT + 6 * HOUR);
    expect(readCatalogue(dataDir).runs).toHaveLength(2);
  });

  test('is taken where the run before says nothing of it, and where two steps bear each other out', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, [makeField('temperature2m', 12, 20)]);
    const step = (hour: number) => makeField('temperature2m', hour, 38, hour, RUN_AT + 6 * HOUR);
    await publish(dataDir, [step(9)], RUN_AT + 6 * HOUR);
    await publish(dataDir, [step(6), step(9)], RUN_AT + 6 * HOUR);
    expect(readCatalogue(dataDir).runs).toHaveLength(2);
  });
});
