import { type BasinHour, narrowRanges, type RangedHour } from '@portal/domain/catchment/basin-hours';
import { blendHour, type HourBlend } from '@portal/domain/catchment/blend-hours';
import { quantileOfSorted } from '@portal/domain/hydro/model/flow-band';
import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { BasinMembers } from '@portal/forecast/series/read-basin-members';
import type { BasinSeries } from '@portal/forecast/series/read-basin-series';
import type { VariableName } from '@portal/forecast/variables/variable.table';

const RANGES = [
  ['lowMm', 'precipitationLow'],
  ['highMm', 'precipitationHigh'],
  ['periodLowMm', 'precipitationPeriodLow'],
  ['periodHighMm', 'precipitationPeriodHigh'],
  ['dayLowMm', 'precipitationDayLow'],
  ['dayHighMm', 'precipitationDayHigh'],
] as const satisfies readonly (readonly [keyof RangedHour, VariableName])[];

export const BASIN_VARIABLES: readonly VariableName[] = ['precipitation', ...RANGES.map(([, name]) => name)];

export const toValue = (values: Float64Array | undefined, hour: number): number | null => {
  const value = values?.[hour] ?? Number.NaN;
  return Number.isNaN(value) ? null : value;
};

/** Forecast rain, radar and model blended. */
export interface AheadRain {
  /** Hours with cell quantiles: `hours` as they are, `narrowed` for adding up. */
  readonly hours: readonly BasinHour[];
  readonly narrowed: readonly BasinHour[];
  /** For each hour that radar reaches. */
  readonly blends: readonly HourBlend[];
  /** Blended in the same way; null if no run has members. */
  readonly members: BasinMembers | null;
}

interface AheadAsk {
  readonly series: BasinSeries;
  /** Index of the current hour, and number of hours ahead. */
  readonly from: number;
  readonly count: number;
  readonly blends: readonly HourBlend[];
  /** The same for each member of the radar's nowcast; none if it has no members. */
  readonly memberBlends: readonly (readonly HourBlend[])[];
  /** From the current hour on. */
  readonly members: BasinMembers | null;
}

const ENDS = { low: 0.1, high: 0.9 } as const;

/** Blends with the quantile (0…1) of the radar's members in each hour. */
function listEndBlends({ blends, memberBlends }: AheadAsk, part: number): readonly HourBlend[] {
  if (memberBlends.length === 0) return blends;
  return blends.map(({ modelPart }, hour) => {
    const rising = memberBlends.map((own) => own[hour]?.radarMm ?? 0).sort((a, b) => a - b);
    return { radarMm: quantileOfSorted(rising, part), modelPart };
  });
}

/**
 * The hours of a series from the current one on. Members of the radar's nowcast and of the model's ensemble are paired:
 * neither knows of the other.
 */
export function listAhead(ask: AheadAsk): AheadRain {
  const { from, count, blends, memberBlends, members } = ask;
  const { startAt, variables } = ask.series;
  const [lowBlends, highBlends] = [listEndBlends(ask, ENDS.low), listEndBlends(ask, ENDS.high)];
  const ranged = Array.from({ length: count }, (_, index): RangedHour => {
    const hour = from + index;
    const ends = RANGES.map(([key, name]) => [key, toValue(variables[name]?.values, hour)] as const);
    return {
      at: startAt + hour * HOUR_SECONDS,
      meanMm: toValue(variables.precipitation?.values, hour),
      ...(Object.fromEntries(ends) as Omit<RangedHour, 'at' | 'meanMm'>),
    };
  });
  const blend = (hours: readonly BasinHour[]): BasinHour[] =>
    hours.map(({ at, meanMm, lowMm, highMm }, hour) => {
      const toBlended = (mm: number | null, by: readonly HourBlend[] = blends) => {
        const blended = blendHour(by[hour], mm ?? Number.NaN);
        return Number.isNaN(blended) ? null : blended;
      };
      const isRanged = lowMm !== null && highMm !== null;
      return {
        at,
        meanMm: toBlended(meanMm),
        lowMm: isRanged ? toBlended(lowMm, lowBlends) : null,
        highMm: isRanged ? toBlended(highMm, highBlends) : null,
      };
    });
  return {
    hours: blend(ranged),
    narrowed: blend(narrowRanges(ranged)),
    blends,
    members: members && {
      ...members,
      members: members.members.map((hours, member) => {
        const own = memberBlends[member % memberBlends.length] ?? blends;
        return hours.map((mm, hour) => blendHour(own[hour], mm));
      }),
    },
  };
}
