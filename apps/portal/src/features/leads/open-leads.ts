import type { Feature } from '#platform/feature.ts';
import type { RawRoute } from '#platform/http/raw-route.ts';
import { type LeadJobNeeds, listLeadJobs } from './jobs.ts';
import { listLeadRoutes } from './lead-routes.ts';
import { createLeads } from './service.ts';

/** The leads of a running portal. */
export interface OpenLeads extends Feature {
  readonly rawRoutes: readonly RawRoute[];
}

/** Saves what the forms send; mails go out and old leads are deleted as jobs of the worker. */
export function openLeads(needs: LeadJobNeeds): OpenLeads {
  const leads = createLeads({ ...needs, isMailed: needs.mail !== null });
  return { name: 'leads', rawRoutes: listLeadRoutes(leads), jobs: listLeadJobs(needs) };
}
