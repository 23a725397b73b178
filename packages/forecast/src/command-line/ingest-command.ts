import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import { Command, InvalidArgumentError } from 'commander';
import { type PublishedRun, publishRun } from '#runs/publish-run.ts';
import { makeDemoRun } from '#sources/demo/make-demo-run.ts';
import { RESERVED_NAMES, SOURCE_OFFERS } from '#sources/registry.ts';
import { isSourceName } from '#store/durable-file.ts';
import { type EngineContext, type GetEngineContext, makeProgress, type Progress } from './engine-context.ts';
import { ingestFiles } from './ingest-files.ts';
import { ingestSource } from './ingest-source.ts';

interface IngestOptions {
  readonly as?: string;
  readonly source?: string;
  readonly run?: EpochSeconds;
  readonly dryRun?: true;
}

/** `ingest demo`, `ingest <file.grib2>…`, `ingest --source gfs`: publishes a run. */
export function makeIngestCommand(getContext: GetEngineContext): Command {
  return new Command('ingest')
    .argument('[what...]', '"demo", or one or more GRIB2 files (a file called demo is ./demo)')
    .option('--source <name>', `fetch a run of ${SOURCE_OFFERS.map(({ name }) => name).join(', ')}`)
    .option(
      '--as <name>',
      'what the source of the files is called: needed where their centre is not known',
      toSourceName,
    )
    .option('--run <start>', 'start of the run in UTC, such as 2026-11-21T00; the newest one without it', toRunAt)
    .option('--dry-run', 'print what would be asked for, and ask for nothing')
    .addHelpText(
      'after',
      '\nFields join the published run of the same source and start time. Of an ensemble only the control member is taken.\nA file that is refused changes nothing.',
    )
    .action(async (what: string[], options: IngestOptions, command: Command) => {
      checkUse(command, what, options);
      const context = getContext();
      const progress = makeProgress();
      if (options.source !== undefined) {
        const text = await ingestSource(context, { ...options, name: options.source }, progress);
        process.stdout.write(text);
        return;
      }
      const published =
        what.join() === 'demo' ? [await ingestDemo(context, progress)] : await ingest(context, what, options, progress);
      for (const run of published) printRun(run);
    });
}

function checkUse(command: Command, what: readonly string[], { source, run, dryRun, as }: IngestOptions): void {
  if (source === undefined && what.length === 0) command.error("error: missing argument 'what', or --source");
  if (source !== undefined && what.length > 0) command.error('error: files and --source do not go together');
  if (as !== undefined && (source !== undefined || what.join() === 'demo')) command.error('error: --as needs files');
  if (source === undefined && (run !== undefined || dryRun)) command.error('error: --run and --dry-run need --source');
}

/** A name that none of the portal's own sources has. */
function toSourceName(text: string): string {
  if (!isSourceName(text)) throw new InvalidArgumentError('Not small letters, digits and hyphens.');
  if (RESERVED_NAMES.includes(text)) throw new InvalidArgumentError('That is a source of the portal itself.');
  return text;
}

/** `2026-11-21T00`, also with minutes, seconds and Z. */
function toRunAt(text: string): EpochSeconds {
  const [, date = '', hour = ''] = /^(\d{4}-\d{2}-\d{2})T(\d{2})(?::00){0,2}Z?$/.exec(text) ?? [];
  const at = Date.parse(`${date}T${hour}:00:00Z`) / 1000;
  const isReal = Number.isFinite(at) && new Date(at * 1000).toISOString().startsWith(`${date}T${hour}`);
  if (!isReal) throw new InvalidArgumentError('Not a whole hour such as 2026-11-21T00.');
  return at;
}

async function ingestDemo({ dataDir, now }: EngineContext, progress: Progress): Promise<PublishedRun> {
  const { header, fields, fieldCount } = makeDemoRun({ now });
  const onField = (done: number) => showProgress(progress, header.source, done, fieldCount);
  return publishRun(dataDir, header, fields, { now, onField });
}

function ingest(
  { dataDir, now }: EngineContext,
  paths: readonly string[],
  { as: calledAs }: IngestOptions,
  progress: Progress,
): Promise<PublishedRun[]> {
  return ingestFiles(dataDir, paths, {
    now,
    calledAs,
    onFile: ({ path, fields, accepted }) => progress.say(`${path}: ${accepted} of ${fields} fields`),
    onField: (source, done, all) => showProgress(progress, source, done, all),
  });
}

function showProgress(progress: Progress, source: string, done: number, all: number): void {
  progress.show(done < all ? `${source}: ${done} of ${all} fields` : `${source}: writing the run`);
}

function printRun(run: PublishedRun): void {
  process.stdout.write(`${describeRun(run)}\n`);
  for (const problem of run.problems) process.stderr.write(`${problem}\n`);
}

function describeRun({ source, id, runAt, manifest }: PublishedRun): string {
  const { steps, variables } = manifest;
  return `${source} ${id} (${formatMoment(runAt)}): ${steps.length} steps, ${variables.map(({ name }) => name).join(' ')}`;
}
