import { expect, it } from 'vitest';
import { createNextRunFinder } from './current-run.ts';

function start(demoRunAt: number | null, sourceRunAt: number | null) {
  const world = { demoRunAt, sourceRunAt, timer: 0, polled: 0 };
  const find = createNextRunFinder({
    findDemoRunAt: () => world.demoRunAt,
    findSourceRunAt: () => {
      world.polled += 1;
      return world.sourceRunAt;
    },
    readTimer: () => world.timer,
  });
  return { world, find };
}

it.each([
  [null, null, null],
  [500, null, 500],
  [null, 700, 700],
  [500, 700, 500],
  [900, 700, 700],
])('of a run of the demonstration at %s and of a source at %s the next is at %s', (demo, source, next) => {
  expect(start(demo, source).find()).toBe(next);
});

it('checks for runs of sources every ten seconds at most', () => {
  const { world, find } = start(null, 700);
  find();
  world.sourceRunAt = 900;
  world.timer = 9999;
  expect([find(), world.polled]).toEqual([700, 1]);
  world.timer = 10_000;
  expect([find(), world.polled]).toEqual([900, 2]);
});
