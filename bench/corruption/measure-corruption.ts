import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIELD_SAMPLES } from '../../test/faults/corruption/field-samples.ts';
import { makeMomentSamples } from '../../test/faults/corruption/moment-samples.ts';
import { makeArchiveSamples, makeRunSamples } from '../../test/faults/corruption/stored-samples.ts';
import { type StoredSample, type StoredTrial, tryChanges } from '../../test/faults/corruption/try-changes.ts';
import { tryField } from '../../test/faults/corruption/try-fields.ts';
import type { Figure, Measurement } from '../measure/figure.ts';
import { measureVerifiedReads } from './measure-verified-reads.ts';

type Log = (line: string) => void;

/** Changes per kind of stored file, divided among its files. */
const CHANGES = 2000;
const SEED = 3;

async function measureFields(log: Log): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const sample of FIELD_SAMPLES) {
    const name = `corruption.${sample.name}.published`;
    const trial = await tryField(sample);
    if (trial === null) {
      figures.push({ name, value: null, unit: '', note: 'the sample file is not here' });
      continue;
    }
    for (const line of trial.violations) log(line);
    const { tried, accepted, refusedByEccodes, violations } = trial;
    const verdict = refusedByEccodes === null ? 'ecCodes 2.28 cannot read it' : `ecCodes refuses ${refusedByEccodes}`;
    const note = `of ${tried} changes ${accepted} are taken, ${verdict}`;
    figures.push({ name, value: violations.length, unit: 'refused by ecCodes', budget: { most: 0 }, note });
  }
  return figures;
}

async function measureStored(
  kind: string,
  makeSamples: (dataDir: string) => StoredSample[] | Promise<StoredSample[]>,
  log: Log,
): Promise<Figure> {
  const dataDir = mkdtempSync(join(tmpdir(), 'troi-viet-corruption-'));
  try {
    const samples = await makeSamples(dataDir);
    const each = Math.ceil(CHANGES / samples.length);
    const trials: StoredTrial[] = samples.map((sample, index) => tryChanges(sample, each, SEED + index));
    for (const line of trials.flatMap(({ violations }) => violations)) log(line);
    const sum = (count: (trial: StoredTrial) => number) => trials.reduce((total, trial) => total + count(trial), 0);
    return {
      name: `corruption.${kind}.shown`,
      value: sum(({ violations }) => violations.length),
      unit: 'wrong',
      budget: { most: 0 },
      note: `of ${sum(({ tried }) => tried)} changes ${sum(({ leftOut }) => leftOut)} were noticed and left out, ${sum(({ whole }) => whole)} lie where nothing was read`,
    };
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

/** Thousands of changes to incoming and stored files: none that ecCodes refuses is published, and none is shown. */
export const corruption: Measurement = {
  name: 'corruption',
  measure: async (log) => [
    ...(await measureFields(log)),
    await measureStored('runs', makeRunSamples, log),
    await measureStored('archive', makeArchiveSamples, log),
    await measureStored('moments', makeMomentSamples, log),
    ...(await measureVerifiedReads()),
  ],
};
