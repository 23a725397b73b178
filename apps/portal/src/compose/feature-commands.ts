import { getPrice } from '@portal/domain/plan/plan-change';
import type { CommandOffer } from '@portal/forecast/command-line/engine-commands';
import type { OrdersCommandNeeds } from '#features/payments/orders-command.ts';
import { systemClock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Feature } from '#platform/feature.ts';
import * as context from './command-context.ts';

/** Runs work on the configured database and closes it. Rejects with `DatabaseError` if there is none. */
export async function onDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const { withDatabase } = await import('#platform/database/with-database.ts');
  return withDatabase(context.getDatabaseOptions(), work);
}

async function loadPlaces() {
  const { createPlaces } = await import('#features/places/service.ts');
  return createPlaces();
}

async function loadNewsContext() {
  const [places, { makePlaceNamer }, { makePostRules }, { findSeedFolder }] = await Promise.all([
    loadPlaces(),
    import('#features/news/make-place-namer.ts'),
    import('#features/news/make-post-rules.ts'),
    import('#features/news/find-seed-folder.ts'),
  ]);
  const namePlace = makePlaceNamer(places);
  const rules = makePostRules((slug) => namePlace(slug, 'vi') !== null);
  const [now, viewNow] = [context.getNow(), systemClock.now()];
  return { folder: context.getNewsFolder(), seeds: findSeedFolder(), now, viewNow, rules };
}

async function loadWarningRules() {
  const [places, { makeWarningRules }] = await Promise.all([
    loadPlaces(),
    import('#features/warnings/make-warning-rules.ts'),
  ]);
  return makeWarningRules(places.units);
}

/** Adds the configured payment gateways. */
const onOrders: OrdersCommandNeeds['withNeeds'] = async (work) => {
  const { createPlanLedger } = await import('#features/plans/plan-ledger.ts');
  const clock = systemClock.now;
  return onDatabase((database) => {
    const plans = createPlanLedger({ database, clock, getPrice });
    return work({ database, clock, plans, gateways: context.getGateways() });
  });
};

async function loadScoring() {
  const [places, { openLearned }, learning] = await Promise.all([
    loadPlaces(),
    import('@portal/forecast/learning/open-learned'),
    loadLearning(),
  ]);
  const learned = openLearned(learning.dataDir, context.getLearning());
  return { ...learning, learned, findProvince: places.provinceAt };
}

async function loadLearning() {
  const { createObservationReader } = await import('./open-scores.ts');
  const dataDir = context.getDataDir();
  const warn = (problem: string) => void process.stderr.write(`${problem}\n`);
  return { dataDir, readObservations: createObservationReader(dataDir, warn) };
}

type Offered = Pick<Feature, 'name' | 'commands'>;

const offer = (feature: string, name: string, summary: string, load: CommandOffer['load']): Offered => ({
  name: feature,
  commands: [{ name, summary, load }],
});

const listEditorialCommands = (): readonly Offered[] => [
  offer('news', 'news', 'Posts of the news pages: Markdown files in NEWS_DIR (docs/operate/news.md).', async () =>
    (await import('#features/news/news-command.ts')).makeNewsCommand(loadNewsContext, onDatabase),
  ),
  offer('company', 'content', 'Company content: files in CONTENT_DIR (docs/operate/company.md).', async () => {
    const { makeContentCommand } = await import('#features/company/content-command.ts');
    return makeContentCommand(() => ({
      folder: context.getContentFolder(),
      isPublic: context.getIsPublic(),
      now: context.getNow(),
    }));
  }),
];

const listBulletinCommands = (): readonly Offered[] => [
  offer(
    'expert-bulletins',
    'pro',
    'Expert bulletins that were ordered: files in CONTENT_DIR/pro (docs/product/expert-bulletins.md).',
    async () => {
      const [{ makeProCommand }, { withEditor }] = await Promise.all([
        import('#features/expert-bulletins/pro-command.ts'),
        import('./open-bulletin-editor.ts'),
      ]);
      return makeProCommand((work) => onDatabase((database) => withEditor(database, context.getConfig(), work)));
    },
  ),
];

const listPeopleCommands = (): readonly Offered[] => [
  offer(
    'accounts',
    'app-removals',
    'Requests to delete accounts of the companion apps (docs/product/accounts.md).',
    async () => {
      const { makeAppRemovalsCommand } = await import('#features/accounts/app-removals-command.ts');
      return makeAppRemovalsCommand({ withDatabase: onDatabase });
    },
  ),
  offer('payments', 'orders', 'Orders, payments, refunds and bank statements (docs/operate/payments.md).', async () => {
    const { makeOrdersCommand } = await import('#features/payments/orders-command.ts');
    return makeOrdersCommand({ now: systemClock.now, withNeeds: onOrders });
  }),
  offer('alerts', 'alerts', 'Alert messages, and blocked addresses (docs/operate/alert-delivery.md).', async () => {
    const { makeAlertsCommand } = await import('#features/alerts/delivery/alerts-command.ts');
    return makeAlertsCommand({ withDatabase: onDatabase, now: context.getNow });
  }),
  offer(
    'phone-calls',
    'calls',
    'Who may order automatic calls, and the national do-not-call list (docs/operate/automatic-calls.md).',
    async () => {
      const [{ makeCallsCommand }, { findAccountByName }] = await Promise.all([
        import('#features/phone-calls/calls-command.ts'),
        import('#features/accounts/account-names.ts'),
      ]);
      const findAccountId = async (database: Database, email: string) =>
        (await findAccountByName(database, { kind: 'email', value: email.toLowerCase() }))?.id ?? null;
      return makeCallsCommand({ withDatabase: onDatabase, now: systemClock.now, findAccountId });
    },
  ),
  offer('leads', 'leads', 'Requests from the forms.', async () => {
    const { makeLeadsCommand } = await import('#features/leads/leads-command.ts');
    return makeLeadsCommand({ withDatabase: onDatabase, now: systemClock.now });
  }),
];

const listWeatherCommands = (): readonly Offered[] => [
  offer('warnings', 'warnings', 'Official warnings, quoted on the pages (docs/data/warnings.md).', async () => {
    const { makeWarningsCommand } = await import('#features/warnings/warnings-command.ts');
    return makeWarningsCommand({ withDatabase: onDatabase, now: context.getNow, loadRules: loadWarningRules });
  }),
  offer(
    'verification',
    'verify',
    'Compare archived forecasts with measurements and print the scores (docs/science/verification.md).',
    async () => {
      const { makeVerifyCommand } = await import('#features/verification/verify-command.ts');
      return makeVerifyCommand({ withDatabase: onDatabase, loadScoring });
    },
  ),
  offer(
    'verification',
    'learn',
    'Learn from past errors, and print the skill (docs/science/learning.md).',
    async () => {
      const { makeLearnCommand } = await import('#features/verification/learn-command.ts');
      return makeLearnCommand({ loadLearning, now: context.getNow });
    },
  ),
  offer('places', 'places', "Exact positions and borders of wards, from an operator's files.", async () =>
    (await import('#features/places/import/places-command.ts')).makePlacesCommand(context.getDataDir),
  ),
];

/** The commands of every feature. A command's modules are loaded only when it is called; no feature is opened. */
export const listFeatureCommands = (): readonly Offered[] => [
  ...listEditorialCommands(),
  ...listBulletinCommands(),
  ...listPeopleCommands(),
  ...listWeatherCommands(),
];
