import { createHmac, randomBytes } from 'node:crypto';
import { parseAccountEmail } from '@portal/domain/account/check-account';
import { parseMobileNumber } from '@portal/domain/contact/phone-number';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Queries } from '#platform/database/database.ts';

const KEY_BYTES = 32;

/** The HMAC key of the list, created on first use. */
async function getKey(queries: Queries): Promise<Buffer> {
  const find = () => queries.query<{ secret: Buffer }>('select secret from do_not_contact_key where id = 1');
  const [known] = await find();
  if (known !== undefined) return known.secret;
  await queries.query('insert into do_not_contact_key (id, secret) values (1, $1) on conflict do nothing', [
    randomBytes(KEY_BYTES),
  ]);
  return (await find())[0]?.secret ?? getKey(queries);
}

const digestBy = (key: Buffer, address: string): Buffer => createHmac('sha256', key).update(address).digest();

/** An address as channels store it; null if it is invalid. */
export function parseBlockedAddress(text: string): string | null {
  if (text.startsWith('https://')) return URL.canParse(text) ? text : null;
  return parseAccountEmail(text) ?? parseMobileNumber(text);
}

/** The blocked ones among these addresses. */
export async function findBlocked(queries: Queries, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  if (addresses.length === 0) return new Set();
  const key = await getKey(queries);
  const byDigest = new Map(addresses.map((address) => [digestBy(key, address).toString('hex'), address]));
  const digests = [...byDigest.keys()].map((digest) => Buffer.from(digest, 'hex'));
  const rows = await queries.query<{ digest: Buffer }>(
    `select address_digest as digest from do_not_contact
     join unnest($1::smallint[], $2::bytea[]) as wanted(wanted_bucket, wanted_digest)
       on bucket = wanted_bucket and address_digest = wanted_digest
     where purpose in ('alerts', 'all')`,
    [digests.map(([first]) => first ?? 0), digests],
  );
  return new Set(rows.flatMap(({ digest }) => byDigest.get(digest.toString('hex')) ?? []));
}

export async function blockAddress(queries: Queries, address: string, now: EpochSeconds): Promise<void> {
  const digest = digestBy(await getKey(queries), address);
  await queries.query(
    `insert into do_not_contact (bucket, address_digest, purpose, added_at) values ($1, $2, 'all', $3)
     on conflict do nothing`,
    [digest[0] ?? 0, digest, now],
  );
}

/** Unblocks an address. False if it was not blocked. */
export async function unblockAddress(queries: Queries, address: string): Promise<boolean> {
  const digest = digestBy(await getKey(queries), address);
  const rows = await queries.query(
    'delete from do_not_contact where bucket = $1 and address_digest = $2 returning purpose',
    [digest[0] ?? 0, digest],
  );
  return rows.length > 0;
}
