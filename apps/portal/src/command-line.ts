import { makeEngineCommands } from '@portal/forecast/command-line/engine-commands';
import { isRefusal } from '@portal/forecast/command-line/is-refusal';
import { hasPublishedOnSchedule } from '@portal/forecast/sources/schedule/published-on-schedule';
import { Command, type CommanderError } from 'commander';
import { makeLeadsCommand } from '#features/leads/leads-command.ts';
import { LeadsError } from '#features/leads/leads-error.ts';
import { findSeedFolder } from '#features/news/live-posts.ts';
import { makePostRules } from '#features/news/make-post-rules.ts';
import { makeNewsCommand } from '#features/news/news-command.ts';
import { NewsCommandError } from '#features/news/news-command-error.ts';
import { makePlaceNamer } from '#features/news/open-news.ts';
import { PlaceImportError } from '#features/places/import/place-import-error.ts';
import { makePlacesCommand } from '#features/places/import/places-command.ts';
import { createPlaces } from '#features/places/service.ts';
import { makeWarningRules } from '#features/warnings/make-warning-rules.ts';
import { WarningError } from '#features/warnings/warning-error.ts';
import { makeWarningsCommand } from '#features/warnings/warnings-command.ts';
import { createClock, systemClock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { makeDatabaseCommands } from '#platform/database/database-commands.ts';
import { DatabaseError } from '#platform/database/database-error.ts';
import { withDatabase } from '#platform/database/with-database.ts';
import { makeDataFolder } from '#platform/settings/make-data-folder.ts';
import { SettingError } from '#platform/settings/setting-error.ts';
import { readConfig, toDatabaseOptions } from './config.ts';

/** 0 done, 1 input refused, 2 used wrongly. */
const REFUSED = 1;
const USED_WRONGLY = 2;

const REFUSALS = [SettingError, PlaceImportError, DatabaseError, LeadsError, NewsCommandError, WarningError] as const;

function getContext() {
  const { dataDir, clock, demo, radarZr, sources, sourceAddresses, sourceKeys } = readConfig();
  return {
    dataDir,
    now: createClock(clock).now(),
    demo: demo === 'on' || (demo === 'auto' && !hasPublishedOnSchedule(dataDir)),
    radarZr,
    sources,
    findSourceAddress: (name: string) => sourceAddresses[name] ?? null,
    findSourceKey: (name: string) => sourceKeys[name] ?? null,
  };
}

function getNewsContext() {
  const { newsDir, clock } = readConfig();
  const namePlace = makePlaceNamer(createPlaces());
  const rules = makePostRules((slug) => namePlace(slug, 'vi') !== null);
  const [now, viewNow] = [createClock(clock).now(), systemClock.now()];
  return { folder: newsDir, seeds: findSeedFolder(), now, viewNow, rules };
}

function getDatabaseOptions() {
  const config = readConfig();
  makeDataFolder('DATA_DIR', config.dataDir);
  return { ...toDatabaseOptions(config), warn: (problem: string) => void process.stderr.write(`${problem}\n`) };
}

/** Adds a command with those below it: all of them end by an error that is answered here, none by itself. */
function addCommand(program: Command, command: Command): void {
  program.addCommand(command.copyInheritedSettings(program));
  for (const below of command.commands) below.copyInheritedSettings(program);
}

function makeProgram(): Command {
  const program = new Command('portal')
    .description(
      'Commands of the weather portal. Settings DATA_DIR, CLOCK, DEMO, SOURCES and SOURCE_… are those of the server.',
    )
    .exitOverride();
  for (const command of makeEngineCommands(getContext)) {
    addCommand(program, command);
  }
  for (const command of makeDatabaseCommands(getDatabaseOptions)) {
    addCommand(program, command);
  }
  const onDatabase = <Result>(work: (database: Database) => Promise<Result>) =>
    withDatabase(getDatabaseOptions(), work);
  addCommand(program, makeNewsCommand(getNewsContext, onDatabase));
  const leadNeeds = { withDatabase: onDatabase, now: systemClock.now };
  addCommand(program, makeLeadsCommand(leadNeeds));
  const getRules = () => makeWarningRules(createPlaces().units);
  const now = () => createClock(readConfig().clock).now();
  const warningNeeds = { withDatabase: onDatabase, now, getRules };
  addCommand(program, makeWarningsCommand(warningNeeds));
  addCommand(
    program,
    makePlacesCommand(() => readConfig().dataDir),
  );
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

try {
  await makeProgram().parseAsync();
} catch (error) {
  process.exitCode = toExitCode(error);
}
