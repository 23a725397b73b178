import { PAYMENT_METHODS, type PaymentMethod } from '@portal/domain/order/payment-method';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { openMomo } from '#platform/payment-gateway/momo/momo-gateway.ts';
import { GatewayError, type PaymentGateway } from '#platform/payment-gateway/payment-gateway.ts';
import { openVietqr } from '#platform/payment-gateway/vietqr/vietqr-gateway.ts';
import { openVnpay } from '#platform/payment-gateway/vnpay/vnpay-gateway.ts';
import { openZalopay } from '#platform/payment-gateway/zalopay/zalopay-gateway.ts';
import { toTransferPath } from '#platform/sandbox/payments/payment-pages.ts';
import {
  createPaymentSandbox,
  makeAccounts,
  type PaymentSandbox,
  type SandboxAccounts,
} from '#platform/sandbox/payments/payment-sandbox.ts';
import { announceGateways, findPlayedGateways } from '#platform/sandbox/payments/played-gateways.ts';
import { type Config, isTriedOut } from '../config.ts';

/** Addresses of the local server and of the portal that it notifies. */
interface Connection {
  readonly address: string;
  readonly portal: string;
}

/** The configured gateways, in the order of the payment page. */
export interface Gateways {
  readonly gateways: readonly PaymentGateway[];
  /** Simulates gateways that are not configured; null if all are, or the portal is public. */
  readonly sandbox: PaymentSandbox | null;
  /**
   * Announces the sandbox to this and other processes; until then its gateways refuse. Returns a function that undoes
   * it.
   */
  readonly connect: (connection: Connection) => () => void;
}

/** Simulated gateways; their addresses are known once the sandbox is served. */
function openTestGateways(accounts: SandboxAccounts, clock: () => EpochSeconds, findBase: () => string) {
  const test = { clock, isTest: true };
  const below = (path: string) => () => findBase() + path;
  return {
    vietqr: openVietqr({
      account: accounts.vietqr,
      toSandboxUrl: ({ amount, purpose, language, returnUrl }) =>
        findBase() + toTransferPath({ amount: String(amount), purpose, language, back: returnUrl }),
    }),
    momo: openMomo({ ...test, account: accounts.momo, url: below('/momo') }),
    zalopay: openZalopay({ ...test, account: accounts.zalopay, url: below('/zalopay') }),
    vnpay: openVnpay({ ...test, account: accounts.vnpay, payUrl: below('/vnpay/pay'), apiUrl: below('/vnpay/api') }),
  };
}

/** Gateways simulated by another process, for commands and separate workers. The address is read again for each call. */
function followTestGateways(dataDir: string, clock: () => EpochSeconds) {
  const find = (method: PaymentMethod): PaymentGateway => {
    const played = findPlayedGateways(dataDir);
    if (played === null) throw new GatewayError('the test gateway needs a running portal', true);
    return openTestGateways(played.accounts, clock, () => played.address)[method];
  };
  const follow = (gateway: PaymentGateway): PaymentGateway => {
    const { method, query, refund } = gateway;
    return {
      ...gateway,
      create: async (payment, signal) => find(method).create(payment, signal),
      query: query && (async (attempt, signal) => (find(method).query ?? query)(attempt, signal)),
      refund: refund && (async (asked, signal) => (find(method).refund ?? refund)(asked, signal)),
    };
  };
  // Used for their shape only: notifications arrive where the gateways are simulated.
  const { vietqr, momo, zalopay, vnpay } = openTestGateways(makeAccounts(), clock, () => '');
  return { vietqr: follow(vietqr), momo: follow(momo), zalopay: follow(zalopay), vnpay: follow(vnpay) };
}

function openRealGateways({ vnpay, momo, zalopay, vietqr }: Config['gateways'], clock: () => EpochSeconds) {
  const real = { clock, isTest: false };
  return {
    vietqr: vietqr && openVietqr({ account: vietqr.account, toSandboxUrl: null }),
    momo: momo && openMomo({ ...real, account: momo.account, url: () => momo.url }),
    zalopay: zalopay && openZalopay({ ...real, account: zalopay.account, url: () => zalopay.url }),
    vnpay:
      vnpay && openVnpay({ ...real, account: vnpay.account, payUrl: () => vnpay.payUrl, apiUrl: () => vnpay.apiUrl }),
  };
}

/**
 * Opens the configured gateways and, on a portal that is not public, the sandbox for the others. The web process
 * simulates it (`plays`); other processes and commands with the same `DATA_DIR` reach it there.
 */
export function openGateways(
  config: Pick<Config, 'gateways' | 'publicUrl' | 'host' | 'trustProxy' | 'dataDir'>,
  clock: () => EpochSeconds,
  { plays }: { readonly plays: boolean },
): Gateways {
  let connection: Connection | null = null;
  const findConnection = (): Connection => {
    if (connection === null) throw new GatewayError('the test gateway is available in the running portal only', true);
    return connection;
  };
  const real = openRealGateways(config.gateways, clock);
  const isPlayed = isTriedOut(config) && Object.values(real).some((gateway) => gateway === null);
  const sandbox = isPlayed && plays ? createPaymentSandbox({ clock, portal: () => findConnection().portal }) : null;
  const playing = sandbox && openTestGateways(sandbox.accounts, clock, () => findConnection().address);
  const test = playing ?? (isPlayed ? followTestGateways(config.dataDir, clock) : null);
  const gateways = PAYMENT_METHODS.map((method) => real[method] ?? test?.[method] ?? null);
  return {
    gateways: gateways.filter((gateway) => gateway !== null),
    sandbox,
    connect: (known) => {
      connection = known;
      if (sandbox === null) return () => undefined;
      return announceGateways(config.dataDir, { address: known.address, accounts: sandbox.accounts });
    },
  };
}
