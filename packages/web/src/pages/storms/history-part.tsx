import type { StormHistoryItem } from '@portal/contract/endpoints/storms';
import { isModelCentre, STORM_CENTRES } from '@portal/domain/storm/storm';
import {
  describePosition,
  describePressure,
  describeWind,
  nameMoment,
  type StormView,
} from '#components/storms/storm-words.ts';
import { DataTable } from '#components/ui/data-table.tsx';
import { Block } from '#components/weather/block.tsx';
import { formatNumber } from '#components/weather/format-values.ts';
import { ForceChip } from './force-chip.tsx';
import styles from './storms.module.css';

function listCells(item: StormHistoryItem, view: StormView) {
  const strength = [describeWind(item, item, view), describePressure(item, view)].filter((text) => text !== null);
  return [
    <time key="at" dateTime={item.issuedAt}>
      {nameMoment(item.issuedAt, view)}
    </time>,
    <>
      {item.windMs !== null && <ForceChip point={item} averaging={item} view={view} />}{' '}
      <small>{strength.join(', ')}</small>
    </>,
    describePosition(item, view),
  ];
}

interface HistoryPartProps {
  readonly history: readonly StormHistoryItem[];
  readonly view: StormView;
}

/** Former advisories of each centre, folded; a model's are its runs. Nothing for a storm with one advisory. */
export function HistoryPart({ history, view }: HistoryPartProps) {
  const { words, style } = view;
  if (history.length === 0) return null;
  const lists = STORM_CENTRES.map((centre) => ({ centre, items: history.filter((item) => item.centre === centre) }));
  return (
    <Block id="history" title={words.history.title}>
      {lists
        .filter(({ items }) => items.length > 0)
        .map(({ centre, items }) => {
          const name = isModelCentre(centre) ? words.history.model : words.history.centre;
          const title = name(words.centres[centre].short, formatNumber(items.length, style));
          return (
            <details key={centre} className={styles.older}>
              <summary>{title}</summary>
              <DataTable
                className={styles.table}
                caption={title}
                columns={[words.history.issued, words.table.wind, words.table.position]}
                rows={items.map((item) => listCells(item, view))}
              />
            </details>
          );
        })}
    </Block>
  );
}
