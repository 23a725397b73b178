import { expect, it } from 'vitest';
import { findWrongArrows } from './check-arrows.ts';
import type { CruisedModule, CruiseResult } from './cruise-imports.ts';

const toModule = (source: string, ...imports: string[]): CruisedModule => ({
  source,
  dependencies: imports.map((resolved) => ({ resolved, dynamic: false, dependencyTypes: ['local'] })),
});
const OTHERS = Array.from({ length: 100 }, (_, index) => toModule(`packages/web/src/pages/page-${index}.ts`));
const [PAGE, CARD] = ['packages/web/src/pages/page-0.ts', 'packages/web/src/share/card.ts'];

const find = (modules: readonly CruisedModule[], violations: CruiseResult['summary']['violations'] = []): string[] =>
  findWrongArrows({ modules, summary: { violations } });

it('imports that break no rule pass', () => {
  expect(find([...OTHERS, toModule(CARD, PAGE)])).toEqual([]);
});

it('an import that breaks a rule is named with the rule', () => {
  const rule = { name: 'domain-is-pure' };
  expect(find(OTHERS, [{ from: 'packages/domain/src/a.ts', to: 'fs', rule }])).toEqual([
    'domain-is-pure: packages/domain/src/a.ts → fs',
  ]);
});

it('folders that import each other are named', () => {
  expect(find([...OTHERS, toModule(PAGE, CARD), toModule(CARD, PAGE)])).toEqual([
    expect.stringMatching(/^packages\/web\/src\/pages ↔ packages\/web\/src\/share: import each other/),
  ]);
});

it('a test helper in production is named', () => {
  expect(find([...OTHERS, toModule(CARD, 'packages/testing/src/weather/make-hour.ts')])).toEqual([
    expect.stringMatching(/card\.ts → packages\/testing\/.*production imports a test helper/),
  ]);
});

it('a report of too few modules is refused, because its silence says nothing', () => {
  expect(find(OTHERS.slice(1))).toEqual([expect.stringMatching(/only 99 modules were read/)]);
});
