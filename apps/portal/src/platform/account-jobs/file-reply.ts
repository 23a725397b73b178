import type { RawReply } from '#platform/http/raw-route.ts';
import type { AccountJobFile } from './account-job.ts';

/** Letters, digits, points and hyphens, which are safe in file systems and headers. */
const toSafeName = (name: string): string => name.replace(/[^A-Za-z0-9.-]+/g, '-').replace(/^[.-]+/, '') || 'file';

/** A download that is not cached. */
export function toFileReply({ bytes, name, mediaType }: AccountJobFile): RawReply {
  return {
    kind: 'body',
    headers: {
      'content-type': mediaType,
      'content-disposition': `attachment; filename="${toSafeName(name)}"`,
      'cache-control': 'private, no-store',
    },
    body: bytes,
  };
}
