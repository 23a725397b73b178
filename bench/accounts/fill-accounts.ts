import { createPasswordHasher } from '../../apps/portal/src/features/accounts/password-hash.ts';
import type { Database } from '../../apps/portal/src/platform/database/database.ts';

export const PASSWORD = 'trời sắp mưa rồi';
export const toEmail = (number: number): string => `nguoi-${number}@vidu.vn`;

/** Stores accounts that share one password, as registrations do. */
export async function fillAccounts(database: Database, count: number): Promise<void> {
  const hash = await createPasswordHasher().hash(PASSWORD);
  await database.query(
    `insert into account (bucket, id, email, language, password_hash, wants_advertising, terms_version, created_at)
     select get_byte(uuid_send(id), 15), id, 'nguoi-' || number || '@vidu.vn', 'vi', $2, false, '2026-11-25', 0
     from (select overlay(gen_random_uuid()::text placing '7' from 15 for 1)::uuid as id, number from generate_series(1, $1::int) as number) as made`,
    [count, hash],
  );
  await database.query(
    `insert into account_name (bucket, kind, value, account_id)
     select get_byte(sha256(convert_to('email ' || email, 'utf8')), 0), 'email', email, id from account`,
    [],
  );
  await database.query('analyze account, account_name', []);
}
