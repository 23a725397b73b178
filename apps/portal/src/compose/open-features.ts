import { formatDate } from '@portal/domain/time/vietnam-time';
import { toShareImagePath } from '@portal/web/share/share-image-path';
import { openAccountJobs } from '#features/account-jobs/open-account-jobs.ts';
import { findVerified } from '#features/accounts/find-contact.ts';
import { addNoticeOfAccess } from '#features/accounts/notices.ts';
import { findBlocked } from '#features/alerts/delivery/do-not-contact.ts';
import { type AlertSenders, isAvailable, isSandbox } from '#features/alerts/delivery/send-alert.ts';
import { openAlerts } from '#features/alerts/open-alerts.ts';
import { OWN_CHANNELS } from '#features/alerts/own/channel-store.ts';
import { openBulletins } from '#features/bulletins/open-bulletins.ts';
import { openCompany } from '#features/company/open-company.ts';
import { openLeads } from '#features/leads/open-leads.ts';
import { openNews } from '#features/news/open-news.ts';
import { openPlaces } from '#features/places/open-places.ts';
import { openRainReports } from '#features/rain-reports/open-rain-reports.ts';
import { solutions } from '#features/solutions/solutions.ts';
import type { OwnSubscriptionNeeds, SendingNeeds } from '#features/ward-subscriptions/needs.ts';
import { openWardSubscriptions } from '#features/ward-subscriptions/open-ward-subscriptions.ts';
import { openWarnings } from '#features/warnings/open-warnings.ts';
import { limitByPlan } from '#features/weather/limit-by-plan.ts';
import type { WeatherNeeds } from '#features/weather/needs.ts';
import type { OpenWeather } from '#features/weather/open-weather.ts';
import { type Clock, systemClock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Feature } from '#platform/feature.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import type { PaymentGateway } from '#platform/payment-gateway/payment-gateway.ts';
import { type Config, isTriedOut } from '../config.ts';
import type { CallProviders } from './open-call-provider.ts';
import type { AlertChannels } from './open-channels.ts';
import { openDesks } from './open-desks.ts';
import { openForecast } from './open-forecast.ts';
import { openPeople } from './open-people.ts';
import { openScores } from './open-scores.ts';
import type { Senders } from './open-senders.ts';
import { listCounted, openOwnThings } from './own-things.table.ts';

interface FeatureNeeds {
  readonly config: Config;
  readonly database: Database;
  readonly ready: Promise<void>;
  readonly store: WeatherNeeds['store'];
  readonly demo: () => boolean;
  readonly clock: Clock;
  readonly warn: (problem: string) => void;
  readonly senders: Senders;
  readonly channels: AlertChannels;
  readonly calls: Pick<CallProviders, 'provider'>;
  readonly gateways: readonly PaymentGateway[];
}

/** Recipient and mail server for leads; null unless both are set. */
function findSalesMail({ smtpUrl, salesEmail, mailFrom }: Config) {
  if (smtpUrl === null || salesEmail === null) return null;
  return { salesEmail, send: createMailer(smtpUrl, mailFrom ?? salesEmail) };
}

export const toOrigin = ({ publicUrl, host, port }: Config): string => publicUrl ?? `http://${host}:${port}`;

interface MorningNeeds
  extends Pick<OwnSubscriptionNeeds, 'database' | 'findPlan' | 'clock' | 'locate'>,
    Pick<SendingNeeds, 'publicUrl' | 'warn' | 'weatherClock'> {
  readonly weather: Pick<OpenWeather, 'calls'>;
  readonly senders: AlertSenders;
}

/** An edition of no run: the picture's address then leads to that of the newest one. */
const NEWEST = 'newest';

/** Opens the ward bulletins of every morning, which go by the channels of alerts. */
function openMorningBulletins({ senders, weather, ...needs }: MorningNeeds) {
  const { database } = needs;
  return openWardSubscriptions({
    ...needs,
    listChannels: OWN_CHANNELS.list,
    isAvailable: (kind) => isAvailable(senders, kind),
    isSandbox: (kind, address) => isSandbox(senders, kind, address),
    findBlocked: (addresses) => findBlocked(database, addresses),
    readBulletin: ({ slug, language }) =>
      weather.calls.weatherWardBulletin({ query: { location: slug, lang: language } }),
    toPicturePath: ({ slug, language }, at) =>
      toShareImagePath({ language, slug, date: formatDate(at), edition: NEWEST }, 'ward'),
    sendMail: senders.email?.send ?? null,
    webhook: senders.webhook,
  });
}

/**
 * Opens and wires every feature that uses the database. Their versions form the cache keys in the order of the list;
 * they stop in reverse order.
 */
export async function openFeatures(needs: FeatureNeeds) {
  const { config, database, ready, store, demo, warn, senders, channels, calls, gateways } = needs;
  const clock = needs.clock.now;
  const atlas = openPlaces({ ...config, readTimer: () => performance.now(), warn });
  const { places } = atlas;
  const shared = { database, ready, clock, places, warn };
  const warnings = openWarnings({ ...config, ...shared });
  const official = { warnings: warnings.listKnownFor, gates: warnings.listGatesFor };
  const forecast = openForecast(config, { store, places, clock, demo, warn, ...official });
  const { weather, nowcast, sights } = forecast;
  // Personal data is dated and deleted by the machine clock, so that a portal once run with CLOCK does not make it
  // look old.
  const people = { database, clock: systemClock.now, warn };
  const news = await openNews({ ...shared, folder: config.newsDir, viewClock: systemClock.now });
  const company = await openCompany({ folder: config.contentDir, isPublic: !isTriedOut(config), clock, warn });
  const verification = await openScores({ ...config, ...shared, store });
  const rainReports = openRainReports({
    ...{ ...shared, demo, readTimer: () => performance.now() },
    machineClock: systemClock.now,
    locate: places.locate,
    readForecastRain: forecast.readForecastRain,
  });
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
  const plan = { findPlan: plans.ledger.find, listCounted };
  const own = { ...people, ...plan, locate: places.locate, publicUrl: toOrigin(config) };
  const sky = { store, clock, demo, radar: forecast.radar };
  const alerts = openAlerts({
    ...own,
    sendMail: senders.sendMail,
    sendText: senders.sendText,
    sky: { ...sky, lightning: forecast.lightning, ...forecast.alerts },
    preview: forecast.preview,
    findVerified: (accountId) => findVerified(database, accountId),
    noticeWebhook: (queries, accountId, detail) =>
      addNoticeOfAccess(queries, accountId, { kind: 'webhookAdded', detail, now: people.clock() }),
    findPaidPlans: plans.ledger.findPaid,
    senders: channels.senders,
  });
  const mail = { sendMail: senders.sendMail, salesEmail: config.salesEmail };
  const desks = openDesks({ ...own, ...mail, ...calls, weatherClock: clock, forecast, warnings, sky, config });
  const mornings = openMorningBulletins({ ...own, ...channels, weatherClock: clock, weather });
  const routes = limitByPlan(weather.routes ?? [], { clock, ...plan });
  const seen = [{ ...weather, routes }, atlas, news, company, bulletins, nowcast, ...sights, warnings, solutions];
  const owned = [leads, plans, payments, accounts, alerts, mornings, ...desks.features, openOwnThings(own), apiKeys];
  const linked = { ...payments.web, ...alerts.web, ...desks.web, ...verification.web };
  const features: readonly Feature[] = [...seen, verification, rainReports, ...owned];
  return {
    features: [...features, openAccountJobs({ ...people, features })],
    radar: forecast.radar,
    web: {
      ...forecast.web,
      ...news.web,
      company: company.get,
      pagePlaces: places.pagePlaces,
      identify,
      keyCalls: apiKeys.calls,
      linked: { ...linked, ...rainReports.web, ...forecast.linked },
    },
  };
}
