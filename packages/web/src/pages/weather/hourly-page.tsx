import { HOURS_FILE_PATH } from '@portal/contract/endpoint-addresses.table';
import type { LocatedPlace } from '@portal/contract/endpoints/places';
import { weatherHours24 } from '@portal/contract/endpoints/weather';
import { HoursView } from '#components/meteogram/hours-view.tsx';
import { SectionBlock } from '#components/weather/block.tsx';
import { LeadSentence } from '#components/weather/lead-sentence.tsx';
import { ModelLines } from '#components/weather/model-lines.tsx';
import { requireFigures, toSection } from '#components/weather/section.ts';
import type { Page } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { loadLocation } from './load-location.ts';
import { loadSkyNow } from './load-now.ts';
import { loadSentence, toPlaceQuery } from './load-sentence.ts';
import { toLocationHead } from './location-head.ts';
import { chooseView, toPageView, WeatherLayout } from './weather-layout.tsx';

/** CSV address of a place's next 24 hours, in the page's language and units. */
function toHoursFilePath(located: LocatedPlace, request: PageRequest): string {
  const { temperatureUnit } = request.settings;
  const fields = Object.entries(toPlaceQuery(located, request).query).map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams(fields);
  if (temperatureUnit === 'F') query.set('unit', 'F');
  return `${HOURS_FILE_PATH}?${query}`;
}

/** `/thoi-tiet-{location}/theo-gio`: the next 24 hours as chart or table. */
export const hourlyPage: Page = async (request, call) => {
  const load = await loadLocation(request, call);
  if (load.kind === 'outcome') return load.outcome;
  const { located, neighbours, news, warnings, areas } = load;
  const view = toPageView(request);
  const { words } = view;
  const { main } = located.place.displayName;
  const [result, sentence, sky] = await Promise.all([
    call(weatherHours24, { query: { ...toPlaceQuery(located, request).query, models: 2 } }),
    loadSentence(located, request, call, { span: 'hourly', warnings }),
    loadSkyNow(located, request, call),
  ]);
  const section = requireFigures(toSection(result, view.nowAt), ({ hours }) => hours);
  const body = (
    <WeatherLayout
      request={request}
      located={located}
      neighbours={neighbours}
      news={news}
      warnings={warnings}
      areas={areas}
      view={view}
      sections={[section]}
      sky={sky}
    >
      <SectionBlock id="hours" title={words.hours.dayTitle} section={section} view={view}>
        {({ hours, models }) => (
          <>
            <LeadSentence text={sentence.text} />
            <HoursView
              chosen={chooseView(request)}
              hours={hours}
              point={located.place}
              title={words.charts.day.title}
              caption={words.hours.caption(main)}
              csvPath={toHoursFilePath(located, request)}
              view={view}
            />
            <ModelLines days={models} view={view} />
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
    sentence,
    breadcrumb: words.breadcrumb,
  });
  return { kind: 'page', status: 200, head, body };
};
