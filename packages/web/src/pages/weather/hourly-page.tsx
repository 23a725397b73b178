import { weatherHours24 } from '@portal/contract/endpoints/weather';
import { findSky } from '#components/weather/find-sky.ts';
import { HourChart } from '#components/weather/hour-chart.tsx';
import { HourTable } from '#components/weather/hour-table.tsx';
import { findReply, requireFigures, toSection } from '#components/weather/section.ts';
import { SectionBlock } from '#components/weather/section-block.tsx';
import type { Page } from '#pages/page.ts';
import { loadLocation } from './load-location.ts';
import { toLocationHead } from './location-head.ts';
import { toPlaceQuery } from './place-query.ts';
import { toPageView, WeatherLayout } from './weather-layout.tsx';

/** `/thoi-tiet-{location}/theo-gio`: the next 24 hours as a drawing and as a table. */
export const hourlyPage: Page = async (request, call) => {
  const load = await loadLocation(request, call);
  if (load.kind === 'outcome') return load.outcome;
  const { located } = load;
  const view = toPageView(request);
  const { words } = view;
  const { main } = located.place.displayName;
  const result = await call(weatherHours24, toPlaceQuery(located, request));
  const section = requireFigures(toSection(result, view.nowAt), ({ hours }) => hours);
  const sky = findSky(findReply(section)?.hours[0] ?? null);
  const body = (
    <WeatherLayout request={request} located={located} view={view} sections={[section]} sky={sky}>
      <SectionBlock id="hours" title={words.hours.dayTitle} section={section} view={view}>
        {({ hours }) => (
          <>
            <HourChart hours={hours} view={view} />
            <HourTable hours={hours} caption={words.hours.caption(main)} view={view} />
          </>
        )}
      </SectionBlock>
    </WeatherLayout>
  );
  const head = toLocationHead({
    request,
    located,
    type: words.titles.hourly,
    description: words.descriptions.hourly(main),
    breadcrumb: words.breadcrumb,
  });
  return { kind: 'page', status: 200, head, body };
};
