import { LEAST_FOR_EXTRA_POINTS, OBSERVATORY_RULES } from './observatory-rules.table.ts';
import type { ReadPage } from './read-page.ts';

type Rules = typeof OBSERVATORY_RULES;
type Rule = keyof Rules;
type Outcomes = { readonly [Name in Rule]: keyof Rules[Name] };

const HALF_A_YEAR_SECONDS = 15_768_000;
const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

/** Sources of each directive of a policy. */
function parsePolicy(policy: string): Map<string, readonly string[]> {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

function ratePolicy(policy: string | null): Outcomes['content-security-policy'] {
  if (policy === null) return 'missing';
  const directives = parsePolicy(policy);
  const find = (name: string): readonly string[] => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const isWide = (source: string) => /^(?:\*|https?:|data:|blob:|'unsafe-inline'|'unsafe-hashes')$/.test(source);
  if (['script-src', 'object-src'].some((name) => find(name).some(isWide)))
    return 'unsafe inline or anything from anywhere';
  if ([...directives.values()].flat().includes("'unsafe-eval'")) return 'unsafe eval';
  if (find('style-src').some(isWide)) return 'unsafe style only';
  const formsStay = /^'(?:self|none)'$/.test(directives.get('form-action')?.join(' ') ?? '');
  const nothingByDefault = directives.get('default-src')?.join(' ') === "'none'";
  return formsStay && nothingByDefault ? 'default none, nothing unsafe, forms to itself' : 'nothing unsafe';
}

function rateCookies(cookies: readonly string[]): Outcomes['cookies'] {
  if (cookies.length === 0) return 'none';
  if (cookies.some((cookie) => /samesite=none/i.test(cookie))) return 'SameSite=None';
  if (cookies.some((cookie) => !/;\s*secure\b/i.test(cookie))) return 'not secure';
  return cookies.every((cookie) => /samesite=(?:lax|strict)/i.test(cookie))
    ? 'secure with SameSite'
    : 'secure without SameSite';
}

function rateTransport(header: string | null): Outcomes['strict transport security'] {
  const seconds = /max-age=(\d+)/.exec(header ?? '')?.[1];
  if (seconds === undefined) return 'missing';
  return Number(seconds) >= HALF_A_YEAR_SECONDS ? 'half a year or more' : 'shorter';
}

function rateSharing(headers: Headers): Outcomes['cross-origin resource sharing'] {
  if (headers.get('access-control-allow-origin') === null) return 'none';
  return headers.get('access-control-allow-credentials') === 'true' ? 'any origin with credentials' : 'public';
}

function rateResourcePolicy(header: string | null): Outcomes['cross-origin resource policy'] {
  if (header === null) return 'missing';
  if (header === 'cross-origin') return 'cross origin';
  return /^same-(?:origin|site)$/.test(header) ? 'same origin or site' : 'unknown';
}

function rateReferrer(header: string | null): Outcomes['referrer policy'] {
  if (header === null) return 'missing';
  return PRIVATE.includes(header) ? 'private' : 'unsafe';
}

function rateFrames(headers: Headers): Outcomes['frame options'] {
  if (/frame-ancestors '(?:none|self)'/.test(headers.get('content-security-policy') ?? '')) return 'by policy';
  return /^(?:deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 'by header' : 'missing';
}

/** The outcome of each rule for a reply whose sender sets an `origin` that programs may call from. */
export function rateHeaders({ headers, html }: ReadPage): Outcomes {
  return {
    'content-security-policy': ratePolicy(headers.get('content-security-policy')),
    cookies: rateCookies(headers.getSetCookie()),
    'cross-origin resource sharing': rateSharing(headers),
    'cross-origin resource policy': rateResourcePolicy(headers.get('cross-origin-resource-policy')),
    'referrer policy': rateReferrer(headers.get('referrer-policy')),
    'strict transport security': rateTransport(headers.get('strict-transport-security')),
    'subresource integrity': /<script[^>]+src="(?:https?:)?\/\//.test(html)
      ? 'scripts of others without integrity'
      : 'scripts of the own origin',
    'content type options': headers.get('x-content-type-options') === 'nosniff' ? 'nosniff' : 'missing',
    'frame options': rateFrames(headers),
  };
}

/** Points for the outcomes: deductions always count, bonuses only above a base score. */
export function toScore(outcomes: Outcomes): number {
  const points = (Object.keys(outcomes) as Rule[]).map((rule) => {
    const modifiers: Readonly<Record<string, number>> = OBSERVATORY_RULES[rule];
    return modifiers[outcomes[rule]] ?? 0;
  });
  const sum = (chosen: readonly number[]) => chosen.reduce((total, one) => total + one, 0);
  const base = 100 + sum(points.filter((one) => one < 0));
  return base >= LEAST_FOR_EXTRA_POINTS ? base + sum(points.filter((one) => one > 0)) : base;
}
