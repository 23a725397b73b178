import { weatherDays90 } from '@portal/contract/endpoints/weather';
import { Block } from '#components/weather/block.tsx';
import { findSky } from '#components/weather/find-sky.ts';
import { FreshnessLine } from '#components/weather/freshness-line.tsx';
import { MissingBlock } from '#components/weather/missing-block.tsx';
import { OutlookDays } from '#components/weather/outlook-days.tsx';
import { OutlookWeeks } from '#components/weather/outlook-weeks.tsx';
import type { Page } from '#pages/page.ts';
import { loadLocation } from './load-location.ts';
import { toLocationHead } from './location-head.ts';
import { toPlaceQuery } from './place-query.ts';
import { findReply } from './section.ts';
import { toPageView, WeatherLayout, weighDemo } from './weather-layout.tsx';

/** `/thoi-tiet-{location}/90-ngay`: what 90 days can and cannot say, by weeks, then by days with their basis. */
export const ninetyDaysPage: Page = async (request, call) => {
  const load = await loadLocation(request, call);
  if (load.kind === 'outcome') return load.outcome;
  const { located } = load;
  const reply = findReply(await call(weatherDays90, toPlaceQuery(located, request)));
  const view = toPageView(request);
  const { ninety, titles, descriptions, breadcrumb } = view.words;
  const { main } = located.place.displayName;
  const first = reply?.days[0];
  const body = (
    <WeatherLayout
      request={request}
      located={located}
      view={view}
      demo={weighDemo([reply?.issued ?? null])}
      sky={findSky(first === undefined ? null : { code: first.code, isDay: true, thunder: null })}
    >
      <Block id="what" title={ninety.what}>
        <p>{ninety.explain}</p>
        <p>{ninety.noTerciles}</p>
      </Block>
      {reply === null ? (
        <MissingBlock id="weeks" title={ninety.weeks} view={view} />
      ) : (
        <>
          <Block id="weeks" title={ninety.weeks}>
            <OutlookWeeks weeks={reply.weeks} caption={ninety.weeksCaption(main)} view={view} />
          </Block>
          <Block id="days" title={ninety.days} aside={<FreshnessLine issued={reply.issued} view={view} />}>
            <OutlookDays days={reply.days} caption={ninety.daysCaption(main)} view={view} />
          </Block>
        </>
      )}
    </WeatherLayout>
  );
  const head = toLocationHead({
    request,
    located,
    type: titles.ninety,
    description: descriptions.ninety(main),
    breadcrumb,
  });
  return { kind: 'page', status: 200, head, body };
};
