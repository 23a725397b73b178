import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type CommandOffer, listEngineCommands } from '@portal/forecast/command-line/engine-commands';
import { isRefusal } from '@portal/forecast/command-line/engine-context';
import { Command, type CommanderError } from 'commander';
import { ContentCommandError } from '#features/company/content-command-error.ts';
import { LeadsError } from '#features/leads/leads-error.ts';
import { NewsCommandError } from '#features/news/news-command-error.ts';
import { PlaceImportError } from '#features/places/import/import-store.ts';
import { WarningError } from '#features/warnings/warning.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { type Database, DatabaseError } from '#platform/database/database.ts';
import { SettingError } from '#platform/settings/setting-error.ts';
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
function listCommands(): CommandOffer[] {
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
      name: 'jobs',
      summary: 'What the role worker does, and mails that wait.',
      load: async () => {
        const { makeJobsCommand } = await import('#roles/worker/jobs-command.ts');
        return makeJobsCommand({ withDatabase: onDatabase, now: systemClock.now });
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

/** 0 done, 1 input refused, 2 used wrongly. */
const REFUSED = 1;
const USED_WRONGLY = 2;

const REFUSALS = [
  SettingError,
  PlaceImportError,
  DatabaseError,
  LeadsError,
  NewsCommandError,
  ContentCommandError,
  WarningError,
] as const;

/** Adds a command with those below it: all of them end by an error that is answered here, none by itself. */
function addCommand(program: Command, command: Command): void {
  program.addCommand(command.copyInheritedSettings(program));
  for (const below of command.commands) below.copyInheritedSettings(program);
}

/** The program with the command that the words ask for; of the others only what the list of all commands tells. */
async function makeProgram(words: readonly string[]): Promise<Command> {
  const program = new Command('portal')
    .description(
      'Commands of the weather portal. Settings DATA_DIR, CLOCK, DEMO, SOURCES and SOURCE_… are those of the server.',
    )
    .exitOverride();
  const asked = words.find((word) => !word.startsWith('-') && word !== 'help');
  for (const { name, summary, load } of listCommands()) {
    const command = name === asked ? await load() : new Command(name);
    addCommand(program, command.description(summary));
  }
  return program;
}

/** The engine's commands carry their own copy of commander, so its errors are known by their code. */
function isCommanderError(error: unknown): error is CommanderError {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('commander.');
}

function toExitCode(error: unknown): number {
  if (isCommanderError(error)) return error.exitCode === 0 ? 0 : USED_WRONGLY;
  const isAnswer = isRefusal(error) || REFUSALS.some((refusal) => error instanceof refusal);
  if (!isAnswer || !(error instanceof Error)) throw error;
  process.stderr.write(`${error.message}\n`);
  return error instanceof SettingError ? USED_WRONGLY : REFUSED;
}

/** A reader such as `head` that has enough ends no command: what it works on is finished. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

// What commands load is compiled once. Beside the code, where only its owner may write; nothing is kept where nobody may.
enableCompileCache(fileURLToPath(new URL('../../../.cache/commands', import.meta.url)));

try {
  const program = await makeProgram(process.argv.slice(2));
  await program.parseAsync();
} catch (error) {
  process.exitCode = toExitCode(error);
}
