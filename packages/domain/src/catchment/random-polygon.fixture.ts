import type { CatchmentPolygon, Ring } from './polygon.ts';

/** Seeded random numbers 0…1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface StarShape {
  readonly lng: number;
  readonly lat: number;
  /** Least and greatest distance of its points from the centre, degrees. */
  readonly radii: readonly [number, number];
  readonly points: number;
}

/** A star-shaped ring: it cannot cross itself. */
export function makeStar({ lng, lat, radii: [least, most], points }: StarShape, random: () => number): Ring {
  const ring: number[] = [];
  for (let point = 0; point < points; point++) {
    const angle = (2 * Math.PI * (point + 0.8 * random())) / points;
    const radius = least + (most - least) * random();
    ring.push(lng + radius * Math.cos(angle), lat + radius * Math.sin(angle));
  }
  return ring;
}

const reverse = (ring: Ring): Ring => {
  const pairs = Array.from({ length: ring.length / 2 }, (_, at) => [
    ring[2 * at] as number,
    ring[2 * at + 1] as number,
  ]);
  return pairs.reverse().flat();
};

/** One to three islands somewhere in Việt Nam, each with up to two holes, rings in either direction. */
export function makeRandomPolygon(seed: number): CatchmentPolygon {
  const random = createRandom(seed);
  const size = 0.15 + 0.6 * random();
  const [west, south] = [103 + 4 * random(), 9 + 11 * random()];
  const turn = (ring: Ring): Ring => (random() < 0.5 ? ring : reverse(ring));
  const parts = Array.from({ length: 1 + Math.floor(3 * random()) }, (_, part) => {
    const middle = { lng: west + 2.2 * size * part, lat: south + size * random() };
    const outer = makeStar({ ...middle, radii: [0.6 * size, size], points: 8 + Math.floor(120 * random()) }, random);
    const holes = Array.from({ length: Math.floor(3 * random()) }, (_hole, hole) =>
      makeStar(
        {
          lng: middle.lng + (hole === 0 ? -0.2 : 0.2) * size,
          lat: middle.lat,
          radii: [0.05 * size, 0.15 * size],
          points: 5 + Math.floor(20 * random()),
        },
        random,
      ),
    );
    return { outer: turn(outer), holes: holes.map(turn) };
  });
  return { parts };
}
