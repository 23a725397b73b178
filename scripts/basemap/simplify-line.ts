export type Point = readonly [lng: number, lat: number];

function toDistance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

/** Simplifies a line: keeps only points farther from it than the tolerance (Douglas and Peucker). */
export function simplifyLine(points: readonly Point[], tolerance: number): Point[] {
  const retained = new Uint8Array(points.length);
  retained[0] = 1;
  retained[points.length - 1] = 1;
  const spans: [number, number][] = [[0, points.length - 1]];
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [from, to] = span;
    let [farthest, most] = [-1, tolerance];
    for (let i = from + 1; i < to; i++) {
      const distance = toDistance(points[i] as Point, points[from] as Point, points[to] as Point);
      if (distance > most) [farthest, most] = [i, distance];
    }
    if (farthest < 0) continue;
    retained[farthest] = 1;
    spans.push([from, farthest], [farthest, to]);
  }
  return points.filter((_, i) => retained[i] === 1);
}
