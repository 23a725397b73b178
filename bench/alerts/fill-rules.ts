import type { RuleKind } from '@portal/domain/alert/rule-kind.table';
import type { Database } from '../../apps/portal/src/platform/database/database.ts';
import { listPoints } from '../places/list-points.ts';

/** Distinct points of people's places; as with real ones, many share one. */
const POINTS = 40_000;

/** Rules of an account: one of each of these, with one of three thresholds. */
export interface RuleMix {
  readonly kinds: readonly { readonly kind: RuleKind; readonly thresholds: readonly [number, number, number] }[];
}

/** Half rain, half other quantities of nowcasts and runs. */
export const EVERYDAY: RuleMix = {
  kinds: [
    { kind: 'gust', thresholds: [10.8, 13.9, 17.2] },
    { kind: 'rain', thresholds: [2.5, 10, 20] },
    { kind: 'rainChance', thresholds: [60, 70, 80] },
    { kind: 'rain', thresholds: [1, 5, 20] },
    { kind: 'thunder', thresholds: [2, 3, 3] },
  ],
};

/** Every kind; temperature and official warnings have no bounds and are checked at each place. */
export const EVERY_KIND: RuleMix = {
  kinds: [
    ...EVERYDAY.kinds,
    { kind: 'temperature', thresholds: [33, 36, 38] },
    { kind: 'officialWarning', thresholds: [1, 2, 3] },
    { kind: 'lightning', thresholds: [5, 10, 20] },
  ],
};

/**
 * Stores about this many rules, one of each of the mix per account, at places all over the country, as their calls do.
 */
export async function fillRules(database: Database, count: number, { kinds }: RuleMix): Promise<void> {
  const points = listPoints(POINTS);
  const accounts = Math.ceil(count / kinds.length);
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
  // A quarter of the rain rules uses a chance.
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
         (array[kind.low, kind.middle, kind.high])[1 + (random() * 2.99)::int % 3] as threshold,
         case when kind.name = 'rain' and random() < 0.25 then 60 end as chance,
         (array[30, 60, 120, 180])[1 + kind.turn % 4] as lead
       from alert_place as place
       join alert_channel as channel on channel.bucket = place.bucket and channel.account_id = place.account_id
       cross join unnest($1::text[], $2::real[], $3::real[], $4::real[])
         with ordinality as kind(name, low, middle, high, turn)
     ) as made`,
    [
      kinds.map(({ kind }) => kind),
      kinds.map(({ thresholds: [low] }) => low),
      kinds.map(({ thresholds: [, middle] }) => middle),
      kinds.map(({ thresholds: [, , high] }) => high),
    ],
  );
  await database.query('analyze account, alert_place, alert_channel, alert_rule');
}
