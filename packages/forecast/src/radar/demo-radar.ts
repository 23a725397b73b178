import { greatCircleKm } from '@portal/domain/geo/great-circle';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { findCellWeights } from '#grid/regular-grid.ts';
import { NATIONAL_GRID, type RainRateField } from '#radar/rain-rate-field.ts';
import { NoiseLayer } from '#sources/demo/noise-layer.ts';
import { findSeason } from '#sources/demo/season.ts';
import { DEMO_GRID, makeCellSites, makeGridSites, type Sites } from '#sources/demo/sites.ts';
import { type WetHour, WetHourMaker } from '#sources/demo/wet-hour.ts';

/** Range of a simulated radar, km: about as far as real ones measure rain well. */
const REACH_KM = 160;

/**
 * Sites of the simulated radars: they cover the mainland and the islands near it, and end inside the national grid in
 * the east.
 */
const RADARS: readonly LatLng[] = [
  { lat: 21.9, lng: 103.4 },
  { lat: 21.98, lng: 105.3 },
  { lat: 21.9, lng: 106.3 },
  { lat: 20.9, lng: 107 },
  { lat: 20.3, lng: 105.9 },
  { lat: 18.8, lng: 105.3 },
  { lat: 17.2, lng: 106.6 },
  { lat: 15.9, lng: 107.7 },
  { lat: 14.4, lng: 108.3 },
  { lat: 12.9, lng: 108.6 },
  { lat: 11.6, lng: 108.1 },
  { lat: 11.4, lng: 106.7 },
  { lat: 10, lng: 106.6 },
  { lat: 9.9, lng: 105 },
];

/** Whether one of the demo radars covers a point. */
export function isInDemoReach(point: LatLng): boolean {
  return RADARS.some((radar) => greatCircleKm(radar, point) <= REACH_KM);
}

/** Structure of showers within an hour's rain: sizes in degrees, lifetimes in hours. */
const LAYERS = [
  { shape: { seed: 41, spacingDeg: 0.34, spacingHours: 1.6, drift: 1, turnDeg: 19 }, weight: 0.76 },
  { shape: { seed: 42, spacingDeg: 0.15, spacingHours: 0.8, drift: 1, turnDeg: -27 }, weight: 0.54 },
  { shape: { seed: 43, spacingDeg: 0.07, spacingHours: 0.4, drift: 1, turnDeg: 8 }, weight: 0.35 },
] as const;
/** Spread of rates within an hour around its amount: lognormal with mean 1. */
const SPREAD = 1.25;
const NORM = Math.exp(-0.5 * SPREAD * SPREAD);
const LEAST_MMH = 0.1;
const MOST_MMH = 90;

/**
 * Simulated radar over Vietnam: the demo's own rain of the hour (so that radar and forecast are consistent), split into
 * showers that drift, grow and decay. A pure function of the moment; its frames are on the national grid, NaN outside
 * the range of its radars.
 */
export class DemoRadar {
  readonly #rain = new DemoRain(makeGridSites(), listMiddles());

  /** The frame of a moment. */
  makeFrame(at: EpochSeconds): RainRateField {
    return { at, grid: NATIONAL_GRID, rainMmh: this.#rain.readRates(at) };
  }
}

/**
 * The same rain at one cell of the national grid: thousands of moments in the time of one frame. Null outside radar
 * range.
 */
export function createDemoRain(point: LatLng): (at: EpochSeconds) => number | null {
  const cells = [...(findCellWeights(DEMO_GRID, point)?.cells ?? [])];
  if (cells.length === 0) return () => null;
  const rain = new DemoRain(makeCellSites(cells), [point], cells);
  return (at) => {
    const rate = rain.readRates(at)[0] ?? Number.NaN;
    return Number.isNaN(rate) ? null : rate;
  };
}

/** Rain at some points, computed from the wet hours of the surrounding demo grid cells. */
class DemoRain {
  readonly #maker: WetHourMaker;
  readonly #hours: readonly WetHour[];
  readonly #points: ReturnType<typeof listPoints>;
  readonly #layers: readonly NoiseLayer[];

  /** `cells`: the demo grid cells of the sites; default: all of them. */
  constructor(sites: Sites, points: readonly LatLng[], cells?: readonly number[]) {
    this.#maker = new WetHourMaker(sites);
    this.#hours = [this.#maker.makeEmpty(), this.#maker.makeEmpty()];
    this.#points = listPoints(points, cells);
    this.#layers = LAYERS.map(({ shape }) => new NoiseLayer(shape, this.#points));
  }

  /** mm/h at each point, NaN outside radar range. */
  readRates(at: EpochSeconds): Float32Array {
    const middle = at / HOUR_SECONDS - 0.5;
    const before = Math.floor(middle);
    const [earlier, later] = [this.#wetHour(before), this.#wetHour(before + 1)];
    const share = middle - before;
    const season = findSeason(at);
    for (const layer of this.#layers) layer.moveTo(season.hours, season.drift);
    const [large, fine, finest] = this.#layers.map(({ values }) => values) as [
      Float64Array,
      Float64Array,
      Float64Array,
    ];
    const rainMmh = new Float32Array(this.#points.lat.length);
    const { cells, weights, isSeen } = this.#points;
    for (let cell = 0; cell < rainMmh.length; cell += 1) {
      if (isSeen[cell] === 0) {
        rainMmh[cell] = Number.NaN;
        continue;
      }
      let amount = 0;
      for (let corner = 4 * cell; corner < 4 * cell + 4; corner += 1) {
        const site = cells[corner] as number;
        const first = earlier.rainMm[site] as number;
        amount += (weights[corner] as number) * (first + share * ((later.rainMm[site] as number) - first));
      }
      if (amount <= 0) continue;
      const state =
        LAYERS[0].weight * (large[cell] as number) +
        LAYERS[1].weight * (fine[cell] as number) +
        LAYERS[2].weight * (finest[cell] as number);
      const rate = amount * NORM * Math.exp(SPREAD * state);
      rainMmh[cell] = rate < LEAST_MMH ? 0 : Math.min(rate, MOST_MMH);
    }
    return rainMmh;
  }

  #wetHour(hour: number): WetHour {
    const place = this.#hours[((hour % 2) + 2) % 2] ?? this.#maker.makeEmpty();
    if (place.hour !== hour) this.#maker.fill(place, hour);
    return place;
  }
}

/** Centres of the national cells, rows from the north. */
function listMiddles(): LatLng[] {
  const { columns, rows, west, north, cellWidth, cellHeight } = NATIONAL_GRID;
  return Array.from({ length: columns * rows }, (_, cell) => ({
    lat: north - (Math.floor(cell / columns) + 0.5) * cellHeight,
    lng: west + ((cell % columns) + 0.5) * cellWidth,
  }));
}

/**
 * Points with the four surrounding cells of the demo grid, as indexes in `sites` if given, and whether a radar covers
 * them.
 */
function listPoints(points: readonly LatLng[], sites?: readonly number[]) {
  const count = points.length;
  const [lat, lng] = [new Float64Array(count), new Float64Array(count)];
  const [cells, weights, isSeen] = [new Int32Array(4 * count), new Float32Array(4 * count), new Uint8Array(count)];
  for (const [index, point] of points.entries()) {
    const found = findCellWeights(DEMO_GRID, point);
    const around = [...(found?.cells ?? [])];
    lat[index] = point.lat;
    lng[index] = point.lng;
    isSeen[index] = Number(isInDemoReach(point));
    cells.set(sites === undefined ? around : around.map((cell) => sites.indexOf(cell)), 4 * index);
    weights.set(found?.weights ?? [], 4 * index);
  }
  return { lat, lng, cells, weights, isSeen };
}
