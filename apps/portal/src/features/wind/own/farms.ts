import { ANSWERED_UNITS, describeCellFault } from '@portal/content/messages/file-answer-messages';
import { windFarmMessages } from '@portal/content/messages/wind-farm-messages';
import { nameInputError, requireFitting } from '@portal/contract/check-schema';
import { AppError } from '@portal/contract/errors';
import { readAnswer, readDecimalMark } from '@portal/contract/file-answers';
import { WindFarmChange, WindFarmInput } from '@portal/contract/own/wind-farms';
import type { Language } from '@portal/domain/language/language';
import { parsePowerCurve } from '@portal/domain/wind/parse-power-curve';
import type { PowerCurve } from '@portal/domain/wind/power-curve';
import type { OwnFarmNeeds } from '#features/wind/needs.ts';
import { readCurveBody } from '#features/wind/read-curve-body.ts';
import type { Database } from '#platform/database/database.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import type { OwnKey } from '#platform/own-resource/own-resource.ts';
import type { OwnInput } from '#platform/own-resource/own-routes.ts';
import { findPaused, insertInPlan, lockAccount, toActiveShape } from '#platform/own-resource/plan-count.ts';
import { readOwnName } from '#platform/own-resource/read-own-name.ts';
import { FARMS, type OwnFarm } from './farm-store.ts';

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
    ...toActiveShape(true, paused.has(id)),
  };
}

export async function showFarms(needs: OwnFarmNeeds, accountId: string) {
  const farms = await FARMS.list(needs.database, accountId);
  const paused = await findPaused(needs, accountId, 'locationNumber');
  return { items: farms.map((farm) => toFarmShape(farm, paused)) };
}

/** Applies a change to a farm. Throws `AppError` `badInput`, `outsideCoverage`. */
function applyChange(farm: OwnFarm, change: WindFarmChange, { locate }: OwnFarmNeeds, language: Language): OwnFarm {
  if ((change.lat === undefined) !== (change.lng === undefined))
    throw new AppError('badInput', { errors: [nameInputError('lat', 'pair', language)] });
  const name = change.name === undefined ? farm.name : readOwnName(change.name, language);
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
  const { database, clock } = needs;
  const input = requireFitting(WindFarmInput, body ?? {}, language);
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
  await database.inTransaction((transaction) => insertInPlan(needs, transaction, FARMS, farm));
  return toFarmShape(farm, new Set());
}

/** Stores the result of `change` in one transaction. Throws `AppError` `notFound` and what `change` throws. */
async function changeOwn(needs: OwnFarmNeeds, key: OwnKey, change: (farm: OwnFarm) => OwnFarm) {
  const farm = await needs.database.inTransaction(async (transaction) => {
    await lockAccount(transaction, key.accountId);
    const changed = change(await FARMS.get(transaction, key));
    await FARMS.update(transaction, key, changed);
    return changed;
  });
  return toFarmShape(farm, await findPaused(needs, key.accountId, 'locationNumber'));
}

/** Changes the given fields of a farm. Throws `AppError` as `addFarm`, and `notFound`. */
export async function changeFarm(needs: OwnFarmNeeds, key: OwnKey, body: unknown, language: Language) {
  const change = requireFitting(WindFarmChange, body ?? {}, language);
  return await changeOwn(needs, key, (farm) => applyChange(farm, change, needs, language));
}

/**
 * Imports a curve from a file, by the owner's options `decimalMark`, `speedUnit` and `powerUnit`. Throws `AppError` `badInput` with every wrong or ambiguous line, and `notFound`; then
 * nothing is stored.
 */
export async function importCurve(needs: OwnFarmNeeds, key: OwnKey, { body, query, language }: OwnInput) {
  const words = windFarmMessages[language];
  const { curve, errors } = parsePowerCurve(Buffer.isBuffer(body) ? body.toString('utf8') : '', {
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

export async function exportFarms(database: Database, accountId: string) {
  return (await FARMS.list(database, accountId)).map((farm) => toFarmShape(farm, new Set()));
}
