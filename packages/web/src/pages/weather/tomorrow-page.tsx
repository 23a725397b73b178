import type { EndpointReply } from '@portal/contract/endpoint';
import { weatherTomorrow } from '@portal/contract/endpoints/weather';
import { Block } from '#components/weather/block.tsx';
import { findSky } from '#components/weather/find-sky.ts';
import { FreshnessLine } from '#components/weather/freshness-line.tsx';
import { HourTable } from '#components/weather/hour-table.tsx';
import { MissingBlock } from '#components/weather/missing-block.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import { PeriodRow } from '#components/weather/period-row.tsx';
import { TomorrowPanel } from '#components/weather/tomorrow-panel.tsx';
import type { Page } from '#pages/page.ts';
import { loadLocation } from './load-location.ts';
import { toLocationHead } from './location-head.ts';
import { toPlaceQuery } from './place-query.ts';
import { findReply } from './section.ts';
import { toPageView, WeatherLayout, weighDemo } from './weather-layout.tsx';

type Tomorrow = EndpointReply<typeof weatherTomorrow>;

function TomorrowBlocks({
  tomorrow,
  caption,
  view,
}: {
  readonly tomorrow: Tomorrow;
  readonly caption: string;
  readonly view: PageView;
}) {
  const { words } = view;
  const fresh = <FreshnessLine issued={tomorrow.issued} view={view} />;
  return (
    <>
      <Block id="periods" title={words.periods.tomorrow} aside={fresh}>
        <PeriodRow periods={tomorrow.periods} view={view} />
      </Block>
      <Block id="hours" title={words.tomorrow.hourly} aside={fresh}>
        <HourTable hours={tomorrow.hours} caption={caption} view={view} />
      </Block>
    </>
  );
}

/** `/thoi-tiet-{location}/ngay-mai`: tomorrow in a sentence, by parts of the day and by hours. */
export const tomorrowPage: Page = async (request, call) => {
  const load = await loadLocation(request, call);
  if (load.kind === 'outcome') return load.outcome;
  const { located } = load;
  const tomorrow = findReply(await call(weatherTomorrow, toPlaceQuery(located, request)));
  const view = toPageView(request);
  const { words } = view;
  const { main } = located.place.displayName;
  const noon = tomorrow?.hours[12] ?? null;
  const body = (
    <WeatherLayout
      request={request}
      located={located}
      view={view}
      demo={weighDemo([tomorrow?.issued ?? null])}
      sky={findSky(tomorrow === null || noon === null ? null : { ...noon, code: tomorrow.day.code })}
      hero={
        tomorrow === null ? null : (
          <TomorrowPanel day={tomorrow.day} today={tomorrow.today} issued={tomorrow.issued} view={view} />
        )
      }
    >
      {tomorrow === null ? (
        <MissingBlock id="tomorrow" title={words.tomorrow.title} view={view} />
      ) : (
        <TomorrowBlocks tomorrow={tomorrow} caption={words.hours.caption(main)} view={view} />
      )}
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
