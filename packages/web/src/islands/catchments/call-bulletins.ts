import { CATCHMENT_ADDRESSES } from '@portal/contract/own/catchment-addresses.table';
import type { BulletinList, ShownBulletin } from '@portal/contract/own/catchment-forecasts';
import type { Language } from '@portal/domain/language/language';
import { type AccountAnswer, callOwn } from '#islands/session/call-account.ts';
import { saveFile } from '#islands/session/save-file.ts';

const NOT_FOUND = 404;

/** A loaded value, `missing` (404) or `failed`. */
export type Loaded<Value> = Value | 'missing' | 'failed';

const toLoaded = <Value>({ status, reply }: AccountAnswer<Value>): Loaded<Value> =>
  reply ?? (status === NOT_FOUND ? 'missing' : 'failed');

export async function loadBulletins(id: string, language: Language): Promise<Loaded<BulletinList>> {
  return toLoaded(await callOwn(CATCHMENT_ADDRESSES.catchmentBulletins, { id, language }));
}

/** Number of the newly issued bulletin; null on failure. */
export async function issueBulletin(id: string, language: Language): Promise<number | null> {
  const { reply } = await callOwn(CATCHMENT_ADDRESSES.catchmentBulletinIssue, { id, language, body: {} });
  return reply?.number ?? null;
}

export async function loadBulletin(id: string, number: string, language: Language): Promise<Loaded<ShownBulletin>> {
  return toLoaded(await callOwn(CATCHMENT_ADDRESSES.catchmentBulletin, { id, number, language }));
}

export type BulletinFormat = 'pdf' | 'xlsx' | 'csv';

interface FileAsk {
  readonly id: string;
  readonly number: number;
  readonly format: BulletinFormat;
  readonly language: Language;
  readonly name: string;
}

/** Saves a bulletin as a file; false on failure. */
export function saveBulletinFile({ id, number, format, language, name }: FileAsk): Promise<boolean> {
  const path = CATCHMENT_ADDRESSES.catchmentBulletinFile.path.replace(':id', id).replace(':number', String(number));
  return saveFile(`${path}?format=${format}${language === 'en' ? '&lang=en' : ''}`, `${name}.${format}`);
}
