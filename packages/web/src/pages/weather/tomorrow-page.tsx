import type { EndpointReply } from '@portal/contract/endpoint';
import { weatherTomorrow } from '@portal/contract/endpoints/weather';
import { isEmergency } from '@portal/domain/warning/warning-kind';
import { type ForecastView, HoursView } from '#components/meteogram/hours-view.tsx';
import { describeHours } from '#components/meteogram/meteogram.tsx';
import { SectionBlock } from '#components/weather/block.tsx';
import { CompareDays, describeTomorrowRain, describeTomorrowWarmth } from '#components/weather/day/compare-days.tsx';
import { DayPartRow } from '#components/weather/day/day-part-row.tsx';
import { HowSure } from '#components/weather/day/how-sure.tsx';
import { LeadSentence } from '#components/weather/lead-sentence.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import { TomorrowPanel } from '#components/weather/place/tomorrow-panel.tsx';
import { findReply, requireFigures, type Section, toSection } from '#components/weather/section.ts';
import { findSky } from '#components/weather/sky.ts';
import { findSkyScene } from '#components/weather/sky-scene.ts';
import { WorthBlock } from '#components/weather/worth/worth-block.tsx';
import type { Page } from '#pages/page.ts';
import { loadLocation } from './load-location.ts';
import { loadSentence, toPlaceQuery } from './load-sentence.ts';
import { toLocationHead } from './location-head.ts';
import { markWorth, readOwnCostLoss } from './own-cost-loss.ts';
import { chooseView, toPageView, WeatherLayout } from './weather-layout.tsx';

interface BlocksProps {
  readonly section: Section<EndpointReply<typeof weatherTomorrow>>;
  readonly main: string;
  readonly view: PageView;
}

/** Comparison with today and confidence, which the day's values do not show. */
function VerdictBlocks({ section, view }: Omit<BlocksProps, 'main'>) {
  const messages = view.words.ahead.tomorrow;
  const reply = findReply(section);
  const isAssessed = reply !== null && (reply.day.confidence !== null || reply.earlier.length > 0);
  return (
    <>
      <SectionBlock id="compared" title={messages.compared} section={section} view={view}>
        {({ day, today }) => (
          <>
            <LeadSentence
              text={[describeTomorrowWarmth(day, today, view), describeTomorrowRain(day, today, view)]
                .filter((sentence) => sentence !== null)
                .join(' ')}
            />
            <CompareDays day={day} today={today} view={view} />
          </>
        )}
      </SectionBlock>
      {isAssessed ? (
        <SectionBlock id="sure" title={messages.sure} section={section} view={view}>
          {({ day, earlier }) => <HowSure day={day} earlier={earlier} view={view} />}
        </SectionBlock>
      ) : null}
    </>
  );
}

function HoursBlock({ section, main, chosen, view }: BlocksProps & { readonly chosen: ForecastView }) {
  const { tomorrow, ahead, charts } = view.words;
  return (
    <SectionBlock id="hours" title={ahead.tomorrow.chart} section={section} view={view}>
      {({ hours, parts, place }) => (
        <>
          <LeadSentence text={describeHours(hours, view)} />
          <HoursView
            chosen={chosen}
            hours={hours}
            parts={parts}
            point={place}
            title={charts.day.tomorrow}
            caption={tomorrow.caption(main)}
            view={view}
          />
        </>
      )}
    </SectionBlock>
  );
}

/** `/thoi-tiet-{location}/ngay-mai`: tomorrow as a sentence, by part of the day, by hour, and next to today. */
export const tomorrowPage: Page = async (request, call) => {
  const load = await loadLocation(request, call);
  if (load.kind === 'outcome') return load.outcome;
  const { located, neighbours, news, warnings, areas, storm } = load;
  const own = readOwnCostLoss(request);
  const { view, isWarned } = markWorth(toPageView(request), own, warnings);
  const { words } = view;
  const { main } = located.place.displayName;
  const [result, sentence] = await Promise.all([
    call(weatherTomorrow, toPlaceQuery(located, request)),
    loadSentence(located, request, call, { span: 'tomorrow', warnings }),
  ]);
  const section = requireFigures(toSection(result, view.nowAt), (reply) => [reply.day, ...reply.hours]);
  const reply = findReply(section);
  const sky = findSky(reply === null ? null : { code: reply.day.code, isDay: true, thunder: null });
  const scene = warnings.some(isEmergency) ? null : findSkyScene(sky, located.place, request.now);
  const hero =
    reply === null ? null : (
      <TomorrowPanel day={reply.day} issued={reply.issued} sentence={sentence.text} scene={scene} view={view} />
    );
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
      sky={sky}
      hero={hero}
    >
      <SectionBlock id="periods" title={words.periods.tomorrow} section={section} view={view}>
        {({ parts }) => <DayPartRow parts={parts} view={view} />}
      </SectionBlock>
      {section.ok ? (
        <>
          <HoursBlock section={section} main={main} chosen={chooseView(request)} view={view} />
          <VerdictBlocks section={section} view={view} />
          <WorthBlock
            own={own}
            span={{
              unit: 'tomorrow',
              items: [{ name: words.days.tomorrow, chance: section.reply.day.rainProbability }],
            }}
            issued={section.reply.issued}
            isWarned={isWarned}
            view={view}
          />
        </>
      ) : null}
    </WeatherLayout>
  );
  const head = toLocationHead({
    request,
    located,
    type: words.titles.tomorrow,
    description: words.descriptions.tomorrow(main),
    sentence,
    breadcrumb: words.breadcrumb,
  });
  return { kind: 'page', status: 200, head, body };
};
