import type { CallApi } from '@portal/contract/call-api';
import type { LocatedPlace } from '@portal/contract/endpoints/places';
import {
  weatherAqi,
  weatherDays15,
  weatherHours24,
  weatherNow,
  weatherSmartgen,
  weatherToday,
  weatherUv,
} from '@portal/contract/endpoints/weather';
import { Block } from '#components/weather/block.tsx';
import { DayRows } from '#components/weather/day-rows.tsx';
import { DetailTiles } from '#components/weather/detail-tiles.tsx';
import { findSky } from '#components/weather/find-sky.ts';
import { FreshnessLine } from '#components/weather/freshness-line.tsx';
import { HourStrip } from '#components/weather/hour-strip.tsx';
import { MissingBlock } from '#components/weather/missing-block.tsx';
import { NowPanel } from '#components/weather/now-panel.tsx';
import { PeriodRow } from '#components/weather/period-row.tsx';
import type { Page } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { toPath } from '#routes/to-path.ts';
import { loadLocation } from './load-location.ts';
import { toLocationHead } from './location-head.ts';
import { toPlaceQuery } from './place-query.ts';
import { findReply } from './section.ts';
import { toPageView, WeatherLayout, weighDemo } from './weather-layout.tsx';

async function loadNow(located: LocatedPlace, request: PageRequest, call: CallApi) {
  const input = toPlaceQuery(located, request);
  const [now, hours, today, days, uv, aqi, sentence] = await Promise.all([
    call(weatherNow, input),
    call(weatherHours24, input),
    call(weatherToday, input),
    call(weatherDays15, input),
    call(weatherUv, input),
    call(weatherAqi, input),
    call(weatherSmartgen, input),
  ]);
  return {
    now: findReply(now),
    hours: findReply(hours),
    today: findReply(today),
    days: findReply(days),
    uv: findReply(uv),
    aqi: findReply(aqi),
    sentence: findReply(sentence),
  };
}

type NowData = Awaited<ReturnType<typeof loadNow>>;

interface NowBodyProps {
  readonly data: NowData;
  readonly located: LocatedPlace;
  readonly request: PageRequest;
}

function NowBody({ data, located, request }: NowBodyProps) {
  const view = toPageView(request);
  const { words } = view;
  const { now, hours, today, days, uv, aqi, sentence } = data;
  const hero =
    now === null ? null : (
      <NowPanel
        now={now.now}
        issued={now.issued}
        today={today?.day ?? null}
        sentence={sentence?.text ?? null}
        view={view}
      />
    );
  const demo = weighDemo([now, hours, today, days, uv, aqi].map((reply) => reply?.issued ?? null));
  return (
    <WeatherLayout
      request={request}
      located={located}
      view={view}
      demo={demo}
      sky={findSky(now?.now ?? null)}
      hero={hero}
    >
      {now === null ? <MissingBlock id="now" title={words.now.title} view={view} /> : null}
      {hours === null ? (
        <MissingBlock id="hours" title={words.hours.nextTitle} view={view} />
      ) : (
        <Block id="hours" title={words.hours.nextTitle} aside={words.hours.legend}>
          <HourStrip hours={hours.hours.slice(0, 12)} view={view} />
          <p>
            <a href={toPath('weather:hourly', request.language, { location: located.place.slug ?? '' })}>
              {words.hours.all}
            </a>
          </p>
        </Block>
      )}
      {today === null ? (
        <MissingBlock id="today" title={words.periods.today} view={view} />
      ) : (
        <Block id="today" title={words.periods.today} aside={<FreshnessLine issued={today.issued} view={view} />}>
          <PeriodRow periods={today.periods} view={view} />
        </Block>
      )}
      {days === null ? (
        <MissingBlock id="days" title={words.days.title(7)} view={view} />
      ) : (
        <Block id="days" title={words.days.title(7)} aside={<FreshnessLine issued={days.issued} view={view} />}>
          <DayRows days={days.days.slice(0, 7)} caption={words.days.title(7)} view={view} />
        </Block>
      )}
      {now === null ? null : (
        <DetailTiles
          now={now.now}
          issued={now.issued}
          uv={uv}
          aqi={aqi}
          sunrise={today?.sunrise ?? null}
          sunset={today?.sunset ?? null}
          view={view}
        />
      )}
    </WeatherLayout>
  );
}

/** `/thoi-tiet-{location}/hien-tai`: the weather of a place now and in the hours and days ahead. */
export const nowPage: Page = async (request, call) => {
  const load = await loadLocation(request, call);
  if (load.kind === 'outcome') return load.outcome;
  const { located } = load;
  const data = await loadNow(located, request, call);
  const { words } = toPageView(request);
  const head = toLocationHead({
    request,
    located,
    type: words.titles.now,
    description: data.sentence?.text ?? words.descriptions.now(located.place.displayName.main),
    breadcrumb: words.breadcrumb,
  });
  return { kind: 'page', status: 200, head, body: <NowBody data={data} located={located} request={request} /> };
};
