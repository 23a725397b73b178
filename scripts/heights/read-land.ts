/** Whether a point is land. */
export type IsLand = (lat: number, lng: number) => boolean;

type Position = readonly [x: number, y: number];

/** The world's land as TopoJSON from the package `world-atlas`. */
interface LandTopology {
  readonly transform: { readonly scale: Position; readonly translate: Position };
  readonly arcs: readonly (readonly Position[])[];
  readonly objects: {
    readonly land: { readonly geometries: readonly { readonly arcs: readonly (readonly (readonly number[])[])[] }[] };
  };
}

/** An edge of a coastline that is not horizontal. */
interface Edge {
  readonly from: Position;
  readonly to: Position;
}

const EDGES_PER_DEGREE = 20;

/** Reads the land of Natural Earth 1:10 million (about 1 km). Smaller islands are sea. */
export function readLand(json: string): IsLand {
  const topology = JSON.parse(json) as LandTopology;
  const arcs = topology.arcs.map((arc) => unrollArc(arc, topology.transform));
  const bands = new Map<number, Edge[]>();
  for (const ring of topology.objects.land.geometries.flatMap((geometry) => geometry.arcs.flat())) {
    for (const index of ring) sortIntoBands(bands, arcs[index < 0 ? -1 - index : index] ?? []);
  }
  return (lat, lng) => {
    const edges = bands.get(Math.floor(lat * EDGES_PER_DEGREE)) ?? [];
    return edges.filter((edge) => isCrossed(edge, lat, lng)).length % 2 === 1;
  };
}

function unrollArc(arc: readonly Position[], { scale, translate }: LandTopology['transform']): Position[] {
  let [x, y] = [0, 0];
  return arc.map(([stepX, stepY]) => {
    x += stepX;
    y += stepY;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

function sortIntoBands(bands: Map<number, Edge[]>, arc: readonly Position[]): void {
  arc.forEach((to, index) => {
    const from = arc[index - 1];
    if (from === undefined) return;
    const south = Math.floor(Math.min(from[1], to[1]) * EDGES_PER_DEGREE);
    const north = Math.floor(Math.max(from[1], to[1]) * EDGES_PER_DEGREE);
    for (let band = south; band <= north; band += 1) {
      const edges = bands.get(band);
      if (edges === undefined) bands.set(band, [{ from, to }]);
      else edges.push({ from, to });
    }
  });
}

/**
 * Whether an eastward ray from the point crosses the edge; the even-odd count is right for rings of land and of lakes.
 */
function isCrossed({ from, to }: Edge, lat: number, lng: number): boolean {
  if (from[1] > lat === to[1] > lat) return false;
  return lng < from[0] + ((lat - from[1]) / (to[1] - from[1])) * (to[0] - from[0]);
}
