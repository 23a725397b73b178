import { expect, it } from 'vitest';
import { findLead } from './nowcast-view.ts';

it('has leads of 10 minutes up to three hours', () => {
  const list = (frameAt: number) => [600, 1200, 10_800, 11_400].map((at) => findLead(frameAt, at));
  expect([list(0), list(300), list(599)]).toEqual(Array(3).fill([1, 2, 18, null]));
  expect(list(600)).toEqual([null, 1, 17, 18]);
});
