import { describe, expect, it } from 'vitest';
import { parseBoardQuery } from './board-query.ts';

const templates = (query: Record<string, unknown>) => parseBoardQuery(query).works.map(({ template }) => template);

describe('a board in an address', () => {
  it('is the first three of a trade where nothing is chosen', () => {
    expect(templates({})).toEqual(['concretePour', 'craneLift', 'painting']);
    expect(templates({ trade: 'schools' })).toEqual(['outdoorLesson', 'sportsDay']);
    expect(templates({ trade: 'nothing', w1: 'nor this' })).toEqual(['concretePour', 'craneLift', 'painting']);
  });

  it('is what is chosen, of any trade', () => {
    expect(templates({ w1: 'blasting', w2: '', w3: 'beach' })).toEqual(['blasting', 'beach']);
  });

  it('has thresholds of one’s own, with a comma or a point', () => {
    const [work] = parseBoardQuery({ w1: 'concretePour', 'l1.1': '1,5', 'n1.1': '0.2' }).works;
    expect(work?.conditions[0]).toMatchObject({ threshold: 1.5, near: 0.2, hours: 4 });
    expect(work?.isOwn).toBe(true);
    expect(parseBoardQuery({ w1: 'concretePour', 'l1.1': '2.5' }).works[0]?.isOwn).toBe(false);
  });

  it('judges no empty threshold, and names what is no number or out of range', () => {
    const [work] = parseBoardQuery({ w1: 'concretePour', 'l1.1': '', 'l1.2': 'warm', 'l1.3': '900' }).works;
    expect(work?.conditions.slice(0, 3).map(({ threshold }) => threshold)).toEqual([null, null, null]);
    expect(work?.mistakes).toEqual(['l1.2', 'l1.3']);
  });

  it('leaves out thresholds that were written for another template', () => {
    const own = { w1: 'concretePour', 'l1.1': '1' };
    expect(parseBoardQuery({ ...own, t1: 'concretePour' }).works[0]?.isOwn).toBe(true);
    expect(parseBoardQuery({ ...own, t1: 'painting' }).works[0]?.isOwn).toBe(false);
  });

  it('weighs cost and loss only where both are given', () => {
    expect(parseBoardQuery({ w1: 'beach', c1: '100', v1: '1000' }).works[0]?.costLoss).toEqual({
      cost: 100,
      loss: 1000,
    });
    expect(parseBoardQuery({ w1: 'beach', c1: '100' }).works[0]?.costLoss).toBeNull();
  });
});
