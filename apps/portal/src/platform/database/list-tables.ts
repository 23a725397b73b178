import { type Queries, SCHEMA } from './database.ts';

/** A table with its stored (not generated) columns. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

interface Reference {
  readonly from: string;
  readonly to: string;
}

function sortByReferences(tables: readonly Table[], references: readonly Reference[]): Table[] {
  const sorted: Table[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const isFree = ({ name }: Table) =>
      !references.some(({ from, to }) => from === name && to !== name && [...waiting].some((one) => one.name === to));
    const free = [...waiting].filter(isFree);
    // Cyclic references keep their order.
    for (const table of free.length === 0 ? [...waiting] : free) {
      sorted.push(table);
      waiting.delete(table);
    }
  }
  return sorted;
}

/** All tables except the list of migrations, in insertion order. */
export async function listTables(queries: Queries): Promise<Table[]> {
  const tables = await queries.query<Table & { columns: string[] }>(
    `select c.table_name as name, array_agg(c.column_name::text order by c.ordinal_position) as columns
     from information_schema.columns c
     join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
     where c.table_schema = $1 and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
       and c.table_name <> 'schema_migration'
     group by c.table_name order by c.table_name`,
    [SCHEMA],
  );
  const references = await queries.query<Reference>(
    `select src.relname as "from", dst.relname as "to" from pg_constraint con
     join pg_class src on src.oid = con.conrelid join pg_class dst on dst.oid = con.confrelid
     join pg_namespace n on n.oid = src.relnamespace where con.contype = 'f' and n.nspname = $1`,
    [SCHEMA],
  );
  return sortByReferences(tables, references);
}
