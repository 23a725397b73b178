import { DA_RIVER_POINTS } from '@portal/content/solutions/da-river-points.table';
import type { CallApi } from '@portal/contract/call-api';
import { weatherDays15, weatherRain72 } from '@portal/contract/endpoints/weather';
import { findBasinRain, sumRain } from '@portal/domain/hydro/basin-rain';
import type { Language } from '@portal/domain/language/language';
import type { BasinWeather } from '#components/solutions/basin-weather.ts';
import { joinIssued } from '#components/weather/freshness.ts';
import { type Section, toSection } from '#components/weather/section.ts';

const SPANS = [6, 12, 24, 48, 72] as const;
const DAYS = 10;

/** Rain on the Da River basin, read at its points; a point that does not answer is one that is not known. */
export async function loadBasin(language: Language, call: CallApi, nowAt: string): Promise<Section<BasinWeather>> {
  const answers = await Promise.all(
    DA_RIVER_POINTS.map(async ({ lat, lng }) => {
      const query = { lat, lng, lang: language };
      const hours = await call(weatherRain72, { query });
      const days = await call(weatherDays15, { query: { ...query, days: DAYS } });
      return { hours: toSection(hours, nowAt), days: toSection(days, nowAt) };
    }),
  );
  const hours = answers.map((answer) => (answer.hours.ok ? answer.hours.reply.hours.map(({ rain }) => rain) : []));
  const days = answers.map((answer) => (answer.days.ok ? answer.days.reply.days : []));
  const issued = answers.flatMap((answer) => (answer.hours.ok ? [answer.hours.reply.issued] : []));
  const sums = SPANS.map((span) => ({
    hours: span,
    rain: findBasinRain(hours.map((amounts) => sumRain(amounts, span))),
  }));
  const [first, ...others] = issued;
  if (first === undefined)
    return { ok: false, reason: answers[0]?.hours.ok === false ? answers[0].hours.reason : 'noData' };
  if (sums.every(({ rain }) => rain === null)) return { ok: false, reason: 'noData' };
  const dates = days.find((list) => list.length > 0)?.map(({ date }) => date) ?? [];
  const toDay = (date: string, index: number) => ({
    date,
    rain: findBasinRain(days.map((list) => list[index]?.rain ?? null)),
  });
  return { ok: true, reply: { issued: joinIssued(first, others), sums, days: dates.map(toDay) } };
}
