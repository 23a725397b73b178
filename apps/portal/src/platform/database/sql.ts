import type { Queries } from './database.ts';

/** A statement or a part of one. A class, so that no JSON of a caller passes for one. */
export class Sql {
  readonly parts: readonly string[];
  readonly values: readonly unknown[];

  constructor(parts: readonly string[], values: readonly unknown[]) {
    this.parts = parts;
    this.values = values;
  }

  /** Text with numbered parameters, whose values are appended to `into`. */
  write(into: unknown[]): string {
    return this.parts.reduce((text, part, index) => {
      const value = this.values[index - 1];
      return text + (value instanceof Sql ? value.write(into) : `$${into.push(value)}`) + part;
    });
  }
}

/** Tag of a statement: values become parameters, parts of statements are inserted. */
export const sql = (parts: readonly string[], ...values: readonly unknown[]): Sql => new Sql(parts, values);

/** Text that the program itself wrote, such as the name of a table. */
export const trusted = (text: string): Sql => new Sql([text], []);

export const joinSql = ([first, ...others]: readonly Sql[], separator: string): Sql =>
  others.reduce((joined, item) => sql`${joined}${trusted(separator)}${item}`, first ?? trusted(''));

export function runSql<Row extends object>(queries: Queries, statement: Sql): Promise<Row[]> {
  const values: unknown[] = [];
  return queries.query<Row>(statement.write(values), values);
}

/** `dueAt` → `due_at`. */
export const toColumn = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Columns under the names of their properties; `table` with its point. */
export const selectColumns = (properties: readonly string[], table = ''): Sql =>
  trusted(properties.map((property) => `${table}${toColumn(property)} as "${property}"`).join(', '));

/** Conditions that properties equal their values, or with `, ` their assignment. */
export const equate = (values: object, separator: ' and ' | ', ' = ' and '): Sql =>
  joinSql(
    Object.entries(values).map(([property, value]) => sql`${trusted(toColumn(property))} = ${value}`),
    separator,
  );

interface RowChange {
  /** New values; a part of a statement is inserted as it is. */
  readonly sets: object;
  /** Values of the rows that change. */
  readonly where: object;
  readonly when?: Sql;
  readonly returning?: readonly string[];
}

/** Changes the rows of a table that equal `where`. Returns them. */
export const changeRows = <Row extends object>(
  queries: Queries,
  table: string,
  { sets, where, when = trusted('true'), returning = ['bucket'] }: RowChange,
): Promise<Row[]> =>
  runSql<Row>(
    queries,
    sql`update ${trusted(table)} set ${equate(sets, ', ')} where ${equate(where)} and ${when}
     returning ${selectColumns(returning)}`,
  );
