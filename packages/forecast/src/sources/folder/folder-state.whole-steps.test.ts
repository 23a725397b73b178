import { HOUR, RUN_AT } from '@portal/testing/runs/small-run';
import { expect, test } from 'vitest';
import { countWholeSteps } from './folder-state.ts';
import type { MappedVariable } from './parse-mapping.ts';
import type { ScannedStep } from './scan-file.ts';

const makeLine = (variable: MappedVariable['variable'], optional = false): MappedVariable => ({
  ...{ variable, parameter: [0, 0, 0], levelTypes: [1], statistics: [null], unit: '', factor: 1, shift: 0, optional },
});
const MAPPING = {
  ...{ source: 'own', licence: '', wholeSteps: 1, grid: null },
  variables: [
    makeLine('temperature2m'),
    makeLine('precipitation'),
    makeLine('cape', true),
    makeLine('surfaceHeight', true),
  ],
};

const count = (steps: readonly (readonly [hour: number, ...variables: ScannedStep['variables']])[]) =>
  countWholeSteps(
    steps.map(([hour, ...variables]) => ({ runAt: RUN_AT, validAt: RUN_AT + hour * HOUR, variables })),
    RUN_AT,
    MAPPING,
  );

test('a step is whole with all that is not optional, be it over several files', () => {
  expect(count([[1, 'temperature2m', 'precipitation']])).toBe(1);
  expect(
    count([
      [1, 'temperature2m'],
      [1, 'precipitation', 'cape'],
    ]),
  ).toBe(1);
  expect(
    count([
      [1, 'temperature2m', 'cape'],
      [2, 'precipitation'],
    ]),
  ).toBe(0);
});

test('the start of a run needs no amounts', () => {
  expect(
    count([
      [0, 'temperature2m'],
      [1, 'temperature2m'],
    ]),
  ).toBe(1);
});

test('steps of other runs do not count', () => {
  const other = {
    runAt: RUN_AT - HOUR,
    validAt: RUN_AT + HOUR,
    variables: ['temperature2m', 'precipitation'] as const,
  };
  expect(countWholeSteps([other], RUN_AT, MAPPING)).toBe(0);
});
