import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Company } from '@portal/content/company/company';
import { describeError } from '@portal/domain/error/describe-error';
import { DAY_SECONDS, type EpochSeconds, formatDate } from '@portal/domain/time/vietnam-time';
import sharp from 'sharp';
import type { Feature } from '#platform/feature.ts';
import type { RawRoute } from '#platform/http/raw-route.ts';
import { watchFolders } from '#platform/text-files/watch-folders.ts';
import { COMPANY_PARTS, findUnnamedController, openCompanyFolder } from './company-folder.ts';
import { PICTURE_FOLDER, parsePicturePath } from './parse-entry.ts';

interface PictureOptions {
  readonly findPicture: (name: string) => string | null;
  readonly warn: (problem: string) => void;
}

/** Larger pictures are refused before decoding. */
const MOST_PIXELS = 60_000_000;
const WEBP = { quality: 80, effort: 4 } as const;
const PICTURE_SECONDS = 30 * DAY_SECONDS;
/** Portraits and logos are few, so all sizes fit; the oldest is evicted first. */
const MOST_CACHED = 200;

/** Portraits and logos in two widths; their paths change with the file. */
function createPictureRoute({ findPicture, warn }: PictureOptions): RawRoute {
  const made = new Map<string, Promise<Buffer>>();

  async function make(path: string, width: number): Promise<Buffer> {
    const picture = sharp(await readFile(path), { limitInputPixels: MOST_PIXELS, failOn: 'error' }).rotate();
    return picture.resize({ width, withoutEnlargement: true }).webp(WEBP).toBuffer();
  }

  function makeOnce(file: string, path: string, width: number): Promise<Buffer> {
    const known = made.get(file);
    if (known !== undefined) return known;
    const making = make(path, width);
    made.set(file, making);
    making.catch(() => made.delete(file));
    const [oldest] = made.keys();
    if (made.size > MOST_CACHED && oldest !== undefined) made.delete(oldest);
    return making;
  }

  const headers = { 'content-type': 'image/webp', 'cache-control': `public, max-age=${PICTURE_SECONDS}` };
  return {
    method: 'GET',
    path: `/${PICTURE_FOLDER}/:file`,
    handle: async ({ parameters: { file = '' } }) => {
      const asked = parsePicturePath(file);
      const path = asked === null ? null : findPicture(asked.name);
      if (asked === null || path === null) return { kind: 'notFound' };
      try {
        return { kind: 'body', headers, body: await makeOnce(file, path, asked.width) };
      } catch (error) {
        warn(`Content: picture ${file}: ${describeError(error)}`);
        return { kind: 'notFound' };
      }
    },
  };
}

interface CompanyOptions {
  /** `CONTENT_DIR`; it need not exist. */
  readonly folder: string;
  /** Whether the portal is public and its privacy policy must name a data controller. */
  readonly isPublic: boolean;
  readonly clock: () => EpochSeconds;
  readonly warn: (problem: string) => void;
}

/** The operator's facts of the company, reloaded while the portal runs. */
export interface OpenCompany extends Feature {
  readonly get: () => Company;
  readonly refresh: () => Promise<void>;
}

/** Reads the operator's folder and watches it; each fault is logged once. */
export async function openCompany({ folder, isPublic, clock, warn }: CompanyOptions): Promise<OpenCompany> {
  const files = openCompanyFolder(folder);
  let current: { readonly day: string; readonly company: Company } | null = null;
  let reported = '';

  function report(): void {
    const unnamed = isPublic ? findUnnamedController(files.read(formatDate(clock())).facts) : null;
    const lines = [
      ...files.faults().map(({ file, reason }) => `Content: ${file}: ${reason}`),
      ...(unnamed === null ? [] : [`Content: ${unnamed.en}`]),
    ];
    if (lines.join('\n') !== reported) for (const line of lines) warn(line);
    reported = lines.join('\n');
  }

  async function refresh(): Promise<void> {
    if (await files.refresh()) current = null;
    report();
  }

  function get(): Company {
    const day = formatDate(clock());
    if (current === null || current.day !== day) current = { day, company: files.read(day) };
    return current.company;
  }

  const folders = [folder, ...COMPANY_PARTS.map((part) => join(folder, part))];
  const watcher = watchFolders({ folders, refresh, warn: (problem) => warn(`Content: ${problem}`) });
  await watcher.refreshNow();
  return {
    name: 'company',
    get,
    // Changes with the content, and after the day on which a position closes.
    cacheVersion: () => get().mark,
    refresh: watcher.refreshNow,
    rawRoutes: [createPictureRoute({ findPicture: files.findPicture, warn })],
    stop: async () => watcher.stop(),
  };
}
