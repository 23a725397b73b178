import type { EpochSeconds } from '@portal/domain/time/epoch';
import { LEAD_SECONDS, LEADS } from '@portal/forecast/radar-keeping/keep-frame';
import { RAIN_SCALE, toRainBytes, toRainRates } from '@portal/forecast/radar-keeping/rain-bytes';
import { blend, findLead, toModelShare } from './blend.ts';
import { coarsenRain } from './coarsen-rain.ts';
import { parseNowcastPath, toEdition } from './frame-path.ts';
import { findModelRain, toNationalRain } from './model-rain.ts';
import type { NowcastNeeds } from './needs.ts';

/** A tenth of the model's drizzle is no rain. */
const LEAST_MMH = 0.1;
/** By then a nowcast has smoothed away what is smaller than some 20 km. */
const FINE_SECONDS = 3600;
/** Forecast rates are told to 4 % at 6 mm/h and 8 % at 1 mm/h: far finer than they can be known, and a third fewer bytes. */
const STEP = 2;

/** The bytes of a nowcast's frame by its path; null where what it names is not there any more. */
export function findNowcastFrame(needs: NowcastNeeds, path: string): Buffer | null {
  const address = parseNowcastPath(path);
  if (address === null || (address.origin === 'demo' && !needs.demo())) return null;
  const { origin, frameAt, edition, at } = address;
  if (frameAt > 0 && at <= frameAt) return toBuffer(needs.radar.findFrame(origin, at));
  if (edition !== toEdition(needs.store.version())) return null;
  // Only moments that the list of frames can name: nobody counts through seconds and fills the shelf of frames.
  if (at % LEAD_SECONDS !== 0 || at > needs.clock() + (LEADS + 1) * LEAD_SECONDS) return null;
  // A nowcast that is gone is not quietly replaced by the model under its address.
  if (frameAt > 0 && needs.radar.findRain(origin, frameAt, LEADS) === null) return null;
  const lead = frameAt === 0 ? null : findLead(frameAt, at);
  const bytes = lead === null ? null : needs.radar.findRain(origin, frameAt, lead);
  return toBuffer(blendFrame(needs, bytes, frameAt, at));
}

const toBuffer = (bytes: Uint8Array | null): Buffer | null => (bytes === null ? null : Buffer.from(bytes));

function blendFrame(
  needs: NowcastNeeds,
  bytes: Uint8Array | null,
  frameAt: EpochSeconds,
  at: EpochSeconds,
): Uint8Array | null {
  const share = bytes === null ? 1 : toModelShare(frameAt, at);
  const layer = findModelRain(needs, at);
  if (layer === null) return bytes;
  const model = toNationalRain(layer);
  const rates = bytes === null ? model : toRainRates(bytes);
  const isFine = bytes !== null && at - frameAt <= FINE_SECONDS;
  const isSeen = (cell: number): boolean => isFine && bytes[cell] !== RAIN_SCALE.missing;
  for (let cell = 0; cell < rates.length; cell += 1) {
    rates[cell] = blend(toKnown(rates[cell]), toKnown(model[cell]), share) ?? Number.NaN;
  }
  coarsenRain(rates, isSeen);
  for (let cell = 0; cell < rates.length; cell += 1) if ((rates[cell] as number) < LEAST_MMH) rates[cell] = 0;
  return toRainBytes(rates, STEP);
}

function toKnown(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value;
}
