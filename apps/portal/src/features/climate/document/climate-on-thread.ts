import { serveThreadWork } from '#platform/account-jobs/serve-thread-work.ts';
import type { ClimateDocumentOrder } from './climate-order.ts';
import { drawClimate } from './draw-climate.ts';

await serveThreadWork<ClimateDocumentOrder, Uint8Array>(drawClimate);
