import type { RequestContext } from '@portal/contract/context';
import type { EndpointInput, EndpointReply } from '@portal/contract/endpoint';
import type { Place } from '@portal/contract/endpoints/place-schema';
import type { windWindows } from '@portal/contract/endpoints/wind';
import { AppError } from '@portal/contract/errors';
import { nameQuantity, toSeaWork } from '@portal/contract/wind-work';
import type { Language } from '@portal/domain/language/language';
import { findWorkGate, isStop, type WorkConditions } from '@portal/domain/safety/work-gate';
import { parseMoment } from '@portal/domain/time/parse-moment';
import { formatMoment, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { Thunder } from '@portal/domain/weather/thunder';
import { type DeskHour, makeSeaSeries } from '@portal/domain/wind/desk-series';
import type { SeaLimit } from '@portal/domain/wind/work-limits';
import { findWorkOutlook } from '@portal/domain/wind/work-windows';
import { getCallerAccountId } from '#platform/http/own-account-reply.ts';
import type { FindPlan } from '#platform/own-resource/plan-count.ts';
import { requireInPlan } from '#platform/plan-limit/plan-limit-error.ts';
import type { WindWeather } from './needs.ts';

type Reply = EndpointReply<typeof windWindows>;
type Input = EndpointInput<typeof windWindows>;
type WindReply = ReturnType<WindWeather['readWind']>;
type MarineReply = ReturnType<WindWeather['readMarine']>;

const DEFAULT_HOURS = 72;
const DAY_HOURS = 24;
const DEFAULT_HEIGHT = 100;

const isOfSea = ({ quantity }: SeaLimit): boolean => quantity === 'waveM' || quantity === 'wavePeriodS';

/** Waves for as many days as the plan has, if a limit needs them; null without a wave source. */
async function readWaves(needs: WindWeather & { findPlan: FindPlan }, { query, body }: Input, context: RequestContext) {
  const days = Math.ceil((body?.hours ?? DEFAULT_HOURS) / DAY_HOURS);
  const { planId } = await needs.findPlan(getCallerAccountId(context));
  requireInPlan('marineWeather', days, planId, { status: 403 });
  try {
    return needs.readMarine({ ...query, days });
  } catch (error) {
    if (error instanceof AppError && error.code === 'noData') return null;
    throw error;
  }
}

function toDeskHours({ hours }: WindReply, marine: MarineReply | null): DeskHour[] {
  const waves = new Map(marine?.hours.map((hour) => [hour.at, hour]));
  return hours.map(({ at, visibility, thunder, levels }) => ({
    at: parseMoment(at),
    visibilityKm: visibility,
    thunder,
    waveM: waves.get(at)?.waveHeight ?? null,
    wavePeriodS: waves.get(at)?.wavePeriod ?? null,
    levels: levels.map(({ height, windSpeed, windSpeedLow, windSpeedHigh }) => ({
      heightM: height,
      speedMs: windSpeed,
      range: windSpeedLow === null || windSpeedHigh === null ? null : { lowMs: windSpeedLow, highMs: windSpeedHigh },
    })),
  }));
}

/** Warnings and thunder at a place, which override every limit. */
function findConditions(needs: WindWeather, place: Place, hourAt: number, language: Language): WorkConditions {
  const warnings = needs.listGates(place, language).map((warning) => ({
    ...warning,
    startsAt: parseMoment(warning.startsAt),
    expiresAt: parseMoment(warning.expiresAt),
  }));
  return { hourAt, rainNow: null, warnings };
}

/**
 * Work windows by the given limits, excluding times stopped by an official warning or thunder. Throws `AppError`
 * `planLimit` (403) if limits on waves exceed the plan's days, `noData`, and what finding a place throws.
 */
export async function findWindows(
  needs: WindWeather & { readonly findPlan: FindPlan },
  input: Input,
  context: RequestContext,
): Promise<Reply> {
  const { query, body } = input;
  const { hours: count = DEFAULT_HOURS, ...sent } = body ?? { limits: [], workHours: 1 };
  const work = toSeaWork(sent);
  const heights = [...new Set(work.limits.flatMap(({ heightM }) => (heightM === null ? [] : [Math.round(heightM)])))];
  const marine = work.limits.some(isOfSea) ? await readWaves(needs, input, context) : null;
  const wind = needs.readWind({
    ...query,
    heights: (heights.length === 0 ? [DEFAULT_HEIGHT] : heights).join(','),
    hours: count,
  });
  const hours = toDeskHours(wind, marine);
  const conditions = findConditions(needs, wind.place, hours[0]?.at ?? 0, query.lang ?? 'vi');
  const rounded = work.limits.map((limit) => ({
    ...limit,
    heightM: limit.heightM === null ? null : Math.round(limit.heightM),
  }));
  const outlook = findWorkOutlook(
    { ...work, limits: rounded },
    makeSeaSeries(hours, {
      runAt: wind.issued.runAt === null ? null : parseMoment(wind.issued.runAt),
      findGate({ at, thunder }) {
        const gate = findWorkGate({ at, thunder: thunder as Thunder | null }, conditions);
        return isStop(gate) ? 'stop' : gate?.kind === 'afterWarning' ? 'wait' : null;
      },
    }),
  );
  const startAt = hours[0]?.at ?? 0;
  const momentOf = (hour: number): string => formatMoment(startAt + hour * HOUR_SECONDS);
  return {
    place: wind.place,
    issued: wind.issued,
    neededHours: outlook.neededHours,
    missingQuantities: outlook.missing.map(nameQuantity),
    hours: outlook.hours.map(({ verdict, because }, hour) => ({
      at: momentOf(hour),
      workVerdict: verdict,
      because: [...new Set(because.map(({ quantity }) => nameQuantity(quantity)))],
    })),
    windows: outlook.windows.map(({ from, to, isOpen, chance }) => ({
      from: momentOf(from),
      to: momentOf(to),
      length: to - from,
      isOpen,
      probability: chance === null ? null : Math.round(100 * chance),
    })),
  };
}
