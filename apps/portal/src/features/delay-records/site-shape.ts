import type { ChainState } from '@portal/domain/delay-record/verify-chain';
import { DAY_SECONDS, type EpochSeconds, formatDate, formatMoment } from '@portal/domain/time/vietnam-time';
import { toActiveShape } from '#platform/own-resource/plan-count.ts';
import { listMonths } from './months.ts';
import type { RecordSite } from './site-store.ts';

const countDays = ({ firstDayAt, nextDayAt }: RecordSite): number => (nextDayAt - firstDayAt) / DAY_SECONDS;

const toDate = (at: EpochSeconds | null): string | null => (at === null ? null : formatDate(at));

/** A site as its owner sees it. `lastDay` is the last closed day, `endDay` the day on which the record was ended. */
export function toSiteShape(site: RecordSite, paused: ReadonlySet<string>) {
  const { id, publicId, name, language, lat, lng, terms, firstDayAt, nextDayAt, endDayAt, createdAt } = site;
  const days = countDays(site);
  return {
    id,
    publicId,
    name,
    language,
    lat,
    lng,
    ...terms,
    firstDay: formatDate(firstDayAt),
    lastDay: days === 0 ? null : formatDate(nextDayAt - DAY_SECONDS),
    endDay: toDate(endDayAt),
    days,
    months: days === 0 ? [] : listMonths(firstDayAt, nextDayAt - DAY_SECONDS).map((month) => month.name),
    ...toActiveShape(endDayAt === null, paused.has(id)),
    createdAt: formatMoment(createdAt),
  };
}

export const toChainShape = (state: ChainState) =>
  state.isWhole
    ? { whole: true as const, lastHash: state.lastHash }
    : { whole: false as const, day: formatDate(state.dayAt), fault: state.fault };
