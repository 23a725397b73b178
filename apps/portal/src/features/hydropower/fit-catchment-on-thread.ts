import { serveThreadWork } from '#platform/account-jobs/serve-thread-work.ts';
import { type FitOrder, type FitOutcome, fitCatchment } from './fit-catchment.ts';

await serveThreadWork<FitOrder, FitOutcome>(fitCatchment);
