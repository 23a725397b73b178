import { weatherDays15 } from '@portal/contract/endpoints/weather';
import { Block } from '#components/weather/block.tsx';
import { DayDetails } from '#components/weather/day-details.tsx';
import { DayRows } from '#components/weather/day-rows.tsx';
import { findSky } from '#components/weather/find-sky.ts';
import { FreshnessLine } from '#components/weather/freshness-line.tsx';
import { MissingBlock } from '#components/weather/missing-block.tsx';
import type { Page } from '#pages/page.ts';
import { loadLocation } from './load-location.ts';
import { toLocationHead } from './location-head.ts';
import { toPlaceQuery } from './place-query.ts';
import { findReply } from './section.ts';
import { toPageView, WeatherLayout, weighDemo } from './weather-layout.tsx';

/** `/thoi-tiet-{location}/{days}-ngay-toi`: the next 3, 5, 7, 10 or 15 days. */
export const nextDaysPage: Page = async (request, call) => {
  const load = await loadLocation(request, call);
  if (load.kind === 'outcome') return load.outcome;
  const { located } = load;
  const reply = findReply(await call(weatherDays15, toPlaceQuery(located, request)));
  const view = toPageView(request);
  const { words } = view;
  const count = Number(request.parameters.days);
  const title = words.days.title(count);
  const { main } = located.place.displayName;
  const days = reply?.days.slice(0, count) ?? [];
  const body = (
    <WeatherLayout
      request={request}
      located={located}
      view={view}
      demo={weighDemo([reply?.issued ?? null])}
      sky={findSky(days[0] === undefined ? null : { code: days[0].code, isDay: true, thunder: null })}
    >
      {reply === null ? (
        <MissingBlock id="days" title={title} view={view} />
      ) : (
        <>
          <Block id="days" title={title} aside={<FreshnessLine issued={reply.issued} view={view} />}>
            <DayRows days={days} caption={title} view={view} />
            {count > 7 ? <p>{words.days.trend}</p> : null}
          </Block>
          <DayDetails days={days} view={view} />
        </>
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
