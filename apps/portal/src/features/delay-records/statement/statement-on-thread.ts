import { serveThreadWork } from '#platform/account-jobs/serve-thread-work.ts';
import { drawStatement } from './draw-statement.ts';
import type { DrawnStatement, StatementOrder } from './statement-order.ts';

await serveThreadWork<StatementOrder, DrawnStatement>(drawStatement);
