import { ANSWERED_UNITS, describeCellFault } from '@portal/content/messages/file-answer-messages';
import { windFarmMessages } from '@portal/content/messages/wind-farm-messages';
import { nameInputError, requireFitting } from '@portal/contract/check-schema';
import { AppError } from '@portal/contract/errors';
import { readAnswer, readDecimalMark } from '@portal/contract/file-answers';
import { WIND_FARM_CALLS, WindFarmChange, WindFarmInput } from '@portal/contract/own/wind-farms';
import type { Language } from '@portal/domain/language/language';
import { parsePowerCurve } from '@portal/domain/wind/parse-power-curve';
import type { PowerCurve } from '@portal/domain/wind/power-curve';
import type { OwnFarmNeeds } from '#features/wind/needs.ts';
import { readCurveBody } from '#features/wind/read-curve-body.ts';
import type { Database } from '#platform/database/database.ts';
import type { RawRoute } from '#platform/http/raw-route.ts';
import { createOwnList } from '#platform/own-resource/own-list.ts';
import type { OwnRow } from '#platform/own-resource/own-resource.ts';
import { type OwnAnswers, type OwnInput, toOwnRoutes } from '#platform/own-resource/own-routes.ts';
import { toActiveShape } from '#platform/own-resource/plan-count.ts';
import { readOwnName } from '#platform/own-resource/read-own-name.ts';
import { FARMS, type OwnFarm } from './farm-store.ts';

const LIMIT = { name: 'wind-farms', perMinute: 60, perDay: 2000 } as const;
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

type FarmFields = Omit<OwnFarm, keyof OwnRow>;

/** Applies a change to a farm. Throws `AppError` `badInput`, `outsideCoverage`. */
function applyChange(
  farm: FarmFields,
  change: WindFarmChange,
  { locate }: OwnFarmNeeds,
  language: Language,
): FarmFields {
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

/** A farm of which only name and place are known. */
const EMPTY = { hubHeightM: 100, curve: null, count: 1, availability: 1, wakeLoss: 0, works: [] } as const;

/** An account's farms. Writing throws `AppError` `badInput`, `outsideCoverage`. */
const createFarms = (needs: OwnFarmNeeds) =>
  createOwnList(needs, {
    resource: FARMS,
    toNew(body, { language }) {
      const input = requireFitting(WindFarmInput, body, language);
      const { name, lat, lng } = input;
      return applyChange({ ...EMPTY, name, lat, lng }, input, needs, language);
    },
    toChange(body, { language }) {
      const change = requireFitting(WindFarmChange, body, language);
      return (farm) => ({ ...farm, ...applyChange(farm, change, needs, language) });
    },
    toShape: toFarmShape,
  });

/**
 * A curve from a file, by the owner's options `decimalMark`, `speedUnit` and `powerUnit`. Throws `AppError` `badInput`
 * with every wrong or ambiguous line.
 */
function readCurve({ body, query, language }: OwnInput): PowerCurve {
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
  return curve;
}

export function listFarmRoutes(needs: OwnFarmNeeds): readonly RawRoute[] {
  const farms = createFarms(needs);
  const answers: OwnAnswers<typeof WIND_FARM_CALLS> = {
    windFarmsList: farms.list,
    windFarmAdd: farms.add,
    windFarmChange: farms.change,
    windFarmRemove: farms.remove,
    async windFarmCurve(key, upload) {
      const curve = readCurve(upload);
      return farms.apply(key, (farm) => ({ ...farm, curve }), upload.language);
    },
  };
  return toOwnRoutes(WIND_FARM_CALLS, answers, { limit: LIMIT });
}

export async function exportFarms(database: Database, accountId: string) {
  return (await FARMS.list(database, accountId)).map((farm) => toFarmShape(farm, new Set()));
}
