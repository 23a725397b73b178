import { contentPagesMessages } from '@portal/content/messages/content-pages-messages';
import type { Language } from '@portal/domain/language/language';
import { toSlug } from '@portal/domain/place/slug';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';
import { CELL, COLUMN_HEAD, ROW, ROW_GROUP, ROW_HEAD, TABLE } from '#components/ui/table-roles.ts';
import styles from './compare-table.module.css';

/** The page that shows a comparison: its form sends the other parameters of the address along. */
export interface ComparePage {
  readonly path: string;
  readonly query: Readonly<Record<string, string | undefined>>;
}

/** Parameters of the two columns. */
const NAMES = ['plan', 'with'] as const;

/** The two columns that an address asks for, without the row headers; always two different ones. */
export function findCompared(
  names: readonly string[],
  query: ComparePage['query'],
  initial: readonly [number, number],
): readonly [number, number] {
  const find = (asked: string | undefined): number => names.findIndex((name) => toSlug(name) === asked);
  const [one, other] = NAMES.map((name, index) => {
    const found = find(query[name]);
    return found < 0 ? (initial[index] ?? 0) : found;
  }) as [number, number];
  if (one !== other) return [one, other];
  return [one, initial.find((index) => index !== one) ?? 0];
}

interface ChooserProps extends CompareTableProps {
  readonly compared: readonly [number, number];
}

function Chooser({ id, columns, page, language, compared }: ChooserProps) {
  const words = contentPagesMessages[language].compare;
  const others = Object.entries(page.query).filter(
    ([name, value]) => value !== undefined && !NAMES.some((known) => known === name),
  );
  return (
    <form action={`${page.path}#${id}`} className={styles.chooser}>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {NAMES.map((name, place) => (
        <select
          key={name}
          name={name}
          aria-label={words[name]}
          defaultValue={toSlug(columns[(compared[place] ?? 0) + 1] ?? '')}
        >
          {columns.slice(1).map((column) => (
            <option key={column} value={toSlug(column)}>
              {column}
            </option>
          ))}
        </select>
      ))}
      <button type="submit">{words.submit}</button>
    </form>
  );
}

interface CompareTableProps {
  /** Id of the section that holds the table. */
  readonly id: string;
  readonly label: string;
  /** The first one is the corner. */
  readonly columns: readonly string[];
  /** Cells of each row; the first is its header. */
  readonly rows: readonly (readonly string[])[];
  /** Columns compared first, without the row headers. */
  readonly initial: readonly [number, number];
  readonly page: ComparePage;
  readonly language: Language;
}

/** All columns on a wide screen; on a phone two at a time, chosen by a form that works without script. */
export function CompareTable(props: CompareTableProps) {
  const { label, columns, rows, initial, page } = props;
  const compared = findCompared(columns.slice(1), page.query, initial);
  const toPlace = (column: number): number | undefined => {
    const place = compared.indexOf(column - 1);
    return place < 0 ? undefined : place + 1;
  };
  return (
    <div className={styles.compare}>
      <Chooser {...props} compared={compared} />
      <ScrollRegion label={label}>
        <table {...TABLE}>
          <thead {...ROW_GROUP}>
            <tr {...ROW}>
              {columns.map((column, index) => (
                <th key={column} {...COLUMN_HEAD} data-place={toPlace(index)}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...ROW_GROUP}>
            {rows.map((row) => (
              <tr key={row[0]} {...ROW} data-differs={row[compared[0] + 1] === row[compared[1] + 1] ? undefined : ''}>
                {row.map((cell, index) =>
                  index === 0 ? (
                    <th key={columns[index]} {...ROW_HEAD}>
                      {cell}
                    </th>
                  ) : (
                    <td key={columns[index]} {...CELL} data-place={toPlace(index)}>
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}
