import { describe, expect, it } from 'vitest';
import { listNearestSpans, parseUnknownSpan } from './unknown-span.ts';

describe('the address of a span that does not exist', () => {
  it.each([
    ['/thoi-tiet-ha-noi/20-ngay-toi', { kind: 'weather', location: 'ha-noi', days: 20 }],
    ['/thoi-tiet-nha-nong-ca-mau/30-ngay', { kind: 'agri', location: 'ca-mau', days: 30 }],
    ['/weather-hoi-an/next-60-days', { kind: 'weather', location: 'hoi-an', days: 60 }],
    ['/agri-weather-hue/weekend', { kind: 'agri', location: 'hue', days: null }],
  ])('%s names kind, place and days', (path, found) => {
    expect(parseUnknownSpan(path)).toEqual(found);
  });

  it.each([
    '/thoi-tiet-ha-noi',
    '/thoi-tiet-ha-noi/',
    '/thoi-tiet-ha-noi/a/b',
    '/tin-tuc/20-ngay',
    '/thoi-tiet-/20',
    '/',
  ])('%s is none', (path) => {
    expect(parseUnknownSpan(path)).toBeNull();
  });
});

describe('the spans that are offered instead', () => {
  it.each([
    [1, [3, 15, 90]],
    [4, [3, 15, 90]],
    [6, [5, 15, 90]],
    [12, [10, 15, 90]],
    [20, [15, 90]],
    [30, [15, 90]],
    [45, [15, 90]],
    [60, [90, 15]],
    [365, [90, 15]],
    [null, [15, 90]],
  ])('for %s days begin with the nearest', (days, spans) => {
    expect(listNearestSpans({ days })).toEqual(spans);
  });
});
