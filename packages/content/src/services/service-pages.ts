import type { BilingualPage } from '#blocks/content-page.ts';
import type { RouteTextId } from '#messages/route-text.ts';
import { AI_CALL_MONITORING } from './ai-call-monitoring.table.ts';
import { AUTO_CALL } from './auto-call.table.ts';
import { CALL_CENTER } from './call-center.table.ts';
import { CUSTOMER_CARE } from './customer-care.table.ts';
import { GLOBAL_COMMERCE } from './global-commerce.table.ts';
import { HUMAN_RESOURCES } from './human-resources.table.ts';
import { MARKETING } from './marketing.table.ts';
import { SERVICES_OVERVIEW } from './overview.table.ts';

export const SERVICE_PAGES = {
  services: SERVICES_OVERVIEW,
  'service:global-commerce': GLOBAL_COMMERCE,
  'service:marketing-solutions': MARKETING,
  'service:customer-care-solutions': CUSTOMER_CARE,
  'service:call-center': CALL_CENTER,
  'service:human-resource-supply': HUMAN_RESOURCES,
  'service:auto-call': AUTO_CALL,
  'service:ai-call-monitoring': AI_CALL_MONITORING,
} as const satisfies Partial<Record<RouteTextId, BilingualPage>>;
