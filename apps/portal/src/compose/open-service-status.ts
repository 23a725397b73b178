import { DELIVERIES } from '#features/alerts/delivery/delivery-store.ts';
import { openStatus } from '#features/status/open-status.ts';
import { readDelay } from '#platform/claims/claim-rows.ts';
import { type Clock, systemClock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Feature } from '#platform/feature.ts';
import { createMailCheck } from '#platform/mail/mailer.ts';
import type { Config } from '../config.ts';
import { toOrigin } from './open-features.ts';

interface ServiceNeeds {
  readonly database: Database;
  readonly clock: Clock;
  /** Whether this process serves pages and is therefore probed where it listens. */
  readonly servesPages: boolean;
}

/** Service status; it learns later where the portal listens. */
interface ServiceStatus extends Feature {
  readonly noteAddress: (address: string) => void;
}

export function openServiceStatus(config: Config, { database, clock, servesPages }: ServiceNeeds): ServiceStatus {
  let listensAt: string | null = servesPages ? null : toOrigin(config);
  const feature = openStatus({
    database,
    clock: systemClock.now,
    findOrigin: () => config.statusProbeUrl ?? listensAt,
    readTimer: () => performance.now(),
    checkMail: config.smtpUrl === null ? null : createMailCheck(config.smtpUrl),
    readAlertDelay: () => readDelay(database, DELIVERIES, { now: clock.now(), leaseNow: systemClock.now() }),
  });
  return {
    ...feature,
    noteAddress(address) {
      listensAt = address;
    },
  };
}
