import type { EndpointReply } from '@portal/contract/endpoint';
import type { alertsAhead } from '@portal/contract/endpoints/alerts-ahead';
import type { nowcastSteps } from '@portal/contract/endpoints/nowcast';
import type { warningsList } from '@portal/contract/endpoints/warnings';
import type { weatherHours24, weatherNow } from '@portal/contract/endpoints/weather';
import type { Language } from '@portal/domain/language/language';
import { PLACE_PAGES } from '../../consistency/ask/page-paths.table.ts';
import type { PageFacts } from '../../consistency/read/page-facts.ts';
import { readPageFacts } from '../../consistency/read/read-page-facts.ts';

/** Where a watched place lies. */
export interface AskedPlace {
  readonly slug: string;
  readonly lat: number;
  readonly lng: number;
}

/** What API and pages say of a place while its alerts are made. */
export interface AlertWeather extends AskedPlace {
  readonly nowAt: number;
  readonly now: EndpointReply<typeof weatherNow>;
  readonly hours: EndpointReply<typeof weatherHours24>;
  readonly steps: EndpointReply<typeof nowcastSteps>;
  readonly ahead: EndpointReply<typeof alertsAhead>;
  readonly warnings: EndpointReply<typeof warningsList>;
  readonly pages: readonly PageFacts[];
}

/** Pages that show the next hours. */
const PAGES = ['now', 'hourly', 'hourly-table', 'lite-now'] as const;
const LANGUAGES: readonly Language[] = ['vi', 'en'];

/** Requests them as one visitor. */
export async function askAlertWeather(
  { origin, visitor, nowAt }: { readonly origin: string; readonly visitor: string; readonly nowAt: number },
  slug: string,
): Promise<AlertWeather> {
  const ask = async (path: string): Promise<string> => {
    const response = await fetch(origin + path, { headers: { 'x-forwarded-for': visitor }, redirect: 'error' });
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
    return response.text();
  };
  const call = async (path: string) => JSON.parse(await ask(`/api/v1${path}?location=${slug}`));
  const now: AlertWeather['now'] = await call('/weather/now');
  const pages: PageFacts[] = [];
  for (const page of PAGES) {
    for (const language of LANGUAGES) {
      const path = PLACE_PAGES[page]?.[language].replace('{x}', slug) ?? '';
      pages.push(readPageFacts(page, path, language, await ask(path)));
    }
  }
  return {
    slug,
    lat: now.place.lat,
    lng: now.place.lng,
    nowAt,
    now,
    hours: await call('/weather/hour/24'),
    steps: await call('/weather/map/nowcasting-10minutes'),
    ahead: await call('/alerts'),
    warnings: await call('/warnings'),
    pages,
  };
}
