import type { Log } from '#platform/log/create-log.ts';
import type { ClockSetting } from '#platform/settings/parse-values.ts';
import { superviseThread } from '#roles/ingest/supervise-thread.ts';

/** What the thread gets at its start. */
export interface SharingOrder {
  readonly dataDir: string;
  /** Folder that hosts share. */
  readonly blobStore: string;
  /** Where the shared runs are rows; null where their catalogue lies in the folder too. */
  readonly databaseUrl: string | null;
  readonly clock: ClockSetting | null;
  /** Whether strokes are ingested on this host. */
  readonly hasSensors: boolean;
}

/** The settings that say whether and how this host shares. */
interface SharingSettings extends Pick<SharingOrder, 'dataDir' | 'databaseUrl' | 'clock'> {
  /** Null where this is the only host. */
  readonly blobStore: string | null;
  readonly lightningFolder: string | null;
}

/** What came of an exchange: a run, how many files of a folder, or one line of what hinders it, empty where nothing does. */
export interface SharingEvent {
  readonly kind: 'pushed' | 'pulled' | 'removed' | 'files' | 'problem';
  readonly text: string;
}

const MESSAGES = {
  pushed: 'a run was shared',
  pulled: 'a shared run was fetched',
  removed: 'a shared run was removed: its time is over',
  files: 'files were exchanged with other hosts',
} as const;

/** Exchanges runs and files with other hosts on a thread of its own: pages read local files and wait for nobody. */
export function startSharing(config: SharingSettings, log: Log): { readonly stop: () => Promise<void> } {
  const { dataDir, blobStore, databaseUrl, clock, lightningFolder } = config;
  if (blobStore === null) return { stop: async () => undefined };
  const order: SharingOrder = { dataDir, blobStore, databaseUrl, clock, hasSensors: lightningFolder !== null };
  return superviseThread<SharingEvent>({
    program: new URL('./share-on-thread.ts', import.meta.url),
    order,
    onMessage: ({ kind, text }) => {
      if (kind === 'files') log.info({ files: text }, MESSAGES.files);
      else if (kind !== 'problem') log.info({ run: text }, MESSAGES[kind]);
      else if (text === '') log.info('everything is shared again');
      else log.warn({ reason: text }, 'not everything is shared just now');
    },
    onDeath: (err) => log.error({ err }, 'the thread that shares runs and files died'),
  });
}
