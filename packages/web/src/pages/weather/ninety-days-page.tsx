import { CLIMATE_REGIONS } from '@portal/content/bulletins/climate-region.table';
import { describeSeasonal } from '@portal/content/climate/describe-seasonal';
import { climateMessages } from '@portal/content/messages/climate-messages';
import type { EndpointReply } from '@portal/contract/endpoint';
import type { LocatedPlace } from '@portal/contract/endpoints/places';
import { weatherDays90 } from '@portal/contract/endpoints/weather';
import { listMonthOutlooks } from '@portal/domain/climate/seasonal-outlook';
import type { Language } from '@portal/domain/language/language';
import { DAY_SECONDS, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { describeWeeks } from '#components/day-charts/describe-weeks.ts';
import { WeekChart } from '#components/day-charts/week-chart.tsx';
import { Block, SectionBlock } from '#components/weather/block.tsx';
import { OutlookDays, OutlookGuide } from '#components/weather/day/outlook-days.tsx';
import { OutlookWeeks } from '#components/weather/day/outlook-weeks.tsx';
import { weighDemo } from '#components/weather/freshness.ts';
import { LeadSentence } from '#components/weather/lead-sentence.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import { findReply, type Section, toSection } from '#components/weather/section.ts';
import type { Page } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { loadLocation } from './load-location.ts';
import { loadSkyNow } from './load-now.ts';
import { loadSentence, toPlaceQuery } from './load-sentence.ts';
import { toLocationHead } from './location-head.ts';
import { toPageView, WeatherLayout } from './weather-layout.tsx';

const FORECAST_DAYS = 15;
const DAYS = 90;

/**
 * Sentences of the seasonal forecast for the months of the 90 days after the forecast, in the climate region of a
 * place. Empty without one, outside the regions, and where nothing stands out.
 */
export function listSeasonalLines(
  { findSeasonalOutlook, language, now }: PageRequest,
  { place: { province } }: LocatedPlace,
): readonly string[] {
  const outlook = findSeasonalOutlook?.() ?? null;
  const region = CLIMATE_REGIONS.find(({ provinces }) => (provinces as readonly string[]).includes(province ?? ''));
  if (outlook === null || region === undefined) return [];
  const today = startOfVietnamDay(now);
  const span = { from: today + FORECAST_DAYS * DAY_SECONDS, to: today + DAYS * DAY_SECONDS };
  const { issueMonth } = outlook;
  return describeSeasonal({ issueMonth, months: listMonthOutlooks(outlook, [region.id], span, now) }, language);
}

interface SeasonalBlockProps {
  readonly lines: readonly string[];
  readonly language: Language;
}

/** What a seasonal forecast says of the region; nothing where nothing stands out. */
function SeasonalBlock({ lines, language }: SeasonalBlockProps) {
  if (lines.length === 0) return null;
  return (
    <Block id="months" title={climateMessages[language].seasonal.heading}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Block>
  );
}

interface WeeksAndDaysProps {
  readonly section: Section<EndpointReply<typeof weatherDays90>>;
  /** Whether the place has long-term averages. */
  readonly hasNormals: boolean;
  readonly place: string;
  readonly view: PageView;
}

function WeeksAndDays({ section, hasNormals, place, view }: WeeksAndDaysProps) {
  const { ninety, ahead } = view.words;
  return (
    <>
      {hasNormals ? (
        <SectionBlock id="weeks" title={ahead.ninety.weeks} section={section} view={view}>
          {({ weeks, days }) => (
            <OutlookWeeks weeks={weeks} days={days} caption={ninety.weeksCaption(place)} view={view} />
          )}
        </SectionBlock>
      ) : null}
      <SectionBlock id="days" title={ahead.ninety.days} section={section} view={view}>
        {({ days }) => (
          <>
            {hasNormals ? <p>{ahead.ninety.daysNote}</p> : null}
            <OutlookDays
              days={days.filter(({ basis }) => hasNormals || basis === 'forecast')}
              caption={ninety.daysCaption(place)}
              view={view}
            />
          </>
        )}
      </SectionBlock>
    </>
  );
}

/** `/thoi-tiet-{location}/90-ngay`: what a 90-day outlook can say, by week, then by day with its basis. */
export const ninetyDaysPage: Page = async (request, call) => {
  const load = await loadLocation(request, call);
  if (load.kind === 'outcome') return load.outcome;
  const { located, neighbours, news, warnings, areas, storm } = load;
  const view = toPageView(request);
  const { ninety, titles, descriptions, breadcrumb, ahead } = view.words;
  const { main } = located.place.displayName;
  const [result, sentence, sky] = await Promise.all([
    call(weatherDays90, toPlaceQuery(located, request)),
    loadSentence(located, request, call, { span: '90-days', warnings }),
    loadSkyNow(located, request, call),
  ]);
  const section = toSection(result, view.nowAt);
  const reply = findReply(section);
  // Never next to demo weather.
  const isReal = reply !== null && weighDemo(reply.issued) === 'none';
  const seasonal = isReal ? listSeasonalLines(request, located) : [];
  const hasTerciles = reply?.weeks.some(({ temperature }) => temperature !== null) ?? false;
  const hasNormals = reply?.weeks.some(({ temperatureNormal }) => temperatureNormal !== null) ?? true;
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
    >
      <SectionBlock id="chart" title={ahead.ninety.chart} section={section} view={view}>
        {({ weeks, days }) => (
          <>
            <LeadSentence text={sentence.text} />
            <WeekChart
              weeks={weeks}
              days={days}
              title={ahead.ninety.chartTitle}
              description={describeWeeks(weeks, view)}
              view={view}
            />
          </>
        )}
      </SectionBlock>
      <Block id="what" title={ninety.what}>
        <OutlookGuide hasTerciles={hasTerciles || seasonal.length > 0} hasNormals={hasNormals} view={view} />
      </Block>
      <SeasonalBlock lines={seasonal} language={request.language} />
      {section.ok ? <WeeksAndDays section={section} hasNormals={hasNormals} place={main} view={view} /> : null}
    </WeatherLayout>
  );
  const head = toLocationHead({
    request,
    located,
    type: titles.ninety,
    description: descriptions.ninety(main),
    sentence,
    breadcrumb,
  });
  return { kind: 'page', status: 200, head, body };
};
