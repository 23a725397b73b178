import { readFileSync, rmSync } from 'node:fs';
import { deflateSync, inflateSync } from 'node:zlib';
import type { GrowthExperience, GrowthMemory, PastNowcast } from '#nowcast/growth/rain-growth.ts';
import { countSampled } from '#nowcast/growth/sampled-chances.ts';
import { NATIONAL_SIZE } from '#radar/rain-rate-field.ts';
import { getMomentPath, parseSealedJson, saveMoment, sealJson } from '#store/durable-file.ts';
import { NATIONAL_PLACES } from './nowcast-tail.ts';
import { getRadarFolder, listStored, type RadarOrigin } from './radar-folder.ts';

const PLACES = NATIONAL_PLACES.columns * NATIONAL_PLACES.rows;
const SAMPLED = countSampled(NATIONAL_SIZE);

interface StoredNowcast {
  readonly at: number;
  readonly growth: readonly number[];
  readonly leads: readonly { readonly minutes: number; readonly chances: string }[];
}

/**
 * Stores what the nowcasts of an origin have shown about growth: a file of the last frame's moment in place of the one
 * before. Throws the system's error.
 */
export function saveGrowth(dataDir: string, origin: RadarOrigin, { memory, past }: GrowthExperience): void {
  const nowcasts = past.map(
    ({ at, growth, leads }): StoredNowcast => ({
      at,
      growth: [...growth],
      leads: leads.map(({ minutes, chances }) => ({ minutes, chances: deflateSync(chances).toString('base64') })),
    }),
  );
  const { sums, information, ...figures } = memory;
  const content = { memory: { ...figures, sums: [...sums], information: [...information] }, past: nowcasts };
  const folder = getRadarFolder(dataDir, origin);
  saveMoment(folder, 'growth', memory.at, sealJson(content));
  for (const at of listStored(dataDir, origin, 'growth'))
    if (at !== memory.at) rmSync(getMomentPath(folder, 'growth', at), { force: true });
}

/** The stored experience of an origin; null if there is none, or if its file is damaged, which it reports. */
export function findStoredGrowth(
  dataDir: string,
  origin: RadarOrigin,
  onProblem: (text: string) => void,
): GrowthExperience | null {
  const at = listStored(dataDir, origin, 'growth').at(-1);
  if (at === undefined) return null;
  const path = getMomentPath(getRadarFolder(dataDir, origin), 'growth', at);
  try {
    const sealed = parseSealedJson(readFileSync(path, 'utf8'));
    if (sealed?.isSealed !== true) throw new TypeError('no intact file');
    return toExperience(sealed.content as unknown as StoredExperience);
  } catch {
    onProblem(`${path} is damaged: chances take no growth of rain into account until new frames have shown it`);
    return null;
  }
}

interface StoredExperience {
  readonly memory: Omit<GrowthMemory, 'sums' | 'information'> & {
    readonly sums: readonly number[];
    readonly information: readonly number[];
  };
  readonly past: readonly StoredNowcast[];
}

/** Throws for figures of another raster. */
function toExperience({ memory, past }: StoredExperience): GrowthExperience {
  const [sums, information] = [Float64Array.from(memory.sums), Float64Array.from(memory.information)];
  const nowcasts = past.map(
    ({ at, growth, leads }): PastNowcast => ({
      at,
      growth: Float32Array.from(growth),
      leads: leads.map(({ minutes, chances }) => ({
        minutes,
        chances: new Uint8Array(inflateSync(Buffer.from(chances, 'base64'), { maxOutputLength: SAMPLED })),
      })),
    }),
  );
  const lengths = [sums.length, information.length, ...nowcasts.map(({ growth }) => growth.length)];
  if (lengths.some((length) => length !== PLACES)) throw new RangeError('figures of another raster');
  if (nowcasts.some(({ leads }) => leads.some(({ chances }) => chances.length !== SAMPLED)))
    throw new RangeError('chances of another raster');
  return { memory: { ...memory, sums, information }, past: nowcasts };
}
