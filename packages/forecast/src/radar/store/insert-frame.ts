import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { addNowcast, expectGrowth, gainExperience, type SampledLead } from '#nowcast/growth/rain-growth.ts';
import { makeNowcast, type NowcastStep } from '#nowcast/make-nowcast.ts';
import { readFigure } from '#nowcast/neighbourhoods.ts';
import { NATIONAL_SIZE, type RainRateField, toNationalGrid } from '#radar/rain-rate-field.ts';
import { publishFigure } from '#store/work-figures.ts';
import { CHANCE_BYTES, RAIN_SCALE, toChanceBytes, toMotionBytes, toRainBytes, toRainRates } from './frame-bytes.ts';
import { findStoredGrowth, saveGrowth } from './growth-file.ts';
import {
  NATIONAL_CELL_KM,
  NATIONAL_PLACES,
  TAIL_BYTES,
  TILE_SIDE,
  TILES,
  TILES_ACROSS,
  toTail,
} from './nowcast-tail.ts';
import { saveTiles } from './nowcast-tiles.ts';
import {
  dropStoredBefore,
  FRAME_RETENTION_SECONDS,
  findBytes,
  isStoredWhole,
  listStored,
  type RadarOrigin,
  saveBytes,
} from './radar-folder.ts';

/** Leads of a nowcast: the 18 whole ten minutes of the clock after its frame. */
export const LEADS = 18;
/** Seconds from one lead to the next. */
export const LEAD_SECONDS = 600;
/** Cells of the national grid. */
export const CELLS = NATIONAL_SIZE.columns * NATIONAL_SIZE.rows;
/** Bytes of the planes of a nowcast: rain of every lead, then its chances. */
export const PLANE_BYTES = LEADS * (CELLS + CHANCE_BYTES);
const HISTORY = 4;
const LEAST_INTERVAL = 60;
const MOST_INTERVAL = 1200;
const RAIN_MMH = 0.1;
/** Tolerance of a frame's time, as a share of the interval. */
const TIME_TOLERANCE = 0.1;

/** Outcome of a frame. */
export type FrameFate = 'kept' | 'duplicate' | 'older' | 'future' | 'tooOld' | 'elsewhere' | 'frozen';

/**
 * Inserts a frame on the national grid under its moment. A second frame of a moment changes nothing, unless the first
 * is damaged on disk; a frame older than the newest is stored as history. Refuses frames more than `LEAD_SECONDS` ahead
 * of the clock, more than 40 days old, without one observed cell of the national grid, and those whose rain is
 * identical to the previous frame's: a radar that is stuck.
 */
export function insertFrame(dataDir: string, origin: RadarOrigin, field: RainRateField, now: EpochSeconds): FrameFate {
  const times = listStored(dataDir, origin, 'frame');
  if (times.includes(field.at) && findBytes(dataDir, origin, 'frame', field.at, CELLS) !== null) return 'duplicate';
  if (field.at > now + LEAD_SECONDS) return 'future';
  if (field.at < now - FRAME_RETENTION_SECONDS) return 'tooOld';
  const bytes = toRainBytes(toNationalGrid(field));
  if (bytes.every((byte) => byte === RAIN_SCALE.missing)) return 'elsewhere';
  const before = times.findLast((at) => at < field.at);
  if (before !== undefined && isFrozen(dataDir, origin, before, bytes)) return 'frozen';
  saveBytes(dataDir, origin, 'frame', field.at, bytes);
  return field.at < (times.at(-1) ?? 0) ? 'older' : 'kept';
}

/**
 * Inserts a satellite frame of the national area, as `insertFrame` does, with the number of satellites it was made of.
 */
export function insertSatelliteFrame(
  dataDir: string,
  field: RainRateField,
  satellites: number,
  now: EpochSeconds,
): FrameFate {
  // First, so that there is no frame of which it is not known; a frame that is there keeps its own.
  if (!listStored(dataDir, 'satellite', 'frame').includes(field.at)) {
    saveBytes(dataDir, 'satellite', 'inputs', field.at, Uint8Array.of(satellites));
  }
  return insertFrame(dataDir, 'satellite', field, now);
}

function isFrozen(dataDir: string, origin: RadarOrigin, before: EpochSeconds, bytes: Uint8Array): boolean {
  if (bytes.every((byte) => byte === 0 || byte === RAIN_SCALE.missing)) return false;
  const known = findBytes(dataDir, origin, 'frame', before, CELLS);
  return known !== null && Buffer.compare(known, bytes) === 0;
}

/**
 * Computes and stores the nowcast of the newest frame up to the clock, from up to four frames at equal intervals: 18
 * planes of rain, one per whole ten minutes, then 18 of its chance (0.1 mm/h and more), the lead of full weight and the
 * memory of its rain.
 * Null if an intact one is stored already, or if there are not two frames within 20 minutes of each other; satellite
 * frames only follow frames of the same satellites. Frames and nowcasts are stored for 40 days.
 * Earlier nowcasts are compared with the frame first, so that chances take growth into account that goes on.
 */
export function updateNowcast(
  dataDir: string,
  origin: RadarOrigin,
  now: EpochSeconds,
  onProblem: (text: string) => void = () => undefined,
): EpochSeconds | null {
  dropStoredBefore(dataDir, origin, now - FRAME_RETENTION_SECONDS);
  const stored = listStored(dataDir, origin, 'frame').filter((at) => at <= now);
  const times = origin === 'satellite' ? listComparable(dataDir, stored) : stored;
  const at = times.at(-1);
  const interval = (at ?? 0) - (times.at(-2) ?? 0);
  if (at === undefined || interval < LEAST_INTERVAL || interval > MOST_INTERVAL) return null;
  if (listStored(dataDir, origin, 'nowcast').includes(at) && isStoredWhole(dataDir, origin, 'nowcast', at)) return null;
  const frames = readHistory(dataDir, origin, times, interval);
  if (frames.length < 2) return null;
  const startedAt = performance.now();
  const planes = new Uint8Array(PLANE_BYTES + TAIL_BYTES);
  const [stride, first] = [LEAD_SECONDS / interval, (LEAD_SECONDS - (at % LEAD_SECONDS)) / interval];
  const order = { frames, size: NATIONAL_SIZE, steps: LEADS, stride, first };
  const facts = { frameMinutes: interval / 60, cellKm: NATIONAL_CELL_KM, chanceOfMmh: RAIN_MMH };
  const compared = { at, rainMmh: frames.at(-1) as Float32Array, size: NATIONAL_SIZE, places: NATIONAL_PLACES };
  const known = findStoredGrowth(dataDir, origin, onProblem);
  const experience = gainExperience(known, { ...compared, leastMmh: RAIN_MMH });
  const sampled: SampledLead[] = [];
  let fullWeights = new Uint8Array(TILES);
  for (const lead of makeNowcast({ ...order, ...facts, growth: expectGrowth(experience.memory) })) {
    const { step, rainMmh, chance, motion } = lead;
    if (step === 1) {
      saveBytes(dataDir, origin, 'motion', at, toMotionBytes(motion, stride));
      fullWeights = listFullWeights(lead);
      planes.set(toTail(fullWeights, lead.memoryMinutes), PLANE_BYTES);
    }
    planes.set(toRainBytes(rainMmh), (step - 1) * CELLS);
    if (lead.sampled !== null) sampled.push(lead.sampled);
    if (chance !== null) planes.set(toChanceBytes(chance), LEADS * CELLS + (step - 1) * CHANCE_BYTES);
  }
  const frame = findBytes(dataDir, origin, 'frame', at, CELLS);
  if (frame !== null) saveTiles(dataDir, origin, at, { frame, planes, fullWeights });
  saveBytes(dataDir, origin, 'nowcast', at, planes);
  saveGrowth(dataDir, origin, addNowcast(experience, sampled));
  publishFigure({ kind: 'nowcast', origin, seconds: (performance.now() - startedAt) / 1000 });
  return at;
}

/** Satellite frames among which a pair is looked for: the history of a nowcast at the longest interval. */
const COMPARED_FRAMES = 9;

/**
 * Of the newest satellite frames those of the same satellites, up to the newest that follows another of them within 20
 * minutes: the edge of a missing satellite would look like motion.
 */
function listComparable(dataDir: string, stored: readonly EpochSeconds[]): EpochSeconds[] {
  const frames = stored.slice(-COMPARED_FRAMES).map((at) => ({
    at,
    satellites: findBytes(dataDir, 'satellite', 'inputs', at, 1)?.[0] ?? null,
  }));
  const isAlike = (one: (typeof frames)[number], other: (typeof frames)[number]) =>
    one.satellites !== null && one.satellites === other.satellites;
  const newest = frames.findLast((frame) =>
    frames.some((other) => other.at < frame.at && frame.at - other.at <= MOST_INTERVAL && isAlike(other, frame)),
  );
  if (newest === undefined) return [];
  return frames.filter((frame) => frame.at <= newest.at && isAlike(frame, newest)).map(({ at }) => at);
}

/** Full-weight minutes of a nowcast in the middle of each tile. */
function listFullWeights({ fullWeightMinutes, places }: NowcastStep): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: TILES }, (_, tile) => {
    const [row, column] = [Math.floor(tile / TILES_ACROSS), tile % TILES_ACROSS];
    const middle = (index: number): number => (index + 0.5) * TILE_SIDE - 0.5;
    return Math.round(readFigure(fullWeightMinutes, places, middle(row), middle(column)));
  });
}

/** The last frames without a gap, oldest first. Some networks date their frames by the second. */
function readHistory(
  dataDir: string,
  origin: RadarOrigin,
  times: readonly EpochSeconds[],
  interval: number,
): Float32Array[] {
  const frames: Float32Array[] = [];
  for (let age = 0; age < HISTORY; age += 1) {
    const wanted = (times.at(-1) ?? 0) - age * interval;
    const at = times.findLast((moment) => Math.abs(moment - wanted) <= TIME_TOLERANCE * interval);
    const bytes = at === undefined ? null : findBytes(dataDir, origin, 'frame', at, CELLS);
    if (bytes === null) break;
    frames.unshift(toRainRates(bytes));
  }
  return frames;
}
