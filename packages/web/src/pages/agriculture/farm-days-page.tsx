import { weatherDays15 } from '@portal/contract/endpoints/weather';
import { isEmergency } from '@portal/domain/warning/warning-kind';
import { CropChips } from '#components/agriculture/crop-chips.tsx';
import { FarmDayLine } from '#components/agriculture/farm-day-line.tsx';
import { BestDays, FarmDayTable } from '#components/agriculture/farm-day-table.tsx';
import { FarmHints } from '#components/agriculture/farm-hints.tsx';
import { RuleNotes } from '#components/agriculture/rule-notes.tsx';
import { SectionBlock } from '#components/weather/block.tsx';
import { LeadSentence } from '#components/weather/lead-sentence.tsx';
import { DayChoice } from '#components/weather/place/day-choice.tsx';
import { findReply, toSection } from '#components/weather/section.ts';
import type { Page } from '#pages/page.ts';
import { loadLocation } from '#pages/weather/load-location.ts';
import { loadSkyNow } from '#pages/weather/load-now.ts';
import { toPlaceQuery } from '#pages/weather/load-sentence.ts';
import { listDayLinks } from '#pages/weather/location-head.ts';
import { WeatherLayout } from '#pages/weather/weather-layout.tsx';
import { findWithheld, isCropGrown, loadFarm, toFarmHead, toFarmView } from './load-farm.ts';

/** `/thoi-tiet-nha-nong-{location}/{days}-ngay-toi`: rain, water need and work of the next 3, 5, 7, 10 or 15 days. */
export const farmDaysPage: Page = async (request, call) => {
  const load = await loadLocation(request, call);
  if (load.kind === 'outcome') return load.outcome;
  const { located, neighbours, news, warnings, areas } = load;
  const view = toFarmView(request);
  const { farm } = view;
  const { main } = located.place.displayName;
  const count = Number(request.parameters.days);
  const { query } = toPlaceQuery(located, request);
  const [weather, section, sky] = await Promise.all([
    call(weatherDays15, { query: { ...query, days: count } }),
    loadFarm(located, request, call, view),
    loadSkyNow(located, request, call),
  ]);
  const weatherSection = toSection(weather, view.nowAt);
  const skies = findReply(weatherSection)?.days ?? [];
  const water = findReply(section)?.water.text ?? null;
  const body = (
    <WeatherLayout
      request={request}
      located={located}
      neighbours={neighbours}
      news={news}
      warnings={warnings}
      areas={areas}
      view={view}
      sections={[section, weatherSection]}
      sky={sky}
      hero={
        skies[0] === undefined ? null : (
          <FarmDayLine day={skies[0]} isEmergency={warnings.some(isEmergency)} view={view} />
        )
      }
    >
      <CropChips crops={findReply(section)?.crops} view={view} />
      <SectionBlock id="days" title={farm.days.title(count)} section={section} view={view}>
        {({ days, season }) => (
          <>
            <LeadSentence text={isCropGrown(section) ? water : season.text} />
            <DayChoice
              spans={listDayLinks(request, located.place.slug ?? '', view.words)}
              {...view.words.spans.choice}
            />
            <FarmDayTable days={days.slice(0, count)} skies={skies} caption={farm.days.caption(main)} view={view} />
          </>
        )}
      </SectionBlock>
      {isCropGrown(section) ? (
        <>
          <SectionBlock id="best" title={farm.days.best} section={section} view={view}>
            {({ activities, days }) => <BestDays activities={activities} days={days.slice(0, count)} view={view} />}
          </SectionBlock>
          <SectionBlock id="hints" title={farm.hints.title} section={section} view={view}>
            {({ hints, water }) => <FarmHints hints={hints} withheld={findWithheld(water)} view={view} />}
          </SectionBlock>
        </>
      ) : null}
      <RuleNotes activities={findReply(section)?.activities ?? []} hints={findReply(section)?.hints} view={view} />
    </WeatherLayout>
  );
  const head = toFarmHead({
    request,
    located,
    view,
    type: farm.titles.days(count),
    description: farm.descriptions.days(main, count),
  });
  return { kind: 'page', status: 200, head, body };
};
