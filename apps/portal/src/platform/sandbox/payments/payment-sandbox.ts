import { randomBytes, randomUUID } from 'node:crypto';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import type { MomoAccount } from '#platform/payment-gateway/momo/momo-signature.ts';
import { signFeed } from '#platform/payment-gateway/vietqr/bank-feed.ts';
import type { VietqrAccount } from '#platform/payment-gateway/vietqr/vietqr-gateway.ts';
import type { VnpayAccount } from '#platform/payment-gateway/vnpay/vnpay-signature.ts';
import type { ZalopayAccount } from '#platform/payment-gateway/zalopay/zalopay-signature.ts';
import { type LocalPart, type LocalReply, type LocalRequest, toJson } from '#platform/sandbox/local-server.ts';
import { isOutcome, OUTCOMES, type OutcomeName, TRANSFER_OUTCOMES, toOtherAmount } from './outcome.ts';
import { createPaymentBook, type SimulatedGateway, type SimulatedPayment } from './payment-book.ts';
import {
  readTransferForm,
  type TransferForm,
  toMissingPage,
  toPaymentPage,
  toTransferPage,
  toTransferPath,
} from './payment-pages.ts';
import { createSender, type Delivery, type Wait } from './send-notifications.ts';
import { simulateMomo } from './simulate-momo.ts';
import { simulateVnpay } from './simulate-vnpay.ts';
import { simulateZalopay } from './simulate-zalopay.ts';

/** Accounts at simulated gateways, with random secrets. */
export interface SandboxAccounts {
  readonly vnpay: VnpayAccount;
  readonly momo: MomoAccount;
  readonly zalopay: ZalopayAccount;
  readonly vietqr: VietqrAccount;
}

const makeSecret = (): string => randomBytes(24).toString('hex');

/** Not an assigned bank number, so that an app scanning the code cannot send money. */
const NO_BANK = '999999';

export const makeAccounts = (): SandboxAccounts => ({
  vnpay: { tmnCode: 'SANDBOX1', hashSecret: makeSecret() },
  momo: { partnerCode: 'SANDBOX', accessKey: makeSecret(), secretKey: makeSecret() },
  zalopay: { appId: '1', key1: makeSecret(), key2: makeSecret() },
  vietqr: { bankBin: NO_BANK, account: '0000000000', accountName: 'THU NGHIEM', feedSecret: makeSecret() },
});

/** Simulates the payment gateways on a portal that is not public. */
export interface PaymentSandbox {
  readonly accounts: SandboxAccounts;
  readonly part: LocalPart;
  readonly stop: () => void;
}

interface SandboxNeeds {
  readonly clock: () => EpochSeconds;
  /** Origin of the portal that is notified of bank transfers. */
  readonly portal: () => string;
  /** Default: real time. */
  readonly wait?: Wait;
}

type Sender = ReturnType<typeof createSender>;

/** Applies an outcome: the result at once, the notifications one by one. */
function applyOutcome(
  payment: SimulatedPayment,
  name: OutcomeName,
  gateway: SimulatedGateway,
  sender: Sender,
): LocalReply {
  const { state, steps, hasOtherAmount = false } = OUTCOMES[name];
  payment.outcome = name;
  payment.state = state;
  if (state === 'paid') payment.paid = hasOtherAmount ? toOtherAmount(payment.amount) : payment.amount;
  const deliveries = steps.flatMap(({ result, isForged = false, isLate = false }): Delivery[] => {
    const message = gateway.toNotification(payment, { result, isForged });
    return message === null ? [] : [{ message, isForged, isLate }];
  });
  void sender.deliver(deliveries, gateway.isAccepted, (sent) => payment.notifications.push(sent));
  // A forger also returns with a forged URL.
  const report = { result: state === 'open' ? 'paid' : state, isForged: state === 'open' } as const;
  return { status: 303, headers: { location: gateway.toReturnUrl(payment, report) } };
}

/** A transfer as the feed reports it, signed with its secret or, if forged, with another. */
function toTransfer({ amount, purpose }: TransferForm, isForged: boolean, account: VietqrAccount, now: EpochSeconds) {
  const body = JSON.stringify({
    id: `FT-${randomUUID()}`,
    at: formatMoment(now),
    amount: Number(amount),
    account: account.account,
    purpose,
  });
  return { body, signature: signFeed(body, now, isForged ? makeSecret() : account.feedSecret) };
}

const LONGEST_PURPOSE = 200;

/** The test bank's form and its handler. */
function createBank(account: VietqrAccount, { clock, portal }: SandboxNeeds, sender: Sender): LocalPart {
  return ({ method, url: { pathname, searchParams }, body }) => {
    if (pathname !== '/bank') return null;
    if (method === 'GET') {
      const isSent = searchParams.get('sent') === '1';
      return toTransferPage(readTransferForm(searchParams), 200, isSent ? 'sent' : null);
    }
    const fields = new URLSearchParams(body);
    const form = readTransferForm(fields);
    const name = TRANSFER_OUTCOMES.find((outcome) => outcome === fields.get('outcome'));
    const isGood = /^[1-9]\d{0,11}$/.test(form.amount) && form.purpose.length <= LONGEST_PURPOSE;
    if (!isGood || name === undefined) return toTransferPage(form, 400, 'badTransfer');
    const isForged = name === 'forged';
    const { body: text, signature } = toTransfer(form, isForged, account, clock());
    const deliveries = OUTCOMES[name].steps.map(({ isLate = false }): Delivery => {
      const headers = { 'content-type': 'application/json', 'x-signature': signature };
      const message = { url: `${portal()}/api/payments/bank/transfers`, method: 'POST', headers, body: text } as const;
      return { message, isForged, isLate };
    });
    void sender.deliver(
      deliveries,
      (status) => status < 500,
      () => {},
    );
    return { status: 303, headers: { location: `${toTransferPath(form)}&sent=1` } };
  };
}

/** Local gateways with random secrets, for methods without a real account. */
export function createPaymentSandbox(needs: SandboxNeeds): PaymentSandbox {
  const { clock } = needs;
  const book = createPaymentBook();
  const sender = createSender(needs);
  const accounts = makeAccounts();
  const forger = makeAccounts();
  const gateways = {
    vnpay: simulateVnpay(accounts.vnpay, forger.vnpay, book, clock),
    momo: simulateMomo(accounts.momo, forger.momo, book, clock),
    zalopay: simulateZalopay(accounts.zalopay, forger.zalopay, book, clock),
  };
  const bank = createBank(accounts.vietqr, needs, sender);

  function answerPage({ method, url: { pathname }, body }: LocalRequest): LocalReply | null {
    const id = /^\/pay\/([\w-]{22})$/.exec(pathname)?.[1];
    if (id === undefined) return null;
    const payment = book.findById(id);
    if (payment === null) return toMissingPage();
    const name = new URLSearchParams(body).get('outcome') ?? '';
    const isChoice = method === 'POST' && payment.state === 'open' && isOutcome(name);
    return isChoice ? applyOutcome(payment, name, gateways[payment.method], sender) : toPaymentPage(payment, clock());
  }

  return {
    accounts,
    part: (request) => {
      if (request.url.pathname === '/payments.json') return toJson(book.list());
      const parts = [answerPage, bank, ...Object.values(gateways).map(({ part }) => part)];
      return parts.reduce<ReturnType<LocalPart>>((reply, part) => reply ?? part(request), null);
    },
    stop: sender.stop,
  };
}
