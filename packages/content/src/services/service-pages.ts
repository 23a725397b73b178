import { type BilingualPage, joinLanguages } from '#blocks/content-page.ts';
import type { RouteTextId } from '#messages/route-text.ts';
import { AI_CALL_MONITORING as aiCallMonitoringEn } from './en/ai-call-monitoring.table.ts';
import { AUTO_CALL as autoCallEn } from './en/auto-call.table.ts';
import { CALL_CENTER as callCenterEn } from './en/call-center.table.ts';
import { CUSTOMER_CARE as customerCareEn } from './en/customer-care.table.ts';
import { GLOBAL_COMMERCE as globalCommerceEn } from './en/global-commerce.table.ts';
import { HUMAN_RESOURCES as humanResourcesEn } from './en/human-resources.table.ts';
import { MARKETING as marketingEn } from './en/marketing.table.ts';
import { SERVICES_OVERVIEW as overviewEn } from './en/overview.table.ts';
import { AI_CALL_MONITORING as aiCallMonitoringVi } from './vi/ai-call-monitoring.table.ts';
import { AUTO_CALL as autoCallVi } from './vi/auto-call.table.ts';
import { CALL_CENTER as callCenterVi } from './vi/call-center.table.ts';
import { CUSTOMER_CARE as customerCareVi } from './vi/customer-care.table.ts';
import { GLOBAL_COMMERCE as globalCommerceVi } from './vi/global-commerce.table.ts';
import { HUMAN_RESOURCES as humanResourcesVi } from './vi/human-resources.table.ts';
import { MARKETING as marketingVi } from './vi/marketing.table.ts';
import { SERVICES_OVERVIEW as overviewVi } from './vi/overview.table.ts';

/** The pages of services by their route. */
export const SERVICE_PAGES = {
  services: joinLanguages(overviewVi, overviewEn),
  'service:global-commerce': joinLanguages(globalCommerceVi, globalCommerceEn),
  'service:marketing-solutions': joinLanguages(marketingVi, marketingEn),
  'service:customer-care-solutions': joinLanguages(customerCareVi, customerCareEn),
  'service:call-center': joinLanguages(callCenterVi, callCenterEn),
  'service:human-resource-supply': joinLanguages(humanResourcesVi, humanResourcesEn),
  'service:auto-call': joinLanguages(autoCallVi, autoCallEn),
  'service:ai-call-monitoring': joinLanguages(aiCallMonitoringVi, aiCallMonitoringEn),
} as const satisfies Partial<Record<RouteTextId, BilingualPage>>;
