import type { Company } from '@portal/content/company/company';
import type { RouteId } from '@portal/routes/route-id';
import { toPath } from '@portal/routes/to-path';

/** Posts of a category by its Vietnamese address. */
type CountPosts = (category: string) => number;

/** Routes whose pages are currently empty; menus, footer and sitemap omit them. */
export function findEmptyRoutes({ people, partners, jobs, press }: Company, countPosts: CountPosts): RouteId[] {
  const countOf = (id: RouteId): number => countPosts(toPath(id, 'vi').slice(1));
  const contents: readonly (readonly [RouteId, number])[] = [
    ['experts', people.filter(({ group }) => group === 'expert').length],
    ['partners', partners.length],
    ['recruitment', jobs.length],
    ['news:press', press.length + countOf('news:press')],
    ['news:life', countOf('news:life')],
  ];
  return contents.filter(([, count]) => count === 0).map(([id]) => id);
}
