import { GREAT_CITIES } from '@portal/content/great-cities.table';
import type { Issued, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { Language } from '@portal/domain/language/language';
import { joinIssued } from '#components/weather/freshness.ts';
import type { Section } from '#components/weather/section.ts';

interface CityReply<Reply> {
  readonly name: string;
  readonly reply: Reply;
}

/** Asks the same of the great cities: those that answer make the section, and only when none does it is missing. */
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
