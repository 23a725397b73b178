import { type ClimateExampleMessages, climateExampleMessages } from '@portal/content/messages/climate-example-messages';
import { weatherDays15 } from '@portal/contract/endpoints/weather';
import type { Day } from '@portal/contract/endpoints/weather-schema';
import { ClimateTable } from '#components/content/climate-table.tsx';
import { formatDayMonth, formatTemperature, UNKNOWN, type ValueStyle } from '#components/weather/format-values.ts';
import { toSection } from '#components/weather/section.ts';
import { toPageView } from '#pages/weather/weather-layout.tsx';
import { askGreatCities, type LoadLive, toReadersDegrees } from './live-example.ts';

/** Limits of hot days by high and of cold days by mean, °C (domain.md §1.1, §1.2). */
const HOT_C = [35, 37, 39] as const;
const COLD_C = 20;

type Words = ClimateExampleMessages['heat'];

function isHot({ temperatureMax }: Day): boolean {
  return temperatureMax !== null && temperatureMax >= HOT_C[0];
}

function isCold({ temperatureMean }: Day): boolean {
  return temperatureMean !== null && temperatureMean <= COLD_C;
}

function findHottest(days: readonly Day[]): Day | null {
  const known = days.filter(({ temperatureMax }) => temperatureMax !== null);
  return known.toSorted((a, b) => (b.temperatureMax ?? 0) - (a.temperatureMax ?? 0))[0] ?? null;
}

function toRow(name: string, days: readonly Day[], style: ValueStyle, words: Words): readonly string[] {
  const hottest = findHottest(days);
  const count = (isMeant: (day: Day) => boolean): string =>
    hottest === null ? UNKNOWN : `${days.filter(isMeant).length}`;
  return [
    name,
    ...HOT_C.map((limit) => count(({ temperatureMax }) => temperatureMax !== null && temperatureMax >= limit)),
    count(isCold),
    hottest === null
      ? UNKNOWN
      : words.hottest(formatDayMonth(hottest.date, style.language), formatTemperature(hottest.temperatureMax, style)),
  ];
}

interface City {
  readonly name: string;
  readonly reply: { readonly days: readonly Day[] };
}

/** City with the most cold days where none is hot: the season of heaters. */
function describeCold(cities: readonly City[], style: ValueStyle, words: Words): string {
  const counted = cities.map(({ name, reply }) => ({ name, cold: reply.days.filter(isCold) }));
  const most = counted.toSorted((a, b) => b.cold.length - a.cold.length)[0];
  const first = most?.cold[0];
  if (most === undefined || first === undefined) return words.none;
  return words.cold(most.name, most.cold.length, formatDayMonth(first.date, style.language));
}

/** City with the most hot days, else with the most cold ones, as a sentence; null where unknown. */
function describeHeat(cities: readonly City[], style: ValueStyle, words: Words): string | null {
  const counted = cities.map(({ name, reply }) => ({ name, hot: reply.days.filter(isHot) }));
  const most = counted.toSorted((a, b) => b.hot.length - a.hot.length)[0];
  const first = most?.hot[0];
  if (cities.some(({ reply }) => findHottest(reply.days) === null)) return null;
  if (most === undefined || first === undefined) return describeCold(cities, style, words);
  return words.some(most.name, most.hot.length, formatDayMonth(first.date, style.language));
}

/** Hot and cold days of the next fifteen, for sellers of air conditioners and heaters. */
export const loadHeatDays: LoadLive = async (request, call) => {
  const { language } = request;
  const words = climateExampleMessages[language].heat;
  const view = toPageView(request);
  const { style } = view;
  const found = await askGreatCities(language, async (query) =>
    toSection(await call(weatherDays15, { query }), view.nowAt),
  );
  const section = found.ok
    ? {
        ok: true as const,
        reply: {
          issued: found.reply.issued,
          sentence: describeHeat(found.reply.cities, style, words),
          rows: found.reply.cities.map(({ name, reply }) => toRow(name, reply.days, style, words)),
        },
      }
    : found;
  const [hot, veryHot, extreme] = HOT_C.map((limit) => formatTemperature(limit, style));
  const columns = words.columns(hot ?? '', veryHot ?? '', extreme ?? '', formatTemperature(COLD_C, style));
  return {
    block: (
      <ClimateTable
        title={words.title}
        section={section}
        columns={columns}
        note={toReadersDegrees(words.note, view.style.temperatureUnit)}
        view={view}
      />
    ),
  };
};
