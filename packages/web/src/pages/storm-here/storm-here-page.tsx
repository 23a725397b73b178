import { warningMessages } from '@portal/content/messages/warning-messages';
import type { CallApi } from '@portal/contract/call-api';
import type { LocatedPlace } from '@portal/contract/endpoints/places';
import { type SeaTide, weatherSea } from '@portal/contract/endpoints/sea';
import { type StormHereReply, stormHere } from '@portal/contract/endpoints/storm-here';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import { comesFirst } from '@portal/domain/warning/warning-kind';
import { toLanguagePath } from '@portal/routes/counterpart';
import { describeStormHere, type StormHereView, toStormHereView } from '#components/storms/storm-here-view.ts';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { WarningLead } from '#components/warnings/warning-lead.tsx';
import { Block, MissingBlock } from '#components/weather/block.tsx';
import { nameWhen } from '#components/weather/day-name.ts';
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
import { CentresBlock } from './centres-block.tsx';
import styles from './storm-here.module.css';
import { TasksBlock } from './tasks-block.tsx';
import { WindBlock } from './wind-block.tsx';

/** The days that 72 hours touch within the limit of every reader. */
const TIDE_DAYS = 3;

const CELLS = 24;
const CELL = { step: 12, width: 11, height: 10 };
const { step, width, height } = CELL;
const GREY = Array.from({ length: CELLS }, (_, cell) => `M${cell * step} 0h${width}v${height}h-${width}z`).join('');

/** The day after a storm: it is not safe yet, three lines, and 24 hours without a colour. Nothing before. */
function AfterBlock({ reply, view }: { readonly reply: StormHereReply; readonly view: StormHereView }) {
  const { after } = view.here;
  if (reply.state !== 'after' || reply.afterUntil === null) return null;
  const strip = after.strip(nameWhen(reply.afterUntil, view));
  return (
    <Block id="after" title={after.title} aside={after[reply.afterBasis ?? 'warning']}>
      <p className={styles.unsafe}>{after.lead}</p>
      <ul className={styles.lines}>
        {after.lines.map((line) => (
          <li key={line}>{preventUnitBreaks(line)}</li>
        ))}
      </ul>
      <svg
        className={styles.strip}
        viewBox={`0 0 ${CELLS * step - 1} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={strip}
      >
        <path d={GREY} />
      </svg>
      <p className={styles.notes}>{preventUnitBreaks(strip)}</p>
    </Block>
  );
}

const CALLS: ReadonlySet<string> = new Set(['112', '114', '115']);

function EmergencyCalls({ view }: { readonly view: StormHereView }) {
  const { calls } = warningMessages[view.style.language].page;
  return (
    <Block id="calls" title={view.storms.words.calls}>
      <ul className={styles.calls}>
        {calls
          .filter(({ number }) => CALLS.has(number))
          .map(({ number, name }) => (
            <li key={number}>
              <a href={`tel:${number}`}>{number}</a> {name}
            </li>
          ))}
      </ul>
    </Block>
  );
}

interface AnswerProps {
  readonly reply: StormHereReply | null;
  readonly warnings: readonly OfficialWarning[];
  readonly view: StormHereView;
}

/** Official bulletins first, then the answer in a sentence. */
function Answer({ reply, warnings, view }: AnswerProps) {
  const leading = warnings.filter(comesFirst);
  if (reply === null && leading.length === 0) return null;
  return (
    <div className={hero.answer}>
      {leading.map((warning) => (
        <WarningLead key={warning.id} warning={warning} language={view.style.language} nowAt={view.nowAt} />
      ))}
      {reply === null ? null : <p className={hero.sentence}>{describeStormHere(reply, view)}</p>}
    </div>
  );
}

const isComingHere = ({ state }: StormHereReply): boolean => state === 'warning' || state === 'approaching';

/** The tide of a coast that a storm comes to; null elsewhere, and without a gauge nearby. */
async function loadTide(located: LocatedPlace, reply: StormHereReply | null, request: PageRequest, call: CallApi) {
  if (reply === null || !isComingHere(reply) || located.isCoastal !== true) return null;
  const result = await call(weatherSea, { query: { ...toPlaceQuery(located, request).query, days: TIDE_DAYS } });
  return result.ok ? result.reply.tide : null;
}

/** Timeline and checklist while something comes; the day after has neither; without a storm there is a way on. */
function Blocks({
  reply,
  tide,
  place,
  view,
}: {
  readonly reply: StormHereReply;
  readonly tide: SeaTide | null;
  readonly place: string;
  readonly view: StormHereView;
}) {
  const isComing = isComingHere(reply);
  return (
    <>
      <AfterBlock reply={reply} view={view} />
      {isComing && <WindBlock reply={reply} tide={tide} place={place} view={view} />}
      {isComing && <TasksBlock reply={reply} view={view} />}
      <CentresBlock reply={reply} view={view} />
      {reply.storms.length === 0 && (
        <p>
          <a className="more" href={toLanguagePath('storms', view.style.language)}>
            {view.here.centres.all}
          </a>
        </p>
      )}
      <EmergencyCalls view={view} />
    </>
  );
}

/** What comes to a place and when, for a picture of the page. */
export const answerStormHere: FindPlaceAnswer = async ({ query, view }, call) => {
  const reply = findReply(toSection(await call(stormHere, { query }), view.nowAt));
  return reply === null
    ? null
    : { sentence: describeStormHere(reply, toStormHereView(view)), isDemo: reply.issued.demo };
};

/** A storm at a place: wind and rain here, what each centre says, and what to do by the clock. */
export const stormHerePage: Page = async (request, call) => {
  const load = await loadLocation(request, call);
  if (load.kind === 'outcome') return load.outcome;
  const { located, neighbours, news, warnings, areas, storm } = load;
  const view = toStormHereView(toPageView(request));
  const reply = findReply(storm);
  const [sky, tide] = await Promise.all([loadSkyNow(located, request, call), loadTide(located, reply, request, call)]);
  const { main } = located.place.displayName;
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
      sections={[storm]}
      sky={sky}
      hero={<Answer reply={reply} warnings={warnings} view={view} />}
    >
      {storm.ok ? (
        <Blocks reply={storm.reply} tide={tide} place={main} view={view} />
      ) : (
        <>
          <MissingBlock id="wind" title={view.here.type} reason={storm.reason} view={view} />
          <EmergencyCalls view={view} />
        </>
      )}
    </WeatherLayout>
  );
  const head = toLocationHead({
    request,
    located,
    type: view.here.type,
    description: view.here.description(main),
    ...(reply === null
      ? {}
      : { subject: 'storm', sentence: { text: describeStormHere(reply, view), isDemo: reply.issued.demo } }),
    breadcrumb: view.words.breadcrumb,
  });
  // What it says is over in days, and says nothing elsewhere.
  return { kind: 'page', status: 200, head: { ...head, indexable: false }, body };
};
