/** Address of a place with a span that does not exist, such as `/thoi-tiet-ha-noi/20-ngay-toi`. */
export interface UnknownSpan {
  readonly kind: 'weather' | 'agri';
  /** Requested place slug; not checked here. */
  readonly location: string;
  /** Requested number of days; null where the address has no number. */
  readonly days: number | null;
}

const PATTERN =
  /^\/(?<start>thoi-tiet-nha-nong|thoi-tiet|agri-weather|weather)-(?<location>[a-z0-9]+(?:-[a-z0-9]+)*)\/(?<span>[a-z0-9-]{1,40})$/;
const FARMING = new Set(['thoi-tiet-nha-nong', 'agri-weather']);

/** Parses the address of a place with an unknown span; null for any other. Call it only for paths that match no row. */
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

/** Existing spans, days. */
const SPANS = [3, 5, 7, 10, 15, 90] as const;
/** Default where the address has no number: the longest daily forecast. */
const DEFAULT_SPAN = 15;

/** The span nearest to the request, then the longest forecast and the outlook, without duplicates. */
export function listNearestSpans({ days }: Pick<UnknownSpan, 'days'>): readonly number[] {
  const nearest =
    days === null
      ? DEFAULT_SPAN
      : SPANS.reduce((best, span) => (Math.abs(span - days) < Math.abs(best - days) ? span : best));
  return [...new Set([nearest, DEFAULT_SPAN, 90])];
}
