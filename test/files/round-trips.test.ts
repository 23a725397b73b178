import { readGeoJson } from '@portal/domain/catchment/read-geojson';
import { parseStorageTable } from '@portal/domain/hydro/reservoir/parse-storage-table';
import { describe, expect, it } from 'vitest';
import { readSeriesFile } from '../../apps/portal/src/features/hydropower/read-series-file.ts';
import { readPhoneFile } from '../../apps/portal/src/features/phone-calls/read-phone-file.ts';
import { makeOutlineCase, makePhoneCase, makeSeriesCase, makeStorageCase } from './make-files.fixture.ts';
import { READ_BEFORE } from './read-before.table.ts';

/** Outcome for a file: the same values, a question or refusal, or other values, which must never happen. */
type Outcome = 'same' | 'asked' | 'refused' | 'other';

const COUNT = 500;
/** A cell whose mark may be a decimal or a thousands separator. */
const DOUBTFUL = /(?:^|[;,\t|"\n])[1-9]\d{0,2}[.,]\d{3}(?=$|[;,\t|"\r\n])/m;
const ASKING: ReadonlySet<string> = new Set([
  'ambiguousMark',
  'mixedDecimals',
  'mixedMarks',
  'unitMissing',
  'severalColumns',
]);

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const toOutcome = (codes: readonly string[]): Outcome =>
  codes.every((code) => ASKING.has(code)) ? 'asked' : 'refused';

function readStorage(seed: number): { outcome: Outcome; isClear: boolean; names: boolean } {
  const { text, points, lacksUnits } = makeStorageCase(seed);
  const read = parseStorageTable(text);
  const isClear = !lacksUnits && !DOUBTFUL.test(text);
  if (!read.ok) {
    const names = read.errors.every(
      ({ line, fault, cell }) => line !== null && (!ASKING.has(fault) || (cell ?? '') !== ''),
    );
    return { outcome: toOutcome(read.errors.map(({ fault }) => fault)), isClear, names };
  }
  const found = read.curve.points.map(({ levelM, volumeHm3 }) => [levelM, volumeHm3]);
  return { outcome: isEqual(found, points) ? 'same' : 'other', isClear, names: true };
}

async function* whole(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

async function readSeries(seed: number): Promise<{ outcome: Outcome; isClear: boolean; names: boolean }> {
  const { text, flow, lacksUnits } = makeSeriesCase(seed);
  const read = await readSeriesFile(whole(text));
  const isClear = !lacksUnits && !DOUBTFUL.test(text);
  if (read.ok) return { outcome: isEqual([...read.series.flow], flow) ? 'same' : 'other', isClear, names: true };
  const names = read.faults.every(({ code, row, cell }) => row !== null && (!ASKING.has(code) || (cell ?? '') !== ''));
  return { outcome: toOutcome(read.faults.map(({ code }) => code)), isClear, names };
}

async function readPhones(seed: number): Promise<{ outcome: Outcome; isClear: boolean; names: boolean }> {
  const { text, phones } = makePhoneCase(seed);
  const file = await readPhoneFile(Buffer.from(text));
  if (!file.ok) return { outcome: toOutcome([file.fault]), isClear: true, names: true };
  const isSame = isEqual([...file.phones], phones);
  const isPart = file.faulty > 0 && [...file.phones].every((phone) => phones.includes(phone));
  return {
    outcome: isSame ? 'same' : isPart ? 'refused' : 'other',
    isClear: true,
    names: file.notes.every(({ row }) => row > 0),
  };
}

function readOutline(seed: number): { outcome: Outcome; isClear: boolean; names: boolean } {
  const { text, corners } = makeOutlineCase(seed);
  const { polygon } = readGeoJson(text);
  const ring = polygon?.parts[0]?.outer ?? [];
  const sort = (points: readonly (readonly number[])[]) => points.map((point) => point.join(' ')).sort();
  const found = Array.from({ length: ring.length / 2 }, (_, at) => [
    ring[2 * at] as number,
    ring[2 * at + 1] as number,
  ]);
  const outcome = polygon === null ? 'refused' : isEqual(sort(found), sort(corners)) ? 'same' : 'other';
  return { outcome, isClear: true, names: true };
}

describe.each([
  ['tables V(H)', readStorage, READ_BEFORE.storage],
  ['records of inflow', readSeries, READ_BEFORE.series],
  ['phone lists', readPhones, READ_BEFORE.phones],
  ['outlines', readOutline, READ_BEFORE.outlines],
] as const)('500 generated %s in every dialect', (_, read, readBefore) => {
  it('are read as they were meant, asked about or refused by cell, and never read as anything else', async () => {
    const wrong: number[] = [];
    const lost: number[] = [];
    let [clear, same] = [0, 0];
    for (let seed = 0; seed < COUNT; seed++) {
      const { outcome, isClear, names } = await read(seed);
      if (outcome === 'other' || !names) wrong.push(seed);
      // What was read correctly before is still read, or asked about if two readings are possible.
      if (readBefore[seed] === '1' && outcome !== 'same' && !(outcome === 'asked' && !isClear)) lost.push(seed);
      if (!isClear) continue;
      clear++;
      if (outcome === 'same') same++;
    }
    expect({ wrong, lost }).toEqual({ wrong: [], lost: [] });
    expect(same / clear).toBeGreaterThanOrEqual(0.95);
    expect(clear).toBeGreaterThan(150);
  });
});
