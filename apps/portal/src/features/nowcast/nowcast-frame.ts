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
import { coarsenByte, toDrawnBytes, toNationalRain, toRegionBytes } from './region-rain.ts';

/** What the address of a nowcast's frame names. `frameAt` 0 stands for no radar. */
interface NowcastFrameAddress {
  readonly origin: RadarOrigin;
  readonly frameAt: EpochSeconds;
  /** Short name of the published runs that the model's part is made of. */
  readonly edition: string;
  readonly at: EpochSeconds;
}

const PATH = /^\/map-data\/nowcast\/(radar|demo)-(\d{1,10})-([0-9a-f]{8})\/(\d{9,10})\.bin$/;

/** Counts up when frames are written in another way: an address is never answered with other bytes. */
const FORMAT = 'region';

/** Short name of what the store has published. */
export function toEdition(version: string): string {
  return createHash('sha256').update(`${FORMAT} ${version}`).digest('hex').slice(0, 8);
}

export function toNowcastPath({ origin, frameAt, edition, at }: NowcastFrameAddress): string {
  return `/map-data/nowcast/${origin}-${frameAt}-${edition}/${at}.bin`;
}

/** What a path names; null for a path that no frame can have. */
function parseNowcastPath(path: string): NowcastFrameAddress | null {
  const [, origin, frameAt = '', edition = '', at = ''] = PATH.exec(path) ?? [];
  if (origin !== 'radar' && origin !== 'demo') return null;
  return { origin, frameAt: Number(frameAt), edition, at: Number(at) };
}

/** Cells of a square that become one value: 6.6 km, a fourth of a model's cell. */
const SIDE = 2;

/**
 * Gives the cells of each square of 2 × 2 their mean, but for squares of which a radar sees a cell. A model and the far end
 * of a nowcast know no finer than that, and a frame of the same shape takes half the bytes on the wire. `rates` are those of
 * the national grid, mm/h, changed in place; NaN takes no part and stays.
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

/** Up to this lead time the radar's own cells are sent unchanged: later a nowcast has smoothed away what is smaller than some 20 km. */
const FINE_SECONDS = 3600;

/** What is asked of a nowcast: its frame, and how much the model counts of each cell at a moment. */
interface NowcastShares {
  readonly frameAt: EpochSeconds;
  readonly shares: Float32Array;
}

/** The bytes of a nowcast's frame by its path; null where what it names is not there any more. */
export function findNowcastFrame(needs: NowcastNeeds, path: string): Buffer | null {
  const address = parseNowcastPath(path);
  if (address === null || (address.origin === 'demo' && !needs.demo())) return null;
  const { origin, frameAt, edition, at } = address;
  if (edition !== toEdition(needs.store.version())) return null;
  if (frameAt > 0 && at <= frameAt) return toBuffer(completeFrame(needs, needs.radar.findFrame(origin, at), at));
  // Only moments that the list of frames can name: or a caller could count through seconds and fill the frame cache.
  if (at % LEAD_SECONDS !== 0 || at > needs.clock() + (LEADS + 1) * LEAD_SECONDS) return null;
  // A nowcast that is gone is not quietly replaced by the model under its address.
  if (frameAt > 0 && needs.radar.findRain(origin, frameAt, LEADS) === null) return null;
  const lead = frameAt === 0 ? null : findLead(frameAt, at);
  const bytes = lead === null ? null : needs.radar.findRain(origin, frameAt, lead);
  const shares = listModelShares(needs.radar.findFullWeights(origin, frameAt), frameAt, at);
  return toBuffer(blendFrame(needs, bytes, { frameAt, shares }, at));
}

const toBuffer = (bytes: Uint8Array | null): Buffer | null => (bytes === null ? null : Buffer.from(bytes));

/** Below this share of the model a cell counts as the radar's. */
const MODEL_LEADS = 0.5;

/** Whether the model decides more than half of what a nowcast says at a moment wherever it is. */
export function doesModelLead(
  { frameAt, fullWeightMinutes }: Pick<RadarState, 'frameAt' | 'fullWeightMinutes'>,
  at: EpochSeconds,
): boolean {
  return modelShare(frameAt, at, fullWeightMinutes) > MODEL_LEADS;
}

/** How much the model counts in each cell, from the minutes of full weight as they are stored. */
function listModelShares(fullWeights: Uint8Array, frameAt: EpochSeconds, at: EpochSeconds): Float32Array {
  const ofByte = toRainRates(Uint8Array.from({ length: 256 }, (_, byte) => byte)).map((minutes) =>
    modelShare(frameAt, at, Math.round(minutes)),
  );
  return Float32Array.from(fullWeights, (byte) => ofByte[byte] as number);
}

const ofRadar = 1;
const isMissing = (byte: number | undefined): boolean => byte === RAIN_SCALE.missing;

/** All of a frame: rain, then 1 where it is the radar's and 0 where it is the model's, then the model's rain of the region. */
function joinPlanes(rain: Uint8Array, isOfRadar: (cell: number) => boolean, model: MapLayer | null): Uint8Array {
  const region = toRegionBytes(model);
  const planes = new Uint8Array(rain.length * 2 + region.length);
  planes.set(rain);
  for (let cell = 0; cell < rain.length; cell += 1) if (isOfRadar(cell)) planes[rain.length + cell] = ofRadar;
  planes.set(region, rain.length * 2);
  return planes;
}

/** What a radar saw, and around it what the model says of the same hour: the map does not change its extent at the present. */
function completeFrame(needs: NowcastNeeds, seen: Uint8Array | null, at: EpochSeconds): Uint8Array | null {
  if (seen === null) return null;
  const isSeen = (cell: number): boolean => !isMissing(seen[cell]);
  const layer = findModelRain(needs, at);
  if (layer === null) return joinPlanes(seen, isSeen, null);
  const model = toCoarseBytes(toNationalRain(layer), isSeen);
  return joinPlanes(
    seen.map((byte, cell) => (isMissing(byte) ? (model[cell] ?? byte) : byte)),
    isSeen,
    layer,
  );
}

function blendFrame(
  needs: NowcastNeeds,
  bytes: Uint8Array | null,
  { frameAt, shares }: NowcastShares,
  at: EpochSeconds,
): Uint8Array | null {
  const isOfRadar = (cell: number): boolean =>
    bytes !== null && !isMissing(bytes[cell]) && (shares[cell] as number) <= MODEL_LEADS;
  const layer = findModelRain(needs, at);
  if (layer === null) return bytes === null ? null : joinPlanes(bytes, (cell) => !isMissing(bytes[cell]), null);
  const isFine = bytes !== null && at - frameAt <= FINE_SECONDS;
  const isSeen = (cell: number): boolean => isFine && !isMissing(bytes[cell]);
  const model = toNationalRain(layer);
  const rates = bytes === null ? model : mixRates(toRainRates(bytes), model, shares);
  return joinPlanes(toCoarseBytes(rates, isSeen), isOfRadar, layer);
}

/** Rates as bytes, coarse but for cells that a radar sees. Changes `rates`. */
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
