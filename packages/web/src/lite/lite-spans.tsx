import type { SmartgenSpan } from '@portal/contract/endpoints/smartgen-schema';
import { weatherDays15, weatherDays90, weatherHours24, weatherTomorrow } from '@portal/contract/endpoints/weather';
import { nameFullDay } from '#components/weather/day-name.ts';
import { requireFigures, toSection } from '#components/weather/section.ts';
import { loadSentence, toPlaceQuery } from '#pages/weather/load-sentence.ts';
import { LiteSection } from './lite-parts.tsx';
import { LiteDays, LiteHours, LiteParts, LiteWeeks } from './lite-tables.tsx';
import { makeLiteLocationPage } from './make-lite-location-page.tsx';

export const liteHourlyPage = makeLiteLocationPage(async ({ located, request, view, call, name, warnings }, words) => {
  const result = await call(weatherHours24, toPlaceQuery(located, request));
  const section = requireFigures(toSection(result, view.nowAt), ({ hours }) => hours);
  return {
    sections: [section],
    type: words.titles.hourly,
    description: words.descriptions.hourly(name),
    sentence: await loadSentence(located, request, call, { span: 'hourly', warnings }),
    body: (
      <LiteSection title={words.hours.dayTitle} section={section} view={view}>
        {({ hours }) => <LiteHours hours={hours} caption={words.hours.caption(name)} view={view} />}
      </LiteSection>
    ),
  };
});

export const liteTomorrowPage = makeLiteLocationPage(
  async ({ located, request, view, call, name, warnings }, words) => {
    const result = await call(weatherTomorrow, toPlaceQuery(located, request));
    const section = requireFigures(toSection(result, view.nowAt), (reply) => [reply.day, ...reply.hours]);
    return {
      sections: [section],
      type: words.titles.tomorrow,
      description: words.descriptions.tomorrow(name),
      sentence: await loadSentence(located, request, call, { span: 'tomorrow', warnings }),
      body: (
        <>
          <LiteSection title={words.tomorrow.title} section={section} view={view}>
            {({ day, parts }) => (
              <>
                <p>{`${nameFullDay(day.date, view)}: ${day.text ?? words.noData}`}</p>
                <LiteParts parts={parts} caption={words.periods.tomorrow} view={view} />
              </>
            )}
          </LiteSection>
          <LiteSection title={words.tomorrow.hourly} section={section} view={view}>
            {({ hours }) => <LiteHours hours={hours} caption={words.tomorrow.caption(name)} view={view} />}
          </LiteSection>
        </>
      ),
    };
  },
);

export const liteNextDaysPage = makeLiteLocationPage(
  async ({ located, request, view, call, name, warnings }, words) => {
    const count = Number(request.parameters.days);
    const { query } = toPlaceQuery(located, request);
    const result = await call(weatherDays15, { query: { ...query, days: count } });
    const section = requireFigures(toSection(result, view.nowAt), ({ days }) => days);
    const title = words.days.title(count);
    return {
      sections: [section],
      type: words.titles.days(count),
      description: words.descriptions.days(name, count),
      sentence: await loadSentence(located, request, call, { span: `${count}-days` as SmartgenSpan, warnings }),
      body: (
        <LiteSection title={title} section={section} view={view}>
          {({ days }) => <LiteDays days={days} caption={title} view={view} />}
        </LiteSection>
      ),
    };
  },
);

/** 90 days: 15 of forecast, then climatology by week. */
export const liteNinetyDaysPage = makeLiteLocationPage(
  async ({ located, request, view, call, name, warnings }, words) => {
    const section = toSection(await call(weatherDays90, toPlaceQuery(located, request)), view.nowAt);
    const { ninety } = words;
    return {
      sections: [section],
      type: words.titles.ninety,
      description: words.descriptions.ninety(name),
      sentence: await loadSentence(located, request, call, { span: '90-days', warnings }),
      body: (
        <>
          <p>{ninety.explain}</p>
          <LiteSection title={ninety.weeks} section={section} view={view}>
            {({ weeks }) => <LiteWeeks weeks={weeks} caption={ninety.weeksCaption(name)} view={view} />}
          </LiteSection>
        </>
      ),
    };
  },
);
