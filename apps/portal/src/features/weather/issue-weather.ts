import type { Issued } from '@portal/contract/endpoints/place-schema';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { type PlaceWeather, toRange } from './place-weather.ts';
import type { HOUR_VARIABLES } from './reply-variables.table.ts';
import { getIssued, type HourRange, toIssued } from './to-issued.ts';

const DEMO = 'demo';

/** Origin of a place's weather: the runs of its hours, and radar if it supplies the next hours' rain. */
export function issueWeather(weather: PlaceWeather, range: HourRange, names: typeof HOUR_VARIABLES): Issued {
  return addRadar(weather, nameByComing(weather, range, names, toIssued(weather.series, range, names)));
}

/** The same for calls that need data. Throws `AppError` `noData` if no run has a value. */
export function getIssuedWeather(weather: PlaceWeather, range: HourRange, names: typeof HOUR_VARIABLES): Issued {
  return addRadar(weather, nameByComing(weather, range, names, getIssued(weather.series, range, names)));
}

/**
 * Names a reply that begins earlier today by the runs of its hours to come: after an outage the hours that are over have
 * an old run, whose age would hide a fresh forecast.
 */
function nameByComing(weather: PlaceWeather, range: HourRange, names: typeof HOUR_VARIABLES, issued: Issued): Issued {
  const { from } = toRange(weather, weather.hourAt, 0);
  if (range.from >= from || range.to <= from) return issued;
  const { source, runAt, sources } = toIssued(weather.series, { from, to: range.to }, names);
  return {
    ...issued,
    source: source ?? issued.source,
    runAt: runAt ?? issued.runAt,
    sources: { ...issued.sources, ...sources },
  };
}

function addRadar({ course: { source, frameAt } }: PlaceWeather, issued: Issued): Issued {
  if (source === null || frameAt === null) return issued;
  const { name, credit } = source;
  return {
    ...issued,
    demo: issued.demo || name === DEMO,
    sources: { ...issued.sources, radar: { source: name, runAt: formatMoment(frameAt) } },
    credits: credit === null ? issued.credits : [credit, ...issued.credits],
  };
}
