import type { EndpointReply } from '@portal/contract/endpoint';
import type { SmartgenSpan } from '@portal/contract/endpoints/smartgen-schema';
import { weatherDays15 } from '@portal/contract/endpoints/weather';
import { DayColumns } from '#components/day-charts/day-columns.tsx';
import { DayViews } from '#components/day-charts/day-views.tsx';
import { SectionBlock } from '#components/weather/block.tsx';
import { DayDetails } from '#components/weather/day/day-details.tsx';
import { nameDayInside } from '#components/weather/day-name.ts';
import { DAYS_WITH_HOURS } from '#components/weather/format-spans.ts';
import { LeadSentence } from '#components/weather/lead-sentence.tsx';
import { DayChoice } from '#components/weather/place/day-choice.tsx';
import { requireFigures, toSection } from '#components/weather/section.ts';
import { WorthBlock } from '#components/weather/worth/worth-block.tsx';
import type { Page } from '#pages/page.ts';
import { loadLocation } from './load-location.ts';
import { loadSkyNow } from './load-now.ts';
import { loadSentence, toPlaceQuery } from './load-sentence.ts';
import { describeDayAccuracy, findAccuracy, LocalAccuracyLine } from './local-accuracy-line.tsx';
import { listDayLinks, toLocationHead } from './location-head.ts';
import { markWorth, readOwnCostLoss } from './own-cost-loss.ts';
import { chooseView, toPageView, WeatherLayout } from './weather-layout.tsx';

interface DaysWorthProps extends Omit<Parameters<typeof WorthBlock>[0], 'span' | 'issued'> {
  readonly reply: EndpointReply<typeof weatherDays15>;
}

/** Which days reach the limit of the reader's own costs. */
function DaysWorth({ reply: { days, issued }, ...worth }: DaysWorthProps) {
  const items = days.map((day) => ({ name: nameDayInside(day.date, worth.view), chance: day.rainProbability }));
  return <WorthBlock {...worth} span={{ unit: 'days', items }} issued={issued} />;
}

export const nextDaysPage: Page = async (request, call) => {
  const load = await loadLocation(request, call);
  if (load.kind === 'outcome') return load.outcome;
  const { located, neighbours, news, warnings, areas, storm } = load;
  const own = readOwnCostLoss(request);
  const { view, isWarned } = markWorth(toPageView(request), own, warnings);
  const { words } = view;
  const { main } = located.place.displayName;
  const count = Number(request.parameters.days);
  const { query } = toPlaceQuery(located, request);
  const [result, sentence, accuracy, sky] = await Promise.all([
    call(weatherDays15, { query: { ...query, days: count, periods: DAYS_WITH_HOURS, models: count, earlier: count } }),
    loadSentence(located, request, call, { span: `${count}-days` as SmartgenSpan, warnings }),
    findAccuracy(request, located),
    loadSkyNow(located, request, call),
  ]);
  const section = requireFigures(toSection(result, view.nowAt), (reply) => reply.days);
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
      <SectionBlock id="days" title={words.days.title(count)} section={section} view={view}>
        {({ days, parts, models, earlier, issued }) => (
          <>
            <LeadSentence text={sentence.text} />
            <DayViews
              chosen={chooseView(request)}
              beside={
                <DayChoice
                  spans={listDayLinks(request, located.place.slug ?? '', view.words)}
                  {...view.words.spans.choice}
                />
              }
              chart={<DayColumns days={days} view={view} />}
              rows={
                <DayDetails
                  days={days}
                  parts={parts}
                  models={models}
                  earlier={earlier}
                  accuracy={days.map(({ date }) => describeDayAccuracy(accuracy, date, issued.runAt, view))}
                  isUvEstimated={issued.estimated.includes('uvIndex')}
                  view={view}
                />
              }
              view={view}
            />
            <LocalAccuracyLine accuracy={accuracy} province={located.place.province} view={view} />
          </>
        )}
      </SectionBlock>
      {section.ok ? <DaysWorth own={own} reply={section.reply} isWarned={isWarned} view={view} /> : null}
    </WeatherLayout>
  );
  const head = toLocationHead({
    request,
    located,
    type: words.titles.days(count),
    description: words.descriptions.days(main, count),
    sentence,
    breadcrumb: words.breadcrumb,
  });
  return { kind: 'page', status: 200, head, body };
};
