import { CATCHMENT_ADDRESSES } from '@portal/contract/catchment-addresses.table';
import type {
  CatchmentDetail,
  CatchmentRain,
  CheckedOutline,
  OwnCatchment,
  Plant,
} from '@portal/contract/own/catchments';
import type { Language } from '@portal/domain/language/language';
import { type AccountAnswer, callOwn, toCallHeaders } from '#islands/session/call-account.ts';

const items = <Item>({ status, body }: AccountAnswer): readonly Item[] | null =>
  status === 200 ? (body.items as readonly Item[]) : null;

/** The user's catchments; null on failure. */
export const loadCatchments = async (): Promise<readonly OwnCatchment[] | null> =>
  items(await callOwn(CATCHMENT_ADDRESSES.catchmentsList));

/** Plants to start from; null on failure. */
export const loadPlants = async (): Promise<readonly Plant[] | null> =>
  items(await callOwn(CATCHMENT_ADDRESSES.catchmentPlants));

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
  if (shown.status !== 200) return { kind: 'failed' };
  return {
    kind: 'ready',
    catchment: shown.body as unknown as CatchmentDetail,
    rain: rain.status === 200 ? (rain.body as unknown as CatchmentRain) : null,
  };
}

/** All error sentences of a refusal, or a default. */
export function listRefusals({ body, status }: AccountAnswer, otherwise: string): readonly string[] {
  const errors = Array.isArray(body.errors) ? (body.errors as { readonly message: string }[]) : [];
  if (errors.length > 0) return errors.map(({ message }) => message);
  return [status >= 400 && status < 500 && typeof body.detail === 'string' ? body.detail : otherwise];
}

/** Checks an outline file; stores nothing. */
export async function checkFile(
  file: Blob,
  language: Language,
  otherwise: string,
): Promise<CheckedOutline | readonly string[]> {
  const { method, path } = CATCHMENT_ADDRESSES.catchmentCheck;
  try {
    const response = await fetch(language === 'en' ? `${path}?lang=en` : path, {
      method,
      cache: 'no-store',
      headers: { ...toCallHeaders(), 'content-type': 'application/octet-stream' },
      body: file,
    });
    const body = (await response.json()) as AccountAnswer['body'];
    if (response.ok) return body as unknown as CheckedOutline;
    return listRefusals({ status: response.status, body, retryAfter: null }, otherwise);
  } catch {
    return [otherwise];
  }
}
