import type { RawReply } from '#platform/http/raw-route.ts';
import type { AccountJobFile } from './account-job.ts';

/** Letters, digits, points and hyphens: what every system saves and no header can break out of. */
const toSafeName = (name: string): string => name.replace(/[^A-Za-z0-9.-]+/g, '-').replace(/^[.-]+/, '') || 'file';

/** A file to be saved, which no cache has. */
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
