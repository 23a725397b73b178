/** All of a page's script: wakes islands on demand and registers the service worker. */
import '#islands/wake-islands.ts';
import { preserveHash } from '#islands/frame/preserve-hash.ts';
import { registerServiceWorker } from '#service-worker/register-service-worker.ts';
import { endWarnings } from './end-warnings.ts';
import { renewOldPage } from './renew-old-page.ts';

registerServiceWorker();
renewOldPage();
preserveHash();
endWarnings();
