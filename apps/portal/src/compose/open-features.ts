import { findVerified } from '#features/accounts/find-contact.ts';
import { openAlerts } from '#features/alerts/open-alerts.ts';
import { listPlaces } from '#features/alerts/own/place-store.ts';
import { openBulletins } from '#features/bulletins/open-bulletins.ts';
import { openCompany } from '#features/company/open-company.ts';
import { openLeads } from '#features/leads/open-leads.ts';
import { openNews } from '#features/news/open-news.ts';
import { openPlaces } from '#features/places/open-places.ts';
import { solutions } from '#features/solutions/solutions.ts';
import { openWarnings } from '#features/warnings/open-warnings.ts';
import { limitByPlan } from '#features/weather/limit-by-plan.ts';
import type { WeatherNeeds } from '#features/weather/needs.ts';
import type { OpenWeather } from '#features/weather/open-weather.ts';
import { openWind } from '#features/wind/open-wind.ts';
import { type Clock, systemClock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Feature } from '#platform/feature.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import type { PaymentGateway } from '#platform/payment-gateway/payment-gateway.ts';
import type { Config } from '../config.ts';
import type { AlertChannels } from './open-channels.ts';
import { openForecast } from './open-forecast.ts';
import { openPeople } from './open-people.ts';
import type { Senders } from './open-senders.ts';

interface FeatureNeeds {
  readonly config: Config;
  readonly database: Database;
  /** When the database may be worked with. */
  readonly ready: Promise<void>;
  readonly store: WeatherNeeds['store'];
  readonly demo: () => boolean;
  readonly clock: Clock;
  readonly warn: (problem: string) => void;
  readonly senders: Senders;
  readonly channels: AlertChannels;
  readonly gateways: readonly PaymentGateway[];
}

/** How leads reach the sales people; null where one of the two settings is missing. */
function findSalesMail({ smtpUrl, salesEmail, mailFrom }: Config) {
  if (smtpUrl === null || salesEmail === null) return null;
  return { salesEmail, send: createMailer(smtpUrl, mailFrom ?? salesEmail) };
}

/** Where links in letters lead. */
export const toOrigin = ({ publicUrl, host, port }: Config): string => publicUrl ?? `http://${host}:${port}`;

interface DeskNeeds {
  readonly database: Database;
  readonly clock: () => number;
  readonly plans: ReturnType<typeof openPeople>['plans'];
  readonly places: ReturnType<typeof openPlaces>['places'];
  readonly weather: OpenWeather;
  readonly warnings: ReturnType<typeof openWarnings>;
}

/** Opens the desks of trades: weather by a client's own limits at a client's own places. */
function openDesks({ plans, places, weather, warnings, ...people }: DeskNeeds): readonly Feature[] {
  const wind = openWind({
    ...people,
    findPlan: plans.ledger.find,
    locate: places.locate,
    listOtherLocations: listPlaces,
    readWind: (query) => weather.calls.weatherWindHeights({ query }),
    readMarine: (query) => weather.calls.weatherMarine({ query }),
    listWarnings: warnings.listKnownFor,
  });
  return [wind];
}

/**
 * Opens every feature that works with the database and introduces them to each other. In the order of the list, their
 * versions make the keys of all caches, and they end in the reverse.
 */
export async function openFeatures({
  config,
  database,
  ready,
  store,
  demo,
  clock: { now: clock },
  warn,
  senders,
  channels,
  gateways,
}: FeatureNeeds) {
  const readTimer = () => performance.now();
  const atlas = openPlaces({ ...config, readTimer, warn });
  const { places } = atlas;
  const shared = { database, ready, clock, places, warn };
  const warnings = openWarnings({ ...config, ...shared });
  const forecast = openForecast(config, { store, places, clock, demo, warnings: warnings.listKnownFor });
  const { weather, nowcast, satellite } = forecast;
  // People's data are dated and deleted by the machine's clock: a portal once run with CLOCK must not make them seem old.
  const people = { database, clock: systemClock.now, warn };
  const news = await openNews({ ...shared, folder: config.newsDir, viewClock: systemClock.now });
  const company = await openCompany({ folder: config.contentDir, clock, warn });
  const bulletins = openBulletins({ ...config, clock, findDays: weather.calls.weatherDays15, warn });
  const leads = openLeads({ ...people, mail: findSalesMail(config), retentionMonths: config.leadRetentionMonths });
  const { plans, payments, accounts, apiKeys, identify } = openPeople({
    ...people,
    ...senders,
    companyEmail: config.salesEmail,
    publicUrl: toOrigin(config),
    getFacts: () => company.get().facts,
    gateways,
  });
  const alerts = openAlerts({
    ...people,
    ...senders,
    sky: { store, clock, demo, radar: forecast.radar, lightning: forecast.lightning, ...forecast.alerts },
    preview: forecast.preview,
    locate: places.locate,
    findPlan: plans.ledger.find,
    findVerified: (accountId) => findVerified(database, accountId),
    findPaidPlans: plans.ledger.findPaid,
    senders: channels.senders,
    publicUrl: toOrigin(config),
  });
  const desks = openDesks({ ...people, plans, places, weather, warnings });
  const features: readonly Feature[] = [
    { ...weather, routes: limitByPlan(weather.routes ?? [], { clock, findPlan: plans.ledger.find }) },
    atlas,
    news,
    company,
    bulletins,
    nowcast,
    satellite,
    warnings,
    solutions,
    leads,
    plans,
    payments,
    accounts,
    alerts,
    apiKeys,
    ...desks,
  ];
  return {
    features,
    radar: forecast.radar,
    /** What pages need of the features beside calls. */
    web: {
      ...forecast.web,
      ...news.web,
      company: company.get,
      pagePlaces: places.pagePlaces,
      identify,
      keyCalls: apiKeys.calls,
      linked: { ...payments.web, ...alerts.web },
    },
  };
}
