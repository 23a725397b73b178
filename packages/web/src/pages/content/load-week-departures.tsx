import { type ClimateExampleMessages, climateExampleMessages } from '@portal/content/messages/climate-example-messages';
import { weatherDays90 } from '@portal/contract/endpoints/weather';
import { ClimateTable } from '#components/content/climate-table.tsx';
import { type ClimateWeek, listClimateWeeks } from '#components/content/climate-week.ts';
import {
  formatDayMonth,
  formatDegreesApart,
  formatRain,
  formatTemperature,
  UNKNOWN,
  type ValueStyle,
} from '#components/weather/format-values.ts';
import { toSection } from '#components/weather/section.ts';
import { toPageView } from '#pages/weather/weather-layout.tsx';
import { askGreatCities } from './ask-great-cities.ts';
import type { LoadLive } from './live-example.ts';
import { toReadersDegrees } from './to-readers-degrees.ts';

type Words = ClimateExampleMessages['weeks'];

/** Weeks that the forecast covers whole. */
const WEEKS = 2;
/** Departure from the mean of many years from which a week is called warmer or cooler, °C. */
const DEPARTURE_C = 2;

function tellDeparture({ forecastC, normalC }: ClimateWeek, style: ValueStyle, words: Words): string | null {
  if (forecastC === null || normalC === null) return null;
  const apart = forecastC - normalC;
  if (apart >= DEPARTURE_C) return words.warmer(formatDegreesApart(apart, style));
  if (apart <= -DEPARTURE_C) return words.cooler(formatDegreesApart(apart, style));
  return words.usual;
}

function toRow(name: string, week: ClimateWeek, style: ValueStyle, words: Words): readonly string[] {
  const { language } = style;
  return [
    name,
    words.week(formatDayMonth(week.from, language), formatDayMonth(week.to, language)),
    formatTemperature(week.forecastC, style),
    formatTemperature(week.normalC, style),
    tellDeparture(week, style, words) ?? UNKNOWN,
    words.rain(formatRain(week.forecastRainMm, style), formatRain(week.normalRainMm, style)),
  ];
}

/** Two weeks of three cities against the mean of many years, as shelves are planned. */
export const loadWeekDepartures: LoadLive = async (request, call) => {
  const { language } = request;
  const words = climateExampleMessages[language].weeks;
  const view = toPageView(request);
  const { style } = view;
  const found = await askGreatCities(language, async (query) =>
    toSection(await call(weatherDays90, { query }), view.nowAt),
  );
  if (!found.ok) {
    return {
      block: (
        <ClimateTable
          title={words.title}
          section={found}
          columns={words.columns}
          note={toReadersDegrees(words.note, view.style.temperatureUnit)}
          view={view}
        />
      ),
    };
  }
  const cities = found.reply.cities.map(({ name, reply }) => ({
    name,
    weeks: listClimateWeeks(reply.days, reply.weeks).slice(0, WEEKS),
  }));
  const told = cities.flatMap(({ name, weeks: [week] }) => {
    const departure = week === undefined ? null : tellDeparture(week, style, words);
    return departure === null ? [] : [words.sentence(name, departure)];
  });
  const reply = {
    issued: found.reply.issued,
    sentence: told.length === 0 ? null : told.join(' '),
    rows: cities.flatMap(({ name, weeks }) => weeks.map((week) => toRow(name, week, style, words))),
  };
  return {
    block: (
      <ClimateTable
        title={words.title}
        section={{ ok: true, reply }}
        columns={words.columns}
        note={toReadersDegrees(words.note, view.style.temperatureUnit)}
        view={view}
      />
    ),
  };
};
