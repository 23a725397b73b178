import { serveThreadWork } from '#platform/account-jobs/serve-thread-work.ts';
import { type DataFileOrder, writeDataFile } from './write-data-file.ts';

await serveThreadWork<DataFileOrder, Uint8Array>(writeDataFile);
