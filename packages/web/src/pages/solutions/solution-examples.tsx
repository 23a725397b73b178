import { GREAT_CITIES } from '@portal/content/great-cities.table';
import { basinMessages } from '@portal/content/messages/basin-messages';
import { siteMessages } from '@portal/content/messages/site-messages';
import { DA_RIVER_POINTS } from '@portal/content/solutions/da-river-points.table';
import type { CallApi } from '@portal/contract/call-api';
import { weatherAgriculture } from '@portal/contract/endpoints/agriculture';
import { weatherDays15, weatherRain72 } from '@portal/contract/endpoints/weather';
import { findBasinRain, sumRain } from '@portal/domain/hydro/basin-rain';
import type { Language } from '@portal/domain/language/language';
import { toPath } from '@portal/routes/to-path';
import { type FarmView, toFarmLead } from '#components/agriculture/farm-view.ts';
import { WorkBoard } from '#components/agriculture/work-board.tsx';
import { toWorkFacts } from '#components/agriculture/work-row.tsx';
import { LiveCard } from '#components/content/live-card.tsx';
import { SiteExample } from '#components/content/site-example.tsx';
import { BasinRainView, type BasinWeather } from '#components/solutions/basin-rain-view.tsx';
import { joinIssued } from '#components/weather/freshness.ts';
import { type Section, toSection } from '#components/weather/section.ts';
import { toFarmView } from '#pages/agriculture/load-farm.ts';
import type { LoadLive } from '#pages/content/live-example.ts';
import { loadSiteHours } from '#pages/content/make-site-live.tsx';
import { toPageView } from '#pages/weather/weather-layout.tsx';

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

/** The live example of hydropower: rain on a real basin. */
export const showBasin: LoadLive = async (request, call) => {
  const view = toPageView(request);
  const words = basinMessages[request.language];
  const section = await loadBasin(request.language, call, view.nowAt);
  const points = DA_RIVER_POINTS.map(({ name }) => name[request.language]).join(', ');
  const block = (
    <LiveCard title={words.title(points)} section={section} view={view}>
      {(weather) => <BasinRainView weather={weather} words={words} view={view} />}
    </LiveCard>
  );
  return { block };
};

const PLACE = 'can-tho';
const STRIP_HOURS = 24;

/** The live example of agriculture: rice at Cần Thơ, whatever the visitor grows. */
export const showFarmWork: LoadLive = async (request, call) => {
  const { language } = request;
  const view: FarmView = { ...toFarmView(request), crop: 'rice' };
  const query = { location: PLACE, lang: language, crop: view.crop };
  const section = toSection(await call(weatherAgriculture, { query }), view.nowAt);
  const block = (
    <LiveCard title={view.farm.today(view.agriculture.crops[view.crop])} section={section} view={view}>
      {(reply) => (
        <WorkBoard
          {...toFarmLead(reply, view)}
          season={reply.season.text}
          rows={reply.activities.map((activity) => toWorkFacts(activity, STRIP_HOURS, view))}
          morePath={toPath('agri:hourly', language, { location: PLACE })}
          view={view}
        />
      )}
    </LiveCard>
  );
  return { block };
};

const { slug, name } = GREAT_CITIES.hoChiMinh;

/** The live example for businesses: four kinds of work in one city, each against limits of its own. */
export const showLimits: LoadLive = async (request, call) => {
  const { language } = request;
  const view = toPageView(request);
  const section = await loadSiteHours({ location: slug, lang: language }, call, view.nowAt);
  const block = (
    <SiteExample
      place={name[language]}
      section={section}
      works={['drilling', 'motorbikes', 'openStage', 'walkingTour']}
      view={view}
      words={siteMessages[language]}
    />
  );
  return { block };
};
