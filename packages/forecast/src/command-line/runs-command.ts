import { formatDate, formatMoment } from '@portal/domain/time/vietnam-time';
import { Command } from 'commander';
import { RunError } from '#runs/run-error.ts';
import { getSourceRank } from '#sources/registry.ts';
import { getRunFolder } from '#store/durable-file.ts';
import { NO_PAST_HOURS } from '#store/rank-sources.ts';
import { openRunStore, type RunSummary } from '#store/run-store.ts';
import { listDamagedFiles } from '#store/verify-run.ts';
import { type ArchiveSummary, measureArchive } from '../archive/measure-archive.ts';
import { formatTable, type GetEngineContext } from './engine-context.ts';

/** `runs`: what is published and what is archived, with sizes. */
export function makeRunsCommand(getContext: GetEngineContext): Command {
  return new Command('runs')
    .option('--json', 'as JSON')
    .option('--verify', 'compare all files with their checksums')
    .action(async ({ json = false, verify = false }: { json?: boolean; verify?: boolean }) => {
      const { dataDir } = getContext();
      const store = openRunStore(dataDir, NO_PAST_HOURS, getSourceRank);
      const runs = store.listRuns();
      const archived = measureArchive(dataDir, { verify });
      const problems = [...store.problems(), ...(verify ? await listDamage(dataDir, runs) : []), ...archived.problems];
      store.close();
      const report = { runs, archived, bytes: sumSizes(runs, archived) };
      process.stdout.write(json ? `${JSON.stringify(toJson(report), null, 2)}\n` : toText(report));
      if (problems.length > 0) throw new RunError(problems.join('; '));
    });
}

async function listDamage(dataDir: string, runs: readonly RunSummary[]): Promise<string[]> {
  const damage: string[] = [];
  for (const { source, runId } of runs) {
    const folder = getRunFolder(dataDir, source, runId);
    for (const name of await listDamagedFiles(folder)) damage.push(`${folder}/${name}: differs from its checksum`);
  }
  return damage;
}

interface Report {
  readonly runs: readonly RunSummary[];
  readonly archived: ArchiveSummary;
  readonly bytes: { readonly runs: number; readonly hours: number; readonly daily: number; readonly all: number };
}

function sumSizes(runs: readonly RunSummary[], { hours, daily }: ArchiveSummary): Report['bytes'] {
  const sum = (list: readonly { readonly bytes: number }[]) => list.reduce((total, { bytes }) => total + bytes, 0);
  const parts = { runs: sum(runs), hours: sum(hours), daily: sum(daily) };
  return { ...parts, all: parts.runs + parts.hours + parts.daily };
}

function toText({ runs, archived, bytes }: Report): string {
  if (bytes.all === 0) return 'No runs are published yet: npm run portal -- ingest demo\n';
  const head = ['source', 'run', 'from', 'to', 'steps', 'variables', 'MB', 'current', 'id'];
  const hours = archived.hours.map(
    (one) =>
      `hours of ${one.source}: ${one.days} days, ${formatDate(one.firstDayAt)} to ${formatDate(one.lastDayAt)}, ${toMegabytes(one.bytes)} MB`,
  );
  const daily = archived.daily.map(
    (one) => `daily values of ${one.source}: ${one.runs} runs since ${one.firstMonth}, ${toMegabytes(one.bytes)} MB`,
  );
  const sizes = `on disk: runs ${toMegabytes(bytes.runs)} MB, hours ${toMegabytes(bytes.hours)} MB, daily values ${toMegabytes(bytes.daily)} MB, all ${toMegabytes(bytes.all)} MB`;
  return `${formatTable([head, ...runs.map(toRow)])}\n${[...hours, ...daily, sizes].join('\n')}\n`;
}

function toMegabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}

function toRow(run: RunSummary): string[] {
  const minute = (at: number) => formatMoment(at).slice(0, 16);
  return [
    run.demo ? `${run.source} (invented)` : run.source,
    minute(run.runAt),
    minute(run.firstStepAt),
    minute(run.lastStepAt),
    String(run.steps),
    String(run.variables.length),
    toMegabytes(run.bytes),
    run.current ? 'yes' : '',
    run.runId,
  ];
}

function toJson({ runs, archived: { hours, daily }, bytes }: Report) {
  return {
    runs: runs.map((run) => ({
      ...run,
      runAt: formatMoment(run.runAt),
      publishedAt: formatMoment(run.publishedAt),
      firstStepAt: formatMoment(run.firstStepAt),
      lastStepAt: formatMoment(run.lastStepAt),
    })),
    hours: hours.map(({ firstDayAt, lastDayAt, ...one }) => ({
      ...one,
      firstDay: formatDate(firstDayAt),
      lastDay: formatDate(lastDayAt),
    })),
    daily,
    bytes,
  };
}
