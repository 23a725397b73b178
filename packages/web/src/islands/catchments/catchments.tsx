import { type CatchmentMessages, catchmentMessages } from '@portal/content/messages/catchment-messages';
import type { OwnCatchment } from '@portal/contract/own/catchments';
import { toLanguagePath } from '@portal/routes/counterpart';
import { Icon } from '#components/ui/icon.tsx';
import { formatNumber, type ValueStyle } from '#components/weather/format-values.ts';
import { useOwnData } from '#islands/own/use-own-data.ts';
import { AddCatchment } from './add-catchment.tsx';
import { loadCatchments } from './call-catchments.ts';
import parts from './catchments.module.css';
import { Desk } from './desk.tsx';

/** Props written by the server. */
interface CatchmentsProps extends ValueStyle {
  /** Null: the list of all. */
  readonly catchmentId: string | null;
  readonly title: string;
}

interface ItemProps {
  readonly item: OwnCatchment;
  readonly words: CatchmentMessages;
  readonly style: ValueStyle;
}

function Item({ item, words, style }: ItemProps) {
  const { list } = words;
  const path = toLanguagePath('dashboard:catchment', style.language, { id: item.id });
  return (
    <li className={parts.item}>
      <div>
        <a href={path}>{item.name}</a>
        <p className={parts.dim}>
          {item.areaKm2 === null ? list.placeOnly : list.area(formatNumber(item.areaKm2, style))}
        </p>
        {item.pausedBy === 'plan' && <p className={parts.wrong}>{list.paused}</p>}
      </div>
      <a className={parts.plain} href={path}>
        {list.open}
        <Icon name="chevron-right" size={18} />
      </a>
    </li>
  );
}

function List({ title, words, style }: Omit<ItemProps, 'item'> & { readonly title: string }) {
  const { state, value: items, reload } = useOwnData(loadCatchments);
  return (
    <>
      <section className={`card ${parts.stack}`}>
        <h1>{title}</h1>
        {state !== 'ready' && <p role="status">{state === 'failed' ? words.failed : words.loading}</p>}
        {state === 'failed' && (
          <button type="button" className={parts.plain} onClick={() => void reload()}>
            {words.retry}
          </button>
        )}
        {items?.length === 0 && <p>{words.list.none}</p>}
        {items !== null && items.length > 0 && (
          <ul className={parts.list} aria-label={words.list.heading}>
            {items.map((item) => (
              <Item key={item.id} item={item} words={words} style={style} />
            ))}
          </ul>
        )}
      </section>
      <AddCatchment
        language={style.language}
        words={words}
        onAdded={(id) => location.assign(toLanguagePath('dashboard:catchment', style.language, { id }))}
      />
    </>
  );
}

/** Catchments of an account, or the desk of one. The page itself contains no data. */
export function Catchments({ catchmentId, title, ...style }: CatchmentsProps) {
  const words = catchmentMessages[style.language];
  if (catchmentId === null)
    return (
      <div className={parts.page}>
        <List title={title} words={words} style={style} />
      </div>
    );
  return (
    <div className={parts.page}>
      <a className={`more ${parts.noPrint}`} href={toLanguagePath('dashboard:catchments', style.language)}>
        <Icon name="arrow-left" size={18} />
        {words.back}
      </a>
      <Desk id={catchmentId} title={title} words={words} style={style} />
    </div>
  );
}
