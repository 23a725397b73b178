import type { Point } from './simplify-line.ts';

interface Topology {
  readonly transform: { readonly scale: Point; readonly translate: Point };
  readonly arcs: readonly (readonly Point[])[];
  readonly objects: {
    readonly land: { readonly geometries: readonly { readonly type: string; readonly arcs: readonly number[][][] }[] };
  };
}

/** Outer rings of the land in a quantized TopoJSON file: steps of arcs become degrees, arcs are put end to end. */
export function listLandRings(text: string): Point[][] {
  const { transform, arcs, objects } = JSON.parse(text) as Topology;
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]): Point => {
      x += dx;
      y += dy;
      return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]];
    });
  });
  const toLine = (index: number) => (index >= 0 ? lines[index] : lines[~index]?.toReversed()) ?? [];
  const toRing = (indices: readonly number[]) => indices.flatMap((index, i) => toLine(index).slice(i === 0 ? 0 : 1));
  return objects.land.geometries.flatMap(({ arcs: polygons }) => polygons.map(([outer]) => toRing(outer ?? [])));
}
