import { hasNginx, startNginx } from '@portal/testing/processes/start-nginx';
import { describeCache } from './cache-cases.ts';

describeCache({ name: 'the shipped site of nginx before a portal', canRun: hasNginx(), start: startNginx });
