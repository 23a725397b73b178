import { createHash, randomInt } from 'node:crypto';
import { nameInputError, requireFitting } from '@portal/contract/check-schema';
import { AppError, type InputError } from '@portal/contract/errors';
import { KeyChange, KeyInput } from '@portal/contract/own/api-keys';
import { cleanLine } from '@portal/domain/contact/clean-line';
import type { Language } from '@portal/domain/language/language';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import type { Database, Queries } from '#platform/database/database.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import { getOwn, type OwnKey } from '#platform/own-resource/own-resource.ts';
import { type FindPlan, lockAccount } from '#platform/own-resource/plan-count.ts';
import { makeAccountLimitError } from '#platform/plan-limit/plan-limit-error.ts';
import { API_KEYS, type ApiKey, insertKey, saveKey } from './key-store.ts';
import { parseNetwork, parseOrigin } from './restrictions.ts';

export interface OwnKeyNeeds {
  readonly database: Database;
  readonly clock: () => EpochSeconds;
  readonly findPlan: FindPlan;
  /** Notifies the account's owner of a new key by its prefix, in the same transaction. */
  readonly noticeKey: (queries: Queries, accountId: string, prefix: string) => Promise<void>;
  /** Drops a key from this process's cache. */
  readonly forget: (digest: Buffer) => void;
}

const MOST_KEYS = 10;
const BEGINNING = 'tv_live_';
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_LETTERS = 32;
const PREFIX_LENGTH = 14;

const makeKeyText = (): string =>
  BEGINNING + Array.from({ length: RANDOM_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('');

const toMoment = (at: EpochSeconds | null) => (at === null ? null : formatMoment(at));

function toKeyShape({ id, name, prefix, origins, networks, createdAt, lastUsedAt }: ApiKey) {
  return {
    id,
    name,
    prefix,
    origins,
    networks,
    createdAt: formatMoment(createdAt),
    lastUsedAt: toMoment(lastUsedAt),
  };
}

interface KeyFields {
  readonly name: string;
  readonly origins: readonly string[];
  readonly networks: readonly string[];
}

/** Parses a list; adds an error for each invalid entry. */
function readList(
  name: 'origins' | 'networks',
  entries: readonly string[],
  language: Language,
  errors: InputError[],
): string[] {
  const parse = name === 'origins' ? parseOrigin : parseNetwork;
  const read = entries.flatMap((entry, at) => {
    const parsed = parse(entry.trim());
    if (parsed === null) errors.push(nameInputError(`${name}[${at}]`, 'invalid', language));
    return parsed ?? [];
  });
  return [...new Set(read)];
}

/** Throws `AppError` `badInput` with every invalid field. */
function readFields(fields: KeyFields, language: Language): KeyFields {
  const errors: InputError[] = [];
  const name = cleanLine(fields.name);
  if (name === '') errors.push(nameInputError('name', 'required', language));
  const origins = readList('origins', fields.origins, language, errors);
  const networks = readList('networks', fields.networks, language, errors);
  if (errors.length > 0) throw new AppError('badInput', { errors });
  return { name, origins, networks };
}

const listValid = async (queries: Queries, accountId: string): Promise<ApiKey[]> =>
  (await API_KEYS.list(queries, accountId)).filter(({ revokedAt }) => revokedAt === null);

/** Valid keys only, oldest first. */
export async function showKeys({ database }: OwnKeyNeeds, accountId: string) {
  return { items: (await listValid(database, accountId)).map(toKeyShape) };
}

/** Creates a key; only this reply contains it. Throws `AppError` `badInput`, `planLimit` beyond ten keys. */
export async function addKey(needs: OwnKeyNeeds, accountId: string, body: unknown, language: Language) {
  const { database, clock, findPlan, noticeKey } = needs;
  const { name, origins = [], networks = [] } = requireFitting(KeyInput, body ?? {}, language);
  const fields = readFields({ name, origins, networks }, language);
  const { planId } = await findPlan(accountId);
  const now = clock();
  const text = makeKeyText();
  const key: ApiKey = {
    ...fields,
    accountId,
    id: makeUuidV7(now * 1000),
    prefix: text.slice(0, PREFIX_LENGTH),
    digest: createHash('sha256').update(text).digest(),
    createdAt: now,
    lastUsedAt: null,
    revokedAt: null,
  };
  await database.inTransaction(async (transaction) => {
    await lockAccount(transaction, accountId);
    const known = await listValid(transaction, accountId);
    if (known.length >= MOST_KEYS) throw makeAccountLimitError('apiKeys', MOST_KEYS, planId);
    await insertKey(transaction, key);
    await noticeKey(transaction, accountId, key.prefix);
  });
  return { ...toKeyShape(key), key: text };
}

/** Throws `AppError` `badInput`, `notFound`. */
export async function changeKey(needs: OwnKeyNeeds, { accountId, id }: OwnKey, body: unknown, language: Language) {
  const { database, clock, forget } = needs;
  const change = requireFitting(KeyChange, body ?? {}, language);
  const changed = await database.inTransaction(async (transaction) => {
    await lockAccount(transaction, accountId);
    const key = getOwn(await listValid(transaction, accountId), id);
    const { name = key.name, origins = key.origins, networks = key.networks } = change;
    const fields = readFields({ name, origins, networks }, language);
    await saveKey(transaction, key, fields, clock());
    return { ...key, ...fields };
  });
  forget(changed.digest);
  return toKeyShape(changed);
}

/** Revokes a key: here at once, in other processes within a second. Throws `AppError` `notFound`. */
export async function revokeOwnKey({ database, clock, forget }: OwnKeyNeeds, { accountId, id }: OwnKey): Promise<void> {
  const { digest } = await database.inTransaction(async (transaction) => {
    await lockAccount(transaction, accountId);
    const key = getOwn(await listValid(transaction, accountId), id);
    await saveKey(transaction, key, { revokedAt: clock() }, clock());
    return key;
  });
  forget(digest);
}

/** All keys of an account for its export, without digests. */
export async function exportKeys(database: Database, accountId: string) {
  return (await API_KEYS.list(database, accountId)).map((key) => ({
    ...toKeyShape(key),
    revokedAt: toMoment(key.revokedAt),
  }));
}
