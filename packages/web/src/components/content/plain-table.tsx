import type { ScoreColor, TableBlock } from '@portal/content/blocks/content-block';
import type { Language } from '@portal/domain/language/language';
import { DataTable } from '#components/ui/data-table.tsx';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';
import { type ComparePage, CompareTable } from './compare-table.tsx';
import styles from './content-table.module.css';

interface PlainTableProps {
  /** Accessible name of the table. */
  readonly label: string;
  readonly columns: readonly string[];
  /** Cells of each row; the first is its header. */
  readonly rows: readonly (readonly string[])[];
  /** Keep the table layout on a phone: cells of a few characters. */
  readonly isNarrow?: boolean;
}

/** On a phone each row becomes a list; on medium screens the table scrolls if it must. */
export function PlainTable({ label, columns, rows, isNarrow = false }: PlainTableProps) {
  return (
    <ScrollRegion label={label}>
      <DataTable
        isList
        className={isNarrow ? `${styles.table} ${styles.narrow}` : styles.table}
        columns={columns}
        rows={rows}
      />
    </ScrollRegion>
  );
}

interface ColorStripProps {
  readonly label: string;
  readonly rows: TableBlock['rows'];
  readonly colors: readonly ScoreColor[];
}

/** A key of score colours in one strip: the range on its colour, the meaning below. */
function ColorStrip({ label, rows, colors }: ColorStripProps) {
  return (
    <ul className={styles.strip} aria-label={label}>
      {rows.map(([range, color, meaning], index) => (
        <li key={range}>
          <b data-color={colors[index]}>{range}</b>
          <span className="visually-hidden">{color}: </span>
          {meaning}
        </li>
      ))}
    </ul>
  );
}

interface ContentTableProps
  extends Pick<TableBlock, 'id' | 'heading' | 'columns' | 'rows' | 'colors' | 'note' | 'compares'> {
  readonly page: ComparePage;
  readonly language: Language;
}

export function ContentTable({
  id,
  heading,
  columns,
  rows,
  colors,
  note,
  compares,
  page,
  language,
}: ContentTableProps) {
  return (
    <div className="card">
      {colors !== undefined ? (
        <ColorStrip label={heading} rows={rows} colors={colors} />
      ) : compares === undefined ? (
        <PlainTable label={heading} columns={columns} rows={rows} />
      ) : (
        <CompareTable
          id={id ?? ''}
          label={heading}
          columns={columns}
          rows={rows}
          initial={compares}
          page={page}
          language={language}
        />
      )}
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
    </div>
  );
}
