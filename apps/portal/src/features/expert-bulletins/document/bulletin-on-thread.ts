import { serveThreadWork } from '#platform/account-jobs/serve-thread-work.ts';
import { type BulletinDrawing, drawBulletin } from './draw-bulletin.ts';

await serveThreadWork<BulletinDrawing, Uint8Array>(drawBulletin);
