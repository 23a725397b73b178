import { describeTomorrow } from '@portal/content/agriculture/describe-work';
import { weatherTomorrow } from '@portal/contract/endpoints/weather';
import { isEmergency } from '@portal/domain/warning/warning-kind';
import { CropChips } from '#components/agriculture/crop-chips.tsx';
import { FarmDayFacts, FarmDayLine } from '#components/agriculture/farm-day-line.tsx';
import { FarmHints } from '#components/agriculture/farm-hints.tsx';
import { describeAlertOfDay } from '#components/agriculture/farm-now.tsx';
import { RuleNotes } from '#components/agriculture/rule-notes.tsx';
import { toTomorrowFacts, toTomorrowWork } from '#components/agriculture/to-tomorrow-work.ts';
import { WorkBoard } from '#components/agriculture/work-board.tsx';
import { SectionBlock } from '#components/weather/block.tsx';
import { findReply, toSection } from '#components/weather/section.ts';
import { findSky } from '#components/weather/sky.ts';
import type { Page } from '#pages/page.ts';
import { loadLocation } from '#pages/weather/load-location.ts';
import { toPlaceQuery } from '#pages/weather/load-sentence.ts';
import { markWorth, readOwnCostLoss } from '#pages/weather/own-cost-loss.ts';
import { WeatherLayout } from '#pages/weather/weather-layout.tsx';
import { findWithheld, isCropGrown, loadFarm, toFarmHead, toFarmView } from './load-farm.ts';

/** `/thoi-tiet-nha-nong-{location}/ngay-mai`: work that suits tomorrow, with hours. */
export const farmTomorrowPage: Page = async (request, call) => {
  const load = await loadLocation(request, call);
  if (load.kind === 'outcome') return load.outcome;
  const { located, neighbours, news, warnings, areas } = load;
  const { view } = markWorth(toFarmView(request), readOwnCostLoss(request), warnings);
  const { farm, agriculture, crop, style } = view;
  const [section, weather] = await Promise.all([
    loadFarm(located, request, call, view),
    call(weatherTomorrow, toPlaceQuery(located, request)),
  ]);
  const weatherSection = toSection(weather, view.nowAt);
  const day = findReply(weatherSection)?.day ?? null;
  const reply = findReply(section);
  const date = reply?.days[1]?.date ?? '';
  const works = (reply?.activities ?? []).map((activity) => toTomorrowWork(activity, date).work);
  const lead = describeTomorrow(works, style.language);
  const alert = reply === null ? null : describeAlertOfDay(reply, date, view);
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
      sky={findSky(day === null ? null : { code: day.code, isDay: true, thunder: null })}
      hero={day === null ? null : <FarmDayLine day={day} isEmergency={warnings.some(isEmergency)} view={view} />}
    >
      <CropChips crops={findReply(section)?.crops} view={view} />
      <SectionBlock id="work" title={farm.tomorrow(agriculture.crops[crop])} section={section} view={view}>
        {({ activities }) => (
          <WorkBoard
            alert={alert}
            season={reply?.season.text ?? null}
            lead={lead}
            rows={activities.map((activity) => toTomorrowFacts(activity, date, view))}
            view={view}
          />
        )}
      </SectionBlock>
      {isCropGrown(section) ? (
        <>
          <SectionBlock id="water" title={farm.day.water} section={section} view={view}>
            {({ days, water }) =>
              days[1] === undefined ? null : <FarmDayFacts day={days[1]} withheld={findWithheld(water)} view={view} />
            }
          </SectionBlock>
          <SectionBlock id="hints" title={farm.hints.title} section={section} view={view}>
            {({ hints, water }) => <FarmHints hints={hints} withheld={findWithheld(water)} view={view} />}
          </SectionBlock>
        </>
      ) : null}
      <RuleNotes activities={reply?.activities ?? []} hints={reply?.hints} view={view} />
    </WeatherLayout>
  );
  const head = toFarmHead({
    request,
    located,
    view,
    type: farm.titles.tomorrow,
    advice: alert ?? lead,
    section,
    description: farm.descriptions.tomorrow(located.place.displayName.main),
  });
  return { kind: 'page', status: 200, head, body };
};
