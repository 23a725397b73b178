import type { LeadArea } from '@portal/domain/lead/lead';

const AREAS: readonly (readonly [RegExp, LeadArea])[] = [
  [/thuy-dien|hydropower/, 'solutions-for-hydropower'],
  [/nong-nghiep|nha-nong|agri|agro/, 'solutions-for-agriculture'],
  [/doanh-nghiep|business|thoi-tiet-theo-nganh|weathercareer/, 'solutions-for-businesses'],
];

/** The area that a page is about, by its path: the form opens with it chosen. Null where it is about none. */
export function findAreaOfPath(path: string): LeadArea | null {
  return AREAS.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}
