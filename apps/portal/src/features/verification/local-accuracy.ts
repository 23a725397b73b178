import { type LocalAccuracy, toLocalAccuracy } from '@portal/domain/score/local-accuracy';
import { addSums, makeSums, type ScoreSums } from '@portal/domain/score/score-sums';
import { SHOWN_SOURCE } from '@portal/domain/score/scored-variable';
import { DAY_SECONDS, startOfHour, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import type { ScoreNeeds } from './find-scores.ts';
import { type DaySums, readScores } from './score-store.ts';

const WINDOW_DAYS = 30;
const LEAD_DAYS = 1;

interface AccuracyNeeds extends ScoreNeeds {
  readonly warn: (problem: string) => void;
}

function sumProvinces(rows: readonly DaySums[]): Map<string, ScoreSums> {
  const sums = new Map<string, ScoreSums>();
  for (const { leadDays, province, sums: own } of rows) {
    if (province === null || leadDays !== LEAD_DAYS) continue;
    const known = sums.get(province) ?? makeSums();
    addSums(known, own);
    sums.set(province, known);
  }
  return sums;
}

async function readAll({ database, clock }: AccuracyNeeds): Promise<ReadonlyMap<string, LocalAccuracy>> {
  const toAt = startOfVietnamDay(clock());
  const span = { source: SHOWN_SOURCE, fromAt: toAt - WINDOW_DAYS * DAY_SECONDS, toAt };
  const warmth = sumProvinces((await readScores(database, { ...span, variable: 'temperatureMaxC' })).sums);
  const rain = sumProvinces((await readScores(database, { ...span, variable: 'rainMm' })).sums);
  const found = new Map<string, LocalAccuracy>();
  for (const province of new Set([...warmth.keys(), ...rain.keys()])) {
    const accuracy = toLocalAccuracy(warmth.get(province) ?? makeSums(), rain.get(province) ?? makeSums());
    if (accuracy !== null) found.set(province, accuracy);
  }
  return found;
}

/**
 * Finds a province's forecast accuracy of the last 30 days. Read hourly for all provinces, because every place page
 * needs it; without the database pages omit it.
 */
export function createAccuracyFinder(needs: AccuracyNeeds) {
  let known: { readonly hourAt: number; readonly all: ReturnType<typeof readAll> } | null = null;
  return async (province: string | null): Promise<LocalAccuracy | null> => {
    if (province === null) return null;
    const hourAt = startOfHour(needs.clock());
    if (known?.hourAt !== hourAt) {
      const all = readAll(needs).catch((error: unknown) => {
        needs.warn(`scores of provinces: ${String(error)}`);
        return new Map<string, LocalAccuracy>();
      });
      known = { hourAt, all };
    }
    return (await known.all).get(province) ?? null;
  };
}
