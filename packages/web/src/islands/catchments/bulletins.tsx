import { hydroBulletinMessages } from '@portal/content/messages/hydro-bulletin-messages';
import type { ShownBulletin } from '@portal/contract/own/catchment-forecasts';
import { toLanguagePath } from '@portal/routes/counterpart';
import { useEffect, useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import type { ValueStyle } from '#components/weather/format-values.ts';
import { findToken } from '#islands/session/access-token.ts';
import { BulletinItems, useBulletins } from './bulletin-list.tsx';
import { BulletinView } from './bulletin-view.tsx';
import { type Loaded, loadBulletin } from './call-bulletins.ts';
import parts from './catchments.module.css';
import { SectionTable } from './section-table.tsx';

/** Props written by the server. */
interface BulletinsProps extends ValueStyle {
  readonly catchmentId: string;
}

interface PartProps {
  readonly catchmentId: string;
  readonly style: ValueStyle;
}

/** Loading and error states. */
function Waiting({
  state,
  style,
  onRetry,
}: {
  readonly state: 'missing' | 'failed' | null;
  readonly style: ValueStyle;
  readonly onRetry: () => void;
}) {
  const { list } = hydroBulletinMessages[style.language];
  return (
    <section className={`card ${parts.stack}`}>
      <h1>{list.heading}</h1>
      <p role="status">{state === null ? list.loading : list[state]}</p>
      {state === 'failed' && (
        <button type="button" className={parts.plain} onClick={onRetry}>
          {list.all}
        </button>
      )}
    </section>
  );
}

function AllBulletins({ catchmentId, style }: PartProps) {
  const { loaded, load } = useBulletins(catchmentId, style);
  const { list } = hydroBulletinMessages[style.language];
  if (loaded === null || typeof loaded === 'string') return <Waiting state={loaded} style={style} onRetry={load} />;
  const { scoreTable, name, items } = loaded;
  return (
    <>
      <section className={`card ${parts.stack}`} aria-labelledby="bulletins">
        <div className={parts.head}>
          <h1 id="bulletins">{`${list.heading}: ${name}`}</h1>
          <span className={parts.aside}>{list.every}</span>
        </div>
        <BulletinItems catchmentId={catchmentId} style={style} list={loaded} most={items.length} />
      </section>
      <section className={`card ${parts.stack}`} aria-labelledby="score">
        <h2 id="score">{scoreTable.heading}</h2>
        <SectionTable section={scoreTable} style={style} />
      </section>
    </>
  );
}

function OneBulletin({ catchmentId, style, number }: PartProps & { readonly number: string }) {
  const [loaded, setLoaded] = useState<Loaded<ShownBulletin> | null>(null);
  const load = (): void => void loadBulletin(catchmentId, number, style.language).then(setLoaded);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per bulletin
  useEffect(() => {
    if (findToken() !== null) load();
  }, [number]);
  if (loaded === null || typeof loaded === 'string') return <Waiting state={loaded} style={style} onRetry={load} />;
  return <BulletinView catchmentId={catchmentId} bulletin={loaded} style={style} />;
}

/** Bulletins of a catchment: all, or the one in `?number=`. */
export function CatchmentBulletins({ catchmentId, ...style }: BulletinsProps) {
  const { list } = hydroBulletinMessages[style.language];
  // The server does not know the number: the page is the same for everyone.
  const [number, setNumber] = useState<string | null>(null);
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    setNumber(new URLSearchParams(location.search).get('number'));
    setAwake(true);
  }, []);
  const own = { catchmentId, style };
  const up =
    number === null
      ? toLanguagePath('dashboard:catchment', style.language, { id: catchmentId })
      : toLanguagePath('dashboard:catchment-bulletins', style.language, { id: catchmentId });
  return (
    <div className={parts.page}>
      <a className={`more ${parts.noPrint}`} href={up}>
        <Icon name="arrow-left" size={18} />
        {number === null ? list.desk : list.all}
      </a>
      {!isAwake ? (
        <Waiting state={null} style={style} onRetry={() => undefined} />
      ) : number === null ? (
        <AllBulletins {...own} />
      ) : (
        <OneBulletin {...own} number={number} />
      )}
    </div>
  );
}
