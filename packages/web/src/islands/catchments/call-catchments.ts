import { CATCHMENT_ADDRESSES } from '@portal/contract/own/catchment-addresses.table';
import type { CatchmentDetail, CatchmentRain, OwnCatchment, Plant } from '@portal/contract/own/catchments';
import { callOwn, listErrors, type Refusal } from '#islands/session/call-account.ts';

/** The user's catchments; null on failure. */
export const loadCatchments = async (): Promise<readonly OwnCatchment[] | null> =>
  (await callOwn(CATCHMENT_ADDRESSES.catchmentsList)).reply?.items ?? null;

/** Plants to start from; null on failure. */
export const loadPlants = async (): Promise<readonly Plant[] | null> =>
  (await callOwn(CATCHMENT_ADDRESSES.catchmentPlants)).reply?.items ?? null;

export type OpenedDesk =
  | { readonly kind: 'ready'; readonly catchment: CatchmentDetail; readonly rain: CatchmentRain | null }
  | { readonly kind: 'missing' | 'failed' };

const NOT_FOUND = 404;

/** Loads a catchment and its rain; a paused one has none. */
export async function openDesk(id: string): Promise<OpenedDesk> {
  const [shown, rain] = await Promise.all([
    callOwn(CATCHMENT_ADDRESSES.catchmentShow, { id }),
    callOwn(CATCHMENT_ADDRESSES.catchmentRain, { id }),
  ]);
  if (shown.status === NOT_FOUND) return { kind: 'missing' };
  return shown.ok ? { kind: 'ready', catchment: shown.reply, rain: rain.reply } : { kind: 'failed' };
}

/** All error sentences of a refusal, or a default. */
export function listRefusals({ body, status }: Refusal, otherwise: string): readonly string[] {
  const errors = listErrors({ body });
  if (errors.length > 0) return errors.map(({ message }) => message);
  return [status >= 400 && status < 500 && typeof body.detail === 'string' ? body.detail : otherwise];
}
