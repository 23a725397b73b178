import { COVERAGE } from '@portal/domain/geo/lat-lng';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { readStrokeFile, type Stroke } from '#lightning/parse-strokes.ts';
import { readSpan, SPAN_SECONDS, STROKE_RETENTION_SECONDS, type StrokeOrigin, writeSpan } from './stroke-folder.ts';

/** Tolerance for sensor clocks that are ahead. */
const AHEAD_SECONDS = 120;
/** Strokes up to this far outside the served area are stored, because storms may approach. */
const MARGIN_DEG = 1;

/** Counts of incoming strokes by outcome. */
interface StrokeFates {
  inserted: number;
  duplicate: number;
  future: number;
  tooOld: number;
  /** Far from the served area. */
  faraway: number;
}

/**
 * Inserts strokes without duplicates: two strokes are the same if second and position (to about 100 m) agree. The span
 * of `now` gets a file even without a stroke, which shows that the sensors are at work.
 */
export function insertStrokes(
  dataDir: string,
  origin: StrokeOrigin,
  strokes: readonly Stroke[],
  now: EpochSeconds,
): StrokeFates {
  const fates: StrokeFates = { inserted: 0, duplicate: 0, future: 0, tooOld: 0, faraway: 0 };
  const spans = new Map<EpochSeconds, Stroke[]>([[toSpan(now), []]]);
  for (const stroke of strokes) {
    const reason = findReason(stroke, now);
    if (reason !== null) fates[reason] += 1;
    else {
      const span = spans.get(toSpan(stroke.at)) ?? [];
      span.push(stroke);
      spans.set(toSpan(stroke.at), span);
    }
  }
  for (const [span, fresh] of spans) addToSpan({ dataDir, origin, span, fresh, fates });
  return fates;
}

const toSpan = (at: EpochSeconds): EpochSeconds => at - (at % SPAN_SECONDS);

function findReason({ at, lat, lng }: Stroke, now: EpochSeconds): 'future' | 'tooOld' | 'faraway' | null {
  if (at > now + AHEAD_SECONDS) return 'future';
  if (at < now - STROKE_RETENTION_SECONDS) return 'tooOld';
  const isNear =
    lat >= COVERAGE.south - MARGIN_DEG &&
    lat <= COVERAGE.north + MARGIN_DEG &&
    lng >= COVERAGE.west - MARGIN_DEG &&
    lng <= COVERAGE.east + MARGIN_DEG;
  return isNear ? null : 'faraway';
}

interface SpanOrder {
  readonly dataDir: string;
  readonly origin: StrokeOrigin;
  readonly span: EpochSeconds;
  readonly fresh: readonly Stroke[];
  readonly fates: StrokeFates;
}

function addToSpan({ dataDir, origin, span, fresh, fates }: SpanOrder): void {
  const stored = readSpan(dataDir, origin, span);
  const known = new Map((stored ?? []).map((stroke) => [toKey(stroke), stroke]));
  const before = known.size;
  // Rounded first, as when read back: otherwise a stroke between two keys would count as new each time.
  for (const stroke of fresh.map(round)) known.set(toKey(stroke), known.get(toKey(stroke)) ?? stroke);
  fates.inserted += known.size - before;
  fates.duplicate += fresh.length - (known.size - before);
  if (known.size === before && stored !== null) return;
  writeSpan(
    dataDir,
    origin,
    span,
    [...known.values()].sort((a, b) => a.at - b.at),
  );
}

const toKey = ({ at, lat, lng }: Stroke): string => `${at} ${lat.toFixed(3)} ${lng.toFixed(3)}`;

const round = ({ at, lat, lng }: Stroke): Stroke => ({ at, lat: Number(lat.toFixed(4)), lng: Number(lng.toFixed(4)) });

/** Outcome of a file: the number of new strokes, and one line about unusual ones, null if there are none. */
interface StrokeIngest {
  readonly inserted: number;
  readonly note: string | null;
}

/** Ingests one stroke file. Throws `LightningError` for a refused file, and the system's error. */
export function ingestStrokeFile(dataDir: string, path: string, now: EpochSeconds): StrokeIngest {
  const { strokes, leftOut, firstTrouble } = readStrokeFile(path);
  const fates = insertStrokes(dataDir, 'lightning', strokes, now);
  const parts = FATE_WORDS.flatMap(([fate, words]) => (fates[fate] === 0 ? [] : [`${fates[fate]} ${words}`]));
  if (firstTrouble !== null) parts.unshift(`${leftOut} not read (${firstTrouble})`);
  return { inserted: fates.inserted, note: parts.length === 0 ? null : `${path}: of its strokes ${parts.join(', ')}` };
}

const FATE_WORDS: readonly (readonly [Exclude<keyof StrokeFates, 'inserted'>, string])[] = [
  ['duplicate', 'are there already'],
  ['future', 'have not come yet'],
  ['tooOld', 'are more than a day old'],
  ['faraway', 'are far away'],
];
