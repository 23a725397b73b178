import type { Queries } from '../../apps/portal/src/platform/database/database.ts';

/**
 * Contradictions between money, orders and months, one line each. Right after purchase, the accounts' months are worth
 * exactly the money that the portal still has of them: every month is covered by its own payment and by the months that
 * it replaced.
 */
export async function listMoneyFaults(queries: Queries): Promise<string[]> {
  const orders = await queries.query<{
    code: string;
    months: number;
    applied: number;
    refunded: number;
    state: string;
  }>(
    `select code, state,
       (select count(*)::int from plan_term t where t.order_id = o.id and dropped_at is null) as months,
       (select count(*)::int from payment p where p.order_id = o.id and p.reason is null and p.state = 'applied') as applied,
       (select count(*)::int from payment p where p.order_id = o.id and p.reason is null and p.state = 'refunded') as refunded
     from plan_order o`,
  );
  const faults = orders
    .filter(({ state, months, applied, refunded }) =>
      state === 'paid'
        ? applied !== 1 || refunded !== 0 || months > 1
        : months !== 0 || applied !== 0 || refunded !== (state === 'refunded' ? 1 : 0),
    )
    .map((fault) => `order and money: ${JSON.stringify(fault)}`);
  const accounts = await queries.query<{ id: string; kept: number; worth: number }>(
    `select account.id,
       coalesce((select sum(p.amount)::int from payment p join plan_order o on o.id = p.order_id
         where o.account_id = account.id and p.state = 'applied'), 0) as kept,
       coalesce((select sum(value)::int from plan_term t where t.account_id = account.id and dropped_at is null), 0) as worth
     from account`,
  );
  const unequal = accounts.filter(({ kept, worth }) => kept !== worth);
  const doubled = await queries.query(
    `select account_id from plan_term a where dropped_at is null and exists (select 1 from plan_term b
       where b.account_id = a.account_id and b.id <> a.id and b.dropped_at is null
         and b.starts_at <= a.ends_at and b.ends_at >= a.starts_at)`,
  );
  return [
    ...faults,
    ...unequal.map((fault) => `money and months: ${JSON.stringify(fault)}`),
    ...doubled.map((fault) => `months that overlap: ${JSON.stringify(fault)}`),
  ];
}
