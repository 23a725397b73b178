import { formatMoment } from '@portal/domain/time/vietnam-time';
import { Command } from 'commander';
import { RunError } from '#runs/run-error.ts';
import { getRunFolder } from '#store/data-folder.ts';
import { openRunStore, type RunSummary } from '#store/run-store.ts';
import { listDamagedFiles } from '#store/verify-run.ts';
import type { GetEngineContext } from './engine-context.ts';
import { formatTable } from './format-table.ts';

/** `runs`: what is published. */
export function makeRunsCommand(getContext: GetEngineContext): Command {
  return new Command('runs')
    .description('List the published runs, best first.')
    .option('--json', 'as JSON')
    .option('--verify', 'compare all files with their checksums')
    .action(async ({ json = false, verify = false }: { json?: boolean; verify?: boolean }) => {
      const { dataDir } = getContext();
      const store = openRunStore(dataDir);
      const runs = store.listRuns();
      const problems = [...store.problems(), ...(verify ? await listDamage(dataDir, runs) : [])];
      store.close();
      process.stdout.write(json ? `${JSON.stringify(runs.map(toJson), null, 2)}\n` : toText(runs));
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

function toText(runs: readonly RunSummary[]): string {
  if (runs.length === 0) return 'No runs are published yet: npm run portal -- ingest demo\n';
  const head = ['source', 'run', 'from', 'to', 'steps', 'variables', 'MB', 'current', 'id'];
  return formatTable([head, ...runs.map(toRow)]);
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
    (run.bytes / 1e6).toFixed(1),
    run.current ? 'yes' : '',
    run.runId,
  ];
}

function toJson(run: RunSummary) {
  return {
    ...run,
    runAt: formatMoment(run.runAt),
    publishedAt: formatMoment(run.publishedAt),
    firstStepAt: formatMoment(run.firstStepAt),
    lastStepAt: formatMoment(run.lastStepAt),
  };
}
