import type { CallApi } from '@portal/contract/call-api';
import type { LocatedPlace } from '@portal/contract/endpoints/places';
import { type OfficialWarning, warningsList } from '@portal/contract/endpoints/warnings';
import { weatherDays15 } from '@portal/contract/endpoints/weather';
import { isSeaBulletin } from '@portal/domain/sea/assess-boat';
import { toPath } from '@portal/routes/to-path';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { WarningLead } from '#components/warnings/warning-lead.tsx';
import { MissingBlock } from '#components/weather/block.tsx';
import hero from '#components/weather/hero-words.module.css';
import { findReply, toSection } from '#components/weather/section.ts';
import type { Page } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { loadLocation } from '#pages/weather/load-location.ts';
import { loadSkyNow } from '#pages/weather/load-now.ts';
import { toPlaceQuery } from '#pages/weather/load-sentence.ts';
import { toLocationHead } from '#pages/weather/location-head.ts';
import { toPageView, WeatherLayout } from '#pages/weather/weather-layout.tsx';
import type { FindPlaceAnswer } from '#share/share-card-request.ts';
import { BoatsBlock } from './boats-block.tsx';
import { loadSea, SHOWN_DAYS } from './load-sea.ts';
import { readOwnBoat } from './own-boat.ts';
import { loadSeaAround, SeaAround } from './sea-around.tsx';
import { SeaDays } from './sea-days.tsx';
import { describeSea, listFacts, type SeaReply, type SeaView, toSeaView } from './sea-view.ts';
import { TideBlock } from './tide-block.tsx';
import { WavesBlock } from './waves-block.tsx';

/** Adds the warnings for the water off the coast, which often cover no land. */
async function loadSeaWarnings(
  reply: SeaReply | null,
  { language }: PageRequest,
  call: CallApi,
  known: readonly OfficialWarning[],
): Promise<readonly OfficialWarning[]> {
  if (reply === null || reply.cell === null) return known;
  const { lat, lng } = reply.cell;
  const result = await call(warningsList, { query: { lat, lng, lang: language } });
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...(result.ok ? result.reply.items.filter(({ id }) => !ids.has(id)) : [])];
}

interface AnswerProps {
  readonly reply: SeaReply;
  readonly warnings: readonly OfficialWarning[];
  readonly view: SeaView;
}

/** Bulletins that keep boats ashore, then the answer and the sea of now. */
function Answer({ reply, warnings, view }: AnswerProps) {
  const { language } = view.style;
  return (
    <div className={hero.answer}>
      {warnings.filter(isSeaBulletin).map((warning) => (
        <WarningLead key={warning.id} warning={warning} language={language} nowAt={view.nowAt} />
      ))}
      <p className={hero.sentence}>{describeSea(reply, view)}</p>
      <p className={hero.answerFacts}>
        {listFacts(reply, view).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
    </div>
  );
}

/** For a place that is not on the sea: one sentence and a way on. */
function Inland({
  located,
  request,
  view,
}: {
  readonly located: LocatedPlace;
  readonly request: PageRequest;
  readonly view: SeaView;
}) {
  const { main } = located.place.displayName;
  const href = toPath('weather:now', request.language, { location: located.place.slug ?? '' });
  return (
    <div className={hero.answer}>
      <p className={hero.sentence}>{view.sea.inland(main)}</p>
      <p>
        <a className="button" href={href}>
          {preventUnitBreaks(view.sea.inlandWay(main))}
        </a>
      </p>
    </div>
  );
}

/** Whether one can go out, for a picture of the page. */
export const answerSea: FindPlaceAnswer = async ({ query, view }, call) => {
  const reply = findReply(await loadSea(query, call, view.nowAt));
  return reply === null ? null : { sentence: describeSea(reply, toSeaView(view)), isDemo: reply.issued.demo };
};

/** `/thoi-tiet-{location}/bien`: which boats can go out, waves, wind and tide of a coast. */
export const seaPage: Page = async (request, call) => {
  const load = await loadLocation(request, call);
  if (load.kind === 'outcome') return load.outcome;
  const { located, neighbours, news, areas, storm } = load;
  const isCoastal = located.isCoastal === true;
  const view = toSeaView(toPageView(request));
  const { main } = located.place.displayName;
  const [section, days, sky, around] = await Promise.all([
    isCoastal ? loadSea(toPlaceQuery(located, request).query, call, view.nowAt) : null,
    isCoastal ? call(weatherDays15, { query: { ...toPlaceQuery(located, request).query, days: SHOWN_DAYS } }) : null,
    loadSkyNow(located, request, call),
    isCoastal ? loadSeaAround(located, request, call, view.nowAt) : [],
  ]);
  const reply = section === null ? null : findReply(section);
  const warnings = await loadSeaWarnings(reply, request, call, load.warnings);
  const daySection = days === null ? null : toSection(days, view.nowAt);
  const others = around.map(({ reply: other }) => ({ ok: true, reply: other }) as const);
  const sections = section === null ? [] : [section, ...(daySection === null ? [] : [daySection]), ...others];
  const panel =
    reply === null ? (
      isCoastal ? null : (
        <Inland located={located} request={request} view={view} />
      )
    ) : (
      <Answer reply={reply} warnings={warnings} view={view} />
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
      sections={sections}
      sky={sky}
      hero={panel}
      around={
        reply === null || around.length === 0
          ? undefined
          : (className) => <SeaAround reply={reply} around={around} view={view} className={className} />
      }
    >
      {reply === null ? null : (
        <>
          <BoatsBlock reply={reply} own={readOwnBoat(request, view)} view={view} />
          <WavesBlock reply={reply} view={view} />
          <TideBlock tide={reply.tide} view={view} />
          <SeaDays
            reply={reply}
            days={daySection === null ? [] : (findReply(daySection)?.days ?? [])}
            warnings={warnings}
            view={view}
          />
        </>
      )}
      {section !== null && !section.ok ? (
        <MissingBlock id="boats" title={view.sea.boats.title} reason={section.reason} view={view} />
      ) : null}
    </WeatherLayout>
  );
  const head = toLocationHead({
    request,
    located,
    type: view.sea.type,
    ...(reply === null ? {} : { subject: 'sea' }),
    description: isCoastal ? view.sea.description(main) : view.sea.inland(main),
    breadcrumb: view.words.breadcrumb,
  });
  return { kind: 'page', status: 200, head: { ...head, indexable: head.indexable && isCoastal }, body };
};
