import { expect, it } from 'vitest';
import { deriveReplyBases, type Feature } from './feature.ts';

it('derives versions and next changes from all features, each where it is shown', () => {
  let inForce = '';
  const features: readonly Feature[] = [
    { name: 'weather', cacheVersion: () => 'run', nextChangeAt: () => 500 },
    { name: 'solutions' },
    { name: 'places', cacheVersion: () => '' },
    { name: 'news', cacheVersion: () => 'posts', nextChangeAt: () => null },
    { name: 'nowcast', cacheScope: 'frames', cacheVersion: () => 'sky', nextChangeAt: () => 300 },
    { name: 'satellite', cacheScope: 'frames', cacheVersion: () => 'image' },
    { name: 'warnings', cacheScope: 'pages', cacheVersion: () => inForce, nextChangeAt: () => 400 },
  ];
  const { calls, pages } = deriveReplyBases(features, () => 100);
  expect([calls.now(), calls.version(), calls.frameVersion?.()]).toEqual([100, 'run--posts', 'sky-image']);
  expect([calls.nextRunAt(), calls.nextFrameAt?.()]).toEqual([500, 300]);
  expect([pages.version(), pages.frameVersion?.(), pages.nextRunAt()]).toEqual(['run--posts', 'sky-image', 400]);
  inForce = 'storm';
  expect([calls.version(), pages.version()]).toEqual(['run--posts', 'run--posts-storm']);
});
