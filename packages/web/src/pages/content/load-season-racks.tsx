import { GREAT_CITIES } from '@portal/content/great-cities.table';
import { type ClimateExampleMessages, climateExampleMessages } from '@portal/content/messages/climate-example-messages';
import { weatherDays90 } from '@portal/contract/endpoints/weather';
import { ClimateTable, type ClimateWeek, listClimateWeeks, WeekColumns } from '#components/content/climate-table.tsx';
import { formatDayMonth, formatTemperature, UNKNOWN, type ValueStyle } from '#components/weather/format-values.ts';
import { toSection } from '#components/weather/section.ts';
import { toPageView } from '#pages/weather/weather-layout.tsx';
import { type LoadLive, toReadersDegrees } from './live-example.ts';

type Words = ClimateExampleMessages['season'];

/** Weekly means at which the range changes, °C: padded coats below the first, summer wear above the last. */
const EDGES_C = [15, 20, 25] as const;

function findRack({ normalC }: ClimateWeek): number | null {
  return normalC === null ? null : EDGES_C.filter((edge) => normalC > edge).length;
}

function nameRack(rack: number | null, words: Words): string {
  return rack === null ? UNKNOWN : (words.racks[rack] ?? UNKNOWN);
}

function toRow(week: ClimateWeek, style: ValueStyle, words: Words): readonly string[] {
  return [
    formatDayMonth(week.from, style.language),
    formatTemperature(week.forecastC, style),
    formatTemperature(week.normalC, style),
    nameRack(findRack(week), words),
  ];
}

/** First week in which the range changes; null where unknown. */
function describeRackChange(weeks: readonly ClimateWeek[], style: ValueStyle, words: Words): string | null {
  const [first] = weeks;
  if (first === undefined || weeks.some((week) => findRack(week) === null)) return null;
  const change = weeks.find((week) => findRack(week) !== findRack(first));
  if (change === undefined) return words.same(nameRack(findRack(first), words));
  return words.change(formatDayMonth(change.from, style.language), nameRack(findRack(change), words));
}

/** Thirteen weeks in Hanoi for a clothes shop. */
export const loadSeasonRacks: LoadLive = async (request, call) => {
  const { language } = request;
  const words = climateExampleMessages[language].season;
  const view = toPageView(request);
  const query = { location: GREAT_CITIES.hanoi.slug, lang: language };
  const found = toSection(await call(weatherDays90, { query }), view.nowAt);
  const weeks = found.ok ? listClimateWeeks(found.reply.days, found.reply.weeks) : [];
  const section = found.ok
    ? {
        ok: true as const,
        reply: {
          issued: found.reply.issued,
          sentence: describeRackChange(weeks, view.style, words),
          rows: weeks.map((week) => toRow(week, view.style, words)),
        },
      }
    : found;
  return {
    block: (
      <ClimateTable
        title={words.title}
        section={section}
        columns={words.columns}
        note={toReadersDegrees(words.note, view.style.temperatureUnit)}
        view={view}
        picture={
          <WeekColumns
            weeks={weeks.map(({ from, normalC }) => ({ from: formatDayMonth(from, language), celsius: normalC }))}
            edgesC={EDGES_C}
            caption={toReadersDegrees(words.picture, view.style.temperatureUnit)}
          />
        }
      />
    ),
  };
};
