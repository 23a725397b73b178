import { setImmediate as letOthersRun } from 'node:timers/promises';
import { findScaleValue } from '@portal/domain/geo/byte-scale';
import { WEATHER } from '@portal/domain/observation/element.table';
import type { Contingency } from '@portal/domain/score/score-sums';
import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { findRainCell } from '#observations/radar-rain.ts';
import { readObservedHours } from '#observations/read-observations.ts';
import { PUBLIC_STATIONS } from '#observations/station-list.ts';
import { RAIN_SCALE } from '#radar/store/frame-bytes.ts';
import { CELLS } from '#radar/store/insert-frame.ts';
import { findBytes, listStored } from '#radar/store/radar-folder.ts';
import { listSatelliteDays, readSatelliteScore, SCORE_DAYS, saveSatelliteDay } from '#radar/store/satellite-score.ts';
import { pollUntilStopped } from '#sources/frames/folder-watch.ts';

/** Configuration of the daily comparison of satellite rain with airports' reports. */
export interface SatelliteScoring {
  readonly dataDir: string;
  readonly now: () => EpochSeconds;
  readonly signal: AbortSignal;
  /** Called with one line when the rain goes off, comes back, or a file cannot be read. */
  readonly onProblem: (line: string) => void;
}

/** Reports may come this late after the end of their day. */
const LATE_SECONDS = 6 * HOUR_SECONDS;
/** A frame begins this long before its scan reaches Viet Nam. */
const SCAN_SECONDS = 240;
/** Farthest frame from a report: one is missing at most. */
const APART_SECONDS = 600;
const WET = WEATHER.rain | WEATHER.drizzle | WEATHER.shower;
const EVERY_MS = 3_600_000;

/** A report of an airport: whether it rained there. */
interface RainReport {
  readonly cell: number;
  readonly at: EpochSeconds;
  readonly isWet: boolean;
}

function listReports(dataDir: string, day: EpochSeconds, onProblem: (line: string) => void): RainReport[] {
  return PUBLIC_STATIONS.filter(({ network }) => network === 'metar').flatMap((station) => {
    const cell = findRainCell(station);
    if (cell === null) return [];
    const { observations, problems } = readObservedHours(dataDir, station, day, day + DAY_SECONDS);
    for (const problem of problems) onProblem(problem);
    return observations.flatMap(({ at, values: { weather }, flags }): RainReport[] =>
      weather === undefined || flags.weather !== undefined ? [] : [{ cell, at, isWet: (weather & WET) !== 0 }],
    );
  });
}

/** The frame whose scan of the country is nearest to a report, at most ten minutes away. */
function findFrame(frames: readonly EpochSeconds[], at: EpochSeconds): EpochSeconds | null {
  const apart = (frame: EpochSeconds) => Math.abs(frame + SCAN_SECONDS - at);
  const nearest = frames.reduce<EpochSeconds | null>(
    (best, frame) => (best === null || apart(frame) < apart(best) ? frame : best),
    null,
  );
  return nearest !== null && apart(nearest) <= APART_SECONDS ? nearest : null;
}

/**
 * Counts of the airports' reports of a UTC day by satellite rain (0.2 mm/h and more) and reported rain, drizzle or
 * showers. Reports without a frame within ten minutes, and cells that satellites do not see, count nowhere.
 */
export async function countSatelliteDay(
  dataDir: string,
  day: EpochSeconds,
  onProblem: (line: string) => void,
): Promise<Contingency> {
  const frames = listStored(dataDir, 'satellite', 'frame').filter(
    (at) => at >= day - DAY_SECONDS / 24 && at < day + DAY_SECONDS + DAY_SECONDS / 24,
  );
  const counts = { hits: 0, falseAlarms: 0, misses: 0, correctNegatives: 0 };
  const reports = frames.length === 0 ? [] : listReports(dataDir, day, onProblem);
  for (const [frame, ofFrame] of Map.groupBy(reports, ({ at }) => findFrame(frames, at))) {
    await letOthersRun();
    const bytes = frame === null ? null : findBytes(dataDir, 'satellite', 'frame', frame, CELLS);
    if (bytes === null) continue;
    for (const { cell, isWet } of ofFrame) {
      const rate = findScaleValue(bytes[cell] ?? RAIN_SCALE.missing, RAIN_SCALE);
      if (rate === null) continue;
      if (isWet) counts[rate > 0 ? 'hits' : 'misses'] += 1;
      else counts[rate > 0 ? 'falseAlarms' : 'correctNegatives'] += 1;
    }
  }
  return counts;
}

/** Counts the days that are over and have frames but no counts yet; each is stored at once, and never again. */
export async function scoreSatelliteDays({
  dataDir,
  now,
  signal,
  onProblem,
}: SatelliteScoring): Promise<readonly EpochSeconds[]> {
  const known = new Set(listSatelliteDays(dataDir));
  const withFrames = new Set(listStored(dataDir, 'satellite', 'frame').map((at) => at - (at % DAY_SECONDS)));
  const days = [...withFrames].filter(
    (day) => !known.has(day) && day + DAY_SECONDS + LATE_SECONDS <= now() && day >= now() - SCORE_DAYS * DAY_SECONDS,
  );
  const stored: EpochSeconds[] = [];
  for (const day of days) {
    if (signal.aborted) break;
    saveSatelliteDay(dataDir, day, await countSatelliteDay(dataDir, day, onProblem));
    stored.push(day);
  }
  return stored;
}

/** Scores each day once until stopped, and says when satellite rain goes off or comes back; resolves when stopped. */
export async function pollSatelliteScore(scoring: SatelliteScoring): Promise<void> {
  const { dataDir, now, signal, onProblem } = scoring;
  let isOff = readSatelliteScore(dataDir, now()).isOff;
  await pollUntilStopped({ signal, onProblem, everyMs: EVERY_MS }, async () => {
    const days = await scoreSatelliteDays(scoring);
    if (days.length === 0) return;
    const score = readSatelliteScore(dataDir, now());
    if (score.isOff !== isOff) onProblem(`satellite rain is ${score.isOff ? 'off: no skill' : 'on again'} (METAR)`);
    isOff = score.isOff;
  });
}
