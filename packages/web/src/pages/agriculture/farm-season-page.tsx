import { riceMessages } from '@portal/content/messages/rice-messages';
import { weatherDays90 } from '@portal/contract/endpoints/weather';
import { findSowingError, RICE_PLANTINGS } from '@portal/domain/agriculture/rice-field';
import { RICE_VARIETIES } from '@portal/domain/agriculture/rice-stage.table';
import { parseDate } from '@portal/domain/time/vietnam-time';
import { CropChips } from '#components/agriculture/crop-chips.tsx';
import { FarmDayLine } from '#components/agriculture/farm-day-line.tsx';
import { RiceFieldParts, type RiceForm } from '#components/agriculture/rice-field.tsx';
import { assessWeeks, describeCropSeason, SeasonWeeks } from '#components/agriculture/season-weeks.tsx';
import { Block, SectionBlock } from '#components/weather/block.tsx';
import { findReply, requireFigures, toSection } from '#components/weather/section.ts';
import type { Page } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { loadLocation } from '#pages/weather/load-location.ts';
import { loadSkyNow } from '#pages/weather/load-now.ts';
import { toPlaceQuery } from '#pages/weather/load-sentence.ts';
import { WeatherLayout } from '#pages/weather/weather-layout.tsx';
import { loadFarm, toFarmHead, toFarmView } from './load-farm.ts';

/** The field of the address, else of the device; what the form does not offer is as if left out. */
function readRiceForm({ query: typed, settings: { riceField }, now }: PageRequest): RiceForm {
  const sownAt = parseDate(riceField?.sown ?? '');
  const isStored = typed.sown === undefined && sownAt !== null && findSowingError(sownAt, now) === null;
  const query = isStored ? { ...riceField, variety: String(riceField?.variety) } : typed;
  return checkRiceForm(query, now);
}

function checkRiceForm(query: PageRequest['query'], now: PageRequest['now']): RiceForm {
  const variety = RICE_VARIETIES.map(String).find((days) => days === query.variety) ?? '100';
  const planting = RICE_PLANTINGS.find((one) => one === query.planting) ?? 'direct';
  const { sown = '' } = query;
  if (sown === '') return { sown, variety, planting, error: null };
  const sownAt = parseDate(sown);
  return { sown, variety, planting, error: sownAt === null ? 'invalid' : findSowingError(sownAt, now) };
}

/** The part of a call that asks for the field; nothing without a valid day of sowing. */
function toRiceQuery({ sown, variety, planting, error }: RiceForm) {
  return sown === '' || error !== null ? {} : { sown, variety, planting };
}

/** Without a crop calendar, neither sowing nor flowering is mentioned. */
const NO_SEASON = { sow: [], flower: [] };

/** `/thoi-tiet-nha-nong-{location}/90-ngay`: a field of rice by its day of sowing, climatology of 13 weeks, and what cannot be forecast. */
export const farmSeasonPage: Page = async (request, call) => {
  const load = await loadLocation(request, call);
  if (load.kind === 'outcome') return load.outcome;
  const { located, neighbours, news, warnings, areas } = load;
  const view = toFarmView(request);
  const { farm, agriculture, crop } = view;
  const { main } = located.place.displayName;
  const form = readRiceForm(request);
  const [farmSection, days90, sky] = await Promise.all([
    loadFarm(located, request, call, view, toRiceQuery(form)),
    call(weatherDays90, toPlaceQuery(located, request)),
    loadSkyNow(located, request, call),
  ]);
  const farmReply = findReply(farmSection);
  const outlook = toSection(days90, view.nowAt);
  const section = requireFigures(outlook, ({ weeks, days }) => [...weeks, ...days]);
  const reply = findReply(section);
  const first = reply?.days[0];
  const weeks = assessWeeks(reply?.weeks ?? [], reply?.days ?? [], farmReply?.season ?? NO_SEASON, view);
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
      hero={first?.basis === 'forecast' ? <FarmDayLine day={first} view={view} /> : null}
    >
      <CropChips crops={farmReply?.crops} view={view} />
      {crop === 'rice' ? (
        <SectionBlock id="field" title={riceMessages[request.language].title} section={farmSection} view={view}>
          {({ riceField }) => <RiceFieldParts field={riceField} form={form} view={view} />}
        </SectionBlock>
      ) : null}
      <Block id="what" title={farm.season.what}>
        <p>{farm.season.can}</p>
        <p>{farm.season.cannot}</p>
      </Block>
      <SectionBlock id="weeks" title={farm.season.weeks} section={section} view={view}>
        {() => <SeasonWeeks weeks={weeks} caption={farm.season.caption(agriculture.crops[crop], main)} view={view} />}
      </SectionBlock>
    </WeatherLayout>
  );
  const head = toFarmHead({
    request,
    located,
    view,
    type: farm.titles.ninety,
    advice: describeCropSeason(weeks, view),
    section,
    description: farm.descriptions.ninety(main),
  });
  return { kind: 'page', status: 200, head, body };
};
