import { PAYMENT_METHODS } from '@portal/domain/order/payment-method';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { openMomo } from '#platform/payment-gateway/momo/momo-gateway.ts';
import { GatewayError, type PaymentGateway } from '#platform/payment-gateway/payment-gateway.ts';
import { openVietqr } from '#platform/payment-gateway/vietqr/vietqr-gateway.ts';
import { openVnpay } from '#platform/payment-gateway/vnpay/vnpay-gateway.ts';
import { openZalopay } from '#platform/payment-gateway/zalopay/zalopay-gateway.ts';
import { createPaymentSandbox, type PaymentSandbox } from '#platform/sandbox/payments/payment-sandbox.ts';
import { type Config, isTriedOut } from '../config.ts';

/** Where the local server is reached, and where it reaches the portal. */
interface Connection {
  readonly address: string;
  readonly portal: string;
}

/** The ways to pay that are set up, in the order in which they are offered. */
export interface Gateways {
  readonly gateways: readonly PaymentGateway[];
  /** What plays the gateways without an account; null where all have one, or people elsewhere reach the portal. */
  readonly sandbox: PaymentSandbox | null;
  /** Says where the sandbox is served: its gateways refuse before. */
  readonly connect: (connection: Connection) => void;
}

/** Gateways that this machine plays. Their addresses are known once the sandbox is served. */
function openTestGateways(sandbox: PaymentSandbox, clock: () => EpochSeconds, findBase: () => string) {
  const { accounts } = sandbox;
  const test = { clock, isTest: true };
  const below = (path: string) => () => findBase() + path;
  return {
    vietqr: openVietqr({
      account: accounts.vietqr,
      toSandboxUrl: (payment) => findBase() + sandbox.toTransferPath(payment),
    }),
    momo: openMomo({ ...test, account: accounts.momo, url: below('/momo') }),
    zalopay: openZalopay({ ...test, account: accounts.zalopay, url: below('/zalopay') }),
    vnpay: openVnpay({ ...test, account: accounts.vnpay, payUrl: below('/vnpay/pay'), apiUrl: below('/vnpay/api') }),
  };
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

/** Opens the gateways that have an account; for the others the sandbox, where the portal is tried out. */
export function openGateways(
  config: Pick<Config, 'gateways' | 'publicUrl' | 'host' | 'trustProxy'>,
  clock: () => EpochSeconds,
): Gateways {
  let connection: Connection | null = null;
  const findConnection = (): Connection => {
    if (connection === null) throw new GatewayError('the test gateway is reached from the running portal only', true);
    return connection;
  };
  const real = openRealGateways(config.gateways, clock);
  const isWhole = Object.values(real).every((gateway) => gateway !== null);
  const sandbox =
    isTriedOut(config) && !isWhole ? createPaymentSandbox({ clock, portal: () => findConnection().portal }) : null;
  const test = sandbox && openTestGateways(sandbox, clock, () => findConnection().address);
  const gateways = PAYMENT_METHODS.map((method) => real[method] ?? test?.[method] ?? null);
  return {
    gateways: gateways.filter((gateway) => gateway !== null),
    sandbox,
    connect: (known) => {
      connection = known;
    },
  };
}
