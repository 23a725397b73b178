import { boardMessages } from '@portal/content/decisions/board-messages';
import { decisionMessages } from '@portal/content/decisions/decision-messages';
import type { CallApi } from '@portal/contract/call-api';
import { DECISION_BOARD_PATH } from '@portal/contract/endpoint-addresses.table';
import { decisionsEvaluate } from '@portal/contract/endpoints/decisions';
import { type BoardQuery, nameBoardField, parseBoardQuery } from '@portal/domain/decision/board-query';
import { DECISION_TRADES } from '@portal/domain/decision/decision-templates.table';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { BoardView } from '#components/decisions/board-view.ts';
import { DecisionBoardCard } from '#components/decisions/decision-board.tsx';
import { BoardChoices, WorkFields } from '#components/decisions/threshold-form.tsx';
import row from '#components/ui/chip-row.module.css';
import { loadWarnings } from '#components/warnings/load-warnings.ts';
import { WarningStrip } from '#components/warnings/warning-strip.tsx';
import { SectionBlock } from '#components/weather/block.tsx';
import { describeStaleness } from '#components/weather/freshness.ts';
import { type Section, toSection } from '#components/weather/section.ts';
import { findTypedPlace, type TypedPlace } from '#pages/content/find-typed-place.ts';
import type { LoadLive } from '#pages/content/live-example.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { toPageView } from '#pages/weather/weather-layout.tsx';
import styles from './metplus.module.css';

const DAYS = 7;

/** Address of a board: its place and other fields. */
const toBoardQuery = (place: string, fields: Readonly<Record<string, string>>): string =>
  new URLSearchParams({ place, ...fields }).toString();

/** Address fields of the board; fields of one work may be omitted to use its template. */
function listBoardFields(query: PageRequest['query'], board: BoardQuery, without?: number): Record<string, string> {
  const works = Object.fromEntries(
    board.works.map(({ template }, index) => [nameBoardField(index, 'w'), template] as const),
  );
  // The files have no cookie to read those of the device from.
  const money = board.works.flatMap(({ costLoss }, index) =>
    costLoss === null || index === without
      ? []
      : [
          [nameBoardField(index, 'c'), String(costLoss.cost)],
          [nameBoardField(index, 'v'), String(costLoss.loss)],
        ],
  );
  const own = Object.entries(query).filter(
    ([name]) => /^[tlncv][1-3](?:\.\d+)?$/.test(name) && (without === undefined || name[1] !== String(without + 1)),
  );
  return { trade: board.trade, ...works, ...Object.fromEntries([...money, ...own]) };
}

type Reply = Awaited<ReturnType<typeof loadBoard>>;

async function loadBoard({ place }: TypedPlace, { works }: BoardQuery, request: PageRequest, call: CallApi) {
  const { language } = request;
  if (place === null) return { ok: false, reason: 'failed' } as const;
  const activities = works.map(({ template, conditions, costLoss }) => ({
    name: decisionMessages[language].templates[template],
    conditions: [...conditions],
    ...(costLoss ?? {}),
  }));
  const body = { lat: place.lat, lng: place.lng, activities };
  const result = await call(decisionsEvaluate, { query: { lang: language, days: DAYS }, body });
  return toSection(result, toPageView(request).nowAt);
}

/** Industries as links to their templates at the same place. */
function TradeLinks({
  request,
  board,
  slug,
  view,
}: {
  request: PageRequest;
  board: BoardQuery;
  slug: string;
  view: BoardView;
}) {
  return (
    <nav className={`${row.chips} ${styles.trades}`} aria-label={view.board.trade}>
      <ul>
        {DECISION_TRADES.map((trade) => (
          <li key={trade}>
            <a
              href={`${toLanguagePath('metplus', request.language)}?${toBoardQuery(slug, { trade })}`}
              aria-current={trade === board.trade ? 'true' : undefined}
            >
              {view.decision.trades[trade]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface FormProps {
  readonly request: PageRequest;
  readonly board: BoardQuery;
  readonly place: TypedPlace;
  readonly view: BoardView;
}

/** A plain form: the answer has the board, and its address keeps the thresholds. */
function BoardForm({ request, board, place, view }: FormProps) {
  const { language, query } = request;
  const path = toLanguagePath('metplus', language);
  const words = { language, board: view.board, decision: view.decision };
  const name = place.place?.displayName.main ?? '';
  return (
    <form className={`card stack`} action={path} id="nguong">
      <BoardChoices {...words} query={board} place={place.slug} placeName={place.missed ?? name} />
      {place.missed === null ? null : (
        <p role="alert">{view.board.unknownPlace(place.missed).replace('{place}', name)}</p>
      )}
      <h3>{view.board.thresholds}</h3>
      {board.works.map((work, index) => (
        <WorkFields
          key={nameBoardField(index, 'w')}
          {...words}
          work={work}
          index={index}
          sampleHref={`${path}?${toBoardQuery(place.slug, listBoardFields(query, board, index))}#nguong`}
        />
      ))}
      <p className={styles.note}>{view.board.thresholdsNote}</p>
      <button type="submit" className={styles.apply}>
        {view.board.apply}
      </button>
    </form>
  );
}

const isOld = (section: Section<NonNullable<Extract<Reply, { ok: true }>['reply']>>, view: BoardView): boolean =>
  section.ok && describeStaleness(section.reply.issued, view) !== null;

/** Decision board of a place: verdicts, reasons, windows and thresholds, all kept in the address. */
export const loadMetplus: LoadLive = async (request, call) => {
  const { language, settings, query } = request;
  // Work limits are in m/s, and a page never mixes units.
  const page = toPageView({ ...request, settings: { ...settings, windUnit: 'ms', temperatureUnit: 'C' } });
  const words = { board: boardMessages[language], decision: decisionMessages[language] };
  const board = parseBoardQuery(query, settings.costLoss ?? null);
  const place = await findTypedPlace(request, call);
  const [section, warnings] = await Promise.all([
    loadBoard(place, board, request, call),
    loadWarnings(language, call, place.slug),
  ]);
  const fresh: BoardView = { ...page, ...words, isStale: false };
  const view = { ...fresh, isStale: isOld(section, fresh) };
  const files = toBoardQuery(place.slug, { ...listBoardFields(query, board), lang: language });
  return {
    block: (
      <div className="stack">
        <WarningStrip warnings={warnings} language={language} nowAt={page.nowAt} />
        <TradeLinks request={request} board={board} slug={place.slug} view={view} />
        {section.ok ? (
          <DecisionBoardCard
            reply={section.reply}
            title={place.place?.displayName.main ?? ''}
            files={{ calendar: `${DECISION_BOARD_PATH}.ics?${files}`, table: `${DECISION_BOARD_PATH}.csv?${files}` }}
            view={view}
          />
        ) : (
          <SectionBlock id="board" title={place.place?.displayName.main ?? ''} section={section} view={view}>
            {() => null}
          </SectionBlock>
        )}
        <BoardForm request={request} board={board} place={place} view={view} />
        <p className="card">
          <b>{view.board.ownBoard}.</b> {view.board.ownBoardText}{' '}
          <a href={toLanguagePath('dashboard:activities', language)}>{view.board.openOwn}</a>
        </p>
      </div>
    ),
  };
};
