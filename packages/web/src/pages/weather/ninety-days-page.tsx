import { weatherDays90 } from '@portal/contract/endpoints/weather';
import { Block } from '#components/weather/block.tsx';
import { findSky } from '#components/weather/find-sky.ts';
import { OutlookDays } from '#components/weather/outlook-days.tsx';
import { OutlookWeeks } from '#components/weather/outlook-weeks.tsx';
import { findReply, toSection } from '#components/weather/section.ts';
import { SectionBlock } from '#components/weather/section-block.tsx';
import type { Page } from '#pages/page.ts';
import { loadLocation } from './load-location.ts';
import { toLocationHead } from './location-head.ts';
import { toPlaceQuery } from './place-query.ts';
import { toPageView, WeatherLayout } from './weather-layout.tsx';

/** `/thoi-tiet-{location}/90-ngay`: what 90 days can and cannot say, by weeks, then by days with their basis. */
export const ninetyDaysPage: Page = async (request, call) => {
  const load = await loadLocation(request, call);
  if (load.kind === 'outcome') return load.outcome;
  const { located } = load;
  const view = toPageView(request);
  const { ninety, titles, descriptions, breadcrumb } = view.words;
  const { main } = located.place.displayName;
  const section = toSection(await call(weatherDays90, toPlaceQuery(located, request)), view.nowAt);
  const first = findReply(section)?.days[0];
  const sky = findSky(first === undefined ? null : { code: first.code, isDay: null, thunder: null });
  const body = (
    <WeatherLayout request={request} located={located} view={view} sections={[section]} sky={sky}>
      <Block id="what" title={ninety.what}>
        <p>{ninety.explain}</p>
        <p>{ninety.noTerciles}</p>
      </Block>
      <SectionBlock id="weeks" title={ninety.weeks} section={section} view={view}>
        {({ weeks, days }) => (
          <OutlookWeeks weeks={weeks} days={days} caption={ninety.weeksCaption(main)} view={view} />
        )}
      </SectionBlock>
      <SectionBlock id="days" title={ninety.days} section={section} view={view}>
        {({ days }) => <OutlookDays days={days} caption={ninety.daysCaption(main)} view={view} />}
      </SectionBlock>
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
