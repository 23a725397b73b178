import { describe, expect, it } from 'vitest';
import { createSourceCoverage } from './source-coverage.ts';

const gfs = { name: 'gfs', variables: { temperature2m: 'TMP' } } as never;
const folder = { name: 'folder', variables: null } as never;
const air = { demo: false, variables: ['pm25'] };
const create = (offers: never[], runs: { demo: boolean; variables: string[] }[] = [], demo = false) =>
  createSourceCoverage({ offers, listRuns: () => runs, demo: () => demo });

describe('the coverage of sources', () => {
  it('is what chosen sources announce, also before their first run', () => {
    expect(create([gfs])(['temperature2m'])).toBe(true);
    expect(create([gfs])(['pm25', 'o3'])).toBe(false);
  });

  it('counts stored runs of any source, and those of the demonstration only while it is on', () => {
    expect(create([gfs], [air])(['pm25'])).toBe(true);
    expect(create([gfs], [{ ...air, demo: true }])(['pm25'])).toBe(false);
    expect(create([], [], true)(['pm25'])).toBe(true);
  });

  it('expects anything of a folder until its first file is read, then only what it brought', () => {
    expect(create([folder])(['pm25'])).toBe(true);
    expect(create([folder], [{ demo: false, variables: ['temperature2m'] }])(['pm25'])).toBe(false);
  });
});
