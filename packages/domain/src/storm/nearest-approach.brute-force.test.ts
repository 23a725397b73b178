import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type ExpectedPoint, findApproach } from './nearest-approach.ts';

const SAMPLES = fileURLToPath(new URL('../../../../../shared/data/public/cyclone/', import.meta.url));
const TRACKS = ['bwp272021.dat', 'bwp312018.dat'].map((name) => ({ name, path: `${SAMPLES}${name}` }));
const RADIANS = Math.PI / 180;
const EARTH_KM = 6378.137;
const HOUR = 3600;
const PLACES = 50;
const WITHIN_KM = 500;

/** `133N` and `1694E` in tenths of a degree. */
const readDegrees = (text: string): number => (Number(text.slice(0, -1)) / 10) * (/[SW]/.test(text) ? -1 : 1);

function readTrack(path: string): ExpectedPoint[] {
  const byTime = new Map<number, ExpectedPoint>();
  for (const line of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
    const [, , time = '', , , , lat = '', lng = ''] = line.split(',').map((part) => part.trim());
    const at = Date.UTC(+time.slice(0, 4), +time.slice(4, 6) - 1, +time.slice(6, 8), +time.slice(8, 10)) / 1000;
    byTime.set(at, { at, lat: readDegrees(lat), lng: readDegrees(lng), errorKm: null });
  }
  return [...byTime.values()].sort((a, b) => a.at - b.at);
}

type Vector = readonly [number, number, number];
const toVector = ({ lat, lng }: { readonly lat: number; readonly lng: number }): Vector => [
  Math.cos(lat * RADIANS) * Math.cos(lng * RADIANS),
  Math.cos(lat * RADIANS) * Math.sin(lng * RADIANS),
  Math.sin(lat * RADIANS),
];
const angleBetween = (a: Vector, b: Vector): number => {
  const dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const cross = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
  return Math.atan2(Math.hypot(...cross), dot);
};

/** The track minute by minute, on great circles, as vectors. */
function walk(track: readonly ExpectedPoint[]): { readonly at: number; readonly vector: Vector }[] {
  return track.slice(1).flatMap((after, index) => {
    const before = track[index] as ExpectedPoint;
    const [from, to] = [toVector(before), toVector(after)];
    const angle = angleBetween(from, to);
    const minutes = (after.at - before.at) / 60;
    return Array.from({ length: minutes }, (_, minute) => {
      const share = minute / minutes;
      const [a, b] =
        angle === 0
          ? [1, 0]
          : [Math.sin((1 - share) * angle) / Math.sin(angle), Math.sin(share * angle) / Math.sin(angle)];
      const vector: Vector = [a * from[0] + b * to[0], a * from[1] + b * to[1], a * from[2] + b * to[2]];
      return { at: before.at + minute * 60, vector };
    });
  });
}

/** Places all around the track, the same in every run. */
function listPlaces(track: readonly ExpectedPoint[]) {
  return Array.from({ length: PLACES }, (_, index) => {
    const point = track[Math.floor((index / PLACES) * track.length)] as ExpectedPoint;
    const [towards, km] = [index * 2.399, WITHIN_KM * Math.sqrt(((index * 7) % PLACES) / PLACES)];
    const lat = point.lat + (km / 111.2) * Math.cos(towards);
    return { lat, lng: point.lng + ((km / 111.2) * Math.sin(towards)) / Math.cos(point.lat * RADIANS) };
  });
}

describe.each(TRACKS)('the nearest approach along $name', ({ path }) => {
  it.skipIf(!existsSync(path))('is that of a walk along the great circles minute by minute', () => {
    const track = readTrack(path);
    const minutes = walk(track);
    const start = track[0]?.at ?? 0;
    const differences = listPlaces(track).map((place) => {
      const vector = toVector(place);
      let best = { at: start, km: Number.POSITIVE_INFINITY };
      for (const minute of minutes) {
        const km = angleBetween(vector, minute.vector) * EARTH_KM;
        if (km < best.km) best = { at: minute.at, km };
      }
      const approach = findApproach(track, place, start);
      const found = approach?.nearest ?? { at: start, km: approach?.km ?? Number.NaN };
      return { km: Math.abs(found.km - best.km), hours: Math.abs(found.at - best.at) / HOUR };
    });
    expect(differences).toHaveLength(PLACES);
    expect(Math.max(...differences.map(({ km }) => km))).toBeLessThan(10);
    expect(Math.max(...differences.map(({ hours }) => hours))).toBeLessThanOrEqual(1);
  });
});
