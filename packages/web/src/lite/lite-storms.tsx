import { writeCredits } from '@portal/content/messages/credit-words';
import { routeText } from '@portal/content/messages/route-text';
import { warningMessages } from '@portal/content/messages/warning-messages';
import { type Storm, type StormTrack, stormById, storms } from '@portal/contract/endpoints/storms';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { ReactNode } from 'react';
import {
  describeForce,
  describeGustForce,
  describePosition,
  describeWind,
  formatKm,
  isPast,
  makeStormView,
  nameMoment,
  nameStorm,
  type StormView,
} from '#components/storms/storm-words.ts';
import { toErrorOutcome } from '#pages/error/error-page.tsx';
import { notFoundOutcome } from '#pages/not-found/not-found-outcome.tsx';
import type { PageRequest } from '#pages/page-request.ts';
import { listAhead, shortenTrack } from '#pages/storms/draw-track.ts';
import { loadStormWarnings, OFFICIAL_NAME, OFFICIAL_SITE } from '#pages/storms/official-part.tsx';
import { StaleNotices, StateLine } from '#pages/storms/state-line.tsx';
import { describeWhere, sortByDistance } from '#pages/storms/storm-place-words.ts';
import { type LitePage, toLitePath } from './lite-page.ts';
import { LiteTable, LiteWarnings } from './lite-parts.tsx';

const LONGEST_ID = 40;
/** Further storms keep their line; the full page has all. */
const MOST_PAST = 10;

function makeView({ language, settings, now }: PageRequest): StormView {
  const { temperatureUnit, windUnit } = settings;
  return makeStormView({ language, temperatureUnit, windUnit }, formatMoment(now));
}

function Official({
  warnings,
  view,
}: {
  readonly warnings: readonly OfficialWarning[] | null;
  readonly view: StormView;
}) {
  const { official } = view.words;
  if (warnings !== null && warnings.length > 0) {
    return <LiteWarnings warnings={warnings} language={view.style.language} nowAt={view.nowAt} />;
  }
  return (
    <p className="note">
      {warnings === null ? official.failed : official.none} <a href={OFFICIAL_SITE}>{OFFICIAL_NAME}</a>.
    </p>
  );
}

interface FrameProps {
  readonly title: string;
  readonly warnings: readonly OfficialWarning[] | null;
  readonly state: ReactNode;
  readonly hasSource: boolean;
  readonly credits: readonly string[];
  readonly view: StormView;
  readonly children: ReactNode;
}

/** Official bulletin, answer, reference, what the centres say, emergency calls, credits. */
function Frame({ title, warnings, state, hasSource, credits, view, children }: FrameProps) {
  const { words, style } = view;
  return (
    <>
      <h1>{title}</h1>
      <Official warnings={warnings} view={view} />
      {state}
      {hasSource && (
        <p className="note">
          {words.reference} <a href={OFFICIAL_SITE}>{OFFICIAL_NAME}</a>
        </p>
      )}
      {children}
      <h2>{words.calls}</h2>
      <p>
        {['112', '114', '115'].map((number) => (
          <span key={number}>
            <a href={`tel:${number}`}>{number}</a>
            {` ${warningMessages[style.language].page.calls.find((call) => call.number === number)?.name ?? ''}. `}
          </span>
        ))}
      </p>
      {credits.length > 0 && <p className="soft">{`${words.credits} ${writeCredits(credits, view.style.language)}`}</p>}
    </>
  );
}

/** `JMA, lúc 13:00: cấp 13, giật 17, 150 km/h; 19,1°B, 112,6°Đ`. */
function describeCentre(state: Storm['centres'][number], view: StormView): string {
  const { list, centres } = view.words;
  const strength = [
    describeForce(state, state, view),
    describeGustForce(state, view),
    describeWind(state, state, view),
    describePosition(state, view),
  ];
  const title = list.centre(centres[state.centre].short, nameMoment(state.at, view));
  return `${title}: ${strength.filter((text) => text !== null).join(', ')}.`;
}

const toPath = ({ id }: Storm, { style }: StormView): string =>
  toLitePath(toLanguagePath('storm', style.language, { id }));

/** `/bao`, light: the same sentence as on the full page, and a line for each centre. */
export const liteStormsPage: LitePage = async (request, call) => {
  const { language } = request;
  const view = makeView(request);
  const [result, warnings] = await Promise.all([
    call(storms, { query: { lang: language } }),
    loadStormWarnings(language, call),
  ]);
  const list = result.ok ? result.reply : null;
  const items = list?.items ?? [];
  const current = sortByDistance(items.filter((storm) => !isPast(storm, view.nowAt)));
  const past = items.filter((storm) => isPast(storm, view.nowAt)).slice(0, MOST_PAST);
  const { title, description } = routeText[language].storms;
  return {
    kind: 'lite',
    head: { title, description, indexable: true },
    body: (
      <Frame
        title={title}
        warnings={warnings}
        state={<StateLine list={list} current={current} view={view} />}
        hasSource={list?.watched.length !== 0}
        credits={list?.issued.credits ?? []}
        view={view}
      >
        {current.length > 0 && <StaleNotices watched={list?.watched ?? []} view={view} />}
        {current.map((storm) => (
          <section key={storm.id}>
            <h2>
              <a href={toPath(storm, view)}>{nameStorm(storm, view)}</a>
            </h2>
            {storm.centres.map((state) => (
              <p key={state.centre}>{describeCentre(state, view)}</p>
            ))}
          </section>
        ))}
        {past.length > 0 && <h2>{view.words.list.past}</h2>}
        {past.map((storm) => (
          <p key={storm.id}>
            <a href={toPath(storm, view)}>{nameStorm(storm, view)}</a>{' '}
            {view.words.list.last(nameMoment(storm.updatedAt, view))}
          </p>
        ))}
      </Frame>
    ),
  };
};

function LiteTrack({ track, view }: { readonly track: StormTrack; readonly view: StormView }) {
  const { table, centres } = view.words;
  const hasWind = track.points.some(({ windMs }) => windMs !== null);
  const rows = listAhead(track).map((point) => {
    const strength = [describeForce(point, track, view), describeGustForce(point, view)].filter(
      (text) => text !== null,
    );
    const error = point.errorKm === null ? '' : ` ±${formatKm(point.errorKm, view.style)}`;
    const place = describePosition(point, view) + error;
    return [nameMoment(point.at, view), ...(hasWind ? [strength.join(', ') || '–'] : []), place];
  });
  return (
    <section>
      <h2>{table.title(centres[track.centre].short)}</h2>
      <LiteTable
        caption={centres[track.centre].name}
        head={[table.time, ...(hasWind ? [table.wind] : []), table.position]}
        rows={rows}
      />
    </section>
  );
}

/** `/bao/{id}`, light: what each centre says, hour by hour. */
export const liteStormPage: LitePage = async (request, call) => {
  const { language, parameters } = request;
  const view = makeView(request);
  const id = (parameters.id ?? '').slice(0, LONGEST_ID);
  const [result, warnings] = await Promise.all([
    call(stormById, { query: { id, lang: language } }),
    loadStormWarnings(language, call),
  ]);
  if (!result.ok) {
    const isUnknown = result.problem.status === 404;
    return {
      kind: 'outcome',
      outcome: isUnknown ? await notFoundOutcome(request, call, []) : toErrorOutcome(request, 500),
    };
  }
  const { storm, tracks, issued, watched } = result.reply;
  if (storm.id !== id) {
    const location = toLitePath(toLanguagePath('storm', language, { id: storm.id }));
    return { kind: 'outcome', outcome: { kind: 'redirect', status: 302, location } };
  }
  const name = nameStorm(storm, view);
  const [first] = storm.centres;
  const isOver = isPast(storm, view.nowAt);
  const state = isOver
    ? view.words.pastStorm(nameMoment(storm.updatedAt, view))
    : `${name}: ${first === undefined ? '' : describeWhere(first, view)}.`;
  return {
    kind: 'lite',
    head: { title: name, description: routeText[language].storm.description, indexable: true },
    body: (
      <Frame title={name} warnings={warnings} state={<p>{state}</p>} hasSource credits={issued.credits} view={view}>
        {!isOver && <StaleNotices watched={watched} view={view} />}
        {storm.centres.map((one) => (
          <p key={one.centre}>{describeCentre(one, view)}</p>
        ))}
        {tracks.map((track) => (
          <LiteTrack key={track.centre} track={shortenTrack(track)} view={view} />
        ))}
        <p>
          <a href={toLitePath(toLanguagePath('storms', language))}>{view.words.all}</a>
        </p>
      </Frame>
    ),
  };
};
