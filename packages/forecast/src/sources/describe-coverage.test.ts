import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeCoverage, describeProviders } from './describe-coverage.ts';
import { SOURCE_OFFERS } from './registry.ts';

const DOCUMENT = readFileSync(new URL('../../../../docs/data/sources.md', import.meta.url), 'utf8');

test('docs/data/sources.md names the sources of each variable', () => {
  expect(DOCUMENT).toContain(describeProviders(SOURCE_OFFERS));
});

test('a section names the fields of a source, what is derived and what is missing', () => {
  const gfs = SOURCE_OFFERS.find(({ name }) => name === 'gfs');
  const section = gfs === undefined ? '' : describeCoverage(gfs);
  expect(section).toMatch(/^### `gfs`: NOAA GFS/);
  expect(section).toContain('| temperature2m | `TMP:2 m above ground` |');
  expect(section).toContain('| relativeHumidity2m | derived from temperature2m and dewPoint2m');
  expect(section).toContain('Lacks: precipitationProbability, wetHourProbability, snowfall, uvIndex');
  const folder = SOURCE_OFFERS.find(({ name }) => name === 'folder');
  expect(folder && describeCoverage(folder)).toContain('[own-files.md](own-files.md)');
});

test('names of sources are unique and fit the names of settings', () => {
  const names = SOURCE_OFFERS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, publicUrl } of SOURCE_OFFERS) {
    expect(name).toMatch(/^[a-z][a-z0-9-]*$/);
    expect(publicUrl ?? '').not.toMatch(/\/$/);
  }
});
