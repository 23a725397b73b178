import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { findCellWeights } from '#grid/regular-grid.ts';
import { NoiseLayer } from './noise-layer.ts';
import { findSeason, smoothStep } from './season.ts';
import { DEMO_GRID, makeGridSites } from './sites.ts';
import { type WetHour, WetHourMaker } from './wet-hour.ts';

/** Detail finer than the run's quarter degree: sizes in degrees, lifetimes in hours. */
const LAYERS = [
  { shape: { seed: 51, spacingDeg: 0.8, spacingHours: 3, drift: 1, turnDeg: 27 }, weight: 0.72 },
  { shape: { seed: 52, spacingDeg: 0.3, spacingHours: 1.4, drift: 1, turnDeg: -18 }, weight: 0.55 },
  { shape: { seed: 53, spacingDeg: 0.12, spacingHours: 0.7, drift: 1, turnDeg: 41 }, weight: 0.26 },
] as const;
/** Deviation of the cover within a cell from the cell's mean. */
const TORN = 0.17;
/** Hourly rain at which cloud tops are near the coldest, mm. */
const DEEP_RAIN_MM = 4;
/** Unevenness of the tops of a closed cover. */
const UNEVEN = 0.16;

/** A simulated satellite image: pixels of equal degrees, north-west first, one byte of brightness each. */
export interface DemoCloudPicture {
  readonly width: number;
  readonly height: number;
  readonly north: number;
  readonly west: number;
  readonly pixelDeg: number;
  readonly brightness: Uint8Array;
}

const SHAPE = { width: 410, height: 390, north: 24.5, west: 99, pixelDeg: 0.05 } as const;
/** Brightness of the ground, of thin cover and of the highest tops, as in an infrared image. */
const [GROUND, COVER, TOPS] = [38, 160, 245];

/**
 * A simulated satellite over Vietnam: the demo's own cloud and rain of the hour, with the detail of a satellite image.
 * A pure function of the moment.
 */
export class DemoCloud {
  readonly #maker = new WetHourMaker(makeGridSites());
  readonly #hours: readonly WetHour[] = [this.#maker.makeEmpty(), this.#maker.makeEmpty()];
  readonly #points = listPoints();
  readonly #layers = LAYERS.map(({ shape }) => new NoiseLayer(shape, this.#points));

  /** The image of a moment. */
  makePicture(at: EpochSeconds): DemoCloudPicture {
    const middle = at / HOUR_SECONDS - 0.5;
    const before = Math.floor(middle);
    const share = middle - before;
    const earlier = this.#wetHour(before);
    const later = this.#wetHour(before + 1);
    const season = findSeason(at);
    for (const layer of this.#layers) layer.moveTo(season.hours, season.drift);
    const brightness = new Uint8Array(SHAPE.width * SHAPE.height);
    for (let pixel = 0; pixel < brightness.length; pixel += 1) {
      const cloud = this.#sample(pixel, earlier.cloud, later.cloud, share);
      const rain = this.#sample(pixel, earlier.rainMm, later.rainMm, share);
      let torn = 0;
      for (const [index, { weight }] of LAYERS.entries()) {
        torn += weight * (this.#layers[index]?.values[pixel] as number);
      }
      const cover = smoothStep(0.3, 0.95, cloud + TORN * torn);
      const depth = 1 - Math.exp((-rain / DEEP_RAIN_MM) * Math.max(1 + torn, 0.2));
      const tops = Math.min(Math.max(depth + UNEVEN * (torn - 1) * (1 - depth), -1), 1);
      brightness[pixel] = GROUND + cover * (COVER - GROUND + tops * (TOPS - COVER));
    }
    return { ...SHAPE, brightness };
  }

  /** Bilinear in space, linear in time. */
  #sample(pixel: number, earlier: Float64Array, later: Float64Array, share: number): number {
    const { cells, weights } = this.#points;
    let value = 0;
    for (let corner = 4 * pixel; corner < 4 * pixel + 4; corner += 1) {
      const site = cells[corner] as number;
      const first = earlier[site] as number;
      value += (weights[corner] as number) * (first + share * ((later[site] as number) - first));
    }
    return value;
  }

  #wetHour(hour: number): WetHour {
    const place = this.#hours[((hour % 2) + 2) % 2] ?? this.#maker.makeEmpty();
    if (place.hour !== hour) this.#maker.fill(place, hour);
    return place;
  }
}

/** Centres of the pixels, with the four cells of the demo grid around each. */
function listPoints() {
  const { width, height, north, west, pixelDeg } = SHAPE;
  const count = width * height;
  const [lat, lng] = [new Float64Array(count), new Float64Array(count)];
  const [cells, weights] = [new Int32Array(4 * count), new Float32Array(4 * count)];
  for (let pixel = 0; pixel < count; pixel += 1) {
    lat[pixel] = north - (Math.floor(pixel / width) + 0.5) * pixelDeg;
    lng[pixel] = west + ((pixel % width) + 0.5) * pixelDeg;
    const found = findCellWeights(DEMO_GRID, { lat: lat[pixel] as number, lng: lng[pixel] as number });
    cells.set(found?.cells ?? [], 4 * pixel);
    weights.set(found?.weights ?? [], 4 * pixel);
  }
  return { lat, lng, cells, weights };
}
