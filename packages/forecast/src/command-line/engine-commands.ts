import type { Command } from 'commander';
import type { GetEngineContext } from './engine-context.ts';

/** A command with its name and help line; its code is loaded when it runs. */
export interface CommandOffer {
  readonly name: string;
  readonly summary: string;
  load(): Promise<Command>;
}

/** The engine's commands. Their actions throw `RunError`, `GribError` or `RadarError` for refused input. */
export function listEngineCommands(getContext: GetEngineContext): CommandOffer[] {
  return [
    {
      name: 'ingest',
      summary: 'Publish a run: the demo (the word "demo"), what GRIB2 files hold, or what a source has (--source).',
      load: async () => (await import('./ingest-command.ts')).makeIngestCommand(getContext),
    },
    {
      name: 'runs',
      summary: 'List the published runs, best first, and the archive beyond them; sizes on disk.',
      load: async () => (await import('./runs-command.ts')).makeRunsCommand(getContext),
    },
    {
      name: 'inspect',
      summary: 'Print what a GRIB2 file holds, field by field, with the values decoded.',
      load: async () => (await import('./inspect-command.ts')).makeInspectCommand(),
    },
    {
      name: 'series',
      summary: 'Show the hours of a place: from midnight of today on, and so many from the current hour.',
      load: async () => (await import('./series-command.ts')).makeSeriesCommand(getContext),
    },
    {
      name: 'history',
      summary: 'Show how the forecast of a day at a place changed from run to run, the newest first.',
      load: async () => (await import('./history-command.ts')).makeHistoryCommand(getContext),
    },
    {
      name: 'sources',
      summary: 'Print the status of the sources that are fetched by schedule (setting SOURCES).',
      load: async () => (await import('./sources-command.ts')).makeSourcesCommand(getContext),
    },
    {
      name: 'radar',
      summary: 'Radar files: take them in, look into them, or see how well the nowcast does on them.',
      load: async () => (await import('./radar-command.ts')).makeRadarCommand(getContext),
    },
    {
      name: 'lightning',
      summary: 'Files of lightning strokes.',
      load: async () => (await import('./lightning-command.ts')).makeLightningCommand(getContext),
    },
    {
      name: 'observations',
      summary: 'What stations measured: import METAR, SYNOP and own files, list stations, show a day.',
      load: async () => (await import('./observations-command.ts')).makeObservationsCommand(getContext),
    },
  ];
}
