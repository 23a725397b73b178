import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type CommandOffer, listEngineCommands } from '@portal/forecast/command-line/engine-commands';
import { isRefusal } from '@portal/forecast/command-line/engine-context';
import { Command, type CommanderError } from 'commander';
import { ContentCommandError } from '#features/company/content-command-error.ts';
import { ProError } from '#features/expert-bulletins/pro-error.ts';
import { LeadsError } from '#features/leads/leads-error.ts';
import { NewsCommandError } from '#features/news/news-command-error.ts';
import { OrdersError } from '#features/payments/orders-error.ts';
import { PlaceImportError } from '#features/places/import/import-store.ts';
import { WarningError } from '#features/warnings/warning.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { DatabaseError } from '#platform/database/database.ts';
import { GatewayError } from '#platform/payment-gateway/payment-gateway.ts';
import { SettingError } from '#platform/settings/setting-error.ts';
import * as context from './compose/command-context.ts';
import { listFeatureCommands, onDatabase } from './compose/feature-commands.ts';

/** All commands; each is loaded on use. */
function listCommands(): CommandOffer[] {
  return [
    ...listEngineCommands(context.getEngineContext),
    {
      name: 'backup',
      summary: 'Write the whole database to one file with a checksum. The portal may keep running.',
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
      name: 'restore-drill',
      summary: 'Try a backup: restore it into a temporary database and count its rows. Exit code 1: it differs.',
      load: async () => {
        const { makeRestoreDrillCommand } = await import('#platform/database/restore-drill-command.ts');
        return makeRestoreDrillCommand(context.getDrillContext);
      },
    },
    {
      name: 'distribute',
      summary: 'Spread the tables over the servers of Citus, by bucket. Tables that lie there stay.',
      load: async () =>
        (await import('#platform/database/distribute-command.ts')).makeDistributeCommand(context.getDatabaseOptions),
    },
    ...listFeatureCommands().flatMap(({ commands = [] }) => commands),
    {
      name: 'jobs',
      summary: 'Jobs of the worker role, and undelivered e-mails and alerts.',
      load: async () => {
        const [{ makeJobsCommand }, { ALERT_WORK }] = await Promise.all([
          import('#roles/worker/jobs-command.ts'),
          import('#features/alerts/delivery/operator-store.ts'),
        ]);
        return makeJobsCommand({ withDatabase: onDatabase, now: systemClock.now, others: [ALERT_WORK] });
      },
    },
    {
      name: 'doctor',
      summary: 'Check this installation and say what to do. Exit code 0: well, 1: warnings, 2: faults.',
      load: async () => {
        const [{ makeDoctorCommand }, { examine }] = await Promise.all([
          import('#roles/monitoring/doctor/doctor-command.ts'),
          import('./compose/examine.ts'),
        ]);
        return makeDoctorCommand(examine);
      },
    },
  ];
}

/** 0: done, 1: refused input, 2: wrong usage. */
const REFUSED = 1;
const USED_WRONGLY = 2;

const REFUSALS = [
  SettingError,
  PlaceImportError,
  DatabaseError,
  LeadsError,
  ProError,
  NewsCommandError,
  ContentCommandError,
  WarningError,
  OrdersError,
  GatewayError,
] as const;

/** Adds a command and its subcommands; their errors are handled here. */
function addCommand(program: Command, command: Command): void {
  program.addCommand(command.copyInheritedSettings(program));
  for (const below of command.commands) below.copyInheritedSettings(program);
}

/** A program with the requested command; of the others only their summary. */
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

/** The engine's commands have their own copy of commander, so its errors are recognized by code. */
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

/** If a reader such as `head` closes the pipe, the command still finishes its work. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

// Compile cache for commands, next to the code, where only its owner may write; no cache if not writable.
enableCompileCache(fileURLToPath(new URL('../../../.cache/commands', import.meta.url)));

try {
  const program = await makeProgram(process.argv.slice(2));
  await program.parseAsync();
} catch (error) {
  process.exitCode = toExitCode(error);
}
