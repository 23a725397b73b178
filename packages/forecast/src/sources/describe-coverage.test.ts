import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeCoverage } from './describe-coverage.ts';
import { SOURCE_OFFERS } from './registry.ts';

const DOCUMENT = readFileSync(new URL('../../../../docs/data/sources.md', import.meta.url), 'utf8');

test.each(SOURCE_OFFERS.map((offer) => [offer.name, offer] as const))(
  'docs/data/sources.md says what %s has and lacks (npm run portal -- sources --variables prints it)',
  (_, offer) => expect(DOCUMENT).toContain(describeCoverage(offer)),
);

test('names of sources are unique and fit the names of settings', () => {
  const names = SOURCE_OFFERS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, publicUrl } of SOURCE_OFFERS) {
    expect(name).toMatch(/^[a-z][a-z0-9-]*$/);
    expect(publicUrl ?? '').not.toMatch(/\/$/);
  }
});
