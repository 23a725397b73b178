import type { Language } from '@portal/domain/language/language';
import { serveThreadWork } from '#platform/account-jobs/serve-thread-work.ts';
import type { Bulletin } from './bulletin-content.ts';
import { drawBulletin } from './draw-bulletin.ts';
import { writeBulletinBook } from './write-bulletin-book.ts';

export type FileFormat = 'pdf' | 'xlsx';

export interface FileOrder {
  readonly bulletin: Bulletin;
  readonly language: Language;
  readonly format: FileFormat;
}

await serveThreadWork<FileOrder, Uint8Array>(({ bulletin, language, format }) =>
  format === 'pdf' ? drawBulletin(bulletin, language) : writeBulletinBook(bulletin, language),
);
