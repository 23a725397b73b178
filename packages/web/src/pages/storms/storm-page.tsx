import { contentPagesMessages } from '@portal/content/messages/content-pages-messages';
import { routeText } from '@portal/content/messages/route-text';
import { type StormMembers, stormById } from '@portal/contract/endpoints/storms';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { toLanguagePath } from '@portal/routes/counterpart';
import { toBreadcrumbList } from '#components/content/to-breadcrumb-list.ts';
import {
  describeNumber,
  isPast,
  makeStormView,
  nameMoment,
  nameStorm,
  type StormView,
} from '#components/storms/storm-words.ts';
import { DataTable } from '#components/ui/data-table.tsx';
import { Block } from '#components/weather/block.tsx';
import { formatNumber } from '#components/weather/format-values.ts';
import { toErrorOutcome } from '#pages/error/error-page.tsx';
import { notFoundOutcome } from '#pages/not-found/not-found-outcome.tsx';
import type { Page } from '#pages/page.ts';
import { CompareCentres } from './compare-centres.tsx';
import { shortenTrack } from './draw-track.ts';
import { HistoryPart } from './history-part.tsx';
import { loadStormWarnings } from './official-part.tsx';
import { OwnPlaces } from './own-places.tsx';
import { ModelNotice, StaleNotices } from './state-line.tsx';
import { StormFrame } from './storm-frame.tsx';
import { CentreFacts } from './storm-list.tsx';
import { StormMap } from './storm-map.tsx';
import { describeWhere } from './storm-place-words.ts';
import styles from './storms.module.css';
import { TrackTables } from './track-table.tsx';

const LONGEST_ID = 40;

interface MembersPartProps {
  readonly members: StormMembers | null;
  readonly view: StormView;
}

/** Where the members of an ensemble come ashore, as counts. Nothing without an ensemble. */
function MembersPart({ members, view: { words, style } }: MembersPartProps) {
  if (members === null || members.count === 0) return null;
  const { count, landfall } = members;
  const ashore = landfall.reduce((sum, one) => sum + one.count, 0);
  const write = (value: number): string => formatNumber(value, style);
  const rows = [...landfall, { area: words.members.none, count: count - ashore }];
  return (
    <Block id="members" title={words.members.title}>
      <p className={styles.lead}>{words.members.lead(write(ashore), write(count))}</p>
      <DataTable
        className={styles.table}
        caption={words.members.title}
        columns={[words.members.area, words.members.share]}
        rows={rows.map((row) => [row.area, words.members.of(write(row.count), write(count))])}
      />
      <p className={styles.note}>{words.members.note}</p>
    </Block>
  );
}

/** `/bao/{id}`: track, forecast and reach of strong wind of one storm by each centre. */
export const stormPage: Page = async (request, call) => {
  const { language, now, publicUrl, settings, parameters } = request;
  const { temperatureUnit, windUnit } = settings;
  const id = (parameters.id ?? '').slice(0, LONGEST_ID);
  const view = makeStormView({ language, temperatureUnit, windUnit }, formatMoment(now));
  const [result, warnings] = await Promise.all([
    call(stormById, { query: { id, lang: language } }),
    loadStormWarnings(language, call),
  ]);
  if (!result.ok) {
    return result.problem.status === 404 ? notFoundOutcome(request, call, []) : toErrorOutcome(request, 500);
  }
  const { storm, issued, watched, members, history } = result.reply;
  const tracks = result.reply.tracks.map(shortenTrack);
  // Earlier ids of the same storm lead to its present address.
  if (storm.id !== id) {
    return { kind: 'redirect', status: 302, location: toLanguagePath('storm', language, { id: storm.id }) };
  }
  const name = nameStorm(storm, view);
  const listPath = toLanguagePath('storms', language);
  const crumbs = [
    { name: contentPagesMessages[language].home, href: toLanguagePath('home', language) },
    { name: routeText[language].storms.title, href: listPath },
    { name },
  ];
  const [first] = storm.centres;
  const path = toLanguagePath('storm', language, { id: storm.id });
  const isOver = isPast(storm, view.nowAt);
  const where = [first === undefined ? null : describeWhere(first, view), describeNumber(storm, view)];
  return {
    kind: 'page',
    status: 200,
    head: {
      title: name,
      description: routeText[language].storm.description,
      indexable: true,
      structuredData: [toBreadcrumbList(crumbs, publicUrl, path)],
    },
    body: (
      <StormFrame
        title={name}
        crumbs={crumbs}
        warnings={warnings}
        state={
          <p className={styles.state}>
            {isOver
              ? view.words.pastStorm(nameMoment(storm.updatedAt, view))
              : `${name}: ${where.filter((text) => text !== null).join('; ')}.`}
          </p>
        }
        credits={issued.credits}
        view={view}
      >
        {!isOver && <StaleNotices watched={watched} view={view} />}
        <ModelNotice storm={storm} view={view} />
        <Block id="map" title={view.words.map.title}>
          <StormMap storms={[{ storm, tracks, members }]} view={view} />
        </Block>
        {!isOver && <OwnPlaces storms={[{ storm, tracks }]} view={view} />}
        <section className={`card ${styles.storm}`} aria-labelledby="now">
          <h2 id="now">{name}</h2>
          {storm.centres.map((state) => (
            <CentreFacts key={state.centre} state={state} detail={result.reply} view={view} heading="h3" />
          ))}
        </section>
        {tracks.map((track) => (
          <TrackTables key={track.centre} track={track} view={view} />
        ))}
        <CompareCentres tracks={tracks} view={view} />
        {!isOver && <MembersPart members={members} view={view} />}
        <HistoryPart history={history} view={view} />
        <p>
          <a className="more" href={listPath}>
            {view.words.all}
          </a>
        </p>
      </StormFrame>
    ),
  };
};
