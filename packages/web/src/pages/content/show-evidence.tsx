import type { AlertSampleId } from '@portal/content/evidence/alert-samples.table';
import { GREAT_CITIES } from '@portal/content/great-cities.table';
import { evidenceMessages } from '@portal/content/messages/evidence-messages';
import { siteMessages } from '@portal/content/messages/site-messages';
import { nowcastSteps } from '@portal/contract/endpoints/nowcast';
import { weatherHours24, weatherRain72 } from '@portal/contract/endpoints/weather';
import type { RainHour } from '@portal/contract/endpoints/weather-schema';
import { toLanguagePath } from '@portal/routes/counterpart';
import { describeSiteWork } from '#components/content/describe-site-work.ts';
import { LiveCard } from '#components/content/live-card.tsx';
import siteStyles from '#components/content/site-example.module.css';
import { assessHours } from '#components/content/site-strips.tsx';
import { SITES } from '#components/content/sites.table.ts';
import { LimitChart } from '#components/evidence/limit-chart.tsx';
import { SampleAlert, SampleRecord } from '#components/evidence/sample-alert.tsx';
import { type ChartedWorkId, SiteChart } from '#components/evidence/site-chart.tsx';
import { formatRain } from '#components/weather/format-values.ts';
import { HourStrip } from '#components/weather/hour/hour-strip.tsx';
import { NowcastChart } from '#components/weather/hour/nowcast-chart.tsx';
import { requireFigures, toSection } from '#components/weather/section.ts';
import { toPageView } from '#pages/weather/weather-layout.tsx';
import { askGreatCities, type LoadLive } from './live-example.ts';
import { loadSiteHours } from './make-site-live.tsx';

type City = keyof typeof GREAT_CITIES;
type Site = keyof typeof SITES;

/** Hours that fit a wide screen. */
const STRIP_HOURS = 10;
/** Minimum rain for a chart, mm/h: an empty one shows nothing. */
const WET_MMH = 0.1;
const RAIN_HOURS = 48;

/** Excerpt of a city's page: next hours, and rain of the next three. */
export function showScreen(city: City): LoadLive {
  return async (request, call) => {
    const { language } = request;
    const view = toPageView(request);
    const words = evidenceMessages[language].screen;
    const { slug, name } = GREAT_CITIES[city];
    const query = { location: slug, lang: language };
    const [hours, nowcast] = await Promise.all([call(weatherHours24, { query }), call(nowcastSteps, { query })]);
    const section = requireFigures(toSection(hours, view.nowAt), (reply) => reply.hours);
    return {
      block: (
        <LiveCard title={words.of(name[language])} section={section} view={view}>
          {(reply) => (
            <>
              {nowcast.ok ? (
                <>
                  <p className={siteStyles.sentence}>{nowcast.reply.sentence}</p>
                  {nowcast.reply.steps.some(({ rainRate }) => (rainRate ?? 0) >= WET_MMH) ? (
                    <NowcastChart reply={nowcast.reply} view={view} />
                  ) : null}
                </>
              ) : null}
              <HourStrip hours={reply.hours.slice(0, STRIP_HOURS)} view={view} />
              <p>
                <a className="more" href={toLanguagePath('weather:now', language, { location: slug })}>
                  {words.open}
                </a>
              </p>
            </>
          )}
        </LiveCard>
      ),
    };
  };
}

/** Possible rain of a city within the chart, mm. */
function sumHigh(hours: readonly RainHour[]): number {
  return hours.slice(0, RAIN_HOURS).reduce((sum, { rain, rainHigh }) => sum + (rainHigh ?? rain ?? 0), 0);
}

/** Two days of rain with range, as in the API and data files, at the wettest major city. */
export const showRain: LoadLive = async (request, call) => {
  const { language } = request;
  const view = toPageView(request);
  const { screen, chart } = evidenceMessages[language];
  const found = await askGreatCities(language, async (query) =>
    requireFigures(toSection(await call(weatherRain72, { query }), view.nowAt), ({ hours }) => hours),
  );
  const [wettest] = found.ok
    ? found.reply.cities.toSorted((a, b) => sumHigh(b.reply.hours) - sumHigh(a.reply.hours))
    : [];
  const title = wettest === undefined ? screen.rainRow : screen.rain(wettest.name, RAIN_HOURS);
  return {
    block: (
      <LiveCard title={title} section={found} view={view}>
        {() => {
          const shown = (wettest?.reply.hours ?? []).slice(0, RAIN_HOURS);
          const most = Math.max(0, ...shown.map(({ rain }) => rain ?? 0));
          return (
            <LimitChart
              label={`${title}: ${chart.spoken(screen.rainRow, formatRain(0, view.style), formatRain(most, view.style))}`}
              unit="mm"
              shape="bars"
              moments={shown.map(({ at }) => at)}
              row={{ name: screen.rainRow, values: shown.map(({ rain }) => rain) }}
              high={{ name: chart.high, values: shown.map(({ rainHigh }) => rainHigh) }}
              words={chart}
              style={view.style}
            />
          );
        }}
      </LiveCard>
    ),
  };
};

/** Deciding weather for one kind of work at a site: sentence and chart. */
export function showSiteChart(site: Site, work: ChartedWorkId): LoadLive {
  return async (request, call) => {
    const { language } = request;
    const view = toPageView(request);
    const words = siteMessages[language];
    const { lat, lng, title } = SITES[site];
    const section = await loadSiteHours({ lat, lng, lang: language }, call, view.nowAt);
    return {
      block: (
        <LiveCard title={title[language]} section={section} view={view}>
          {(weather) => (
            <>
              <p className={siteStyles.sentence}>
                {describeSiteWork(words.works[work], assessHours(work, weather), words)}
              </p>
              <SiteChart
                work={work}
                weather={weather}
                style={view.style}
                words={words}
                chartWords={evidenceMessages[language].chart}
              />
            </>
          )}
        </LiveCard>
      ),
    };
  };
}

/** An alert with its course and record. */
export function showAlert(id: AlertSampleId): LoadLive {
  return async (request) => ({ block: <SampleAlert id={id} style={toPageView(request).style} /> });
}

/** Forecast and observation of a fictitious case. */
export function showRecord(id: AlertSampleId): LoadLive {
  return async (request) => ({ block: <SampleRecord id={id} style={toPageView(request).style} /> });
}
