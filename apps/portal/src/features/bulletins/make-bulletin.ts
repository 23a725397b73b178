import { CLIMATE_REGIONS } from '@portal/content/bulletins/climate-region.table';
import { SEA_AREAS } from '@portal/content/bulletins/sea-area.table';
import { GREAT_CITIES } from '@portal/content/great-cities.table';
import type { EndpointInput, EndpointReply } from '@portal/contract/endpoint';
import type { Bulletin, BulletinCity, BulletinRegion, BulletinSea } from '@portal/contract/endpoints/bulletins';
import type { weatherDays15 } from '@portal/contract/endpoints/weather';
import { AppError } from '@portal/contract/errors';
import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/epoch';
import { formatDate, formatMoment, vietnamHour } from '@portal/domain/time/vietnam-time';
import { toBulletinId } from './due-time.ts';
import { toRegionDay, toRegionRain } from './region-day.ts';
import { toSeaDay } from './sea-day.ts';

type DaysReply = EndpointReply<typeof weatherDays15>;
export type FindDays = (input: EndpointInput<typeof weatherDays15>) => DaysReply;

const DAYS_TOLD = 3;
const RAIN_SPANS = [1, 2, 3, 10] as const;
const EVENING = 19;
function toRegion(region: BulletinRegion['region'], first: string, replies: readonly DaysReply[]): BulletinRegion {
  const provinces = replies.map(({ days }) => days.filter(({ date }) => date >= first));
  const dates = (provinces[0] ?? []).slice(0, DAYS_TOLD).map(({ date }) => date);
  return {
    region,
    days: dates.map((date) =>
      toRegionDay(
        date,
        provinces.flatMap((days) => days.filter((day) => day.date === date)),
      ),
    ),
    rain: RAIN_SPANS.map((span) => toRegionRain(span, provinces)),
  };
}

/** The days of a reply that a bulletin covers. */
const selectDays = ({ days }: DaysReply, first: string): DaysReply['days'] =>
  days.filter(({ date }) => date >= first).slice(0, DAYS_TOLD);

function toCity(place: string, first: string, findDays: FindDays): BulletinCity {
  const told = selectDays(findDays({ query: { location: place } }), first);
  return { place, days: told.map((day) => toRegionDay(day.date, [day])) };
}

/** A sea area; null where the run does not reach out to it. */
function toSea({ id, points }: (typeof SEA_AREAS)[number], first: string, findDays: FindDays): BulletinSea | null {
  try {
    const told = points.map(([lat, lng]) => selectDays(findDays({ query: { lat, lng } }), first));
    const dates = (told[0] ?? []).map(({ date }) => date);
    return {
      area: id,
      days: dates.map((date) =>
        toSeaDay(
          date,
          told.flatMap((days) => days.filter((day) => day.date === date)),
        ),
      ),
    };
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** The bulletin of a due time from what is forecast now: in the morning from today on, in the evening from tomorrow. Throws what the weather throws. */
export function makeBulletin(dueAt: EpochSeconds, now: EpochSeconds, findDays: FindDays): Bulletin {
  const first = formatDate(vietnamHour(dueAt) === EVENING ? dueAt + DAY_SECONDS : dueAt);
  const asked = CLIMATE_REGIONS.map(({ id, provinces }) => ({
    id,
    replies: provinces.map((location) => findDays({ query: { location } })),
  }));
  const all = asked.flatMap(({ replies }) => replies);
  const issued = all[0]?.issued;
  if (issued === undefined) throw new Error('no region has a province');
  return {
    id: toBulletinId(dueAt),
    issuedAt: formatMoment(dueAt),
    madeAt: formatMoment(now),
    demo: all.some((reply) => reply.issued.demo),
    runAt: issued.runAt,
    source: issued.source,
    regions: asked.map(({ id, replies }) => toRegion(id, first, replies)),
    cities: Object.values(GREAT_CITIES).map(({ slug }) => toCity(slug, first, findDays)),
    seas: SEA_AREAS.flatMap((area) => toSea(area, first, findDays) ?? []),
  };
}
