import { ROUTES } from './route.table.ts';

type PathLanguage = 'vi' | 'en' | 'both';

/** Static prefix of a template: `weather-` for `/weather-{location}/now`, `news` for `/news/{url}`. */
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
 * Guesses the language of an address that has no page, from its prefix: `/news/xx` is English, `/tin-tuc/xx`
 * Vietnamese. `both` where the prefix belongs to both languages or to neither.
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
