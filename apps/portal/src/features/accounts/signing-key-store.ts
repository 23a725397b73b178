import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database } from '#platform/database/database.ts';

export interface SigningKey {
  /** `kid` in the token's header. */
  readonly id: string;
  readonly secret: Buffer;
  readonly createdAt: EpochSeconds;
}

/** Newest first. */
export function listSigningKeys(database: Database): Promise<SigningKey[]> {
  return database.query<SigningKey>(
    'select id, secret, created_at as "createdAt" from signing_key order by created_at desc, id desc',
  );
}

/** Adds a key unless a younger one exists: of several processes only one adds. */
export async function addSigningKey(database: Database, key: SigningKey, youngerThan: EpochSeconds): Promise<void> {
  await database.inTransaction(async (transaction) => {
    await transaction.query('lock table signing_key in share row exclusive mode');
    await transaction.query(
      `insert into signing_key (id, secret, created_at) select $1, $2, $3
       where not exists (select from signing_key where created_at > $4)`,
      [key.id, key.secret, key.createdAt, youngerThan],
    );
  });
}

/** Deletes keys made before a time, except the newest. */
export async function deleteSigningKeys(database: Database, before: EpochSeconds): Promise<void> {
  await database.query(
    'delete from signing_key where created_at < $1 and created_at < (select max(created_at) from signing_key)',
    [before],
  );
}
