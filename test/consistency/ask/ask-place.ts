import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { CheckedPlace } from '../cases/places.table.ts';
import type { PageFacts } from '../read/page-facts.ts';
import { readPageFacts } from '../read/read-page-facts.ts';
import { API_CALLS, type ApiReplies, type DaysReply, type DryingReplies } from './api-replies.ts';
import { COUNTRY_PAGES, PLACE_PAGES } from './page-paths.table.ts';

/** Everything the portal states about a place at one moment of its clock. */
export interface PlaceSaid {
  readonly place: CheckedPlace;
  readonly clock: string;
  /** The portal's clock, epoch seconds. */
  readonly nowAt: EpochSeconds;
  readonly api: ApiReplies;
  readonly pages: readonly PageFacts[];
  /** Home page and map at the same moment. */
  readonly country: readonly PageFacts[];
}

/** How pages and replies are requested: one visitor may not call the API too often. */
export interface Asking {
  readonly origin: string;
  readonly visitor: string;
}

const LANGUAGES: readonly Language[] = ['vi', 'en'];
/** Half the side of the box in which the map is queried for the place's point, degrees. */
const BOX_DEGREES = 0.02;

async function fetchText({ origin, visitor }: Asking, path: string, init: RequestInit = {}): Promise<string> {
  const headers = { 'x-forwarded-for': visitor, ...init.headers };
  const response = await fetch(origin + path, { ...init, headers, redirect: 'error' });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 200)}`);
  return text;
}

async function askMap(asking: Asking, lat: number, lng: number): Promise<ApiReplies['map']> {
  const [north, south] = [lat + BOX_DEGREES, lat - BOX_DEGREES];
  const [east, west] = [lng + BOX_DEGREES, lng - BOX_DEGREES];
  const text = await fetchText(asking, '/api/v1/weather/map', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ bound: { north, south, east, west }, zoom: 12 }),
  });
  return JSON.parse(text) as ApiReplies['map'];
}

const nameWhich = ({ at }: CheckedPlace): string =>
  'slug' in at ? `location=${at.slug}` : `lat=${at.lat}&lng=${at.lng}`;

/** The 15 days of a place alone. */
export async function askDays(asking: Asking, place: CheckedPlace): Promise<DaysReply> {
  return JSON.parse(await fetchText(asking, `/api/v1${API_CALLS.days}${nameWhich(place)}`)) as DaysReply;
}

const DRIED_CROPS = ['rice', 'maize', 'coffee', 'pepper'] as const;

/** What the API says about drying at a place. */
export async function askDrying(asking: Asking, place: CheckedPlace): Promise<DryingReplies> {
  const call = async (path: string) =>
    JSON.parse(await fetchText(asking, `/api/v1/weather/${path}&${nameWhich(place)}`));
  const replies = await Promise.all(DRIED_CROPS.map((crop) => call(`agriculture?crop=${crop}`)));
  const { hours } = await call('hours?hours=360&variables=rain,rainProbability');
  return { hours, plans: replies.map(({ drying }) => drying) };
}

async function askApi(asking: Asking, place: CheckedPlace): Promise<ApiReplies> {
  const which = nameWhich(place);
  const call = async <Name extends keyof typeof API_CALLS>(name: Name) =>
    JSON.parse(await fetchText(asking, `/api/v1${API_CALLS[name]}${which}`));
  const now = (await call('now')) as ApiReplies['now'];
  return {
    now,
    hours: await call('hours'),
    days: await call('days'),
    today: await call('today'),
    tomorrow: await call('tomorrow'),
    rain: await call('rain'),
    steps: { vi: await call('stepsVi'), en: await call('stepsEn') },
    smartgen: { vi: await call('smartgenVi'), en: await call('smartgenEn') },
    drying: await askDrying(asking, place),
    warnings: await call('warnings'),
    map: await askMap(asking, now.place.lat, now.place.lng),
  };
}

/** Pages by name, each with its path in both languages. */
export type PageTable = typeof PLACE_PAGES;

async function askPages(asking: Asking, table: PageTable, slug: string): Promise<PageFacts[]> {
  const pages: PageFacts[] = [];
  for (const [page, paths] of Object.entries(table)) {
    for (const language of LANGUAGES) {
      const path = paths[language].replace('{x}', slug);
      pages.push(readPageFacts(page, path, language, await fetchText(asking, path)));
    }
  }
  return pages;
}

/** Home page and map, in both languages. */
export function askCountry(asking: Asking): Promise<PageFacts[]> {
  return askPages(asking, COUNTRY_PAGES, '');
}

/** A moment of the portal's clock, and what it stated about the whole country then. */
export interface Moment {
  readonly clock: string;
  readonly nowAt: EpochSeconds;
  readonly country: readonly PageFacts[];
}

/** Requests the API and the pages of a place, in both languages; throws unless all answer 200. */
export async function askPlace(
  asking: Asking,
  place: CheckedPlace,
  moment: Moment,
  table: PageTable = PLACE_PAGES,
): Promise<PlaceSaid> {
  const api = await askApi(asking, place);
  const pages = 'slug' in place.at ? await askPages(asking, table, place.at.slug) : [];
  return { place, api, pages, ...moment };
}
