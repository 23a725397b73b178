/** What an address says of a place whose span does not exist, such as `/thoi-tiet-ha-noi/20-ngay-toi`. */
export interface UnknownSpan {
  readonly kind: 'weather' | 'agri';
  /** Slug of the place as asked; whether there is such a place is not known here. */
  readonly location: string;
  /** Days that were asked for; null where the address has no figure. */
  readonly days: number | null;
}

const PATTERN =
  /^\/(?<start>thoi-tiet-nha-nong|thoi-tiet|agri-weather|weather)-(?<location>[a-z0-9]+(?:-[a-z0-9]+)*)\/(?<span>[a-z0-9-]{1,40})$/;
const FARMING = new Set(['thoi-tiet-nha-nong', 'agri-weather']);

/** Reads the address of a place with a span; null of any other. It asks only for paths that no row of the table matches. */
export function parseUnknownSpan(path: string): UnknownSpan | null {
  const { start = '', location, span = '' } = PATTERN.exec(path)?.groups ?? {};
  if (location === undefined) return null;
  const [figure] = /\d{1,4}/.exec(span) ?? [];
  return {
    kind: FARMING.has(start) ? 'agri' : 'weather',
    location,
    days: figure === undefined ? null : Number(figure),
  };
}

/** Days of the spans that exist. */
const SPANS = [3, 5, 7, 10, 15, 90] as const;
/** What is offered where no figure says more: the longest forecast of days. */
const DEFAULT_SPAN = 15;

/** The span nearest to what was asked for, and then the longest forecast and the outlook, each once. */
export function listNearestSpans({ days }: Pick<UnknownSpan, 'days'>): readonly number[] {
  const nearest =
    days === null
      ? DEFAULT_SPAN
      : SPANS.reduce((best, span) => (Math.abs(span - days) < Math.abs(best - days) ? span : best));
  return [...new Set([nearest, DEFAULT_SPAN, 90])];
}
