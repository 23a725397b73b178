import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import { expect, test } from 'vitest';
import { deriveReplyBases } from '#platform/feature.ts';
import { findReplyRules } from './serve-features.ts';

let inForce = '';
const bases = deriveReplyBases(
  [
    { name: 'weather', cacheVersion: () => 'run', nextChangeAt: () => 500 },
    { name: 'warnings', cacheScope: 'pages', cacheVersion: () => inForce, nextChangeAt: () => 400 },
  ],
  () => 100,
);
const rulesOf = (id: keyof typeof ENDPOINTS_BY_ID) => findReplyRules(ENDPOINTS_BY_ID[id], undefined, bases);

test.each([
  'weatherWardBulletin',
  'weatherHeat',
  'goingOut',
  'weatherSea',
  'stormHere',
  'weatherAgriculture',
  'weatherPlaces',
  'alertsAhead',
] as const)('a cached reply of %s ends with the official bulletins that it is made from', (id) => {
  const { basis, findChanges } = rulesOf(id);
  inForce = '';
  const before = basis.version();
  inForce = 'storm';
  expect(basis.version()).not.toBe(before);
  expect(basis.nextRunAt()).toBe(400);
  expect(findChanges(ENDPOINTS_BY_ID[id])).toBe('tenMinutely');
});

test('replies without official bulletins outlast them', () => {
  const { basis, findChanges } = rulesOf('weatherHours');
  inForce = 'storm';
  expect([basis.version(), basis.nextRunAt(), findChanges(ENDPOINTS_BY_ID.weatherHours)]).toEqual([
    'run',
    500,
    'hourly',
  ]);
});
