import type { Command } from 'commander';
import type { GetEngineContext } from './engine-context.ts';
import { makeHistoryCommand } from './history-command.ts';
import { makeIngestCommand } from './ingest-command.ts';
import { makeInspectCommand } from './inspect-command.ts';
import { makeLightningCommand } from './lightning-command.ts';
import { makeRadarCommand } from './radar-command.ts';
import { makeRunsCommand } from './runs-command.ts';
import { makeSeriesCommand } from './series-command.ts';
import { makeSourcesCommand } from './sources-command.ts';

/** The engine's commands: `ingest`, `runs`, `inspect`, `series`, `history`, `sources`, `radar`, `lightning`. Their actions throw `RunError`, `GribError` or `RadarError` for input that is refused. */
export function makeEngineCommands(getContext: GetEngineContext): Command[] {
  return [
    makeIngestCommand(getContext),
    makeRunsCommand(getContext),
    makeInspectCommand(),
    makeSeriesCommand(getContext),
    makeHistoryCommand(getContext),
    makeSourcesCommand(getContext),
    makeRadarCommand(getContext),
    makeLightningCommand(getContext),
  ];
}
