import type { BuilderCall, ReplySeries } from './builder-shape.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toMoment = ({ at, date }: Readonly<Record<string, unknown>>): string =>
  typeof at === 'string' ? at : typeof date === 'string' ? date : '';

/** Hours of the first place where a reply has several. */
function findList(reply: Readonly<Record<string, unknown>>, name: string): unknown {
  const { items } = reply;
  const first: unknown = Array.isArray(items) ? items[0] : undefined;
  return isRecord(first) ? first[name] : reply[name];
}

/** Chartable numbers of a reply, only fields with at least one value; null without any, or for a problem document. */
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

/** True if the reply marks some values as demo data. */
export function isDemoReply(reply: unknown): boolean {
  if (!isRecord(reply)) return false;
  const { items, issued } = reply;
  if (Array.isArray(items)) return items.some(isDemoReply);
  return isRecord(issued) && issued.demo === true;
}
