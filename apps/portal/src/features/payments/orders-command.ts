import { readFileSync } from 'node:fs';
import { findOrderCode } from '@portal/domain/order/find-order-code';
import { isOrderCode } from '@portal/domain/order/order-code';
import { DAY_SECONDS, type EpochSeconds, formatDate, formatMoment, parseDate } from '@portal/domain/time/vietnam-time';
import { Command } from 'commander';
import type { Database } from '#platform/database/database.ts';
import { applyNews, type NewsVerdict } from './apply-news.ts';
import { listAttempts } from './attempt-store.ts';
import { readBankFile } from './bank-file.ts';
import { listDailyTotals, listOrdersBetween } from './order-list-store.ts';
import { findOrder, findOrderKey, type StoredOrder } from './order-store.ts';
import { OrdersError } from './orders-error.ts';
import { findUnpaidOrders, listPaymentsOfOrder, listUnsettledPayments, type StoredPayment } from './payment-store.ts';
import { getAppliedPayment, parsePaymentName, type RefundNeeds, refundPayment } from './refund.ts';
import { settlePayment } from './settle-payment.ts';

export interface OrdersCommandNeeds {
  readonly withNeeds: <Result>(work: (needs: RefundNeeds) => Promise<Result>) => Promise<Result>;
  readonly now: () => EpochSeconds;
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const toLine = ({ code, planId, amount, state, createdAt, isTest }: StoredOrder): string =>
  [formatMoment(createdAt), code, planId, amount, state, ...(isTest ? ['test'] : [])].join('  ');

const toPaymentLine = ({
  method,
  transactionId,
  amount,
  receivedAt,
  state,
  reason,
  reference,
}: StoredPayment): string =>
  [formatMoment(receivedAt), `${method}:${transactionId}`, amount, reason ?? state, reference ?? '-'].join('  ');

/** A day in Vietnam. Throws OrdersError. */
function readDay(text: string): EpochSeconds {
  const at = parseDate(text);
  if (at === null) throw new OrdersError(`${JSON.stringify(text)} is not a day (YYYY-MM-DD)`);
  return at;
}

async function getByCode(database: Database, code: string): Promise<StoredOrder> {
  const key = isOrderCode(code) ? await findOrderKey(database, 'code', code) : null;
  const order = key === null ? null : await findOrder(database, key);
  if (order === null) throw new OrdersError(`there is no order ${code}`);
  return order;
}

/** An order with its attempts and payments, one per line. */
async function describeOrder(database: Database, code: string): Promise<string[]> {
  const order = await getByCode(database, code);
  const attempts = await listAttempts(database, [order]);
  const payments = await listPaymentsOfOrder(database, order);
  const { credit, reason, expiresAt, paidAt, startsAt, endsAt, accountId } = order;
  const toMoment = (at: EpochSeconds | null) => (at === null ? '-' : formatMoment(at));
  return [
    toLine(order),
    `account ${accountId ?? 'deleted'}, credit ${credit}, reason ${reason ?? '-'}`,
    `waits until ${toMoment(expiresAt)}, paid ${toMoment(paidAt)}, month ${toMoment(startsAt)} – ${toMoment(endsAt)}`,
    ...attempts.map(
      ({ number, method, state, reason: why }) => `try ${number}: ${method}, ${state}${why ? `, ${why}` : ''}`,
    ),
    ...payments.map((payment) => `money: ${toPaymentLine(payment)}`),
  ];
}

/** The payment to refund, by order code or payment name. */
async function findRefundKey(needs: RefundNeeds, name: string) {
  const key = parsePaymentName(name);
  if (key !== null) return key;
  const order = await getByCode(needs.database, name);
  return getAppliedPayment(order, await listPaymentsOfOrder(needs.database, order));
}

/** Result of a transfer, for the terminal. */
const VERDICT_WORDS: Readonly<Record<NewsVerdict, string>> = {
  done: 'counted',
  repeated: 'counted before, or its order is closed',
  unknownOrder: 'no such order',
  wrongAmount: 'another amount than the order’s',
};

/** Applies all transfers of a statement that name an order; idempotent. */
async function reconcileFile(needs: RefundNeeds, file: string): Promise<void> {
  const counts = new Map<string, number>();
  const count = (words: string): void => void counts.set(words, (counts.get(words) ?? 0) + 1);
  for (const { line, transactionId, amount, purpose } of readBankFile(readFileSync(file, 'utf8'))) {
    const reference = findOrderCode(purpose);
    if (reference === null) {
      count('without a code');
      continue;
    }
    const news = { state: 'paid', transactionId, amount } as const;
    const word = { method: 'vietqr', isTest: false, reference, amount, news } as const;
    const verdict = await needs.database.inTransaction((transaction) => applyNews(transaction, word, needs));
    count(VERDICT_WORDS[verdict]);
    if (verdict !== 'done') say(`line ${line}: ${reference}, ${amount}: ${VERDICT_WORDS[verdict]}`);
  }
  say([...counts].map(([words, number]) => `${number} ${words}`).join('; ') || 'no incoming transfer');
}

/** Problems to check: money without an order, and paid orders without money. */
async function describeAlarms({ database }: RefundNeeds): Promise<string[]> {
  const unsettled = await listUnsettledPayments(database);
  const unpaid = await findUnpaidOrders(database);
  return [
    ...unsettled.map((payment) => `money without order: ${toPaymentLine(payment)}`),
    ...unpaid.map((code) => `order without money: ${code}`),
  ];
}

function addReadCommands(command: Command, { withNeeds, now }: OrdersCommandNeeds): void {
  command
    .command('list')
    .description('Orders of some days, newest first: when, code, plan, amount, state.')
    .option('--from <day>', 'first day (YYYY-MM-DD); by default a week ago')
    .option('--to <day>', 'last day; by default today')
    .option('--state <state>', 'pending, paid, failed, expired or refunded')
    .action(async ({ from, to, state }: { from?: string; to?: string; state?: string }) => {
      const first = from === undefined ? now() - 7 * DAY_SECONDS : readDay(from);
      const last = to === undefined ? now() : readDay(to) + DAY_SECONDS - 1;
      const orders = await withNeeds(({ database }) => listOrdersBetween(database, { from: first, to: last, state }));
      for (const order of orders) say(toLine(order));
      say(`${orders.length} orders`);
    });
  command
    .command('show <code>')
    .description('One order with its tries and its money.')
    .action(async (code: string) => {
      for (const line of await withNeeds(({ database }) => describeOrder(database, code))) say(line);
    });
  command
    .command('unmatched')
    .description('Money without an order, and orders without money.')
    .action(async () => {
      const lines = await withNeeds(describeAlarms);
      for (const line of lines) say(line);
      say(lines.length === 0 ? 'money and orders agree' : `${lines.length} to look at`);
    });
  command
    .command('totals')
    .description('Money by day and method: received, counted for orders, unmatched, sent back.')
    .option('--from <day>', 'first day; by default 30 days ago')
    .action(async ({ from }: { from?: string }) => {
      const first = from === undefined ? now() - 30 * DAY_SECONDS : readDay(from);
      for (const { day, method, received, applied, unmatched, refunded } of await withNeeds(({ database }) =>
        listDailyTotals(database, first),
      ))
        say([formatDate(day), method, received, applied, unmatched, refunded].join('  '));
    });
}

/** `orders`: orders and payments. Throws OrdersError if a command is refused. */
export function makeOrdersCommand(needs: OrdersCommandNeeds): Command {
  const { withNeeds } = needs;
  const command = new Command('orders');
  addReadCommands(command, needs);
  command
    .command('refund <order-or-payment>')
    .description(
      'Send money back: an order by its code, or a payment such as momo:4088878653. A paid order ends at once.',
    )
    .option('--by-hand', 'the money was sent manually: no gateway is called', false)
    .option('--reason <text>', 'reason for the gateway', 'Hoan tien theo yeu cau')
    .action(async (name: string, options: { byHand: boolean; reason: string }) => {
      const { amount, method } = await withNeeds(async (needs) =>
        refundPayment(needs, await findRefundKey(needs, name), options),
      );
      say(`${amount} sent back by ${options.byHand ? 'hand' : method}`);
    });
  command
    .command('reconcile [bank-file]')
    .description(
      'Count the transfers of a bank statement (CSV), or by --payment unmatched money for the plan it was meant for.',
    )
    .option('--payment <name>', 'such as vietqr:FT26203')
    .action(async (file: string | undefined, { payment }: { payment?: string }) => {
      const key = payment === undefined ? null : parsePaymentName(payment);
      if ((file === undefined) === (key === null))
        throw new OrdersError('name a file or a --payment such as vietqr:FT26203');
      if (key === null) return withNeeds((needs) => reconcileFile(needs, file ?? ''));
      const { code } = await withNeeds((needs) => settlePayment(needs, key));
      say(`counted for the new order ${code}`);
    });
  return command;
}
