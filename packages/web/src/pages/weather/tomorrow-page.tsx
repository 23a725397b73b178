import { weatherTomorrow } from '@portal/contract/endpoints/weather';
import { findSky } from '#components/weather/find-sky.ts';
import { HourTable } from '#components/weather/hour-table.tsx';
import { PeriodRow } from '#components/weather/period-row.tsx';
import { findReply, requireFigures, toSection } from '#components/weather/section.ts';
import { SectionBlock } from '#components/weather/section-block.tsx';
import { TomorrowPanel } from '#components/weather/tomorrow-panel.tsx';
import type { Page } from '#pages/page.ts';
import { loadLocation } from './load-location.ts';
import { toLocationHead } from './location-head.ts';
import { toPlaceQuery } from './place-query.ts';
import { toPageView, WeatherLayout } from './weather-layout.tsx';

/** `/thoi-tiet-{location}/ngay-mai`: tomorrow in a sentence, by parts of the day and by hours. */
export const tomorrowPage: Page = async (request, call) => {
  const load = await loadLocation(request, call);
  if (load.kind === 'outcome') return load.outcome;
  const { located } = load;
  const view = toPageView(request);
  const { words } = view;
  const { main } = located.place.displayName;
  const result = await call(weatherTomorrow, toPlaceQuery(located, request));
  const section = requireFigures(toSection(result, view.nowAt), (reply) => [reply.day, ...reply.hours]);
  const tomorrow = findReply(section);
  const sky = findSky(tomorrow === null ? null : { code: tomorrow.day.code, isDay: true, thunder: null });
  const hero =
    tomorrow === null ? null : (
      <TomorrowPanel day={tomorrow.day} today={tomorrow.today} issued={tomorrow.issued} view={view} />
    );
  const body = (
    <WeatherLayout request={request} located={located} view={view} sections={[section]} sky={sky} hero={hero}>
      <SectionBlock id="periods" title={words.periods.tomorrow} section={section} view={view}>
        {({ periods }) => <PeriodRow periods={periods} view={view} />}
      </SectionBlock>
      <SectionBlock id="hours" title={words.tomorrow.hourly} section={section} view={view}>
        {({ hours }) => <HourTable hours={hours} caption={words.tomorrow.caption(main)} view={view} />}
      </SectionBlock>
    </WeatherLayout>
  );
  const head = toLocationHead({
    request,
    located,
    type: words.titles.tomorrow,
    description: words.descriptions.tomorrow(main),
    breadcrumb: words.breadcrumb,
  });
  return { kind: 'page', status: 200, head, body };
};
