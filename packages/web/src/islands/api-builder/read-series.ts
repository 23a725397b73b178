import type { BuilderCall, ReplySeries } from './builder-shape.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toMoment = ({ at, date }: Readonly<Record<string, unknown>>): string =>
  typeof at === 'string' ? at : typeof date === 'string' ? date : '';

/** Hours of the first place where a reply has many. */
function findList(reply: Readonly<Record<string, unknown>>, name: string): unknown {
  const { items } = reply;
  const first: unknown = Array.isArray(items) ? items[0] : undefined;
  return isRecord(first) ? first[name] : reply[name];
}

/** The numbers of a reply that can be drawn, of fields with at least one; null where it has none, or is a problem. */
export function readSeries(reply: unknown, { series }: Pick<BuilderCall, 'series'>): ReplySeries | null {
  if (series === null || !isRecord(reply)) return null;
  const list = findList(reply, series.list);
  if (!Array.isArray(list) || list.length < 2) return null;
  const entries = list.filter(isRecord);
  const toNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null);
  const values = series.fields.flatMap((name) => {
    const row = entries.map((entry) => toNumber(entry[name]));
    return row.some((value) => value !== null) ? [[name, row] as const] : [];
  });
  return values.length === 0 ? null : { moments: entries.map(toMoment), values: Object.fromEntries(values) };
}

/** Whether a reply says that some of its values are made up. */
export function isDemoReply(reply: unknown): boolean {
  if (!isRecord(reply)) return false;
  const { items, issued } = reply;
  if (Array.isArray(items)) return items.some(isDemoReply);
  return isRecord(issued) && issued.demo === true;
}
