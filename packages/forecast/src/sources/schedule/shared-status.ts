import type { BlobStore } from '#store/blob-store.ts';
import { parseSealedJson, sealJson } from '#store/durable-file.ts';
import { askStores } from '#store/shared-catalogue.ts';
import { isNewerStatus, type SourceStatus, type StatusStore } from './source-status.ts';

const toPointer = (source: string): string => `sources/${source}.json`;

/** Statuses as pointers of a blob store, for hosts that share no database, or while it is away. */
export function createPointerStatuses(blobs: BlobStore): StatusStore {
  return {
    read: async (source) => {
      const pointer = await blobs.readPointer(toPointer(source));
      const sealed = pointer === null ? null : parseSealedJson(pointer.content);
      return sealed?.isSealed === true ? (sealed.content.status as SourceStatus) : null;
    },
    write: async (source, status) => {
      const version = (await blobs.readPointer(toPointer(source)))?.version ?? null;
      // Only the holder of the lease of a source writes its status.
      await blobs.compareAndSwap(toPointer(source), sealJson({ source, status }, 1), version);
    },
  };
}

/** One status of several stores: the newest that any of them has. A store that is away changes nothing. */
export function joinStatuses(stores: readonly StatusStore[]): StatusStore {
  return {
    read: async (source) => {
      const found = (await askStores(stores, (store) => store.read(source))).filter((status) => status !== null);
      return found.reduce<SourceStatus | null>(
        (newest, status) => (newest === null || isNewerStatus(status, newest) ? status : newest),
        null,
      );
    },
    write: async (source, status) => {
      await askStores(stores, (store) => store.write(source, status));
    },
  };
}
