import { dryingMessages } from '@portal/content/messages/drying-messages';
import { weatherAgriculture } from '@portal/contract/endpoints/agriculture';
import { weatherNow } from '@portal/contract/endpoints/weather';
import { GRAIN_LAYERS } from '@portal/domain/agriculture/grain-drying';
import { isEmergency } from '@portal/domain/warning/warning-kind';
import { toPath } from '@portal/routes/to-path';
import { CropChips } from '#components/agriculture/crop-chips.tsx';
import { DryingParts } from '#components/agriculture/drying-block.tsx';
import { FarmHints } from '#components/agriculture/farm-hints.tsx';
import { CardPair, FarmCalendar, FarmNow } from '#components/agriculture/farm-now.tsx';
import { type FarmView, toFarmLead } from '#components/agriculture/farm-view.ts';
import { DiseaseList, GrowthWeek, PondWeek } from '#components/agriculture/growing-conditions.tsx';
import { RuleNotes } from '#components/agriculture/rule-notes.tsx';
import { WaterWeek } from '#components/agriculture/water-week.tsx';
import { WorkBoard } from '#components/agriculture/work-board.tsx';
import { toWorkFacts } from '#components/agriculture/work-row.tsx';
import { SectionBlock } from '#components/weather/block.tsx';
import { findReply, toSection } from '#components/weather/section.ts';
import { findSkyNow } from '#components/weather/sky.ts';
import type { Page } from '#pages/page.ts';
import { loadLocation } from '#pages/weather/load-location.ts';
import { toPlaceQuery } from '#pages/weather/load-sentence.ts';
import { markWorth, readOwnCostLoss } from '#pages/weather/own-cost-loss.ts';
import { WeatherLayout } from '#pages/weather/weather-layout.tsx';
import type { FindPlaceAnswer } from '#share/share-card-request.ts';
import {
  type FarmSection,
  findWithheld,
  isCropGrown,
  loadFarm,
  requirePart,
  toFarmHead,
  toFarmView,
} from './load-farm.ts';

const STRIP_HOURS = 24;

interface PartsProps {
  readonly section: FarmSection;
  readonly view: FarmView;
}

/** Water, diseases, growth or pond, calendar: independent of each other. */
function Parts({ section, view }: PartsProps) {
  const { farm } = view;
  const water = requirePart(
    section,
    ({ water: { coming }, days }) => coming.rain !== null || days.some(({ etc }) => etc !== null),
  );
  const growth = requirePart(
    section,
    ({ degreeDays }) => degreeDays !== null && (degreeDays.past ?? degreeDays.coming) !== null,
  );
  return (
    <>
      <CardPair>
        <SectionBlock id="water" title={farm.water.title} section={water} view={view}>
          {(reply) => <WaterWeek water={reply.water} days={reply.days} view={view} />}
        </SectionBlock>
        <SectionBlock id="diseases" title={farm.disease.title} section={section} view={view}>
          {({ diseases }) => <DiseaseList diseases={diseases} view={view} />}
        </SectionBlock>
      </CardPair>
      <CardPair>
        {view.crop === 'shrimp' ? (
          <SectionBlock id="pond" title={farm.pond.title} section={section} view={view}>
            {({ days, hints }) => <PondWeek days={days} hints={hints} view={view} />}
          </SectionBlock>
        ) : (
          <SectionBlock id="growth" title={farm.growth.title} section={growth} view={view}>
            {({ degreeDays }) => (degreeDays === null ? null : <GrowthWeek growth={degreeDays} view={view} />)}
          </SectionBlock>
        )}
        <SectionBlock id="calendar" title={farm.calendar.title} section={section} view={view}>
          {(reply) => <FarmCalendar reply={reply} view={view} />}
        </SectionBlock>
      </CardPair>
    </>
  );
}

/** When rice dries in the sun and is to be gathered, for a picture of the page. */
export const answerDrying: FindPlaceAnswer = async ({ query, view }, call) => {
  const reply = findReply(toSection(await call(weatherAgriculture, { query: { ...query, crop: 'rice' } }), view.nowAt));
  if (reply === null || reply.drying === null) return null;
  return { sentence: reply.drying.text, isDemo: reply.issued.demo };
};

/** `/thoi-tiet-nha-nong-{location}/hien-tai`: farm work now, and hints for the week. */
export const farmNowPage: Page = async (request, call) => {
  const load = await loadLocation(request, call);
  if (load.kind === 'outcome') return load.outcome;
  const { located, neighbours, news, warnings, areas } = load;
  const { view } = markWorth(toFarmView(request), readOwnCostLoss(request), warnings);
  const { farm, agriculture, crop } = view;
  const { slug, displayName } = located.place;
  const layer = GRAIN_LAYERS.find((one) => one === request.query.layer);
  const [section, now] = await Promise.all([
    loadFarm(located, request, call, view, layer === undefined ? {} : { layer }),
    call(weatherNow, toPlaceQuery(located, request)),
  ]);
  const nowSection = toSection(now, view.nowAt);
  const hour = findReply(nowSection)?.now ?? null;
  const { alert, lead } = toFarmLead(findReply(section), view);
  const dryingTitle = dryingMessages[request.language].title[crop === 'rice' ? 'rice' : 'produce'];
  const hourly = toPath('agri:hourly', request.language, { location: slug ?? '' });
  const body = (
    <WeatherLayout
      request={request}
      located={located}
      neighbours={neighbours}
      news={news}
      warnings={warnings}
      areas={areas}
      view={view}
      sections={[section, nowSection]}
      sky={findSkyNow(hour)}
      hero={hour === null ? null : <FarmNow now={hour} isEmergency={warnings.some(isEmergency)} view={view} />}
    >
      <CropChips crops={findReply(section)?.crops} view={view} />
      <SectionBlock id="work" title={farm.today(agriculture.crops[crop])} section={section} view={view}>
        {({ activities, season }) => (
          <WorkBoard
            season={season.text}
            alert={alert}
            lead={lead}
            rows={activities.map((activity) => toWorkFacts(activity, STRIP_HOURS, view))}
            morePath={hourly}
            view={view}
          />
        )}
      </SectionBlock>
      {findReply(section)?.drying == null ? null : (
        <SectionBlock id="drying" title={dryingTitle} section={section} view={view}>
          {({ drying }) =>
            drying === null ? null : <DryingParts drying={drying} isLayerChosen={layer !== undefined} view={view} />
          }
        </SectionBlock>
      )}
      {isCropGrown(section) ? (
        <>
          <SectionBlock id="hints" title={farm.hints.title} section={section} view={view}>
            {({ hints, water }) => <FarmHints hints={hints} withheld={findWithheld(water)} view={view} />}
          </SectionBlock>
          <Parts section={section} view={view} />
        </>
      ) : null}
      <RuleNotes activities={findReply(section)?.activities ?? []} hints={findReply(section)?.hints} view={view} />
    </WeatherLayout>
  );
  const head = toFarmHead({
    request,
    located,
    view,
    type: farm.titles.now,
    advice: alert ?? lead,
    section,
    description: farm.descriptions.now(displayName.main),
    ...(crop === 'rice' && findReply(section)?.drying != null ? { subject: 'drying' } : {}),
  });
  return { kind: 'page', status: 200, head, body };
};
