import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { openMomo } from '#platform/payment-gateway/momo/momo-gateway.ts';
import type { PaymentGateway } from '#platform/payment-gateway/payment-gateway.ts';
import { openVietqr } from '#platform/payment-gateway/vietqr/vietqr-gateway.ts';
import { openVnpay } from '#platform/payment-gateway/vnpay/vnpay-gateway.ts';
import { openZalopay } from '#platform/payment-gateway/zalopay/zalopay-gateway.ts';
import type { Config } from '../config.ts';

/** The ways to pay that are set up. */
interface Gateways {
  readonly gateways: readonly PaymentGateway[];
}

/** Opens the gateways that have an account. */
export function openGateways({ gateways: settings }: Config, clock: () => EpochSeconds): Gateways {
  const { vnpay, momo, zalopay, vietqr } = settings;
  const real = { clock, isTest: false };
  const opened: readonly (PaymentGateway | null)[] = [
    vietqr && openVietqr({ account: vietqr.account, toSandboxUrl: null }),
    momo && openMomo({ ...real, account: momo.account, url: () => momo.url }),
    zalopay && openZalopay({ ...real, account: zalopay.account, url: () => zalopay.url }),
    vnpay && openVnpay({ ...real, account: vnpay.account, payUrl: () => vnpay.payUrl, apiUrl: () => vnpay.apiUrl }),
  ];
  return { gateways: opened.filter((gateway) => gateway !== null) };
}
