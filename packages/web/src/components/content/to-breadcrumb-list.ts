import type { Crumb } from './breadcrumb.tsx';

/** Breadcrumb for search engines (schema.org); `path` is the address of the page itself. */
export function toBreadcrumbList(crumbs: readonly Crumb[], publicUrl: string, path: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + (href ?? path),
    })),
  };
}
