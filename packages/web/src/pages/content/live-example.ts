import { GREAT_CITIES } from '@portal/content/great-cities.table';
import type { CallApi } from '@portal/contract/call-api';
import type { Issued, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { Language } from '@portal/domain/language/language';
import type { ReactNode } from 'react';
import { joinIssued } from '#components/weather/freshness.ts';
import type { Section } from '#components/weather/section.ts';
import type { PageRequest } from '#pages/page-request.ts';

/** Live weather on a content page: a block, and optional values for the banner. */
export interface LiveExample {
  readonly block: ReactNode;
  readonly figures?: ReactNode;
  /** Previews of sections below, shown under the banner. */
  readonly crops?: ReactNode;
}

/** Loads the weather of a page; where it is missing, the block says so. */
export type LoadLive = (request: PageRequest, call: CallApi) => Promise<LiveExample>;
/**
 * Whole degrees, single or in lists and ranges such as `35, 37, 39 °C` and `20–25 °C`; a signed value is a difference.
 */
const CELSIUS = /(?<![\d.,])([±+−]?)(\d+(?:(?:–|, )\d+)*)([ \u00a0])°C/gu;

function toFahrenheit(degrees: number, isDifference: boolean): number {
  return Math.floor(degrees * 1.8 + (isDifference ? 0 : 32) + 0.5);
}

function writeFahrenheit(_whole: string, sign: string, row: string, space: string): string {
  return `${sign}${row.replaceAll(/\d+/g, (one) => `${toFahrenheit(Number(one), sign !== '')}`)}${space}°F`;
}

/** Converts temperatures in text to the reader's unit. The content writes differences with a sign. */
export function toReadersDegrees<T>(words: T, unit: 'C' | 'F'): T {
  if (unit === 'C') return words;
  if (typeof words === 'string') return words.replace(CELSIUS, writeFahrenheit) as T;
  if (Array.isArray(words)) return words.map((word) => toReadersDegrees(word, unit)) as T;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, toReadersDegrees(value, unit)])) as T;
}

interface CityReply<Reply> {
  readonly name: string;
  readonly reply: Reply;
}

/** Runs a call for each major city: the section has those that answered, and is missing only if none did. */
export async function askGreatCities<Reply extends { readonly issued: Issued }>(
  language: Language,
  ask: (query: PlaceQuery) => Promise<Section<Reply>>,
): Promise<Section<{ readonly issued: Issued; readonly cities: readonly CityReply<Reply>[] }>> {
  const replies = await Promise.all(
    Object.values(GREAT_CITIES).map(async ({ slug, name }) => ({
      name: name[language],
      section: await ask({ location: slug, lang: language }),
    })),
  );
  const cities = replies.flatMap(({ name, section }) => (section.ok ? [{ name, reply: section.reply }] : []));
  const [first, ...others] = cities;
  if (first === undefined) {
    const missing = replies[0]?.section;
    return missing === undefined || missing.ok ? { ok: false, reason: 'noData' } : missing;
  }
  const issued = joinIssued(
    first.reply.issued,
    others.map(({ reply }) => reply.issued),
  );
  return { ok: true, reply: { issued, cities } };
}
