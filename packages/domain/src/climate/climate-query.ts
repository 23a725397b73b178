import { type EpochSeconds, parseDate } from '#time/vietnam-time.ts';
import type { ClimateOrder } from './climate-bulletin.ts';
import { CLIMATE_KINDS, type ClimateKind, findDefaultMonth, listClimateMonths, nameMonth } from './climate-period.ts';
import { CLIMATE_REGION_IDS, type ClimateArea } from './climate-region.ts';

/** Parameters of a bulletin in a query or a call, as written. */
export interface ClimateQuery {
  readonly kind?: string | undefined;
  /** Such as `2026-12`. */
  readonly month?: string | undefined;
  readonly region?: string | undefined;
}

/** Every area of a bulletin, the country first. */
export const CLIMATE_AREAS: readonly ClimateArea[] = ['country', ...CLIMATE_REGION_IDS];

/** The kinds in display order. */
export const CLIMATE_KIND_IDS = Object.keys(CLIMATE_KINDS) as readonly ClimateKind[];

/** First midnight of a month with which a bulletin may begin; null for any other text. */
export function parseClimateMonth(text: string, now: EpochSeconds): EpochSeconds | null {
  const at = parseDate(`${text}-01`);
  return at !== null && listClimateMonths(now).includes(at) ? at : null;
}

/** The bulletin of a page's query: missing or unknown values get the defaults, 30 days of the country. */
export function readClimateQuery({ kind, month, region }: ClimateQuery, now: EpochSeconds): ClimateOrder {
  return {
    kind: CLIMATE_KIND_IDS.find((one) => one === kind) ?? '30-days',
    area: CLIMATE_AREAS.find((one) => one === region) ?? 'country',
    month: parseClimateMonth(month ?? '', now) ?? findDefaultMonth(now),
  };
}

/** The query of a bulletin, without a question mark. */
export function writeClimateQuery({ kind, area, month }: ClimateOrder): string {
  const ofMonths = CLIMATE_KINDS[kind].unit === 'month' ? [`month=${nameMonth(month)}`] : [];
  return [`kind=${kind}`, ...ofMonths, `region=${area}`].join('&');
}
