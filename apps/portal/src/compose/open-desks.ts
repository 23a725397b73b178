import { createSeasonalReader } from '@portal/forecast/seasonal/seasonal-store';
import { findVerified } from '#features/accounts/find-contact.ts';
import { findBlocked } from '#features/alerts/delivery/do-not-contact.ts';
import { PLACES } from '#features/alerts/own/place-store.ts';
import { openClimate } from '#features/climate/open-climate.ts';
import { openDataOrders } from '#features/data-orders/open-data-orders.ts';
import { openDecisions } from '#features/decisions/open-decisions.ts';
import { openDelayRecords } from '#features/delay-records/open-delay-records.ts';
import { openExpertBulletins } from '#features/expert-bulletins/open-expert-bulletins.ts';
import { openHydropower } from '#features/hydropower/open-hydropower.ts';
import type { BasinRainNeeds } from '#features/hydropower/read-basin.ts';
import { openPhoneCalls } from '#features/phone-calls/open-phone-calls.ts';
import type { openPlaces } from '#features/places/open-places.ts';
import type { openWarnings } from '#features/warnings/open-warnings.ts';
import { openWind } from '#features/wind/open-wind.ts';
import type { CallProvider } from '#platform/call-provider/call-provider.ts';
import type { SendMail } from '#platform/mail/mailer.ts';
import { findPaused, type OwnNeeds } from '#platform/own-resource/plan-count.ts';
import type { Config } from '../config.ts';
import type { openForecast } from './open-forecast.ts';
import type { openPeople } from './open-people.ts';
import { createRegionDaysReader } from './read-region-days.ts';

interface DeskNeeds extends OwnNeeds {
  readonly warn: (problem: string) => void;
  readonly sendMail: SendMail | null;
  /** Recipient of orders; null: none. */
  readonly salesEmail: string | null;
  readonly clock: () => number;
  readonly weatherClock: () => number;
  readonly findPlan: ReturnType<typeof openPeople>['plans']['ledger']['find'];
  readonly locate: ReturnType<typeof openPlaces>['places']['locate'];
  readonly publicUrl: string;
  readonly forecast: ReturnType<typeof openForecast>;
  readonly warnings: ReturnType<typeof openWarnings>;
  readonly sky: Omit<BasinRainNeeds, 'readNowcast' | 'readNowcastMembers'>;
  readonly provider: CallProvider | null;
  readonly config: Pick<Config, 'dataDir' | 'feeds'>;
}

function openBoard({ forecast, sky: _, warnings: __, config: ___, ...needs }: DeskNeeds) {
  const { database } = needs;
  return openDecisions({
    ...needs,
    readWorkHours: forecast.readWorkHours,
    version: forecast.alerts.version,
    findBlocked: (addresses) => findBlocked(database, addresses),
    findEmail: (accountId) => findVerified(database, accountId),
    async listSites(accountId) {
      const paused = await findPaused(needs, accountId, 'locationNumber');
      return (await PLACES.list(database, accountId)).filter(({ id, active }) => active && !paused.has(id));
    },
  });
}

/** Opens the desks: weather by a customer's own limits at their own places. */
export function openDesks(needs: DeskNeeds) {
  const { weatherClock, forecast, warnings, sky, provider, config, ...shared } = needs;
  const { calls } = forecast.weather;
  const wind = openWind({
    findPlan: shared.findPlan,
    readWind: (query) => calls.weatherWindHeights({ query }),
    readMarine: (query) => calls.weatherMarine({ query }),
    listGates: warnings.listGatesFor,
  });
  const hydropower = openHydropower({
    ...shared,
    sky: { ...sky, ...forecast.areas },
  });
  const records = openDelayRecords({
    ...shared,
    clock: weatherClock,
    machineClock: shared.clock,
    readDay: forecast.readRecordedDay,
  });
  const climate = openClimate({
    ...shared,
    clock: weatherClock,
    machineClock: shared.clock,
    demo: sky.demo,
    version: forecast.alerts.version,
    readRegionDays: createRegionDaysReader({ store: sky.store, clock: weatherClock }),
    dataDir: config.dataDir,
    outlookAddress: config.feeds.nmme,
    readOutlook: createSeasonalReader(config.dataDir, shared.clock, shared.warn),
  });
  const data = openDataOrders({ ...shared, ...forecast.data, clock: weatherClock, machineClock: shared.clock });
  const { sendMail, salesEmail } = shared;
  const bulletins = openExpertBulletins({
    ...shared,
    clock: weatherClock,
    machineClock: shared.clock,
    sales: sendMail === null || salesEmail === null ? null : { send: sendMail, salesEmail },
  });
  const phoneCalls = openPhoneCalls({ ...shared, provider });
  return {
    features: [openBoard(needs), wind, hydropower, records, climate, data, bulletins, phoneCalls],
    web: { ...records.web, ...hydropower.web, ...climate.web, ...data.web, ...bulletins.web },
  };
}
