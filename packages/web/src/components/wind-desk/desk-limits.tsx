import { lowerLimit, type SeaLimit } from '@portal/domain/wind/work-limits';
import { DataTable } from '#components/ui/data-table.tsx';
import type { AssessedDesk } from './assess-desk.ts';
import { SHOWN_HOURS } from './desk-data.ts';
import { type DeskView, formatLimit, formatSeaValue } from './desk-view.ts';
import { SuggestedMark } from './desk-windows.tsx';
import styles from './wind-desk.module.css';

interface DeskLimitsProps {
  readonly desk: AssessedDesk;
  readonly isSuggested: boolean;
  readonly view: DeskView;
}

/** Value of three days furthest beyond a limit, or nearest to it; null where unknown. */
function findWorst({ series }: AssessedDesk, limit: SeaLimit): number | null {
  const values = Array.from(
    { length: Math.min(series.count, SHOWN_HOURS) },
    (_, hour) => series.read(limit, hour).value,
  );
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  return limit.quantity === 'visibilityKm' ? Math.min(...known) : Math.max(...known);
}

function Worst({ desk, limit, view }: Pick<DeskLimitsProps, 'desk' | 'view'> & { readonly limit: SeaLimit }) {
  const words = view.desk.limits;
  const worst = findWorst(desk, limit);
  if (worst === null) return words.unknown;
  const most = lowerLimit(limit, 1);
  const isOver = limit.quantity === 'visibilityKm' ? worst < most : worst > most;
  return (
    <span className={isOver ? styles.over : styles.within}>
      {formatSeaValue(limit, worst, view)}, {isOver ? words.over : words.within}
    </span>
  );
}

/** Each limit in use, next to the worst value of three days. */
export function DeskLimits({ desk, isSuggested, view }: DeskLimitsProps) {
  const words = view.desk.limits;
  const all = desk.works.flatMap(({ work }) => work.limits);
  const limits = [
    ...new Map(all.map((limit) => [`${limit.quantity} ${limit.heightM} ${limit.limit}`, limit])).entries(),
  ];
  if (limits.length === 0) return null;
  const order = all.map(({ quantity }) => quantity);
  const sorted = limits.toSorted(([, a], [, b]) => order.indexOf(a.quantity) - order.indexOf(b.quantity));
  const nameOf = ({ quantity, heightM }: SeaLimit): string => {
    const name = view.desk.quantityNames[quantity];
    return heightM === null ? name : view.desk.atHeight(name, heightM);
  };
  return (
    <section className={`card ${styles.part}`}>
      <div className={styles.head}>
        <h3>{isSuggested ? words.suggestedTitle : words.title}</h3>
        <span className={styles.aside}>
          <SuggestedMark isSuggested={isSuggested} view={view} />
        </span>
      </div>
      <div className={styles.wide}>
        <DataTable
          className={styles.table}
          columns={[words.quantity, words.limit, words.worst]}
          rows={sorted.map(([key, limit]) => [
            nameOf(limit),
            formatLimit(limit, view),
            <Worst key={key} desk={desk} limit={limit} view={view} />,
          ])}
        />
      </div>
      <p className={styles.note}>{isSuggested ? words.note : words.ownNote}</p>
    </section>
  );
}
