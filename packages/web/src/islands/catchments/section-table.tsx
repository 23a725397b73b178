import type { BulletinCell, BulletinSection } from '@portal/contract/own/catchment-forecasts';
import { DataTable } from '#components/ui/data-table.tsx';
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
          <DataTable
            className={id === 'clock' ? `${parts.table} ${styles.words}` : parts.table}
            columns={columns}
            rows={rows.map((row, index) => ({
              className: greyRows.includes(index) ? styles.grey : undefined,
              cells: row.map((cell) => write(cell, style)),
            }))}
          />
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
