import { reservoirMessages } from '@portal/content/messages/reservoir-messages';
import { nameInputError, requireFitting } from '@portal/contract/check-schema';
import { AppError } from '@portal/contract/errors';
import { type ReservoirBody, ReservoirChange } from '@portal/contract/own/reservoir-schema';
import { listReservoirFaults, NO_RESERVOIR, type Reservoir } from '@portal/domain/hydro/reservoir/reservoir';
import type { Language } from '@portal/domain/language/language';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import type { OwnKey } from '#platform/own-resource/own-resource.ts';
import { CATCHMENTS } from './catchment-store.ts';
import type { OwnCatchmentNeeds } from './needs.ts';
import { toReservoir, toReservoirBody } from './reservoir-body.ts';
import { findReservoir, lockCatchment, saveReservoir } from './reservoir-store.ts';

interface ReservoirNeeds extends OwnCatchmentNeeds {
  /** Weather clock, which dates level readings. */
  readonly sky: { readonly clock: () => EpochSeconds };
}

const MOST_ERRORS = 100;

const FIELD_NAMES: Readonly<Record<string, string>> = { levelM: 'level', releaseM3S: 'release' };

/** `procedure.levelCaps.0.levelM` as the API names it: `procedure.levelCaps[0].level`. */
const toFieldPath = (path: string): string =>
  path
    .split('.')
    .map((part) => FIELD_NAMES[part] ?? part)
    .join('.')
    .replaceAll(/\.(\d+)/g, '[$1]');

function toShape(reservoir: Reservoir, changedAt: EpochSeconds | null) {
  return { ...toReservoirBody(reservoir), changedAt: changedAt === null ? null : formatMoment(changedAt) };
}

/** A catchment's reservoir; all null if nothing was entered. Throws `AppError` `notFound`. */
export async function showReservoir({ database }: OwnCatchmentNeeds, key: OwnKey) {
  const { accountId, id } = await CATCHMENTS.get(database, key);
  const stored = await findReservoir(database, { accountId, id });
  return toShape(stored?.reservoir ?? NO_RESERVOIR, stored?.changedAt ?? null);
}

function listMomentErrors({ reading, opening }: Reservoir, language: Language) {
  const moments = {
    'reading.at': reading?.at,
    'opening.at': opening?.at,
    'opening.noticeAt': opening?.noticeGivenAt,
  };
  return Object.entries(moments)
    .filter(([, at]) => Number.isNaN(at))
    .map(([path]) => nameInputError(path, 'moment', language));
}

/** Changes the given fields of a reservoir; null removes one. Throws `AppError` `notFound`, `badInput` per field. */
export async function changeReservoir(needs: ReservoirNeeds, key: OwnKey, body: unknown, language: Language) {
  const change = requireFitting(ReservoirChange, body ?? {}, language);
  const { accountId, id } = await CATCHMENTS.get(needs.database, key);
  const changedAt = needs.clock();
  return needs.database.inTransaction(async (transaction) => {
    await lockCatchment(transaction, { accountId, id });
    const stored = await findReservoir(transaction, { accountId, id });
    const before: ReservoirBody = toReservoirBody(stored?.reservoir ?? NO_RESERVOIR);
    const reservoir = toReservoir({ ...before, ...change });
    const faults = listReservoirFaults(reservoir, needs.sky.clock()).slice(0, MOST_ERRORS);
    const errors = [
      ...listMomentErrors(reservoir, language),
      ...faults.map(({ path, code }) => ({
        path: toFieldPath(path),
        message: reservoirMessages[language].faults[code],
      })),
    ];
    if (errors.length > 0) throw new AppError('badInput', { errors });
    await saveReservoir(transaction, { accountId, id }, { reservoir, changedAt });
    return toShape(reservoir, changedAt);
  });
}
