import { isRecord } from '@portal/domain/data/is-record';

/** A publisher of official warnings of Vietnam in the index of the WMO's Severe Weather Information Centre. */
export interface AlertSource {
  /** Such as `vn-vnmha-vi`. */
  readonly id: string;
  readonly name: string;
  /** Addresses of its CAP feeds, http or https, in the order of the index. */
  readonly feeds: readonly string[];
}

const COUNTRY = 'vn';
/** A country has one or two, each with a feed per language. */
const MOST_SOURCES = 10;
const MOST_FEEDS = 5;
const LONGEST_ADDRESS = 300;
const LONGEST_NAME = 100;
const ID = /^[a-z]{2}-[a-z0-9-]{1,60}$/i;

/** One line without control characters: it goes into the log. */
const toLine = (text: string): string =>
  text
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME);

function isAddress(text: string): boolean {
  return text.length <= LONGEST_ADDRESS && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

const readText = (record: object, name: string): string => {
  const value = (record as Record<string, unknown>)[name];
  return typeof value === 'string' ? value.trim() : '';
};

function findName(source: object): string {
  const { byLanguage } = source as { readonly byLanguage?: unknown };
  const names = Array.isArray(byLanguage) ? byLanguage.filter(isRecord).map((one) => readText(one, 'name')) : [];
  return toLine(names.find((name) => name !== '') ?? readText(source, 'authorityAbbrev'));
}

/** Null for another country. A source is Vietnam's by its authority's country, or by its id where that is missing. */
function readSource(entry: unknown): AlertSource | null {
  const inner = isRecord(entry) && 'source' in entry ? entry.source : entry;
  if (!isRecord(inner)) return null;
  const id = readText(inner, 'sourceId');
  const country = readText(inner, 'authorityCountry') || id.slice(0, 2);
  if (country.toLowerCase() !== COUNTRY || !ID.test(id)) return null;
  // One text with an address per language.
  const feeds = readText(inner, 'capAlertFeed')
    .split(/[\s,]+/)
    .filter(isAddress)
    .slice(0, MOST_FEEDS);
  return { id, name: findName(inner), feeds };
}

/**
 * Vietnam's sources in the WMO's index: `{"sources": [{"source": {"sourceId", "authorityCountry", "capAlertFeed"}}]}`.
 * Throws an Error of one line for anything that is not such an index.
 */
export function readAlertSources(text: string): AlertSource[] {
  let index: unknown;
  try {
    index = JSON.parse(text);
  } catch {
    throw new Error('is not JSON, or cut off');
  }
  const sources = isRecord(index) ? (index as { readonly sources?: unknown }).sources : null;
  if (!Array.isArray(sources) || sources.length === 0) throw new Error('has no list of sources');
  return sources
    .map(readSource)
    .filter((source) => source !== null)
    .slice(0, MOST_SOURCES);
}
