import { setImmediate as letOthersRun } from 'node:timers/promises';
import { findSlot } from '@portal/domain/hydro/bulletin/bulletin-slot';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { OwnKey } from '#platform/own-resource/own-resource.ts';
import { findPaused } from '#platform/own-resource/plan-count.ts';
import type { BasinRain } from '../basin-rain.ts';
import { CATCHMENTS, type Catchment } from '../catchment-store.ts';
import { type ForecastNeeds, forecastCatchment } from '../inflow.ts';
import { findBulletinOfSlot, insertBulletin, listDueCatchments } from './bulletin-store.ts';
import { listForecastDays, scoreCatchment } from './score-catchment.ts';

export interface BulletinNeeds extends ForecastNeeds {
  readonly readRain: (catchment: Catchment) => Promise<BasinRain>;
}

const PAST_HOURS = 72;
const CATCHMENTS_TOGETHER = 100;

/**
 * Issues a bulletin from current data after scoring earlier ones. Returns its number or that of the existing
 * bulletin; null if the catchment is gone.
 */
export async function issueBulletin(
  needs: BulletinNeeds,
  catchment: Catchment,
  slotAt: EpochSeconds,
): Promise<number | null> {
  const { database } = needs;
  const known = await findBulletinOfSlot(database, catchment, slotAt);
  if (known !== null) return known.number;
  const { map: _, ...rain } = await needs.readRain(catchment);
  const issuedAt = needs.sky.clock();
  const forecast = await forecastCatchment(needs, catchment, []);
  const score = await scoreCatchment(database, { catchment, rain, now: issuedAt });
  const { name, areaKm2, lat, lng } = catchment;
  return insertBulletin(database, catchment, {
    slotAt,
    issuedAt,
    demo: rain.issued.demo,
    content: {
      version: 1,
      catchment: { name, areaKm2, lat, lng },
      rain: { ...rain, past: rain.past.slice(-PAST_HOURS) },
      forecast,
      score,
    },
    days: listForecastDays(slotAt, { rain, forecast }),
  });
}

/**
 * Issues the latest bulletin for every catchment that lacks it. A missed bulletin is issued late, and marked so,
 * until the next is due; older ones are skipped, because a forecast is never made afterwards. A failing catchment
 * does not stop the others; the run rejects with the first error at its end and is retried.
 */
export function createBulletinIssuer(needs: BulletinNeeds): (signal: AbortSignal) => Promise<void> {
  const { database } = needs;

  async function issueOne({ accountId, id }: OwnKey, slotAt: EpochSeconds): Promise<void> {
    if ((await findPaused(needs, accountId, 'locationNumber')).has(id)) return;
    const catchment = await CATCHMENTS.find(database, { accountId, id });
    if (catchment !== null) await issueBulletin(needs, catchment, slotAt);
  }

  return async (signal) => {
    const slotAt = findSlot(needs.sky.clock());
    let after: OwnKey | null = null;
    let trouble: unknown = null;
    for (;;) {
      const due: readonly OwnKey[] = await listDueCatchments(database, {
        slotAt,
        after,
        most: CATCHMENTS_TOGETHER,
      });
      for (const key of due) {
        if (signal.aborted) return;
        await issueOne(key, slotAt).catch((error: unknown) => {
          trouble ??= error ?? new Error('failed without a reason');
        });
        await letOthersRun();
      }
      after = due.at(-1) ?? null;
      if (due.length < CATCHMENTS_TOGETHER) break;
    }
    if (trouble !== null) throw trouble;
  };
}
