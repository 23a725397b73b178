import { BRAND } from '@portal/content/brand';
import { writeCredits } from '@portal/content/messages/credit-words';
import { getWeatherMessages } from '@portal/content/messages/weather';
import { widgetMessages } from '@portal/content/messages/widget-messages';
import type { CallApi } from '@portal/contract/call-api';
import type { EndpointReply } from '@portal/contract/endpoint';
import { placesNearest, placesResolve } from '@portal/contract/endpoints/places';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import { weatherDays15, weatherHours24, weatherNow } from '@portal/contract/endpoints/weather';
import type { Language } from '@portal/domain/language/language';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { toLanguagePath } from '@portal/routes/counterpart';
import { toPath } from '@portal/routes/to-path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadWarnings } from '#components/warnings/load-warnings.ts';
import { nameDay } from '#components/weather/day-name.ts';
import { formatClock, formatPercent, formatTemperature } from '#components/weather/format-values.ts';
import { describeFreshness, describeStaleness, weighDemo } from '#components/weather/freshness.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { findReply, requireFigures, type Section, toSection } from '#components/weather/section.ts';
import { showNow } from '#components/weather/show-now.ts';
import { type DrawnSky, listSkyUses } from '#components/weather/sky.ts';
import sprite from '#components/weather/sky-sprite.svg?raw';
import type { WidgetReply, WidgetRequest, WidgetTheme } from '#share/widget-request.ts';
import { WIDGET_STYLE } from './widget-style.ts';

const SHOWN_HOURS = 6;
const SHOWN_DAYS = 5;
/** Same call and values as the current-weather page. */
const ASKED_DAYS = 7;

const SHARED_PARTS = /<defs>[\s\S]*?<\/defs>/.exec(sprite)?.[0] ?? '';
const SYMBOLS = new Map(
  [...sprite.matchAll(/<symbol id="([\w-]+)"[\s\S]*?<\/symbol>/g)].map(([markup, id = '']) => [id, markup]),
);

/** Inlines the symbols in use: a sandboxed frame without an origin may not fetch any. */
function writeSymbols(html: string): string {
  const used = new Set([...html.matchAll(/<use href="#([\w-]+)"/g)].map(([, id = '']) => SYMBOLS.get(id) ?? ''));
  return `<svg class="sr" aria-hidden="true">${SHARED_PARTS}${[...used].join('')}</svg>`;
}

function Sky({ sky, size }: { readonly sky: DrawnSky; readonly size: number }) {
  const ids = listSkyUses(sky).flatMap((address) => address.split('#')[1] ?? []);
  return (
    <svg width={size} height={size} aria-hidden="true">
      {ids.map((id) => (
        <use key={id} href={`#${id}`} />
      ))}
    </svg>
  );
}

interface WidgetData {
  readonly name: { readonly main: string; readonly secondary: string };
  readonly path: string;
  readonly now: Section<EndpointReply<typeof weatherNow>>;
  readonly hours: EndpointReply<typeof weatherHours24> | null;
  readonly days: EndpointReply<typeof weatherDays15> | null;
  readonly warnings: readonly OfficialWarning[];
}

interface KnownPlace {
  readonly slug: string;
  readonly displayName: WidgetData['name'];
}

/** The current place; null for an unknown or ambiguous name. */
async function findPlace({ place, language }: WidgetRequest, call: CallApi): Promise<KnownPlace | null> {
  if (place === null) return null;
  if (!('location' in place)) {
    const nearest = await call(placesNearest, { query: { ...place, lang: language } });
    return nearest.ok ? nearest.reply.place : null;
  }
  const resolve = (location: string) => call(placesResolve, { query: { location, lang: language } });
  const asked = await resolve(place.location);
  const moved = asked.ok && asked.reply.outcome === 'moved' ? asked.reply.slug : null;
  const slug = moved ?? place.location;
  const found = moved === null ? asked : await resolve(moved);
  if (!found.ok || found.reply.outcome !== 'place') return null;
  return { slug, displayName: found.reply.located.place.displayName };
}

/** Data of the current-weather page as far as they fit; null for an unknown place. */
async function loadWidget(request: WidgetRequest, call: CallApi, nowAt: string): Promise<WidgetData | null> {
  const { place, size, language } = request;
  const known = await findPlace(request, call);
  if (known === null || place === null) return null;
  const { slug, displayName: name } = known;
  const input = { query: { ...('location' in place ? { location: slug } : place), lang: language } };
  const [now, hours, days, warnings] = await Promise.all([
    call(weatherNow, input),
    size === 'small' ? null : call(weatherHours24, input),
    size === 'large' ? call(weatherDays15, { query: { ...input.query, days: ASKED_DAYS } }) : null,
    loadWarnings(language, call, slug),
  ]);
  return {
    name,
    path: toPath('weather:now', language, { location: slug }),
    now: toSection(now, nowAt),
    hours: hours && findReply(requireFigures(toSection(hours, nowAt), (reply) => reply.hours.slice(0, SHOWN_HOURS))),
    days: days && findReply(requireFigures(toSection(days, nowAt), (reply) => reply.days.slice(0, SHOWN_DAYS))),
    warnings,
  };
}

interface PartProps {
  readonly data: WidgetData;
  readonly view: PageView;
}

/** Current temperature, sky and range, or why they are missing. */
function Now({ data, view, isSmall }: PartProps & { readonly isSmall: boolean }) {
  const { now, days, warnings } = data;
  const { words, style } = view;
  if (!now.ok) return <p className="now">{words.missing[now.reason].what}</p>;
  const hour = now.reply.now;
  const [today] = days?.days ?? [];
  const range =
    today === undefined || today.temperatureMin === null || today.temperatureMax === null
      ? null
      : `${formatTemperature(today.temperatureMin, style)} – ${formatTemperature(today.temperatureMax, style)}`;
  return (
    <div className="now">
      <Sky sky={hour} size={48} />
      <b>{formatTemperature(hour.temperature, style)}</b>
      {isSmall && warnings.length > 0 ? (
        <Warning data={data} view={view} />
      ) : (
        <p>
          {hour.text ?? words.noData}
          {range === null ? null : (
            <>
              <br />
              <small>{range}</small>
            </>
          )}
        </p>
      )}
    </div>
  );
}

/** Chance of rain, blue from one third on; a dash where unknown. */
function Chance({ percent, view }: { readonly percent: number | null; readonly view: PageView }) {
  const text = formatPercent(percent, view.style);
  return (
    <span className={(percent ?? 0) >= 33 ? 'wet' : undefined}>
      <span className="sr">{widgetMessages[view.style.language].spokenChance('')}</span>
      {text}
    </span>
  );
}

function Hours({ data: { now, hours }, view }: PartProps) {
  if (hours === null) return null;
  const shown = showNow(hours.hours.slice(0, SHOWN_HOURS), findReply(now)?.now);
  return (
    <ol className="hours" aria-label={widgetMessages[view.style.language].hours}>
      {shown.map((hour) => (
        <li key={hour.at}>
          <span>{formatClock(hour.at)}</span>
          <Sky sky={hour} size={28} />
          {formatTemperature(hour.temperature, view.style)}
          <Chance percent={hour.rainProbability} view={view} />
        </li>
      ))}
    </ol>
  );
}

function Days({ data: { days }, view }: PartProps) {
  if (days === null) return null;
  const { style } = view;
  return (
    <ol className="days" aria-label={widgetMessages[style.language].days}>
      {days.days.slice(0, SHOWN_DAYS).map((day, index) => (
        <li key={day.date}>
          {nameDay(day.date, index, view)}
          <Sky sky={{ ...day, isDay: true }} size={26} />
          <Chance percent={day.rainProbability} view={view} />
          <b>{`${formatTemperature(day.temperatureMin, style)} – ${formatTemperature(day.temperatureMax, style)}`}</b>
        </li>
      ))}
    </ol>
  );
}

const TO_PORTAL = { target: '_blank', rel: 'noopener' } as const;

function Warning({ data: { warnings }, view: { style } }: PartProps) {
  const [first] = warnings;
  if (first === undefined) return null;
  return (
    <a className="warn" href={toLanguagePath('warnings', style.language)} {...TO_PORTAL}>
      <b>{widgetMessages[style.language].warning}: </b>
      <span lang={first.language === style.language ? undefined : first.language}>{first.headline}</span>
    </a>
  );
}

/** Attribution with link, always; then time, source and age. */
function Footer({ data: { now, path }, view }: PartProps) {
  const { issued } = findReply(now) ?? { issued: null };
  const { language } = view.style;
  const age = issued === null ? null : (describeStaleness(issued, view) ?? describeFreshness(issued, view));
  return (
    <footer>
      <span>
        {widgetMessages[language].by}{' '}
        <a href={path} {...TO_PORTAL}>
          {BRAND.name}
        </a>
      </span>
      {age === null ? null : <span title={writeCredits(issued?.credits ?? [], language) || undefined}>{age}</span>}
    </footer>
  );
}

function Widget({ data, view, size }: PartProps & Pick<WidgetRequest, 'size'>) {
  const { main, secondary } = data.name;
  const shown = [findReply(data.now), data.hours, data.days].flatMap((reply) => (reply === null ? [] : [reply]));
  const demo = shown.map(({ issued }) => weighDemo(issued));
  const { words } = view;
  const isSmall = size === 'small';
  return (
    <>
      <header>
        <h1>
          <a href={data.path} {...TO_PORTAL}>
            {main}
          </a>
          {secondary === '' ? null : <small>{`, ${secondary}`}</small>}
        </h1>
        {demo.every((share) => share === 'none') ? null : (
          <span className="demo">{demo.every((share) => share === 'all') ? words.demo : words.demoPartly}</span>
        )}
      </header>
      {isSmall && data.now.ok ? null : <Warning data={data} view={view} />}
      <Now data={data} view={view} isSmall={isSmall} />
      <Hours data={data} view={view} />
      <Days data={data} view={view} />
      <Footer data={data} view={view} />
    </>
  );
}

/** A widget without a place: says what is wrong and whom to ask. */
function Lost({ language }: { readonly language: Language }) {
  const words = widgetMessages[language];
  return (
    <>
      <h1>{words.lost}</h1>
      <footer>
        <span>
          {words.lostHelp}{' '}
          <a href={toLanguagePath('home', language)} {...TO_PORTAL}>
            {BRAND.name}
          </a>
        </span>
      </footer>
    </>
  );
}

interface DocumentParts {
  readonly title: string;
  readonly language: Language;
  readonly theme: WidgetTheme;
  readonly body: ReactNode;
}

function writeDocument({ title, language, theme, body }: DocumentParts): string {
  const shown = renderToStaticMarkup(body);
  const head = renderToStaticMarkup(
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{`${title} | ${BRAND.name}`}</title>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this folder */}
      <style dangerouslySetInnerHTML={{ __html: WIDGET_STYLE }} />
    </head>,
  );
  return `<!DOCTYPE html><html lang="${language}" data-theme="${theme}">${head}<body>${shown}${writeSymbols(shown)}</body></html>`;
}

/** Weather widget for other sites: one document without requests or script. */
export async function drawWidget(request: WidgetRequest, call: CallApi): Promise<WidgetReply> {
  const { language, theme, size, now } = request;
  const nowAt = formatMoment(now);
  const view: PageView = {
    words: getWeatherMessages(language),
    style: { language, temperatureUnit: 'C', windUnit: 'kmh' },
    nowAt,
    path: '',
  };
  const words = widgetMessages[language];
  const data = await loadWidget(request, call, nowAt);
  if (data === null) {
    return {
      status: 404,
      html: writeDocument({ title: words.lost, language, theme, body: <Lost language={language} /> }),
    };
  }
  const title = words.title(data.name.main);
  const html = writeDocument({ title, language, theme, body: <Widget data={data} view={view} size={size} /> });
  return { status: data.now.ok ? 200 : 503, html };
}
