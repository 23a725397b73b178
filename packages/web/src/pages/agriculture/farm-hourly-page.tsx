import { weatherHours24, weatherNow } from '@portal/contract/endpoints/weather';
import { isEmergency } from '@portal/domain/warning/warning-kind';
import { CropChips } from '#components/agriculture/crop-chips.tsx';
import { FarmMatrix } from '#components/agriculture/farm-matrix.tsx';
import { FarmNow } from '#components/agriculture/farm-now.tsx';
import { toFarmLead } from '#components/agriculture/farm-view.ts';
import { RuleNotes } from '#components/agriculture/rule-notes.tsx';
import { SpellReasons } from '#components/agriculture/spell-reasons.tsx';
import { WorkBoard } from '#components/agriculture/work-board.tsx';
import { toWorkFacts } from '#components/agriculture/work-row.tsx';
import { SectionBlock } from '#components/weather/block.tsx';
import { findReply, toSection } from '#components/weather/section.ts';
import { showNow } from '#components/weather/show-now.ts';
import { findSkyNow } from '#components/weather/sky.ts';
import type { Page } from '#pages/page.ts';
import { loadLocation } from '#pages/weather/load-location.ts';
import { toPlaceQuery } from '#pages/weather/load-sentence.ts';
import { markWorth, readOwnCostLoss } from '#pages/weather/own-cost-loss.ts';
import { WeatherLayout } from '#pages/weather/weather-layout.tsx';
import { isCropGrown, loadFarm, toFarmHead, toFarmView } from './load-farm.ts';

const STRIP_HOURS = 48;
const MATRIX_HOURS = 24;

/** `/thoi-tiet-nha-nong-{location}/theo-gio`: hourly verdicts per kind of work, with reasons. */
export const farmHourlyPage: Page = async (request, call) => {
  const load = await loadLocation(request, call);
  if (load.kind === 'outcome') return load.outcome;
  const { located, neighbours, news, warnings, areas } = load;
  const { view } = markWorth(toFarmView(request), readOwnCostLoss(request), warnings);
  const { farm } = view;
  const { main } = located.place.displayName;
  const input = toPlaceQuery(located, request);
  const [section, weather, present] = await Promise.all([
    loadFarm(located, request, call, view),
    call(weatherHours24, input),
    call(weatherNow, input),
  ]);
  const weatherSection = toSection(weather, view.nowAt);
  const hours = findReply(weatherSection)?.hours ?? [];
  const [now] = showNow(hours, findReply(toSection(present, view.nowAt))?.now);
  const { alert, lead } = toFarmLead(findReply(section), view);
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
      sky={findSkyNow(now ?? null)}
      hero={now === undefined ? null : <FarmNow now={now} isEmergency={warnings.some(isEmergency)} view={view} />}
    >
      <CropChips crops={findReply(section)?.crops} view={view} />
      <SectionBlock id="work" title={farm.hours.title} section={section} view={view}>
        {({ activities, season }) => (
          <WorkBoard
            season={season.text}
            alert={alert}
            lead={lead}
            rows={activities.map((activity) => ({
              ...toWorkFacts(activity, STRIP_HOURS, view),
              reasons: <SpellReasons activity={activity} view={view} />,
            }))}
            view={view}
          />
        )}
      </SectionBlock>
      {section.ok && isCropGrown(section) ? (
        <SectionBlock id="hours" title={farm.hours.table} section={section} view={view}>
          {({ activities }) => (
            <FarmMatrix
              activities={activities}
              hours={hours}
              count={MATRIX_HOURS}
              caption={farm.hours.caption(main)}
              view={view}
            />
          )}
        </SectionBlock>
      ) : null}
      <RuleNotes activities={findReply(section)?.activities ?? []} view={view} />
    </WeatherLayout>
  );
  const head = toFarmHead({
    request,
    located,
    view,
    type: farm.titles.hourly,
    description: farm.descriptions.hourly(main),
  });
  return { kind: 'page', status: 200, head, body };
};
