import { formatMoment } from '@portal/domain/time/vietnam-time';
import { Command } from 'commander';
import { RunError } from '#runs/run-error.ts';
import { describeCoverage, listUnprovidedVariables } from '#sources/describe-coverage.ts';
import { maskSecrets } from '#sources/fetching/fetching.ts';
import { SOURCE_OFFERS } from '#sources/registry.ts';
import { readSourceStatus, type SourceStatus, toSourceLease } from '#sources/schedule/source-status.ts';
import { createFolderLeases } from '#store/folder-leases.ts';
import { type EngineContext, formatTable, type GetEngineContext, toNumber } from './engine-context.ts';
import type { Probe } from './probe-providers.ts';

/** `sources`: lists the sources, which of them run automatically, and their state. */
export function makeSourcesCommand(getContext: GetEngineContext): Command {
  return new Command('sources')
    .option('--json', 'as JSON')
    .option('--variables', 'what each has, derives and lacks, as Markdown')
    .option(
      '--probe',
      'ask each chosen source and feed for one small thing and compare it with what is expected; publishes nothing',
    )
    .option('--limit <seconds>', 'longest time for each provider of --probe', toNumber(1, 600), 60)
    .action(async (options: SourcesOptions) => {
      const { json = false, variables = false, probe = false } = options;
      if (variables) {
        process.stdout.write(SOURCE_OFFERS.map(describeCoverage).join('\n'));
        return;
      }
      const context = getContext();
      if (probe) return probeAll(context, options);
      const rows = await Promise.all(SOURCE_OFFERS.map(({ name }) => toRow(context, name)));
      if (json) process.stdout.write(`${JSON.stringify(rows.map(toJson), null, 2)}\n`);
      else process.stdout.write(`${toText(rows)}${describeUnprovided(context.sources)}`);
    });
}

interface SourcesOptions {
  readonly json?: boolean;
  readonly variables?: boolean;
  readonly probe?: boolean;
  /** Seconds. */
  readonly limit: number;
}

/** Asks all and prints each outcome in order. Throws `RunError` if one of them differs. */
async function probeAll(context: EngineContext, { json = false, limit }: SourcesOptions): Promise<void> {
  const { probeProviders } = await import('./probe-providers.ts');
  const asked = probeProviders(context, limit * 1000);
  if (asked.length === 0) throw new RunError('SOURCES: no source is chosen, so there is none to ask');
  const probes: Probe[] = [];
  for (const probe of asked) {
    const { name, ok, line } = await probe;
    if (!json) process.stdout.write(`${ok ? 'ok    ' : 'FAILED'}  ${name}: ${line}\n`);
    probes.push(await probe);
  }
  if (json) process.stdout.write(`${JSON.stringify(probes, null, 2)}\n`);
  const failed = probes.filter(({ ok }) => !ok).map(({ name }) => name);
  if (failed.length > 0) throw new RunError(`${failed.length} of ${probes.length} failed: ${failed.join(', ')}`);
}

interface SourceRow {
  readonly source: string;
  readonly address: string | null;
  readonly runsByItself: boolean;
  readonly status: SourceStatus;
  /** Whether a process is working on it now. */
  readonly isAtWork: boolean;
}

async function toRow({ dataDir, sources, findSourceAddress }: EngineContext, source: string): Promise<SourceRow> {
  return {
    source,
    address: findSourceAddress(source),
    runsByItself: sources.includes(source),
    status: readSourceStatus(dataDir, source),
    isAtWork: (await createFolderLeases(dataDir).findHolder(toSourceLease(source))) !== null,
  };
}

/** One line that names what pages will lack; empty if no source is configured. */
function describeUnprovided(sources: readonly string[]): string {
  if (sources.length === 0) return '';
  const unprovided = listUnprovidedVariables(SOURCE_OFFERS.filter(({ name }) => sources.includes(name)));
  if (unprovided === null) return 'Which variables nobody provides is not known: the source "folder" may bring any.\n';
  return unprovided.length === 0 ? '' : `Nobody provides: ${unprovided.join(', ')}.\n`;
}

const minute = (at: number | null) => (at === null ? '' : formatMoment(at).slice(0, 16));
const megabytes = (bytes: number | undefined) => (bytes === undefined ? '' : (bytes / 1e6).toFixed(1));

function toText(rows: readonly SourceRow[]): string {
  const head = ['source', 'state', 'last run', 'published', 'hours', 'MB', 'next due', 'last trouble'];
  return formatTable([head, ...rows.map(toCells)]);
}

function toCells(row: SourceRow): string[] {
  const { source, runsByItself, status } = row;
  const { success, trouble, nextDueAt } = status;
  const hours = success?.lastHour ?? null;
  return [
    source,
    formatState(row),
    minute(success?.runAt ?? null),
    minute(success?.publishedAt ?? null),
    hours === null ? '' : `${hours}${success?.whole ? '' : ' of more'}`,
    megabytes(success?.bytes),
    runsByItself ? minute(nextDueAt) : '',
    trouble === null ? '' : `${minute(trouble.at)} ${trouble.line}`,
  ];
}

function formatState({ runsByItself, isAtWork, status: { fetching, success } }: SourceRow): string {
  if (fetching !== null) {
    const { runAt, pieces, allPieces } = fetching;
    return `${isAtWork ? 'fetching' : 'begun'} ${minute(runAt)}: ${pieces} of ${allPieces} pieces`;
  }
  if (!runsByItself) return 'not chosen';
  return success === null ? 'nothing yet' : 'waiting';
}

function toJson({ source, address, runsByItself, status, isAtWork }: SourceRow) {
  const { success, trouble, fetching, nextDueAt } = status;
  const moment = (at: number | null) => (at === null ? null : formatMoment(at));
  return {
    source,
    address: address === null ? null : maskSecrets(address),
    runsByItself,
    isAtWork,
    lastSuccess: success && { ...success, runAt: moment(success.runAt), publishedAt: moment(success.publishedAt) },
    lastTrouble: trouble && { ...trouble, at: moment(trouble.at), runAt: moment(trouble.runAt) },
    fetching: fetching && { ...fetching, runAt: moment(fetching.runAt) },
    nextDueAt: moment(nextDueAt),
  };
}
