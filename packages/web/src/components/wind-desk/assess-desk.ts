import { findWorkGate } from '@portal/domain/safety/work-gate';
import { parseMoment } from '@portal/domain/time/parse-moment';
import { startOfVietnamDay, vietnamHour } from '@portal/domain/time/vietnam-time';
import type { Thunder } from '@portal/domain/weather/thunder';
import { computeAirDensity } from '@portal/domain/wind/air-density';
import { type DeskHour, makeSeaSeries } from '@portal/domain/wind/desk-series';
import { computeDailyCycle, computeFarmPower, type FarmPower, type HubHour } from '@portal/domain/wind/farm-power';
import type { SeaSeries, WorkOutlook } from '@portal/domain/wind/work-windows';
import { findWorkOutlook } from '@portal/domain/wind/work-windows';
import { findRunAgeHours, STALE_AFTER_HOURS } from '#components/weather/run-age.ts';
import { type DeskData, type DeskSubject, type DeskWork, findLevel, toDeskHours } from './desk-data.ts';

export interface AssessedWork extends DeskWork {
  readonly outlook: WorkOutlook;
}

type DeskStop = 'warning' | 'thunder' | 'afterWarning' | null;

/** Everything a desk shows, computed once. */
export interface AssessedDesk {
  readonly hours: readonly DeskHour[];
  readonly series: SeaSeries;
  readonly works: readonly AssessedWork[];
  readonly power: FarmPower;
  /** Mean share of rated power by hour of the day; null where unknown. */
  readonly cycle: readonly (number | null)[];
  /** Age of the run, hours, once it is too old for new windows; null before. */
  readonly staleHours: number | null;
  /** What overrides the limits of all work in an hour; null: nothing. */
  readonly findStop: (hour: number) => DeskStop;
}

function toHubHours({ wind, place }: DeskData, hubHeightM: number): HubHour[] {
  const groundM = Math.max(place.elevation ?? 0, 0);
  return wind.map((hour) => {
    const { speedMs, range } = findLevel(hour, Math.round(hubHeightM));
    return {
      at: parseMoment(hour.at),
      speedMs,
      range,
      densityKgM3: computeAirDensity({
        pressureMslHpa: hour.pressure,
        temperatureC: hour.temperature,
        heightM: groundM + hubHeightM,
      }),
    };
  });
}

/** Computes windows and power of a desk. Outdated data yield no windows. */
export function assessDesk(data: DeskData, { farm, hubHeightM, works }: DeskSubject, nowAt: string): AssessedDesk {
  const hours = toDeskHours(data);
  const findStop = (hour: DeskHour | undefined): DeskStop => {
    if (hour === undefined) return null;
    const gate = findWorkGate({ at: hour.at, thunder: hour.thunder as Thunder | null }, data.conditions);
    return gate?.kind === 'warning' || gate?.kind === 'thunder' || gate?.kind === 'afterWarning' ? gate.kind : null;
  };
  const { runAt } = data.issued;
  const series = makeSeaSeries(hours, {
    runAt: runAt === null ? null : parseMoment(runAt),
    findGate(hour) {
      const stop = findStop(hour);
      return stop === null ? null : stop === 'afterWarning' ? 'wait' : 'stop';
    },
  });
  const age = findRunAgeHours(data.issued, nowAt);
  const staleHours = age !== null && age > STALE_AFTER_HOURS ? Math.floor(age) : null;
  const power = computeFarmPower(farm, toHubHours(data, hubHeightM), startOfVietnamDay);
  return {
    hours,
    series,
    works: works.map((each) => {
      const outlook = findWorkOutlook(each.work, series);
      return { ...each, outlook: staleHours === null ? outlook : { ...outlook, windows: [] } };
    }),
    power,
    cycle: computeDailyCycle(
      power.hours.map((share) => share?.share ?? null),
      (index) => vietnamHour(hours[index]?.at ?? 0),
    ),
    staleHours,
    findStop: (hour) => findStop(hours[hour]),
  };
}
