import { type HydroBulletinMessages, hydroBulletinMessages } from '@portal/content/messages/hydro-bulletin-messages';
import type { BulletinItem, BulletinList } from '@portal/contract/own/catchment-forecasts';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import { useEffect, useState } from 'react';
import { formatClock, formatDayMonth, type ValueStyle } from '#components/weather/format-values.ts';
import { findToken } from '#islands/session/access-token.ts';
import { issueBulletin, type Loaded, loadBulletins } from './call-bulletins.ts';
import parts from './catchments.module.css';
import { SectionTable } from './section-table.tsx';

interface OwnProps {
  readonly catchmentId: string;
  readonly style: ValueStyle;
}

const toBulletinPath = ({ catchmentId, style }: OwnProps, number: number): string =>
  addQuery(toLanguagePath('dashboard:catchment-bulletins', style.language, { id: catchmentId }), `number=${number}`);

const writeMoment = (moment: string, { language }: ValueStyle): string =>
  `${formatClock(moment)} ${formatDayMonth(moment, language)}`;

function Item({
  item,
  words,
  ...own
}: OwnProps & { readonly item: BulletinItem; readonly words: HydroBulletinMessages }) {
  const { list } = words;
  const marks = [item.late ? list.late : null, item.asked ? list.asked : null].filter((mark) => mark !== null);
  return (
    <li className={parts.item}>
      <a href={toBulletinPath(own, item.number)}>{list.open(String(item.number))}</a>
      <span className={parts.aside}>
        {writeMoment(item.issuedAt, own.style)}
        {marks.map((mark) => ` · ${mark}`)}
      </span>
    </li>
  );
}

/** Bulletins of a catchment with their scores: the latest on the desk, or all. */
export function useBulletins(catchmentId: string, style: ValueStyle) {
  const [loaded, setLoaded] = useState<Loaded<BulletinList> | null>(null);
  const load = (): void => void loadBulletins(catchmentId, style.language).then(setLoaded);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per catchment
  useEffect(() => {
    if (findToken() !== null) load();
  }, [catchmentId]);
  return { loaded, load };
}

/** Issues a bulletin for the current hour and opens it. */
function IssueNow({ words, ...own }: OwnProps & { readonly words: HydroBulletinMessages }) {
  const { list } = words;
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  async function issue(): Promise<void> {
    setState('busy');
    const number = await issueBulletin(own.catchmentId, own.style.language);
    if (number === null) return setState('failed');
    location.assign(toBulletinPath(own, number));
  }
  return (
    <div className={`${parts.row} ${parts.noPrint}`}>
      <button type="button" className={parts.plain} disabled={state === 'busy'} onClick={() => void issue()}>
        {state === 'busy' ? list.issuing : list.issue}
      </button>
      <p role="status" className={parts.wrong}>
        {state === 'failed' ? list.failed : ''}
      </p>
    </div>
  );
}

/** Bulletins, latest first, and when the next is due. */
export function BulletinItems({
  list,
  most,
  ...own
}: OwnProps & { readonly list: BulletinList; readonly most: number }) {
  const words = hydroBulletinMessages[own.style.language];
  const next = writeMoment(list.nextAt, own.style);
  const isAll = most >= list.items.length;
  return (
    <>
      <p className={parts.dim}>{list.items.length === 0 ? words.list.none(next) : words.list.next(next)}</p>
      {list.items.length > 0 && (
        <ul className={parts.list}>
          {list.items.slice(0, most).map((item) => (
            <Item key={item.number} {...own} item={item} words={words} />
          ))}
        </ul>
      )}
      {isAll &&
        list.missed.slice(0, 20).map((slot) => (
          <p key={slot} className={parts.note}>
            {words.list.missed(writeMoment(slot, own.style))}
          </p>
        ))}
      {!isAll && (
        <a href={toLanguagePath('dashboard:catchment-bulletins', own.style.language, { id: own.catchmentId })}>
          {words.list.all}
        </a>
      )}
      <IssueNow {...own} words={words} />
    </>
  );
}

const ON_DESK = 4;

/** The desk's bulletin part: verification of past bulletins, and the latest. */
export function BulletinsPart(own: OwnProps) {
  const { loaded } = useBulletins(own.catchmentId, own.style);
  const { score, list } = hydroBulletinMessages[own.style.language];
  if (loaded === null || typeof loaded === 'string') return null;
  return (
    <div className={parts.columns}>
      <section className={`card ${parts.stack}`} aria-labelledby="desk-score">
        <div className={parts.head}>
          <h2 id="desk-score">{score.heading}</h2>
          <span className={parts.aside}>{score.aside}</span>
        </div>
        <SectionTable section={loaded.scoreTable} style={own.style} />
      </section>
      <section className={`card ${parts.stack}`} aria-labelledby="desk-bulletins">
        <div className={parts.head}>
          <h2 id="desk-bulletins">{list.heading}</h2>
          <span className={parts.aside}>{list.every}</span>
        </div>
        <BulletinItems {...own} list={loaded} most={ON_DESK} />
      </section>
    </div>
  );
}
