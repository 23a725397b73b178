import { join } from 'node:path';
import type { Log } from '#platform/log/create-log.ts';
import type { BlobStoreSetting } from '#platform/settings/blob-store-setting.ts';
import type { ClockSetting } from '#platform/settings/parse-values.ts';
import { superviseThread } from '#roles/ingest/supervise-thread.ts';
import type { MirroredFolder } from './mirror-folder.ts';

/** Input of the thread. */
export interface SharingOrder {
  readonly dataDir: string;
  /** What hosts share. */
  readonly blobStore: BlobStoreSetting;
  /** Database of the shared catalogue; null: the catalogue is in the store too. */
  readonly databaseUrl: string | null;
  readonly clock: ClockSetting | null;
  /** Whether this host ingests strokes. */
  readonly hasSensors: boolean;
  readonly mirrors: readonly MirroredFolder[];
}

interface SharingSettings extends Pick<SharingOrder, 'dataDir' | 'databaseUrl' | 'clock'> {
  /** Null: a single host. */
  readonly blobStore: BlobStoreSetting | null;
  readonly lightningFolder: string | null;
  readonly newsDir: string;
  readonly contentDir: string;
}

/** What an importer notes of its own folder and unfinished work. */
const OWN_OBSERVATION_FILES = ['arrivals.json', 'unchecked.json'];

/** Folders of editors, imports, bulletins and station reports, which every host shows. */
function listMirrors({ dataDir, newsDir, contentDir }: SharingSettings): MirroredFolder[] {
  const folders = {
    news: newsDir,
    content: contentDir,
    places: join(dataDir, 'places'),
    bulletins: join(dataDir, 'bulletins'),
  };
  const mirrors = Object.entries(folders).map(([name, path]) => ({
    ...{ name, path },
    isCreated: path === join(dataDir, name),
    removes: true,
  }));
  const observations = { name: 'observations', path: join(dataDir, 'observations'), ignores: OWN_OBSERVATION_FILES };
  return [...mirrors, { ...observations, isCreated: true, removes: false }];
}

/** Result of an exchange: a run, a number of files, or a problem in one line (empty: none). */
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

/** Exchanges runs and files with other hosts on a thread; pages read local files and never wait. */
export function startSharing(config: SharingSettings, log: Log): { readonly stop: () => Promise<void> } {
  const { dataDir, blobStore, databaseUrl, clock, lightningFolder } = config;
  if (blobStore === null) return { stop: async () => undefined };
  const order: SharingOrder = {
    ...{ dataDir, blobStore, databaseUrl, clock },
    hasSensors: lightningFolder !== null,
    mirrors: listMirrors(config),
  };
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
