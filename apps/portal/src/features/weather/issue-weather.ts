import type { Issued } from '@portal/contract/endpoints/place-schema';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { PlaceWeather } from './place-weather.ts';
import type { HOUR_VARIABLES } from './reply-variables.table.ts';
import { getIssued, type HourRange, toIssued } from './to-issued.ts';

const DEMO = 'demo';

/** Origin of a place's weather: the runs of its hours, and radar if it supplies the next hours' rain. */
export function issueWeather(weather: PlaceWeather, range: HourRange, names: typeof HOUR_VARIABLES): Issued {
  return addRadar(weather, toIssued(weather.series, range, names));
}

/** The same for calls that need data. Throws `AppError` `noData` if no run has a value. */
export function getIssuedWeather(weather: PlaceWeather, range: HourRange, names: typeof HOUR_VARIABLES): Issued {
  return addRadar(weather, getIssued(weather.series, range, names));
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
