import { type ClimateExampleMessages, climateExampleMessages } from '@portal/content/messages/climate-example-messages';
import { weatherDays90 } from '@portal/contract/endpoints/weather';
import { ClimateTable, type ClimateWeek, listClimateWeeks } from '#components/content/climate-table.tsx';
import {
  formatDayMonth,
  formatDegreesApart,
  formatNumber,
  formatRain,
  UNKNOWN,
  type ValueStyle,
} from '#components/weather/format-values.ts';
import { toSection } from '#components/weather/section.ts';
import { toPageView } from '#pages/weather/weather-layout.tsx';
import { askGreatCities, type LoadLive, toReadersDegrees } from './live-example.ts';

type Words = ClimateExampleMessages['weeks'];

/** Weeks fully covered by the forecast. */
const WEEKS = 2;
/** Anomaly from which a week counts as warmer or cooler, °C. */
const DEPARTURE_C = 2;

/** Temperature anomaly of a week, °C; null where unknown. */
function findDeparture({ forecastC, normalC }: ClimateWeek): number | null {
  return forecastC === null || normalC === null ? null : forecastC - normalC;
}

function nameDeparture(apart: number, words: Words): string {
  return apart > 0 ? words.warmer : words.cooler;
}

/** `+0,4°`, or `+2,4° nóng hơn`. */
function writeDeparture(apart: number | null, style: ValueStyle, words: Words): string {
  if (apart === null) return UNKNOWN;
  const shown = formatNumber(Math.abs(style.temperatureUnit === 'F' ? apart * 1.8 : apart), style, 1);
  const sign = /[1-9]/.test(shown) ? (apart < 0 ? '−' : '+') : '';
  const degrees = `${sign}${shown}°`;
  return Math.abs(apart) < DEPARTURE_C ? degrees : `${degrees} ${nameDeparture(apart, words)}`;
}

interface City {
  readonly name: string;
  readonly weeks: readonly ClimateWeek[];
}

/** Weekly rain, mm, and multiple of climatology, from which shops plan for rain. */
const WET_MM = 50;
const WET_TIMES = 2;

/** Wettest week against climatology, as a sentence; null where none is unusually wet. */
function describeWettestWeek(cities: readonly City[], style: ValueStyle, words: Words): string | null {
  const wet = cities.flatMap(({ name, weeks }) =>
    weeks.flatMap(({ from, forecastRainMm: rain, normalRainMm: normal }) =>
      rain !== null && normal !== null && normal > 0 && rain >= WET_MM && rain >= normal * WET_TIMES
        ? [{ name, from, rain, times: rain / normal }]
        : [],
    ),
  );
  const most = wet.toSorted((a, b) => b.rain - a.rain)[0];
  if (most === undefined) return null;
  const times = formatNumber(most.times, style, most.times < 10 ? 1 : 0);
  return words.wetter(most.name, times, formatRain(most.rain, style), formatDayMonth(most.from, style.language));
}

/** First week with an anomaly, or that there is none; null where unknown. */
function describeThisWeek(cities: readonly City[], style: ValueStyle, words: Words): string | null {
  const known = cities.flatMap(({ name, weeks: [week] }) => {
    const apart = week === undefined ? null : findDeparture(week);
    return apart === null ? [] : [{ name, apart }];
  });
  if (known.length === 0) return null;
  const unusual = known.filter(({ apart }) => Math.abs(apart) >= DEPARTURE_C);
  if (unusual.length === 0) return words.allUsual(known.map(({ name }) => name).join(', '));
  return unusual
    .map(({ name, apart }) => words.sentence(name, nameDeparture(apart, words), formatDegreesApart(apart, style)))
    .join(' ');
}

/** Summary for shops; null where nothing is known. */
function describeDepartures(cities: readonly City[], style: ValueStyle, words: Words): string | null {
  const sentences = [describeThisWeek(cities, style, words), describeWettestWeek(cities, style, words)].filter(
    (one) => one !== null,
  );
  return sentences.length === 0 ? null : sentences.join(' ');
}

/** A mean with one decimal, so that the difference next to it adds up. */
function writeWarmth(celsius: number | null, style: ValueStyle): string {
  if (celsius === null) return UNKNOWN;
  return `${formatNumber(style.temperatureUnit === 'F' ? celsius * 1.8 + 32 : celsius, style, 1)}°`;
}

function toRow(name: string, week: ClimateWeek, style: ValueStyle, words: Words): readonly string[] {
  const { language } = style;
  return [
    words.week(name, formatDayMonth(week.from, language), formatDayMonth(week.to, language)),
    writeWarmth(week.forecastC, style),
    writeWarmth(week.normalC, style),
    writeDeparture(findDeparture(week), style, words),
    words.rain(formatRain(week.forecastRainMm, style), formatRain(week.normalRainMm, style)),
  ];
}

/** Two weeks of three cities against climatology, for stock planning. */
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
  const reply = {
    issued: found.reply.issued,
    sentence: describeDepartures(cities, style, words),
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
