import { toLanguagePath } from '@portal/routes/counterpart';
import { toBreadcrumbList } from '#components/content/to-breadcrumb-list.ts';
import type { PageAddress } from '#components/layout/page-address.ts';
import { findCrumbs } from '#pages/content/find-crumbs.ts';
import type { PageHead } from '#pages/page.ts';

/** What the page tells search engines of itself; the way to it where it says nothing and its route is one page. */
export function findStructuredData(head: PageHead, address: PageAddress, publicUrl: string): readonly object[] {
  const { routeId, language, parameters } = address;
  if (head.structuredData !== undefined) return head.structuredData;
  if (!head.indexable || Object.keys(parameters).length > 0) return [];
  return [toBreadcrumbList(findCrumbs(routeId, language), publicUrl, toLanguagePath(routeId, language))];
}
