import type { EndpointReply } from '@portal/contract/endpoint';
import { HOURS_FILE_PATH } from '@portal/contract/endpoint-addresses.table';
import type { LocatedPlace } from '@portal/contract/endpoints/places';
import { weatherDays15, weatherHours24, type weatherNow } from '@portal/contract/endpoints/weather';
import { isEmergency } from '@portal/domain/warning/warning-kind';
import { HoursView } from '#components/meteogram/hours-view.tsx';
import { Block, SectionBlock } from '#components/weather/block.tsx';
import { DayPartRow, listComingParts } from '#components/weather/day/day-part-row.tsx';
import { nameWhen } from '#components/weather/day-name.ts';
import { FreshnessLine } from '#components/weather/freshness-line.tsx';
import { LeadSentence } from '#components/weather/lead-sentence.tsx';
import { ModelLines } from '#components/weather/model-lines.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import { describeRange, describeYesterday } from '#components/weather/place/now-panel.tsx';
import { requireFigures, type Section, toSection } from '#components/weather/section.ts';
import { findSkyNow } from '#components/weather/sky.ts';
import { WorthBlock } from '#components/weather/worth/worth-block.tsx';
import type { Page } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import styles from './hourly-page.module.css';
import { loadLocation } from './load-location.ts';
import { loadPresent, toWarnedView } from './load-now.ts';
import { loadSentence, toPlaceQuery } from './load-sentence.ts';
import { toLocationHead } from './location-head.ts';
import { markWorth, readOwnCostLoss } from './own-cost-loss.ts';
import { chooseView, toPageView, WeatherLayout } from './weather-layout.tsx';

const HOURS = 48;
/** Days that 48 hours touch. */
const DAYS = 3;
/** Parts of the day that begin within 48 hours. */
const PARTS = 8;

/** CSV address of the hours, in the page's language and units. */
function toHoursFilePath(located: LocatedPlace, request: PageRequest): string {
  const { temperatureUnit } = request.settings;
  const fields = Object.entries(toPlaceQuery(located, request).query).map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams([...fields, ['hours', String(HOURS)]]);
  if (temperatureUnit === 'F') query.set('unit', 'F');
  return `${HOURS_FILE_PATH}?${query}`;
}

type DaysReply = EndpointReply<typeof weatherDays15>;

interface WideBlocksProps {
  readonly days: Section<DaysReply>;
  readonly present: EndpointReply<typeof weatherNow> | null;
  readonly view: PageView;
}

/** Yesterday at this hour, where both are known. */
function AgainstYesterday({ days, present, view }: WideBlocksProps) {
  if (present === null) return null;
  const { now, yesterday, issued } = present;
  const compared = describeYesterday(now, yesterday, view);
  if (compared === null) return null;
  const range = describeRange({ today: days.ok ? (days.reply.days[0] ?? null) : null, yesterday, view });
  return (
    <Block
      id="yesterday"
      title={view.words.place.yesterday.title}
      aside={<FreshnessLine issued={issued} view={view} />}
    >
      <LeadSentence text={`${compared}.`} />
      {range === null ? null : <p className={styles.range}>{range}.</p>}
    </Block>
  );
}

/** What a wide screen has space for below the hours. */
function WideBlocks(props: WideBlocksProps) {
  const { days, view } = props;
  return (
    <div className={styles.wide}>
      <SectionBlock id="periods" title={view.words.place.parts.title} section={days} view={view}>
        {({ parts }) => <DayPartRow parts={listComingParts(parts.flat(), view.nowAt, PARTS)} view={view} />}
      </SectionBlock>
      <AgainstYesterday {...props} />
    </div>
  );
}

/** `/thoi-tiet-{location}/theo-gio`: the next 48 hours as chart or table. */
export const hourlyPage: Page = async (request, call) => {
  const load = await loadLocation(request, call);
  if (load.kind === 'outcome') return load.outcome;
  const { located, neighbours, news, warnings, areas, storm } = load;
  const own = readOwnCostLoss(request);
  const { view: marked, isWarned } = markWorth(toPageView(request), own, warnings);
  const view = warnings.some(isEmergency) ? toWarnedView(marked) : marked;
  const { words } = view;
  const { main } = located.place.displayName;
  const { query } = toPlaceQuery(located, request);
  const [result, parted, sentence, present] = await Promise.all([
    call(weatherHours24, { query: { ...query, hours: HOURS, models: 2 } }),
    call(weatherDays15, { query: { ...query, days: DAYS, periods: DAYS } }),
    loadSentence(located, request, call, { span: 'hourly', warnings }),
    loadPresent(located, request, call),
  ]);
  const section = requireFigures(toSection(result, view.nowAt), ({ hours }) => hours);
  const days = toSection(parted, view.nowAt);
  const body = (
    <WeatherLayout
      request={request}
      located={located}
      neighbours={neighbours}
      news={news}
      warnings={warnings}
      areas={areas}
      storm={storm}
      view={view}
      sections={[section]}
      sky={findSkyNow(present?.now ?? null)}
    >
      <SectionBlock id="hours" title={words.hours.twoDays} section={section} view={view}>
        {({ hours, models }) => (
          <>
            <LeadSentence text={sentence.text} />
            <HoursView
              chosen={chooseView(request)}
              hours={hours}
              parts={days.ok ? days.reply.parts.flat() : []}
              point={located.place}
              title={words.charts.day.twoDays}
              caption={words.hours.caption(main)}
              csvPath={toHoursFilePath(located, request)}
              view={view}
            />
            <ModelLines days={models} view={view} />
          </>
        )}
      </SectionBlock>
      {section.ok ? (
        <>
          <WorthBlock
            own={own}
            span={{
              unit: 'hours',
              items: section.reply.hours.map(({ at, rainProbability }) => ({
                name: nameWhen(at, view),
                chance: rainProbability,
              })),
            }}
            issued={section.reply.issued}
            isWarned={isWarned}
            view={view}
          />
          <WideBlocks days={days} present={present} view={view} />
        </>
      ) : null}
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
