import { weatherHours24 } from '@portal/contract/endpoints/weather';
import { Block } from '#components/weather/block.tsx';
import { findSky } from '#components/weather/find-sky.ts';
import { FreshnessLine } from '#components/weather/freshness-line.tsx';
import { HourChart } from '#components/weather/hour-chart.tsx';
import { HourTable } from '#components/weather/hour-table.tsx';
import { MissingBlock } from '#components/weather/missing-block.tsx';
import type { Page } from '#pages/page.ts';
import { loadLocation } from './load-location.ts';
import { toLocationHead } from './location-head.ts';
import { toPlaceQuery } from './place-query.ts';
import { findReply } from './section.ts';
import { toPageView, WeatherLayout, weighDemo } from './weather-layout.tsx';

/** `/thoi-tiet-{location}/theo-gio`: the next 24 hours as a drawing and as a table. */
export const hourlyPage: Page = async (request, call) => {
  const load = await loadLocation(request, call);
  if (load.kind === 'outcome') return load.outcome;
  const { located } = load;
  const hours = findReply(await call(weatherHours24, toPlaceQuery(located, request)));
  const view = toPageView(request);
  const { words } = view;
  const { main } = located.place.displayName;
  const body = (
    <WeatherLayout
      request={request}
      located={located}
      view={view}
      demo={weighDemo([hours?.issued ?? null])}
      sky={findSky(hours?.hours[0] ?? null)}
    >
      {hours === null ? (
        <MissingBlock id="hours" title={words.hours.dayTitle} view={view} />
      ) : (
        <Block id="hours" title={words.hours.dayTitle} aside={<FreshnessLine issued={hours.issued} view={view} />}>
          <HourChart hours={hours.hours} view={view} />
          <HourTable hours={hours.hours} caption={words.hours.caption(main)} view={view} />
        </Block>
      )}
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
