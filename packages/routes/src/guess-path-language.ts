import { ROUTES } from './route.table.ts';

type PathLanguage = 'vi' | 'en' | 'both';

/** `weather-` of `/weather-{location}/now`, `news` of `/news/{url}`: what a path of the row begins with. */
function toBeginning(template: string): string {
  const [, first = ''] = template.split('/');
  return first.replace(/\{.*/, '');
}

function listBeginnings(): ReadonlyMap<string, PathLanguage> {
  const beginnings = new Map<string, PathLanguage>();
  const add = (template: string, language: PathLanguage): void => {
    const beginning = toBeginning(template);
    const known = beginnings.get(beginning);
    if (beginning !== '') beginnings.set(beginning, known === undefined || known === language ? language : 'both');
  };
  for (const { vi, en } of ROUTES) {
    add(vi, vi === en ? 'both' : 'vi');
    add(en, vi === en ? 'both' : 'en');
  }
  return beginnings;
}

const BEGINNINGS = listBeginnings();

/**
 * The language that an address was written in, by what it begins with, though no page stands there: `/news/xx` is English,
 * `/tin-tuc/xx` Vietnamese. `both` where the beginning is that of either or of none.
 */
export function guessPathLanguage(path: string): PathLanguage {
  const [, first = ''] = path.toLowerCase().split('/');
  const whole = BEGINNINGS.get(first);
  if (whole !== undefined) return whole;
  const longest = [...BEGINNINGS.keys()]
    .filter((beginning) => beginning.endsWith('-') && first.startsWith(beginning))
    .sort((one, other) => other.length - one.length)[0];
  return longest === undefined ? 'both' : (BEGINNINGS.get(longest) ?? 'both');
}
