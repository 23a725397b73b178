import type {
  ComponentId,
  ServiceState,
  ServiceStatus,
  StatusComponent,
  StatusDay,
  StatusIncident,
} from '@portal/contract/endpoints/status';
import { DAY_SECONDS, type EpochSeconds, formatDate, formatMoment } from '@portal/domain/time/vietnam-time';
import { type ComponentRecord, type Incident, LONGEST_GAP_SECONDS } from './component-record.ts';
import { type DayCount, findFirstDay, SHOWN_DAYS, type StatusHistory } from './status-store.ts';

const MINUTE_SECONDS = 60;
/** Failed minutes that mark a day as disturbed; a single one may be a network glitch. */
const MINUTES_OF_TROUBLE = 2;

/** In order of display. */
const COMPONENTS = [
  'api',
  'pages',
  'forecast',
  'radar',
  'alerts',
  'email',
  'database',
] as const satisfies ComponentId[];
/** Optional components, shown once they were probed. */
const WHERE_SET_UP: ReadonlySet<ComponentId> = new Set(['radar', 'email']);
/** Without these the service is down for every caller. */
const VITAL: ReadonlySet<ComponentId> = new Set(['api', 'pages']);

function rateDay({ good, degraded, down }: Pick<DayCount, 'good' | 'degraded' | 'down'>): ServiceState {
  if (good + degraded + down === 0) return 'unknown';
  if (down >= MINUTES_OF_TROUBLE) return 'down';
  return degraded + down >= MINUTES_OF_TROUBLE ? 'degraded' : 'good';
}

function toDay(day: EpochSeconds, count: DayCount | undefined, now: EpochSeconds): StatusDay {
  const { good, degraded, down } = count ?? { good: 0, degraded: 0, down: 0 };
  const minutes = Math.floor(Math.min(DAY_SECONDS, now - day) / MINUTE_SECONDS);
  return {
    date: formatDate(day),
    status: rateDay({ good, degraded, down }),
    goodMinutes: good,
    degradedMinutes: degraded,
    downMinutes: down,
    unknownMinutes: Math.max(0, minutes - good - degraded - down),
  };
}

/** Percent to two decimals, rounded down, so that 100 means no outage. */
function computeUptime(counts: readonly DayCount[]): number | null {
  const down = counts.reduce((sum, count) => sum + count.down, 0);
  const all = counts.reduce((sum, count) => sum + count.good + count.degraded + count.down, 0);
  return all === 0 ? null : Math.floor(((all - down) / all) * 10_000) / 100;
}

const isRecent = ({ checkedAt }: ComponentRecord, now: EpochSeconds): boolean => now - checkedAt <= LONGEST_GAP_SECONDS;

function toComponent(component: ComponentId, history: StatusHistory, now: EpochSeconds): StatusComponent {
  const counts = history.days.filter((count) => count.component === component);
  const byDay = new Map(counts.map((count) => [count.day, count]));
  const firstDay = findFirstDay(now);
  const days = Array.from({ length: SHOWN_DAYS }, (_, index) => firstDay + index * DAY_SECONDS);
  const record = history.records.find((known) => known.component === component);
  return {
    component,
    status: record !== undefined && isRecent(record, now) ? record.state : 'unknown',
    uptime: computeUptime(counts),
    days: days.map((day) => toDay(day, byDay.get(day), now)),
  };
}

function rateService(components: readonly StatusComponent[]): ServiceState {
  const vital = components.filter(({ component }) => VITAL.has(component));
  if (vital.some(({ status }) => status === 'down')) return 'down';
  if (components.some(({ status }) => status === 'down' || status === 'degraded')) return 'degraded';
  return vital.some(({ status }) => status === 'unknown') ? 'unknown' : 'good';
}

/** An incident of a component that is no longer probed ends with its last probe. */
function toIncident({ component, startedAt, endedAt, worst }: Incident, history: StatusHistory, now: EpochSeconds) {
  const record = history.records.find((known) => known.component === component);
  const isGoing = record !== undefined && record.state !== 'good' && isRecent(record, now);
  const end = endedAt ?? (isGoing ? null : (record?.checkedAt ?? startedAt) + MINUTE_SECONDS);
  const incident: StatusIncident = {
    component,
    status: worst,
    startedAt: formatMoment(startedAt),
    endedAt: end === null ? null : formatMoment(end),
  };
  return incident;
}

/** The reply for stored probes. `isStored` false: cached, as the database is down; null: never read. */
export function toStatus(history: StatusHistory | null, isStored: boolean, now: EpochSeconds): ServiceStatus {
  const known = history ?? { records: [], days: [], incidents: [], isDemo: null };
  const seen = new Set([...known.records, ...known.days].map(({ component }) => component));
  const shown = COMPONENTS.filter((component) => !WHERE_SET_UP.has(component) || seen.has(component));
  const components = shown.map((component): StatusComponent => {
    const found = toComponent(component, known, now);
    return component === 'database' && !isStored ? { ...found, status: 'down' } : found;
  });
  const checkedAt = known.records.reduce<EpochSeconds | null>(
    (newest, record) => Math.max(newest ?? 0, record.checkedAt),
    null,
  );
  return {
    status: rateService(components),
    checkedAt: checkedAt === null ? null : formatMoment(checkedAt),
    demo: known.isDemo,
    history: isStored ? 'current' : history === null ? 'missing' : 'older',
    components,
    incidents: known.incidents.map((incident) => toIncident(incident, known, now)),
  };
}
