import { formatMoment } from '@portal/domain/time/vietnam-time';
import { Command } from 'commander';
import { type PublishedRun, publishRun } from '#runs/publish-run.ts';
import { makeDemoRun } from '#sources/demo/make-demo-run.ts';
import { ingestFiles } from '#sources/grib-file/ingest-files.ts';
import type { EngineContext, GetEngineContext } from './engine-context.ts';
import { makeProgress, type Progress } from './progress.ts';

/** `ingest demo`, `ingest <file.grib2>…`: publishes a run. */
export function makeIngestCommand(getContext: GetEngineContext): Command {
  return new Command('ingest')
    .description('Publish a run: the demo (the word "demo"), or what GRIB2 files hold.')
    .argument('<what...>', '"demo", or one or more GRIB2 files (a file called demo is ./demo)')
    .addHelpText(
      'after',
      '\nFields join the published run of the same source and start time. Of an ensemble only the control member is taken.\nA file that is refused changes nothing.',
    )
    .action(async (what: string[]) => {
      const context = getContext();
      const progress = makeProgress();
      const published =
        what.join() === 'demo' ? [await ingestDemo(context, progress)] : await ingest(context, what, progress);
      for (const run of published) process.stdout.write(`${describeRun(run)}\n`);
    });
}

async function ingestDemo({ dataDir, now }: EngineContext, progress: Progress): Promise<PublishedRun> {
  const { header, fields, fieldCount } = makeDemoRun({ now });
  const onField = (done: number) => showProgress(progress, header.source, done, fieldCount);
  return publishRun(dataDir, header, fields, { now, onField });
}

function ingest(
  { dataDir, now }: EngineContext,
  paths: readonly string[],
  progress: Progress,
): Promise<PublishedRun[]> {
  return ingestFiles(dataDir, paths, {
    now,
    onFile: ({ path, fields, taken }) => progress.say(`${path}: ${taken} of ${fields} fields`),
    onField: (source, done, all) => showProgress(progress, source, done, all),
  });
}

function showProgress(progress: Progress, source: string, done: number, all: number): void {
  progress.show(done < all ? `${source}: ${done} of ${all} fields` : `${source}: writing the run`);
}

function describeRun({ source, id, runAt, manifest }: PublishedRun): string {
  const { steps, variables } = manifest;
  return `${source} ${id} (${formatMoment(runAt)}): ${steps.length} steps, ${variables.map(({ name }) => name).join(' ')}`;
}
