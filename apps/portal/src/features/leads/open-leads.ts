import type { Feature } from '#platform/feature.ts';
import type { RawRoute } from '#platform/http/raw-route.ts';
import { type LeadJobNeeds, listLeadJobs } from './jobs.ts';
import { listLeadRoutes } from './lead-routes.ts';
import { createLeads } from './service.ts';

export interface OpenLeads extends Feature {
  readonly rawRoutes: readonly RawRoute[];
}

/** Stores form requests; jobs of the worker e-mail them and delete old ones. */
export function openLeads(needs: LeadJobNeeds): OpenLeads {
  const leads = createLeads({ ...needs, isMailed: needs.mail !== null });
  return { name: 'leads', rawRoutes: listLeadRoutes(leads), jobs: listLeadJobs(needs) };
}
