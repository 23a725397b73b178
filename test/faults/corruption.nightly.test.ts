import { dirname } from 'node:path';
import { makeFolder } from '@portal/testing/runs/small-run';
import { describe, expect, onTestFinished, test } from 'vitest';
import { FIELD_SAMPLES } from './corruption/field-samples.ts';
import { makeMomentSamples } from './corruption/moment-samples.ts';
import { makeArchiveSamples, makeRunSamples } from './corruption/stored-samples.ts';
import { stripChecks } from './corruption/strip-checks.ts';
import { tryChanges } from './corruption/try-changes.ts';
import { tryField } from './corruption/try-fields.ts';

// A small share of what `npm run bench -- corruption` tries.
const FIELD_CHANGES = 50;
const STORED_CHANGES = 8;

describe('a changed file of each packing', () => {
  const small = FIELD_SAMPLES.filter(({ name }) => !name.startsWith('world'));
  test.each(small)('is not published where ecCodes refuses it: $name', async (sample) => {
    const trial = await tryField(sample, FIELD_CHANGES);
    expect(trial?.violations).toEqual([]);
    expect(trial?.tried).toBe(FIELD_CHANGES);
    if (sample.name !== 'run-length') expect(trial?.refusedByEccodes).toBeGreaterThan(0);
  });
});

describe('a changed stored file', () => {
  test('is never shown as something else, and the portal goes on', async () => {
    const samples = [
      ...(await makeRunSamples(makeFolder(onTestFinished))),
      ...(await makeArchiveSamples(makeFolder(onTestFinished))),
      ...makeMomentSamples(makeFolder(onTestFinished)),
    ];
    const trials = samples.map((sample) => tryChanges(sample, STORED_CHANGES, 1));
    expect(trials.flatMap(({ violations }) => violations)).toEqual([]);
    expect(trials.reduce((sum, { leftOut }) => sum + leftOut, 0)).toBeGreaterThan(STORED_CHANGES * 4);
  });

  test('would be shown without checksums', async () => {
    const [sample] = await makeRunSamples(makeFolder(onTestFinished));
    stripChecks(dirname(sample?.path ?? ''));
    const { violations } = tryChanges(sample!, STORED_CHANGES, 1);
    expect(violations).toContainEqual(expect.stringMatching(/something else is shown$/));
  });
});
