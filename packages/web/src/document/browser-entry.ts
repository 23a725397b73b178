/** All the script that a page brings: what wakes its parts when they are wanted, and the worker for when the network is gone. */
import '#islands/wake-islands.ts';
import { preserveHash } from '#islands/frame/preserve-hash.ts';
import { registerServiceWorker } from '#service-worker/register-service-worker.ts';
import { endWarnings } from './end-warnings.ts';
import { renewOldPage } from './renew-old-page.ts';

registerServiceWorker();
renewOldPage();
preserveHash();
endWarnings();
