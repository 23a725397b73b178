import type { RainCourse } from '@portal/domain/weather/rain-course';
import { type RainSlice, toRainSlices } from '@portal/domain/weather/rain-spells';
import { NO_RUN, type RunReference } from '@portal/forecast/series/place-series';
import { type LocatedWeather, listHours, toRange } from './place-weather.ts';

/** The rain of a place from the present ten minutes to three hours ahead. */
export interface PlaceRain {
  readonly course: RainCourse;
  /** The steps of the course, with the thunder of their hours. */
  readonly slices: readonly RainSlice[];
  /** The model's run that the course was made with; null where there is none. */
  readonly run: RunReference | null;
}

/** Hours that the steps of a course touch. */
const COURSE_HOURS = 4;

/** What the nowcast tells of a place: the course that its weather rests on. */
export function toPlaceRain(weather: LocatedWeather): PlaceRain {
  const { course, series, hourAt } = weather;
  const range = toRange(weather, hourAt, COURSE_HOURS);
  const run = series.variables.precipitation?.runOf[range.from] ?? NO_RUN;
  return {
    course,
    slices: toRainSlices(course, listHours(weather, range)).slice(0, course.steps.length),
    run: run === NO_RUN ? null : (series.runs[run] ?? null),
  };
}
