import type { Database } from '../../apps/portal/src/platform/database/database.ts';
import { listPoints } from '../places/list-points.ts';

/** Points that people's places lie at; as with real ones, many share one. */
const POINTS = 40_000;
const RULES_PER_ACCOUNT = 5;

/** Stores so many rules of all kinds, five an account, on places all over the country, as their calls do. */
export async function fillRules(database: Database, count: number): Promise<void> {
  const points = listPoints(POINTS);
  const accounts = Math.ceil(count / RULES_PER_ACCOUNT);
  await database.query(
    `insert into account (bucket, id, email, language, password_hash, wants_advertising, terms_version, created_at)
     select get_byte(uuid_send(id), 15), id, 'nguoi-' || number || '@vidu.vn', 'vi', '', false, '2026-11-25', 0
     from (select gen_random_uuid() as id, number from generate_series(1, $1::int) as number) as made`,
    [accounts],
  );
  await database.query(
    `insert into alert_place (bucket, account_id, id, name, lat, lng, active, created_at)
     select account.bucket, account.id, gen_random_uuid(), 'Nhà', point.lat, point.lng, true, 0
     from (select bucket, id, row_number() over () as number from account) as account
     join unnest($1::float8[], $2::float8[]) with ordinality as point(lat, lng, number)
       on point.number = account.number % $3 + 1`,
    [points.map(({ lat }) => lat), points.map(({ lng }) => lng), POINTS],
  );
  await database.query(
    `insert into alert_channel (bucket, account_id, id, kind, address, verified_at, active, stop_code, created_at)
     select bucket, id, gen_random_uuid(), 'email', email, 1, true, 'abcd2345', 0 from account`,
  );
  // Half of the rules are on rain, with the thresholds of its classes; a quarter of those goes by a chance.
  await database.query(
    `insert into alert_rule (bucket, account_id, id, kind, compare, threshold, least_chance, lead_minutes, place_ids,
       channel_ids, rule, active, created_at, changed_at)
     select bucket, account_id, id, kind, compare, threshold, chance, lead, array[place_id], array[channel_id],
       jsonb_build_object('kind', kind, 'compare', compare, 'threshold', threshold, 'chance', chance, 'costLoss', null,
         'leadMinutes', lead, 'hours', jsonb_build_object('from', 0, 'to', 24), 'weekdays', '[1,2,3,4,5,6,7]'::jsonb,
         'quietHours', null, 'severeBreaksQuiet', false, 'pauseMinutes', 60, 'maxPerDay', 10, 'language', 'vi'), true, 0, 0
     from (
       select place.bucket, place.account_id, gen_random_uuid() as id, place.id as place_id, channel.id as channel_id,
         kind.name as kind, case kind.name when 'lightning' then 'atMost' else 'atLeast' end as compare,
         kind.thresholds[1 + (random() * 2.99)::int % 3] as threshold,
         case when kind.name = 'rain' and random() < 0.25 then 60 end as chance,
         (array[30, 60, 120, 180])[1 + number % 4] as lead
       from alert_place as place
       join alert_channel as channel on channel.bucket = place.bucket and channel.account_id = place.account_id
       cross join generate_series(0, $1::int - 1) as number
       join (values ('rain', array[2.5, 10, 20]::real[], 1), ('rainChance', array[60, 70, 80]::real[], 2),
         ('rain', array[1, 5, 20]::real[], 3), ('thunder', array[2, 3, 3]::real[], 4),
         ('gust', array[10.8, 13.9, 17.2]::real[], 5)) as kind(name, thresholds, turn) on kind.turn = number % 5 + 1
     ) as made`,
    [RULES_PER_ACCOUNT],
  );
  await database.query('analyze account, alert_place, alert_channel, alert_rule');
}
