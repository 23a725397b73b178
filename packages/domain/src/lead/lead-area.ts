import { cleanLine } from './clean-text.ts';
import { LEAD_AREAS, type LeadArea } from './lead.ts';

/** The areas as the specification and the forms name them. */
const NAMES: Readonly<Record<string, LeadArea>> = {
  'solutions for businesses': 'solutions-for-businesses',
  'agricultural solutions': 'solutions-for-agriculture',
  'hydropower solutions': 'solutions-for-hydropower',
  'giải pháp cho doanh nghiệp': 'solutions-for-businesses',
  'giải pháp nông nghiệp': 'solutions-for-agriculture',
  'giải pháp thủy điện': 'solutions-for-hydropower',
};

/** The area that a value names, by its address or by its name in either language; null for anything else. */
export function findLeadArea(value: unknown): LeadArea | null {
  if (typeof value !== 'string') return null;
  const text = cleanLine(value).toLowerCase();
  const named = Object.hasOwn(NAMES, text) ? NAMES[text] : undefined;
  return LEAD_AREAS.find((area) => area === text) ?? named ?? null;
}
