import { type CommandOffer, listEngineCommands } from '@portal/forecast/command-line/engine-commands';
import { systemClock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import * as context from './command-context.ts';

async function onDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
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

/** Every command of the portal; each is loaded when it is asked for. */
export function listCommands(): CommandOffer[] {
  return [
    ...listEngineCommands(context.getEngineContext),
    {
      name: 'backup',
      summary: 'Write the whole database into one file with a checksum. The portal may run meanwhile.',
      load: async () =>
        (await import('#platform/database/backup-command.ts')).makeBackupCommand(context.getDatabaseOptions),
    },
    {
      name: 'restore',
      summary: 'Put a backup into the database: all of it, or nothing is changed.',
      load: async () =>
        (await import('#platform/database/restore-command.ts')).makeRestoreCommand(context.getDatabaseOptions),
    },
    {
      name: 'news',
      summary: 'Posts of the news pages: Markdown files in NEWS_DIR (docs/news.md).',
      load: async () => (await import('#features/news/news-command.ts')).makeNewsCommand(loadNewsContext, onDatabase),
    },
    {
      name: 'content',
      summary: 'What the operator says of the company: files in CONTENT_DIR (docs/company.md).',
      load: async () => {
        const { makeContentCommand } = await import('#features/company/content-command.ts');
        return makeContentCommand(() => ({ folder: context.getContentFolder(), now: context.getNow() }));
      },
    },
    {
      name: 'leads',
      summary: 'What visitors sent by the forms.',
      load: async () => {
        const { makeLeadsCommand } = await import('#features/leads/leads-command.ts');
        return makeLeadsCommand({ withDatabase: onDatabase, now: systemClock.now });
      },
    },
    {
      name: 'warnings',
      summary: 'Official warnings, quoted on the pages (docs/warnings.md).',
      load: async () => {
        const { makeWarningsCommand } = await import('#features/warnings/warnings-command.ts');
        return makeWarningsCommand({ withDatabase: onDatabase, now: context.getNow, loadRules: loadWarningRules });
      },
    },
    {
      name: 'places',
      summary: "Exact positions and borders of wards, from an operator's files.",
      load: async () =>
        (await import('#features/places/import/places-command.ts')).makePlacesCommand(context.getDataDir),
    },
  ];
}
