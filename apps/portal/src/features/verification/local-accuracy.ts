import { type LocalAccuracy, toLocalAccuracy } from '@portal/domain/score/local-accuracy';
import { addSums, makeSums, type ScoreSums } from '@portal/domain/score/score-sums';
import { SHOWN_SOURCE } from '@portal/domain/score/scored-variable';
import { DAY_SECONDS, startOfHour, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import type { ScoreNeeds } from './find-scores.ts';
import { type DaySums, readScores } from './score-store.ts';

const WINDOW_DAYS = 30;

interface AccuracyNeeds extends ScoreNeeds {
  readonly warn: (problem: string) => void;
}

/** Accuracy by lead time, days. */
type LeadAccuracies = ReadonlyMap<number, LocalAccuracy>;

/** Sums by province, then by lead. */
function sumLeads(rows: readonly DaySums[]): Map<string, Map<number, ScoreSums>> {
  const provinces = new Map<string, Map<number, ScoreSums>>();
  for (const { leadDays, province, sums: own } of rows) {
    if (province === null) continue;
    const leads = provinces.get(province) ?? new Map<number, ScoreSums>();
    const known = leads.get(leadDays) ?? makeSums();
    addSums(known, own);
    provinces.set(province, leads.set(leadDays, known));
  }
  return provinces;
}

async function readAll({ database, clock }: AccuracyNeeds): Promise<ReadonlyMap<string, LeadAccuracies>> {
  const toAt = startOfVietnamDay(clock());
  const span = { source: SHOWN_SOURCE, fromAt: toAt - WINDOW_DAYS * DAY_SECONDS, toAt };
  const warmth = sumLeads((await readScores(database, { ...span, variable: 'temperatureMaxC' })).sums);
  const rain = sumLeads((await readScores(database, { ...span, variable: 'rainMm' })).sums);
  const found = new Map<string, LeadAccuracies>();
  for (const province of new Set([...warmth.keys(), ...rain.keys()])) {
    const [ofWarmth, ofRain] = [warmth.get(province), rain.get(province)];
    const leads = new Map<number, LocalAccuracy>();
    for (const lead of new Set([...(ofWarmth?.keys() ?? []), ...(ofRain?.keys() ?? [])])) {
      const accuracy = toLocalAccuracy(ofWarmth?.get(lead) ?? makeSums(), ofRain?.get(lead) ?? makeSums());
      if (accuracy !== null) leads.set(lead, accuracy);
    }
    if (leads.size > 0) found.set(province, leads);
  }
  return found;
}

/**
 * Finds a province's forecast accuracy of the last 30 days by lead time. Read hourly for all provinces, because every place page
 * needs it; without the database pages omit it.
 */
export function createAccuracyFinder(needs: AccuracyNeeds) {
  let known: { readonly hourAt: number; readonly all: ReturnType<typeof readAll> } | null = null;
  return async (province: string | null): Promise<LeadAccuracies | null> => {
    if (province === null) return null;
    const hourAt = startOfHour(needs.clock());
    if (known?.hourAt !== hourAt) {
      const all = readAll(needs).catch((error: unknown) => {
        needs.warn(`scores of provinces: ${String(error)}`);
        return new Map<string, LeadAccuracies>();
      });
      known = { hourAt, all };
    }
    return (await known.all).get(province) ?? null;
  };
}
