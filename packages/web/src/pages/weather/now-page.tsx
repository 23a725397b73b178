import { rideMessages } from '@portal/content/messages/ride-messages';
import type { LocatedPlace } from '@portal/contract/endpoints/places';
import type { StormHereReply } from '@portal/contract/endpoints/storm-here';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { comesFirst, isEmergency } from '@portal/domain/warning/warning-kind';
import { toPath } from '@portal/routes/to-path';
import { findHotDay, HeatBlock } from '#components/heat/heat-block.tsx';
import { describeStormHere, toStormHereView } from '#components/storms/storm-here-view.ts';
import { loadOver } from '#components/warnings/load-warnings.ts';
import { WarningLead } from '#components/warnings/warning-lead.tsx';
import { Block, MissingBlock, SectionBlock } from '#components/weather/block.tsx';
import { DayConfidence } from '#components/weather/day/day-confidence.tsx';
import { DayPartRow, listComingParts } from '#components/weather/day/day-part-row.tsx';
import { DayRows } from '#components/weather/day/day-rows.tsx';
import { DemoMark, FreshnessLine } from '#components/weather/freshness-line.tsx';
import { describeRainTide } from '#components/weather/hour/describe-rain-tide.ts';
import { HourStrip } from '#components/weather/hour/hour-strip.tsx';
import { listNextRain, NextRain } from '#components/weather/hour/next-rain.tsx';
import { RainBars } from '#components/weather/hour/rain-bars.tsx';
import { RainTideBlock } from '#components/weather/hour/rain-tide-block.tsx';
import { RideBlock } from '#components/weather/hour/ride-block.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import { NowPanel } from '#components/weather/place/now-panel.tsx';
import type { FigureScene } from '#components/weather/place/sky-band.tsx';
import { findReply, type Section } from '#components/weather/section.ts';
import { showNow } from '#components/weather/show-now.ts';
import { findSkyNow } from '#components/weather/sky.ts';
import { findSkyScene } from '#components/weather/sky-scene.ts';
import { StripFoot } from '#components/weather/strip-foot.tsx';
import { DetailTiles } from '#components/weather/tiles/detail-tiles.tsx';
import type { Page } from '#pages/page.ts';
import type { MeasuredNearby } from '#pages/page-links.ts';
import { loadLocation } from './load-location.ts';
import { loadNow, mayShowMeasured, type NowData, toWarnedView, withholdDry } from './load-now.ts';
import { toPageSentence } from './load-sentence.ts';
import { findAccuracy, type LeadAccuracies, LocalAccuracyLine } from './local-accuracy-line.tsx';
import { toLocationHead } from './location-head.ts';
import { MeasuredBlock } from './measured-block.tsx';
import { markWorth, readOwnCostLoss } from './own-cost-loss.ts';
import { loadRainReport, type RainReportAsk } from './rain-report-form.tsx';
import { RainReportLine } from './rain-report-line.tsx';
import { toPageView, WeatherLayout } from './weather-layout.tsx';

interface NowPartProps {
  readonly data: NowData;
  /** Official warnings for the place, most severe first. */
  readonly warnings: readonly OfficialWarning[];
  readonly view: PageView;
}

interface HeroProps extends NowPartProps {
  readonly scene: FigureScene | null;
}

function Hero({ data, warnings, scene, view }: HeroProps) {
  if (!data.now.ok) return null;
  const { now, issued, yesterday } = data.now.reply;
  const today = findReply(data.today)?.day ?? null;
  const { text, named } = toPageSentence(data.sentence, warnings, view.style.language);
  const { language } = view.style;
  const first = warnings.find(comesFirst);
  return (
    <NowPanel
      now={now}
      issued={issued}
      today={today}
      yesterday={yesterday}
      warning={first === undefined ? null : <WarningLead warning={first} language={language} nowAt={view.nowAt} />}
      scene={scene}
      isEmergency={warnings.some(isEmergency)}
      sentence={text}
      named={named}
      view={view}
    />
  );
}

const NO_HOURS: readonly Hour[] = [];

function Details({ data, view }: Pick<NowPartProps, 'data' | 'view'>) {
  return (
    <DetailTiles
      now={findReply(data.now)}
      coming={findReply(data.hours)?.hours ?? NO_HOURS}
      uv={findReply(data.uv)}
      aqi={findReply(data.aqi)}
      sky={data.sky}
      view={view}
    />
  );
}

/** Ten-minute rain of the next three hours; hourly rain if the nowcast failed. */
function Rain({ data, warnings, ask, view }: NowPartProps & { readonly ask: RainReportAsk | null }) {
  const { title } = view.words.place.nextRain;
  const { language } = view.style;
  if (data.nowcast.ok) {
    return (
      <SectionBlock id="next-rain" title={title} section={data.nowcast} view={view}>
        {(reply) => (
          <>
            <RainBars reply={withholdDry(reply, warnings, language)} view={view} />
            <RainReportLine ask={ask} language={language} />
          </>
        )}
      </SectionBlock>
    );
  }
  const nextRain = listNextRain(findReply(data.hours)?.hours ?? []);
  if (nextRain.length === 0) return null;
  return (
    <SectionBlock id="next-rain" title={title} section={data.hours} view={view}>
      {() => (
        <>
          <NextRain hours={nextRain} view={view} />
          <RainReportLine ask={ask} language={language} />
        </>
      )}
    </SectionBlock>
  );
}

function RideAside({ data, view }: Pick<NowPartProps, 'data' | 'view'>) {
  return (
    <>
      {rideMessages[view.style.language].basis}{' '}
      {data.nowcast.ok ? <DemoMark issued={data.nowcast.reply.issued} view={view} /> : null}
    </>
  );
}

/** Go now or later; nothing if nowcast or hours failed. */
function Ride({ data, warnings, view }: NowPartProps) {
  const { nowcast, hours } = data;
  if (!nowcast.ok || !hours.ok) return null;
  const { language } = view.style;
  const { slug } = nowcast.reply.place;
  return (
    <Block id="ride" title={rideMessages[language].title} aside={<RideAside data={data} view={view} />}>
      <RideBlock reply={nowcast.reply} hours={hours.reply.hours} warnings={warnings} view={view} />
      <StripFoot path={`${toPath('going-out', language)}${slug === null ? '' : `?from=${slug}`}`}>
        {rideMessages[language].trip}
      </StripFoot>
    </Block>
  );
}

/** The next parts of the day, into tomorrow as far as it is known. */
function Parts({ data, view }: Pick<NowPartProps, 'data' | 'view'>) {
  const today = findReply(data.today)?.parts ?? [];
  const tomorrow = today.length === 0 ? [] : (findReply(data.days)?.parts[1] ?? []);
  const parts = listComingParts([...today, ...tomorrow], view.nowAt);
  const title = view.words.place.parts.until[parts.at(-1)?.part ?? 'evening'];
  return (
    <SectionBlock id="today" title={title} section={data.today} view={view}>
      {({ day }) => (
        <>
          <DayPartRow parts={parts} view={view} />
          <DayConfidence confidence={day.confidence} view={view} />
        </>
      )}
    </SectionBlock>
  );
}

const isStormShown = (storm: Section<StormHereReply>): boolean => storm.ok && storm.reply.state !== 'none';

/** A storm that is near, that an official bulletin is about, or that has just gone; nothing else. */
function Storm({ storm, view: base }: { readonly storm: Section<StormHereReply>; readonly view: PageView }) {
  if (!storm.ok || !isStormShown(storm)) return null;
  const view = toStormHereView(base);
  const { slug } = storm.reply.place;
  return (
    <Block id="storm" title={view.here.type} aside={<FreshnessLine issued={storm.reply.issued} view={view} />}>
      <p>{describeStormHere(storm.reply, view)}</p>
      <StripFoot path={toPath('weather:storm', view.style.language, { location: slug ?? '' })}>
        {view.here.block.more}
      </StripFoot>
    </Block>
  );
}

/** Blocks that answer a question of their own: at most two stand on the page, and the last of these give way first. */
const ANSWERS = ['storm', 'rainTide', 'ride', 'heat'] as const;
const MOST_ANSWERS = 2;
type Answer = (typeof ANSWERS)[number];

/** A storm and its tide outweigh a ride; rest in the heat has a tab of its own. */
const chooseAnswers = (known: Readonly<Record<Answer, boolean>>): ReadonlySet<Answer> =>
  new Set(ANSWERS.filter((answer) => known[answer]).slice(0, MOST_ANSWERS));

interface BlocksProps extends NowPartProps {
  /** Recently ended warnings, after which no ride is advised yet. */
  readonly over: readonly OfficialWarning[];
  readonly place: LocatedPlace['place'];
  readonly accuracy: LeadAccuracies | null;
  readonly ask: RainReportAsk | null;
  readonly measured: MeasuredNearby | null;
  readonly storm: Section<StormHereReply>;
}

function Blocks({ data, warnings, over, view, place, accuracy, ask, measured, storm }: BlocksProps) {
  const { hours, days, now } = view.words;
  const { language } = view.style;
  const slug = place.slug ?? '';
  const { rainTide, heat } = data;
  const hotDay = findHotDay(heat, view);
  const shown = chooseAnswers({
    storm: isStormShown(storm),
    rainTide: rainTide !== null && describeRainTide(rainTide, view) !== null,
    ride: data.nowcast.ok && data.hours.ok,
    heat: hotDay !== null,
  });
  return (
    <>
      {data.now.ok ? null : <MissingBlock id="now" title={now.title} reason={data.now.reason} view={view} />}
      <Storm storm={storm} view={view} />
      <MeasuredBlock measured={measured} view={view} />
      <Rain data={data} warnings={warnings} ask={ask} view={view} />
      <RainTideBlock reply={data.rainTide} view={view} />
      {shown.has('ride') ? <Ride data={data} warnings={[...warnings, ...over]} view={view} /> : null}
      {shown.has('heat') && heat !== null && hotDay !== null ? (
        <HeatBlock reply={heat} day={hotDay} view={view} />
      ) : null}
      <SectionBlock id="hours" title={hours.nextTitle} section={data.hours} view={view}>
        {(reply) => (
          <>
            <HourStrip hours={showNow(reply.hours.slice(0, 12), findReply(data.now)?.now)} view={view} />
            <StripFoot legend={hours.legend} path={toPath('weather:hourly', language, { location: slug })}>
              {hours.all}
            </StripFoot>
          </>
        )}
      </SectionBlock>
      <Parts data={data} view={view} />
      <SectionBlock id="days" title={days.title(7)} section={data.days} view={view}>
        {(reply) => (
          <>
            <DayRows days={reply.days} caption={days.title(7)} view={view} />
            <StripFoot path={toPath('weather:next-days', language, { location: slug, days: '15' })}>
              {days.all}
            </StripFoot>
            <LocalAccuracyLine accuracy={accuracy} province={place.province} view={view} />
          </>
        )}
      </SectionBlock>
      <Details data={data} view={view} />
    </>
  );
}

/** `/thoi-tiet-{location}/hien-tai`: current weather and the coming hours and days. */
export const nowPage: Page = async (request, call) => {
  const load = await loadLocation(request, call);
  if (load.kind === 'outcome') return load.outcome;
  const { located, neighbours, news, warnings, areas, storm } = load;
  const { view: marked } = markWorth(toPageView(request), readOwnCostLoss(request), warnings);
  const view = warnings.some(isEmergency) ? toWarnedView(marked) : marked;
  const { words } = view;
  const [data, over, accuracy, ask, found] = await Promise.all([
    loadNow(located, request, call, view.nowAt),
    loadOver(request.language, call, located.place.slug ?? ''),
    findAccuracy(request, located),
    loadRainReport(request, located),
    request.findMeasured?.(located.place, request.language),
  ]);
  const measured = mayShowMeasured(data, warnings) ? (found ?? null) : null;
  const { displayName } = located.place;
  const sky = findSkyNow(findReply(data.now)?.now ?? null);
  // No sun in a sky that an emergency overrides.
  const scene = warnings.some(isEmergency) ? null : findSkyScene(sky, located.place, request.now);
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
      sections={isStormShown(storm) ? [...data.sections, storm] : data.sections}
      sky={sky}
      lunarDate={data.sky.lunarDate}
      hero={data.now.ok ? <Hero data={data} warnings={warnings} scene={scene} view={view} /> : null}
    >
      <Blocks
        data={data}
        warnings={warnings}
        over={over}
        view={view}
        place={located.place}
        accuracy={accuracy}
        ask={ask}
        measured={measured}
        storm={storm}
      />
    </WeatherLayout>
  );
  const head = toLocationHead({
    request,
    located,
    type: words.titles.now,
    description: words.descriptions.now(displayName.main),
    sentence: toPageSentence(data.sentence, warnings, request.language),
    breadcrumb: words.breadcrumb,
  });
  return { kind: 'page', status: 200, head, body };
};
