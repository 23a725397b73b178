import { expect, it } from 'vitest';
import { rateModelSkill } from './model-skill.ts';

it.each([
  [-0.03, 0.4, 'none'],
  [0.4, -0.01, 'none'],
  [null, 0.4, 'none'],
  [0.4, null, 'none'],
  [0, 0, 'weak'],
  [0.49, 0.6, 'weak'],
  [0.5, 0.6, 'satisfactory'],
  [0.649, 0.6, 'satisfactory'],
  [0.65, 0.6, 'good'],
  [0.75, 0.6, 'veryGood'],
] as const)('a model of NSE %s and KGE %s has the skill %s', (nse, kge, skill) => {
  expect(rateModelSkill({ nse, kge })).toBe(skill);
});
