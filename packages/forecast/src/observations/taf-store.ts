import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseTaf } from '@portal/domain/observation/taf/parse-taf';
import type { Taf } from '@portal/domain/observation/taf/taf';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { parseSealedJson, replaceFile, sealJson } from '#store/durable-file.ts';
import { hasEnd } from './read-reports.ts';
import { findPublicStation } from './station-list.ts';
import { getObservationsFolder } from './year-file.ts';

/** A message as received: its day has no month, which the time of receipt gives. */
interface StoredTaf {
  readonly text: string;
  readonly receivedAt: EpochSeconds;
}

type StoredTafs = Readonly<Record<string, StoredTaf>>;

const getPath = (dataDir: string): string => join(getObservationsFolder(dataDir), 'tafs.json');

/** A missing or damaged file holds nothing: forecasts come again within hours. */
function readStored(dataDir: string): StoredTafs {
  try {
    const sealed = parseSealedJson(readFileSync(getPath(dataDir), 'utf8'));
    return sealed?.isSealed === true ? (sealed.content.tafs as StoredTafs) : {};
  } catch {
    return {};
  }
}

function read({ text, receivedAt }: StoredTaf): Taf | null {
  const parsed = parseTaf(text, receivedAt);
  return parsed.ok ? parsed.taf : null;
}

/** A message begins a line, and continues on indented ones or up to `=`. */
const BEGINS = /^(?:TAF\b|[A-Z][A-Z0-9]{3} \d{6}Z\b)/;
/** Airports times amendments of a day; more is not a file of ours. */
const MOST_MESSAGES = 500;
const SHOWN_CHARACTERS = 60;

function splitTafs(text: string): string[] {
  const messages: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (BEGINS.test(line)) messages.push(line);
    else if (messages.length > 0 && line.trim() !== '') messages.push(`${messages.pop()} ${line.trim()}`);
  }
  return messages.slice(0, MOST_MESSAGES);
}

/** The message that a list ends with, without `=` or line end: it may be cut off. Null if the last one has its end. */
function findCutTaf(text: string, messages: readonly string[]): string | null {
  const last = messages.at(-1);
  return last === undefined || hasEnd(text) ? null : last;
}

/** How many messages of a text can be read, the forecasts among them, and one line per refused message. */
function readTafs(text: string, now: EpochSeconds) {
  const found: { readonly message: string; readonly taf: Taf }[] = [];
  const problems: string[] = [];
  let count = 0;
  const messages = splitTafs(text);
  const cut = findCutTaf(text, messages);
  if (cut !== null) problems.push(`airport forecast refused: has no end: ${cut.slice(-SHOWN_CHARACTERS)}`);
  for (const message of cut === null ? messages : messages.slice(0, -1)) {
    const parsed = parseTaf(message, now);
    // A cancelled or missing forecast is an ordinary message.
    if (parsed.ok || parsed.code === 'noValues') count += 1;
    if (parsed.ok) found.push({ message, taf: parsed.taf });
    else if (parsed.code !== 'noValues')
      problems.push(`airport forecast refused: ${parsed.code} in group ${parsed.group}: ${parsed.text}`);
  }
  return { found, count, problems };
}

const isListed = ({ stationId }: Taf): boolean => findPublicStation(stationId)?.network === 'metar';

/**
 * Reads a text as `insertTafs` does, without storing; one line of what is there. Throws an `Error` of one line where
 * most is refused, or no airport of Vietnam has a forecast.
 */
export function probeTafs(text: string, now: EpochSeconds): string {
  const { found, count, problems } = readTafs(text, now);
  if (problems[0] !== undefined && problems.length >= count) throw new Error(problems[0]);
  const airports = new Set(found.flatMap(({ taf }) => (isListed(taf) ? [taf.stationId] : [])));
  if (airports.size === 0) throw new Error('holds no forecast of a listed airport');
  return `${count} forecasts, ${airports.size} airports of the list`;
}

/**
 * Keeps the newest valid forecast of each airport of Vietnam from a text of messages; ended ones are dropped. Returns
 * how many messages could be read, and one line per refused one. Throws the system's error.
 */
export function insertTafs(dataDir: string, text: string, now: EpochSeconds) {
  const newest = new Map<string, { readonly stored: StoredTaf; readonly taf: Taf }>();
  const addNewest = (stored: StoredTaf, taf: Taf): void => {
    const known = newest.get(taf.stationId);
    if (taf.toAt > now && (known === undefined || taf.issuedAt >= known.taf.issuedAt))
      newest.set(taf.stationId, { stored, taf });
  };
  for (const stored of Object.values(readStored(dataDir))) {
    const taf = read(stored);
    if (taf !== null) addNewest(stored, taf);
  }
  const { found, count, problems } = readTafs(text, now);
  for (const { message, taf } of found) if (isListed(taf)) addNewest({ text: message, receivedAt: now }, taf);
  const path = getPath(dataDir);
  mkdirSync(dirname(path), { recursive: true });
  const tafs = Object.fromEntries([...newest].map(([id, { stored }]) => [id, stored]));
  replaceFile(path, sealJson({ tafs }), String(process.pid));
  return { count, problems };
}

/** How long the file is cached: every page asks, and forecasts come every few hours. */
const CACHE_SECONDS = 60;

/** Finds the forecast of an airport that is valid at a moment; null without one. */
export function createTafReader(dataDir: string): (stationId: string, now: EpochSeconds) => Taf | null {
  let known: { readonly readAt: EpochSeconds; readonly tafs: StoredTafs } | null = null;
  return (stationId, now) => {
    if (known === null || now < known.readAt || now >= known.readAt + CACHE_SECONDS)
      known = { readAt: now, tafs: readStored(dataDir) };
    const stored = Object.hasOwn(known.tafs, stationId) ? known.tafs[stationId] : undefined;
    const taf = stored === undefined ? null : read(stored);
    return taf !== null && taf.issuedAt <= now && now < taf.toAt ? taf : null;
  };
}
