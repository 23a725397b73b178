import {
  type ClimateBulletin,
  type ClimateOrder,
  type ModelDay,
  makeClimateBulletin,
  PAST_DAYS,
  type RegionClimate,
} from '@portal/domain/climate/climate-bulletin';
import { DAY_SECONDS, type EpochSeconds, startOfHour, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { listRegionNormals, type RegionNormals } from '@portal/forecast/climate/region-normals';
import { closeDays, listRegionDays, type StoredRegionDay } from './climate-store.ts';
import type { ClimateNeeds, RegionDay } from './needs.ts';

/** Forecast days in a bulletin, including today. */
const FORECAST_DAYS = 15;
/** Demonstration days are computed in every process, so only from the station with the most area. */
const DEMO_STATIONS = 1;

type Needs = Pick<ClimateNeeds, 'database' | 'clock' | 'demo' | 'readRegionDays' | 'version' | 'readOutlook'>;

/** Caches the newest result by key; concurrent callers share it. */
function rememberLast<Value>(): (key: string, make: () => Promise<Value>) => Promise<Value> {
  let last: { readonly key: string; readonly value: Promise<Value> } | null = null;
  return (key, make) => {
    if (last?.key !== key) {
      const value = make();
      last = { key, value };
      value.catch(() => {
        if (last?.value === value) last = null;
      });
    }
    return last.value;
  };
}

const toDay = ({ temperatureC, rainMm }: StoredRegionDay, basis: ModelDay['basis']): ModelDay => ({
  temperatureC,
  rainMm,
  basis,
});

function toRegionClimate(
  normals: RegionNormals,
  past: readonly StoredRegionDay[],
  ahead: readonly StoredRegionDay[],
): RegionClimate {
  const isOwn = ({ region }: StoredRegionDay): boolean => region === normals.region;
  return {
    region: normals.region,
    areaKm2: normals.areaKm2,
    normalOf: (dayAt) => {
      const { temperatureMeanC: temperatureC, rainMm } = normals.normalOf(dayAt);
      return { temperatureC, rainMm };
    },
    days: new Map([
      ...past.filter(isOwn).map((day) => [day.dayAt, toDay(day, 'analysis')] as const),
      ...ahead.filter(isOwn).map((day) => [day.dayAt, toDay(day, 'forecast')] as const),
    ]),
  };
}

export function createClimateReader(needs: Needs) {
  const regions = listRegionNormals();
  const rememberAhead = rememberLast<readonly RegionDay[]>();
  const rememberDemo = rememberLast<readonly RegionDay[]>();
  let stored: readonly StoredRegionDay[] = [];
  const toPastStart = (): EpochSeconds => startOfVietnamDay(needs.clock()) - PAST_DAYS * DAY_SECONDS;

  async function refresh(): Promise<void> {
    stored = await listRegionDays(needs.database, toPastStart());
  }

  /** Past days: stored, or computed for the demonstration. */
  async function readPast(today: EpochSeconds): Promise<readonly RegionDay[]> {
    const from = today - PAST_DAYS * DAY_SECONDS;
    const own = stored.filter(({ dayAt }) => dayAt >= from && dayAt < today);
    if (own.length > 0 || !needs.demo()) return own.map((day) => ({ ...day, isDemo: false }));
    const query = { regions, from, days: PAST_DAYS, demo: true, mostStations: DEMO_STATIONS };
    return rememberDemo(String(today), () => needs.readRegionDays(query));
  }

  async function makeBulletin(order: ClimateOrder): Promise<ClimateBulletin> {
    const now = needs.clock();
    const today = startOfVietnamDay(now);
    const demo = needs.demo();
    const ahead = await rememberAhead(`${needs.version()} ${startOfHour(now)} ${demo}`, () =>
      needs.readRegionDays({ regions, from: today, days: FORECAST_DAYS, demo }),
    );
    const past = await readPast(today);
    const climates = regions.map((normals) => toRegionClimate(normals, past, ahead));
    const isDemo = [...past, ...ahead].some((day) => day.isDemo);
    return makeClimateBulletin(order, climates, { now, isDemo, outlook: needs.readOutlook() });
  }

  return {
    refresh,
    makeBulletin,
    async closeDays(): Promise<void> {
      if (await closeDays(needs, regions)) await refresh();
    },
    version: (): string => `${stored.length}.${stored.at(-1)?.dayAt ?? 0}.${needs.readOutlook()?.issueMonth ?? ''}`,
  };
}
