import { ANSWERED_UNITS, describeCellFault } from '@portal/content/messages/file-answer-messages';
import { windFarmMessages } from '@portal/content/messages/wind-farm-messages';
import { nameInputError, requireFitting } from '@portal/contract/check-schema';
import { AppError } from '@portal/contract/errors';
import { readAnswer, readDecimalMark } from '@portal/contract/file-answers';
import { WindFarmChange, WindFarmInput } from '@portal/contract/wind-farm-schema';
import { cleanLine } from '@portal/domain/contact/clean-line';
import type { Language } from '@portal/domain/language/language';
import { getPlanLimit, pauseExcess } from '@portal/domain/plan/may-use';
import { parsePowerCurve } from '@portal/domain/wind/parse-power-curve';
import type { PowerCurve } from '@portal/domain/wind/power-curve';
import type { OwnFarmNeeds } from '#features/wind/needs.ts';
import { readCurveBody } from '#features/wind/read-curve-body.ts';
import type { Database } from '#platform/database/database.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import { requireInPlan } from '#platform/plan-limit/plan-limit-error.ts';
import { deleteFarm, insertFarm, listFarms, lockFarms, type OwnFarm, updateFarm } from './farm-store.ts';

interface OwnKey {
  readonly accountId: string;
  readonly id: string | undefined;
}

const WHOLE = 100;
const toPercent = (share: number): number => Number((share * WHOLE).toFixed(2));

const toCurveShape = ({ points, ratedKw, cutOutMs, restartMs }: PowerCurve) => ({
  points: points.map(({ speedMs, powerKw }) => ({ windSpeed: speedMs, power: powerKw })),
  ratedPower: ratedKw,
  cutOut: cutOutMs,
  restart: restartMs,
});

/** A farm as its owner sees it: %, m and kW. */
function toFarmShape(farm: OwnFarm, paused: ReadonlySet<string>) {
  const { id, name, lat, lng, hubHeightM, curve, count, availability, wakeLoss, works } = farm;
  const isPaused = paused.has(id);
  return {
    id,
    name,
    lat,
    lng,
    hubHeight: hubHeightM,
    curve: curve === null ? null : toCurveShape(curve),
    count,
    availability: toPercent(availability),
    wakeLoss: toPercent(wakeLoss),
    works,
    active: !isPaused,
    ...(isPaused ? { pausedBy: 'plan' } : {}),
  };
}

function getOwn(farms: readonly OwnFarm[], id: string | undefined): OwnFarm {
  const found = farms.find((farm) => farm.id === id);
  if (found === undefined) throw new AppError('notFound');
  return found;
}

/** Ids of paused farms: of everything that counts as a place the oldest stay active. */
async function findPaused(needs: OwnFarmNeeds, accountId: string, farms: readonly OwnFarm[]) {
  const { planId } = await needs.findPlan(accountId);
  const others = await needs.listOtherLocations(needs.database, accountId);
  const { paused } = pauseExcess([...others, ...farms], getPlanLimit(planId, 'locationNumber'));
  return new Set(paused.map(({ id }) => id));
}

export async function showFarms(needs: OwnFarmNeeds, accountId: string) {
  const farms = await listFarms(needs.database, accountId);
  const paused = await findPaused(needs, accountId, farms);
  return { items: farms.map((farm) => toFarmShape(farm, paused)) };
}

/** Applies a change to a farm. Throws `AppError` `badInput`, `outsideCoverage`. */
function applyChange(farm: OwnFarm, change: WindFarmChange, { locate }: OwnFarmNeeds, language: Language): OwnFarm {
  if ((change.lat === undefined) !== (change.lng === undefined))
    throw new AppError('badInput', { errors: [nameInputError('lat', 'pair', language)] });
  const name = change.name === undefined ? farm.name : cleanLine(change.name);
  if (name === '') throw new AppError('badInput', { errors: [nameInputError('name', 'empty', language)] });
  const {
    lat = farm.lat,
    lng = farm.lng,
    hubHeight = farm.hubHeightM,
    count = farm.count,
    works = farm.works,
  } = change;
  if (change.lat !== undefined) locate({ lat, lng });
  return {
    ...farm,
    name,
    lat,
    lng,
    hubHeightM: hubHeight,
    curve: change.curve === undefined ? farm.curve : change.curve && readCurveBody(change.curve, 'curve', language),
    count,
    availability: change.availability === undefined ? farm.availability : change.availability / WHOLE,
    wakeLoss: change.wakeLoss === undefined ? farm.wakeLoss : change.wakeLoss / WHOLE,
    works,
  };
}

/** Throws `AppError` `badInput`, `outsideCoverage`, `planLimit`. */
export async function addFarm(needs: OwnFarmNeeds, accountId: string, body: unknown, language: Language) {
  const { database, clock, findPlan, listOtherLocations } = needs;
  const input = requireFitting(WindFarmInput, body ?? {}, language);
  const { planId } = await findPlan(accountId);
  const now = clock();
  const empty: OwnFarm = {
    accountId,
    id: makeUuidV7(now * 1000),
    name: input.name,
    lat: input.lat,
    lng: input.lng,
    hubHeightM: 100,
    curve: null,
    count: 1,
    availability: 1,
    wakeLoss: 0,
    works: [],
    createdAt: now,
  };
  const farm = applyChange(empty, input, needs, language);
  await database.inTransaction(async (transaction) => {
    await lockFarms(transaction, accountId);
    const known = await listFarms(transaction, accountId);
    const others = await listOtherLocations(transaction, accountId);
    requireInPlan('locationNumber', known.length + others.length + 1, planId);
    await insertFarm(transaction, farm);
  });
  return toFarmShape(farm, new Set());
}

/** Stores the result of `change` in one transaction. Throws `AppError` `notFound` and what `change` throws. */
async function changeOwn(needs: OwnFarmNeeds, { accountId, id }: OwnKey, change: (farm: OwnFarm) => OwnFarm) {
  const farms = await needs.database.inTransaction(async (transaction) => {
    await lockFarms(transaction, accountId);
    const known = await listFarms(transaction, accountId);
    const changed = change(getOwn(known, id));
    await updateFarm(transaction, changed);
    return known.map((farm) => (farm.id === id ? changed : farm));
  });
  return toFarmShape(getOwn(farms, id), await findPaused(needs, accountId, farms));
}

/** Changes the given fields of a farm. Throws `AppError` as `addFarm`, and `notFound`. */
export async function changeFarm(needs: OwnFarmNeeds, key: OwnKey, body: unknown, language: Language) {
  const change = requireFitting(WindFarmChange, body ?? {}, language);
  return await changeOwn(needs, key, (farm) => applyChange(farm, change, needs, language));
}

interface CurveUpload {
  readonly bytes: unknown;
  /** The owner's options: `decimalMark`, `speedUnit`, `powerUnit`. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly language: Language;
}

/**
 * Imports a curve from a file. Throws `AppError` `badInput` with every wrong or ambiguous line, and `notFound`; then
 * nothing is stored.
 */
export async function importCurve(needs: OwnFarmNeeds, key: OwnKey, { bytes, query, language }: CurveUpload) {
  const words = windFarmMessages[language];
  const { curve, errors } = parsePowerCurve(Buffer.isBuffer(bytes) ? bytes.toString('utf8') : '', {
    decimalMark: readDecimalMark(query, language),
    units: [
      readAnswer(query, 'speedUnit', ANSWERED_UNITS.speed, language),
      readAnswer(query, 'powerUnit', ANSWERED_UNITS.power, language),
    ],
  });
  if (curve === null)
    throw new AppError('badInput', {
      errors: errors.map((error) => ({
        path: error.line === null ? words.file : words.line(error.line),
        message: describeCellFault(error, words.faults[error.fault], language),
      })),
    });
  return await changeOwn(needs, key, (farm) => ({ ...farm, curve }));
}

/** Throws `AppError` `notFound`. */
export async function removeFarm({ database }: OwnFarmNeeds, { accountId, id }: OwnKey): Promise<void> {
  await deleteFarm(database, getOwn(await listFarms(database, accountId), id));
}

export async function exportFarms(database: Database, accountId: string) {
  return (await listFarms(database, accountId)).map((farm) => toFarmShape(farm, new Set()));
}
