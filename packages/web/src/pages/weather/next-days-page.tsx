import { weatherDays15 } from '@portal/contract/endpoints/weather';
import { DayDetails } from '#components/weather/day-details.tsx';
import { DayRows } from '#components/weather/day-rows.tsx';
import { findSky } from '#components/weather/find-sky.ts';
import { findReply, requireFigures, toSection } from '#components/weather/section.ts';
import { SectionBlock } from '#components/weather/section-block.tsx';
import type { Page } from '#pages/page.ts';
import { loadLocation } from './load-location.ts';
import { toLocationHead } from './location-head.ts';
import { toPlaceQuery } from './place-query.ts';
import { toPageView, WeatherLayout } from './weather-layout.tsx';

/** `/thoi-tiet-{location}/{days}-ngay-toi`: the next 3, 5, 7, 10 or 15 days. */
export const nextDaysPage: Page = async (request, call) => {
  const load = await loadLocation(request, call);
  if (load.kind === 'outcome') return load.outcome;
  const { located } = load;
  const view = toPageView(request);
  const { words } = view;
  const { main } = located.place.displayName;
  const count = Number(request.parameters.days);
  const title = words.days.title(count);
  const { query } = toPlaceQuery(located, request);
  const result = await call(weatherDays15, { query: { ...query, days: count } });
  const section = requireFigures(toSection(result, view.nowAt), (reply) => reply.days);
  const days = findReply(section)?.days ?? [];
  const sky = findSky(days[0] === undefined ? null : { code: days[0].code, isDay: null, thunder: null });
  const body = (
    <WeatherLayout request={request} located={located} view={view} sections={[section]} sky={sky}>
      <SectionBlock id="days" title={title} section={section} view={view}>
        {() => <DayRows days={days} caption={title} view={view} />}
      </SectionBlock>
      {days.length === 0 ? null : (
        <SectionBlock id="day-details" title={words.days.details} section={section} view={view}>
          {({ issued }) => <DayDetails days={days} isUvEstimated={issued.estimated.includes('uvIndex')} view={view} />}
        </SectionBlock>
      )}
    </WeatherLayout>
  );
  const head = toLocationHead({
    request,
    located,
    type: words.titles.days(count),
    description: words.descriptions.days(main, count),
    breadcrumb: words.breadcrumb,
  });
  return { kind: 'page', status: 200, head, body };
};
