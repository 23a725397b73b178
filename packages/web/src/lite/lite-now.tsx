import { liteMessages } from '@portal/content/messages/lite-messages';
import { measuredMessages } from '@portal/content/messages/measured-messages';
import { rainTideMessages } from '@portal/content/messages/rain-tide-messages';
import { AQI_CATEGORIES } from '@portal/domain/air/vn-aqi';
import { isEmergency, type RatedWarning } from '@portal/domain/warning/warning-kind';
import { Fragment } from 'react';
import { CreditText } from '#components/weather/credit-text.tsx';
import { formatClock, formatNumber, formatPercent, formatTemperature } from '#components/weather/format-values.ts';
import { BasisLine } from '#components/weather/freshness-line.tsx';
import { describeRainTide, explainRainTide } from '#components/weather/hour/describe-rain-tide.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { findReply } from '#components/weather/section.ts';
import { isFeltOtherwise, showNow } from '#components/weather/show-now.ts';
import { findSkyNow, type SkyAppearance } from '#components/weather/sky.ts';
import { findSkyScene } from '#components/weather/sky-scene.ts';
import { MarkedText } from '#components/weather/worth/chance.tsx';
import type { MeasuredNearby } from '#pages/page-links.ts';
import { loadNow, mayShowMeasured, type NowData, withholdDry } from '#pages/weather/load-now.ts';
import { toPageSentence } from '#pages/weather/load-sentence.ts';
import { describeMeasured } from '#pages/weather/measured-block.tsx';
import {
  describeNearReports,
  loadRainReport,
  type RainReportAsk,
  RainReportForm,
} from '#pages/weather/rain-report-form.tsx';
import { LiteSection } from './lite-parts.tsx';
import { LiteSky } from './lite-sky.tsx';
import { formatWind, LiteDays, LiteHours } from './lite-tables.tsx';
import { makeLiteLocationPage } from './make-lite-location-page.tsx';

interface NowProps {
  readonly data: NowData;
  readonly view: PageView;
}

/** Wind, humidity, UV, air quality and sun in one line; unknown values are left out. */
function describeDetails({ data, view }: NowProps): string {
  const { style } = view;
  const words = liteMessages[style.language];
  const now = findReply(data.now)?.now ?? null;
  const uv = findReply(data.uv)?.uvIndex ?? null;
  const air = findReply(data.aqi);
  const { sunrise, sunset } = data.sky;
  return [
    now === null || now.windSpeed === null ? null : words.wind(formatWind(now, view)),
    now === null || now.humidity === null ? null : words.humidity(formatPercent(now.humidity, style)),
    uv === null ? null : words.uv(formatNumber(uv, style)),
    air === null || air.aqi === null || air.category === null
      ? null
      : words.air(formatNumber(air.aqi, style), AQI_CATEGORIES[air.category].name[style.language]),
    sunrise === null || sunset === null ? null : words.sun(formatClock(sunrise), formatClock(sunset)),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

function Now({ data, view }: NowProps) {
  const { words, style } = view;
  const today = findReply(data.today)?.day ?? null;
  return (
    <LiteSection title={words.now.title} section={data.now} view={view}>
      {({ now }) => (
        <>
          <p className="big">{formatTemperature(now.temperature, style)}</p>
          <p>{now.text ?? words.noData}</p>
          {isFeltOtherwise(now) ? <p>{words.now.feelsLike(formatTemperature(now.feelsLike, style))}</p> : null}
          {today === null || today.temperatureMin === null || today.temperatureMax === null ? null : (
            <p>
              {words.now.range(
                formatTemperature(today.temperatureMin, style),
                formatTemperature(today.temperatureMax, style),
              )}
            </p>
          )}
          <p>{describeDetails({ data, view })}</p>
        </>
      )}
    </LiteSection>
  );
}

interface NextRainProps extends NowProps {
  readonly warnings: readonly RatedWarning[];
  readonly ask: RainReportAsk | null;
}

/** Rain of the next three hours as a sentence with its source. */
function NextRain({ data, warnings, ask, view }: NextRainProps) {
  const { title } = view.words.place.nextRain;
  const { language } = view.style;
  return (
    <LiteSection title={title} section={data.nowcast} view={view}>
      {(reply) => (
        <>
          <p>{withholdDry(reply, warnings, language).sentence}</p>
          <p>
            <BasisLine reply={reply} view={view} />
          </p>
          {ask?.near ? <p>{describeNearReports(ask.near, language)}</p> : null}
          {ask === null ? null : <RainReportForm ask={ask} language={language} />}
        </>
      )}
    </LiteSection>
  );
}

/** Rain that meets the high tide as a sentence with what it rests on. */
function RainTide({ data: { rainTide }, view }: NowProps) {
  const sentence = rainTide === null ? null : describeRainTide(rainTide, view);
  if (rainTide === null || sentence === null) return null;
  return (
    <section>
      <h2>{rainTideMessages[view.style.language].title}</h2>
      <p>
        <MarkedText text={sentence} view={view} />
      </p>
      <p className="soft">{explainRainTide(rainTide, view)}</p>
    </section>
  );
}

/** What the nearest station measured, and what the airport forecasts, as lines. */
function Measured({ measured, view }: { readonly measured: MeasuredNearby | null; readonly view: PageView }) {
  const lines = describeMeasured(measured, view);
  if (lines === null) return null;
  const { where, forecast, airport, credits } = lines;
  const rows = [lines.measured, ...(forecast === null ? [] : [forecast])];
  return (
    <section>
      <h2>{measuredMessages[view.style.language].title}</h2>
      <p>{where}</p>
      {rows.map(([when, what]) => (
        <p key={when}>{`${when}: ${what}`}</p>
      ))}
      {airport === null ? null : <p>{airport.title}:</p>}
      {airport === null ? null : (
        <ul>
          {airport.parts.map(({ when, text }) => (
            <li key={`${when} ${text}`}>{`${when}: ${text}`}</li>
          ))}
        </ul>
      )}
      {credits.length === 0 ? null : (
        <p className="soft">
          {credits.map((credit) => (
            <Fragment key={credit}>
              <CreditText credit={credit} language={view.style.language} />{' '}
            </Fragment>
          ))}
        </p>
      )}
    </section>
  );
}

/** Current sky; not the model's under an emergency bulletin. */
function toSky(data: NowData, warnings: readonly RatedWarning[]): SkyAppearance {
  const sky = findSkyNow(findReply(data.now)?.now ?? null);
  return warnings.some(isEmergency) ? { ...sky, isWarning: true } : sky;
}

/** Current weather, three hours of rain, 12 hours and 7 days. */
export const liteNowPage = makeLiteLocationPage(async ({ located, request, view, call, name, warnings }, words) => {
  const [data, ask, found] = await Promise.all([
    loadNow(located, request, call, view.nowAt),
    loadRainReport(request, located),
    request.findMeasured?.(located.place, request.language),
  ]);
  const measured = mayShowMeasured(data, warnings) ? (found ?? null) : null;
  const days = words.days.title(7);
  return {
    sections: data.sections,
    type: words.titles.now,
    description: words.descriptions.now(name),
    sentence: toPageSentence(data.sentence, warnings, request.language),
    body: (
      <>
        <LiteSky scene={findSkyScene(toSky(data, warnings), located.place, request.now)} />
        <Now data={data} view={view} />
        <NextRain data={data} warnings={warnings} ask={ask} view={view} />
        <RainTide data={data} view={view} />
        <Measured measured={measured} view={view} />
        <LiteSection title={words.hours.nextTitle} section={data.hours} view={view}>
          {({ hours }) => (
            <LiteHours
              hours={showNow(hours.slice(0, 12), findReply(data.now)?.now)}
              caption={words.hours.caption(name)}
              view={view}
            />
          )}
        </LiteSection>
        <LiteSection title={days} section={data.days} view={view}>
          {(reply) => <LiteDays days={reply.days.slice(0, 7)} caption={days} view={view} />}
        </LiteSection>
      </>
    ),
  };
});
