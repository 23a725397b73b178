import { createHash } from 'node:crypto';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { blendWithModel, modelShare } from '@portal/domain/weather/rain-course';
import { NATIONAL_SIZE } from '@portal/forecast/radar/rain-rate-field';
import { RAIN_SCALE, toRainRates } from '@portal/forecast/radar/store/frame-bytes';
import { LEAD_SECONDS, LEADS } from '@portal/forecast/radar/store/insert-frame';
import type { RadarState } from '@portal/forecast/radar/store/open-radar-store';
import type { RadarOrigin } from '@portal/forecast/radar/store/radar-folder';
import type { MapLayer } from '@portal/forecast/series/read-map-window';
import { findLead, findModelRain, type NowcastNeeds } from './nowcast-view.ts';
import { findObserved } from './radar-steps.ts';
import { coarsenByte, toDrawnBytes, toNationalRain, toRegionBytes } from './region-rain.ts';
import { type FindCover, mixPlanes, NO_COVER, type SeenPlane } from './seen-blend.ts';

/** Parts of a frame's address. `frameAt` 0: no radar. */
interface NowcastFrameAddress {
  readonly origin: RadarOrigin;
  readonly frameAt: EpochSeconds;
  /** The satellites' frame where no radar sees; null: none. */
  readonly satelliteAt: EpochSeconds | null;
  /** Short name of the model runs used. */
  readonly edition: string;
  readonly at: EpochSeconds;
}

const PATH = /^\/map-data\/nowcast\/(radar|demo)-(\d{1,10})(?:\.(\d{9,10}))?-([0-9a-f]{8})\/(\d{9,10})\.bin$/;

/** Version of the frame format: an address never returns other bytes. */
const FORMAT = 'region';

export function toEdition(version: string): string {
  return createHash('sha256').update(`${FORMAT} ${version}`).digest('hex').slice(0, 8);
}

export function toNowcastPath({ origin, frameAt, satelliteAt, edition, at }: NowcastFrameAddress): string {
  const frames = satelliteAt === null ? `${frameAt}` : `${frameAt}.${satelliteAt}`;
  return `/map-data/nowcast/${origin}-${frames}-${edition}/${at}.bin`;
}

function parseNowcastPath(path: string): NowcastFrameAddress | null {
  const [, origin, frameAt = '', satelliteAt, edition = '', at = ''] = PATH.exec(path) ?? [];
  if (origin !== 'radar' && origin !== 'demo') return null;
  // Demonstration and real data never mix.
  if (origin === 'demo' && satelliteAt !== undefined) return null;
  const ofSatellite = satelliteAt === undefined ? null : Number(satelliteAt);
  return { origin, frameAt: Number(frameAt), satelliteAt: ofSatellite, edition, at: Number(at) };
}

/** Side of an averaged square in cells: 6.6 km, a quarter of a model cell. */
const SIDE = 2;

/**
 * Averages each square of 2 × 2 cells unless radar covers one of them. Model and late nowcast have no finer detail,
 * and the frame compresses to half the size. `rates` on the national grid, mm/h, are changed in place; NaN is ignored
 * and stays.
 */
export function coarsenRain(rates: Float32Array, isSeen: (cell: number) => boolean): void {
  const { columns, rows } = NATIONAL_SIZE;
  for (let row = 0; row < rows; row += SIDE) {
    for (let column = 0; column < columns; column += SIDE) {
      const corner = row * columns + column;
      const square = [corner, corner + 1, corner + columns, corner + columns + 1];
      if (!square.some(isSeen)) levelSquare(rates, square);
    }
  }
}

function levelSquare(rates: Float32Array, square: readonly number[]): void {
  const known = square.filter((cell) => !Number.isNaN(rates[cell]));
  const mean = known.reduce((sum, cell) => sum + (rates[cell] ?? 0), 0) / known.length;
  for (const cell of known) rates[cell] = mean;
}

/** Up to this lead time seen cells are sent unchanged; later the nowcast has smoothed out details below 20 km. */
const FINE_SECONDS = 3600;

interface FrameNeeds extends NowcastNeeds {
  readonly findCover: FindCover;
}

/** A nowcast frame by its path; null if its data is gone. */
export function findNowcastFrame(needs: FrameNeeds, path: string): Buffer | null {
  const address = parseNowcastPath(path);
  if (address === null || (address.origin === 'demo' && !needs.demo())) return null;
  const { origin, frameAt, satelliteAt, edition, at } = address;
  if (edition !== toEdition(needs.store.version())) return null;
  const satellite = satelliteAt === null ? null : needs.radar.findSatellite(satelliteAt);
  // An expired nowcast is not silently replaced by the model.
  if (satelliteAt !== null && satellite?.frameAt !== satelliteAt) return null;
  const isObserved = frameAt > 0 && at <= frameAt;
  if (isObserved && satellite === null) {
    return toBuffer(completeFrame(needs, needs.radar.findFrame(origin, at), at));
  }
  // Only times that the frame list can contain, so that a caller cannot fill the frame cache by counting through
  // seconds.
  if (!isObserved && (at % LEAD_SECONDS !== 0 || at > needs.clock() + (LEADS + 1) * LEAD_SECONDS)) return null;
  if (frameAt > 0 && needs.radar.findRain(origin, frameAt, LEADS) === null) return null;
  const radar = frameAt === 0 ? null : readRadarPlane(needs, { origin, frameAt }, at);
  // A frame that is not there is not drawn of satellites alone.
  if (isObserved && radar === null) return null;
  const estimated = satellite === null ? null : readSatellitePlane(needs, satellite, at);
  if (radar === null || estimated === null) {
    return toBuffer(blendFrame(needs, mixPlanes(radar, estimated, NO_COVER), at));
  }
  const cover = needs.findCover({ origin, frameAt }, at);
  return toBuffer(blendFrame(needs, mixPlanes(radar, estimated, cover), at));
}

/** A radar's frame, which the model does not change, or its nowcast; null if there is none at that time. */
function readRadarPlane(
  { radar }: NowcastNeeds,
  { origin, frameAt }: Pick<RadarState, 'origin' | 'frameAt'>,
  at: EpochSeconds,
): SeenPlane | null {
  const isObserved = at <= frameAt;
  const lead = findLead(frameAt, at);
  const bytes = isObserved ? radar.findFrame(origin, at) : lead === null ? null : radar.findRain(origin, frameAt, lead);
  if (bytes === null) return null;
  return toPlane(bytes, listModelShares(radar.findFullWeights(origin, frameAt), frameAt, at), at - frameAt);
}

/** Satellites at the ten minutes of a moment: their frame within them, or their nowcast. */
function readSatellitePlane({ radar }: NowcastNeeds, state: RadarState, at: EpochSeconds): SeenPlane | null {
  const { origin, frameAt } = state;
  const startAt = at - (at % LEAD_SECONDS);
  const seenAt = findObserved(state, startAt);
  const lead = findLead(frameAt, startAt);
  const ahead = lead === null ? null : radar.findRain(origin, frameAt, lead);
  const bytes = seenAt === undefined ? ahead : radar.findFrame(origin, seenAt);
  if (bytes === null) return null;
  return toPlane(bytes, listModelShares(radar.findFullWeights(origin, frameAt), frameAt, startAt), startAt - frameAt);
}

const toPlane = (bytes: Uint8Array, shares: Float32Array, age: number): SeenPlane => ({
  bytes,
  shares,
  isFine: age <= FINE_SECONDS,
  estimated: null,
});

const toBuffer = (bytes: Uint8Array | null): Buffer | null => (bytes === null ? null : Buffer.from(bytes));

/** Below this weight of the model a cell counts as radar. */
const MODEL_LEADS = 0.5;

/** Whether the model has more than half the weight in every cell of a nowcast at a time. */
export function doesModelLead(
  { frameAt, fullWeightMinutes }: Pick<RadarState, 'frameAt' | 'fullWeightMinutes'>,
  at: EpochSeconds,
): boolean {
  return modelShare(frameAt, at, fullWeightMinutes) > MODEL_LEADS;
}

/** The model's weight per cell, from the stored minutes of full radar weight. */
function listModelShares(fullWeights: Uint8Array, frameAt: EpochSeconds, at: EpochSeconds): Float32Array {
  const ofByte = toRainRates(Uint8Array.from({ length: 256 }, (_, byte) => byte)).map((minutes) =>
    modelShare(frameAt, at, Math.round(minutes)),
  );
  return Float32Array.from(fullWeights, (byte) => ofByte[byte] as number);
}

const OF_RADAR = 1;
const OF_SATELLITE = 2;
const isMissing = (byte: number | undefined): boolean => byte === RAIN_SCALE.missing;

/**
 * A frame's planes: rain, then 1 for radar, 2 for satellite and 0 for model cells, then the model's rain of the region.
 */
function joinPlanes(rain: Uint8Array, findOrigin: (cell: number) => number, model: MapLayer | null): Uint8Array {
  const region = toRegionBytes(model);
  const planes = new Uint8Array(rain.length * 2 + region.length);
  planes.set(rain);
  for (let cell = 0; cell < rain.length; cell += 1) planes[rain.length + cell] = findOrigin(cell);
  planes.set(region, rain.length * 2);
  return planes;
}

/**
 * Fills the area around the radar with the model's hour, so that the map's extent does not change at the current
 * time.
 */
function completeFrame(needs: NowcastNeeds, seen: Uint8Array | null, at: EpochSeconds): Uint8Array | null {
  if (seen === null) return null;
  const isSeen = (cell: number): boolean => !isMissing(seen[cell]);
  const findOrigin = (cell: number): number => (isSeen(cell) ? OF_RADAR : 0);
  const layer = findModelRain(needs, at);
  if (layer === null) return joinPlanes(seen, findOrigin, null);
  const model = toCoarseBytes(toNationalRain(layer), isSeen);
  return joinPlanes(
    seen.map((byte, cell) => (isMissing(byte) ? (model[cell] ?? byte) : byte)),
    findOrigin,
    layer,
  );
}

/** Blends what is seen into the model's hour. Null without either. */
function blendFrame(needs: NowcastNeeds, seen: SeenPlane | null, at: EpochSeconds): Uint8Array | null {
  const layer = findModelRain(needs, at);
  if (seen === null) {
    return layer === null
      ? null
      : joinPlanes(
          toCoarseBytes(toNationalRain(layer), () => false),
          () => 0,
          layer,
        );
  }
  const { bytes, shares, estimated, isFine } = seen;
  const findOrigin = (cell: number): number => {
    if (isMissing(bytes[cell]) || (layer !== null && (shares[cell] as number) > MODEL_LEADS)) return 0;
    return estimated?.[cell] === 1 ? OF_SATELLITE : OF_RADAR;
  };
  if (layer === null) return joinPlanes(bytes, findOrigin, null);
  const rates = mixRates(toRainRates(bytes), toNationalRain(layer), shares);
  return joinPlanes(
    toCoarseBytes(rates, (cell) => isFine && !isMissing(bytes[cell])),
    findOrigin,
    layer,
  );
}

/** Rates as bytes, averaged outside radar coverage. Changes `rates`. */
function toCoarseBytes(rates: Float32Array, isSeen: (cell: number) => boolean): Uint8Array {
  coarsenRain(rates, isSeen);
  return toDrawnBytes(rates).map((byte, cell) => (isSeen(cell) ? byte : coarsenByte(byte)));
}

function mixRates(radar: Float32Array, model: Float32Array, shares: Float32Array): Float32Array {
  return radar.map(
    (rate, cell) => blendWithModel(toKnown(rate), toKnown(model[cell]), shares[cell] as number) ?? Number.NaN,
  );
}

function toKnown(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value;
}
