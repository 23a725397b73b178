import { describe, expect, it } from 'vitest';
import { makePyramid } from './estimate-motion.ts';
import { makeHindcast } from './hindcast.ts';
import {
  assessHindcast,
  estimateMissedVariance,
  findFullWeightMinutes,
  findMostGain,
  findStandingShare,
  type HindcastSkill,
} from './hindcast-skill.ts';
import { divideIntoNeighbourhoods } from './neighbourhoods.ts';
import { toPicture } from './rain-picture.ts';

/** One neighbourhood. */
const size = { columns: 160, rows: 128 };
const CELL_KM = 0.5;

/** Showers of a few cells in irregular order, each at `place` of the frame. */
function makeFrames(place: (index: number, age: number) => readonly [number, number], ages: readonly number[]) {
  const pictures = ages.map((age) => {
    const frame = new Float32Array(size.columns * size.rows);
    for (let index = 0; index < 14; index += 1) {
      const [x, y] = place(index, age);
      for (let cell = 0; cell < frame.length; cell += 1) {
        const far = ((cell % size.columns) - x) ** 2 + (Math.floor(cell / size.columns) - y) ** 2;
        if (far < 150) frame[cell] = (frame[cell] as number) + 8 * Math.exp(-far / 40);
      }
    }
    return toPicture(frame, size);
  });
  const strengths = pictures.map((picture) => picture.strengths);
  const hindcast = makeHindcast(pictures, makePyramid(strengths, size, CELL_KM), size);
  return assessHindcast(hindcast, size, divideIntoNeighbourhoods(size, CELL_KM))[0] ?? null;
}

const start = (index: number): readonly [number, number] => [
  20 + ((index * 0.754877) % 1) * 110,
  10 + ((index * 0.56984) % 1) * 100,
];
const moving = (index: number, age: number): readonly [number, number] => [start(index)[0] + 5 * age, start(index)[1]];
/** Dies where it is and is born elsewhere with every frame. */
const flickering = (index: number, age: number) => start(index + 14 * age);

const four = [0, 1, 2, 3] as const;

describe('the look back', () => {
  it('finds that what moves is forecast by moving it', () => {
    const found = makeFrames(moving, four) as HindcastSkill;
    expect(found.ahead).toBe(2);
    expect(found.moved).toBeGreaterThan(0.97);
    expect(found.still).toBeLessThan(0.9);
    expect(findStandingShare(found, 18, 90)).toBeLessThan(0.1);
    expect(findFullWeightMinutes(found, 5)).toBe(90);
  });

  it('trusts no motion where showers come and go: the model begins early, and what stands counts for more', () => {
    const found = makeFrames(flickering, four) as HindcastSkill;
    expect(found.moved).toBeLessThan(0.6);
    expect(findFullWeightMinutes(found, 5)).toBe(30);
    const calm = makeFrames(moving, four);
    expect(findStandingShare(found, 12, 60)).toBeGreaterThan(3 * findStandingShare(calm, 12, 60));
    expect(estimateMissedVariance(found, 12)).toBeGreaterThan(estimateMissedVariance(calm, 12));
  });

  it('lets what stands count for next to nothing at first, and never less later on', () => {
    const found: HindcastSkill = { moved: 0.9, still: 0.8, alike: 0.7, ahead: 2 };
    const shares = [1, 2, 4, 6, 9, 12, 18].map((intervals) => findStandingShare(found, intervals, 5 * intervals));
    expect(shares[1]).toBeLessThan(0.01);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
  });

  it('counts what stands only for what the advected picture does not show', () => {
    const share = (alike: number) => findStandingShare({ moved: 0.8, still: 0.6, alike, ahead: 2 }, 18, 90);
    // All that it knows is in the advected picture: 0.6 = 0.8 × 0.75.
    expect(share(0.75)).toBe(0);
    expect(share(0.5)).toBeGreaterThan(share(0.7));
  });

  it('sharpens little at first', () => {
    expect([0, 15, 30, 60, 90].map(findMostGain)).toEqual([1, 1.25, 1.5, 2, 2]);
  });

  it.each([
    ['keeps all its weight', { moved: 0.99, still: 0.9, alike: 0.9, ahead: 2 }, 90],
    // ln 0.8 × (t / 10 min)^1.5 = −1 at 27 minutes.
    ['has outlived its use before half an hour', { moved: 0.8, still: 0.5, alike: 0.6, ahead: 2 }, 30],
    // ln 0.9 × (t / 10 min)^1.5 = −1 at 44.8 minutes.
    ['holds until its correlation is 1/e', { moved: 0.9, still: 0.3, alike: 0.3, ahead: 2 }, 44],
    ['is no better than what stands', { moved: 0.9, still: 0.9, alike: 0.9, ahead: 2 }, 30],
  ])('%s', (_, found, minutes) => {
    expect(findFullWeightMinutes(found, 5)).toBe(minutes);
  });

  it('says nothing from two frames or of a dry sky, and the nowcast keeps its weight', () => {
    expect(makeFrames(moving, [0, 1])).toBeNull();
    expect(makeFrames(() => [-99, -99], four)).toBeNull();
    expect(findFullWeightMinutes(null, 5)).toBe(90);
    expect(findStandingShare(null, 12, 60)).toBeGreaterThan(0);
    expect(estimateMissedVariance(null, 12)).toBe(0);
  });
});
