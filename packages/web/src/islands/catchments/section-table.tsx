import type { BulletinCell, BulletinSection } from '@portal/contract/own/catchment-forecasts';
import { formatNumber, type ValueStyle } from '#components/weather/format-values.ts';
import styles from './bulletins.module.css';
import parts from './catchments.module.css';

const write = (cell: BulletinCell, style: ValueStyle): string =>
  typeof cell === 'string' ? cell : formatNumber(cell.value, style, cell.digits);

interface SectionProps {
  readonly section: BulletinSection;
  readonly style: ValueStyle;
}

/** Table of a bulletin section with notes; scrolls sideways on a phone. */
export function SectionTable({ section: { id, columns, rows, notes, greyRows }, style }: SectionProps) {
  return (
    <>
      {columns.length > 0 && (
        <div className={`${parts.sideways} ${styles.wide}`}>
          <table className={id === 'clock' ? `${parts.table} ${styles.words}` : parts.table}>
            <thead>
              <tr>
                {columns.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name = '', ...cells], index) => (
                <tr
                  key={`${write(name, style)} ${String(cells[0])}`}
                  className={greyRows.includes(index) ? styles.grey : undefined}
                >
                  <th scope="row">{write(name, style)}</th>
                  {cells.map((cell, column) => (
                    <td key={columns[column + 1] ?? column}>{write(cell, style)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {notes.map((note) => (
        <p key={note} className={columns.length > 0 ? parts.note : parts.dim}>
          {note}
        </p>
      ))}
    </>
  );
}
