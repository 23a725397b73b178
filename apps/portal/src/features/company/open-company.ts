import { join } from 'node:path';
import type { Company } from '@portal/content/company/company';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import { formatDate } from '@portal/domain/time/vietnam-time';
import type { FastifyInstance } from 'fastify';
import { watchFolders } from '#platform/text-files/watch-folders.ts';
import { COMPANY_PARTS, openCompanyFolder } from './company-folder.ts';
import { serveCompanyPictures } from './serve-company-pictures.ts';

interface CompanyOptions {
  /** `CONTENT_DIR`; it need not exist. */
  readonly folder: string;
  readonly clock: () => EpochSeconds;
  readonly warn: (problem: string) => void;
  readonly onStop: (stop: () => unknown) => void;
}

/** What the operator says of the company, taken up while the portal runs. */
export interface OpenCompany {
  readonly get: () => Company;
  /** Another text after every change, and after the day on which a position closes. */
  readonly version: () => string;
  /** Reads what changed now. */
  readonly refresh: () => Promise<void>;
  readonly serveFiles: (app: FastifyInstance) => void;
}

/** Reads the operator's folder and goes on reading what changes in it; each fault is told once. */
export async function openCompany({ folder, clock, warn, onStop }: CompanyOptions): Promise<OpenCompany> {
  const files = openCompanyFolder(folder);
  let current: { readonly day: string; readonly company: Company } | null = null;
  let told = '';

  function report(): void {
    const lines = files.faults().map(({ file, reason }) => `Content: ${file}: ${reason}`);
    if (lines.join('\n') !== told) for (const line of lines) warn(line);
    told = lines.join('\n');
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
  onStop(watcher.stop);
  await watcher.refreshNow();
  return {
    get,
    version: () => get().mark,
    refresh: watcher.refreshNow,
    serveFiles: (app) => serveCompanyPictures(app, { findPicture: files.findPicture, warn }),
  };
}
