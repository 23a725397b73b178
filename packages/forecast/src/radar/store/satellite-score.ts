import { scoreYesNo } from '@portal/domain/score/score';
import type { Contingency } from '@portal/domain/score/score-sums';
import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/vietnam-time';
import { findBytes, listStored, saveBytes } from './radar-folder.ts';

/** Days whose reports decide about satellite rain. */
export const SCORE_DAYS = 30;
/** Fewer pairs, or fewer of them with rain at the airport, decide nothing. */
export const LEAST_PAIRS = { all: 1000, wet: 50 } as const;

/** How satellite rain agreed with airports' reports over the last thirty days. */
export interface SatelliteScore extends Contingency {
  readonly pairs: number;
  /** Reports of rain. */
  readonly wet: number;
  /** Heidke skill score; null with too few pairs. */
  readonly heidkeSkill: number | null;
  /** True where it has no skill: it is then not shown until it has. */
  readonly isOff: boolean;
}

const COUNTS = ['hits', 'falseAlarms', 'misses', 'correctNegatives'] as const;
const COUNT_BYTES = 4;

/** Stores the counts of a day that begins at `day`. Throws the system's error. */
export function saveSatelliteDay(dataDir: string, day: EpochSeconds, counts: Contingency): void {
  const bytes = Buffer.alloc(COUNTS.length * COUNT_BYTES);
  for (const [index, name] of COUNTS.entries()) bytes.writeUInt32BE(counts[name], index * COUNT_BYTES);
  saveBytes(dataDir, 'satellite', 'score', day, bytes);
}

/** Days whose counts are stored, oldest first. Throws the system's error. */
export const listSatelliteDays = (dataDir: string): EpochSeconds[] => listStored(dataDir, 'satellite', 'score');

/** Scores the stored days of the thirty before `now`; damaged ones count as missing. Throws the system's error. */
export function readSatelliteScore(dataDir: string, now: EpochSeconds): SatelliteScore {
  const sums = { hits: 0, falseAlarms: 0, misses: 0, correctNegatives: 0 };
  for (const day of listSatelliteDays(dataDir)) {
    if (day < now - (SCORE_DAYS + 1) * DAY_SECONDS || day >= now) continue;
    const bytes = findBytes(dataDir, 'satellite', 'score', day, COUNTS.length * COUNT_BYTES);
    if (bytes === null) continue;
    const view = Buffer.from(bytes);
    for (const [index, name] of COUNTS.entries()) sums[name] += view.readUInt32BE(index * COUNT_BYTES);
  }
  const wet = sums.hits + sums.misses;
  const pairs = wet + sums.falseAlarms + sums.correctNegatives;
  const isEnough = pairs >= LEAST_PAIRS.all && wet >= LEAST_PAIRS.wet;
  const heidkeSkill = isEnough ? scoreYesNo(sums).heidkeSkill : null;
  return { ...sums, pairs, wet, heidkeSkill, isOff: heidkeSkill !== null && heidkeSkill <= 0 };
}

/** A score reads some thirty files, and changes once a day. */
const SCORE_SECONDS = 600;

/** Whether satellite rain is off at a moment, by a score of the last ten minutes. Unreadable files leave it on. */
export function createSatelliteGate(dataDir: string): (now: EpochSeconds) => boolean {
  let score: { readonly at: EpochSeconds; readonly isOff: boolean } | null = null;
  return (now) => {
    if (score !== null && now >= score.at && now < score.at + SCORE_SECONDS) return score.isOff;
    try {
      score = { at: now, isOff: readSatelliteScore(dataDir, now).isOff };
    } catch {
      score = { at: now, isOff: score?.isOff ?? false };
    }
    return score.isOff;
  };
}
