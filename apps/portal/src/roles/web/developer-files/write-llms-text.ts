import { BRAND } from '@portal/content/brand';
import { routeText } from '@portal/content/messages/route-text';
import type { Endpoint } from '@portal/contract/endpoint';
import type { EndpointId } from '@portal/contract/endpoint-addresses.table';
import { ENDPOINTS } from '@portal/contract/endpoint-list';
import { toOpenApi } from '@portal/contract/openapi';
import { ENDPOINT_EXAMPLES } from '@portal/contract/openapi-examples.table';
import { CALL_QUOTAS } from '@portal/domain/account/call-quota.table';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { RouteId } from '@portal/routes/route-id';

type Tags = readonly { readonly name: string; readonly description: string }[];

const INTRO = `${BRAND.name} gives the weather of every province (tỉnh, thành phố), ward (phường, xã) and many sights of Việt Nam:
now, by the hour to 15 days, rain to 72 hours, the next three hours by radar, an outlook of 90 days, official warnings, air
and UV. Texts are Vietnamese unless \`lang=en\` is asked for.`;

const RULES = [
  'Replies are JSON. Units: °C, mm, %, m/s, degrees from which the wind blows, hPa, km, µg/m³. A value that is not known is null.',
  'Times have the offset +07:00, dates are those of Asia/Ho_Chi_Minh.',
  'A place is `lat` and `lng`, or `location` with a slug such as `ha-noi` (Hà Nội), `da-lat-lam-dong` (Đà Lạt) or `hue` (Huế); `/api/v1/places/search?q=` finds slugs by name, tone marks optional.',
  `Without a key: ${CALL_QUOTAS.guest.perMinute} calls a minute and ${CALL_QUOTAS.guest.perDay} a day per address; a key goes into the header \`X-API-Key\`. After 429 and 503 wait the seconds of \`Retry-After\`.`,
  'Errors are application/problem+json (RFC 9457) with a stable `errorCode`.',
  'When `issued.demo` is true, values are invented for demonstration: say so. Show `issued.credits` and a link to the portal with the data.',
];

/** Pages that answer people's questions, in both languages. */
const PAGES: readonly RouteId[] = [
  'home',
  'map',
  'radar',
  'satellite',
  'warnings',
  'news',
  'terms',
  'privacy',
  'contact',
];

const toLine = (name: string, url: string, note: string): string => `- [${name}](${url}): ${note}`;

/** A call with an example URL, and its method if posted. */
function describeCall(origin: string, { id, method, path, summary, access, series }: Endpoint): string {
  const query = new URLSearchParams(ENDPOINT_EXAMPLES[id as EndpointId].query).toString();
  const url = origin + path + (query === '' ? '' : `?${query}`);
  const notes = [
    ...(access === undefined ? [] : ['needs a key']),
    ...(series === undefined ? [] : [`also as ${series.formats.map((format) => `\`format=${format}\``).join(', ')}`]),
  ];
  return toLine(`${method} ${path}`, url, [summary, ...notes].join('; '));
}

function describePage(origin: string, id: RouteId): string {
  const { vi, en } = { vi: routeText.vi[id], en: routeText.en[id] };
  const name = vi.title === en.title ? en.title : `${en.title} (${vi.title})`;
  return toLine(name, origin + toLanguagePath(id, 'en'), en.description);
}

/** Describes the portal and its API for language models: https://llmstxt.org. English, with Vietnamese place names. */
export function writeLlmsText(origin: string): string {
  const { tags } = toOpenApi({ origin, title: '', version: '' }) as unknown as { readonly tags: Tags };
  const calls = tags
    .filter(({ name }) => name !== 'leads' && name !== 'account')
    .map(({ name, description }) => {
      const lines = ENDPOINTS.filter(({ tag }) => tag === name).map((endpoint) => describeCall(origin, endpoint));
      return `## API: ${description}\n\n${lines.join('\n')}`;
    });
  const docs = [
    toLine('API documentation', `${origin}/api/docs?lang=en`, 'every call with parameters, fields, errors and samples'),
    toLine('OpenAPI 3.1', `${origin}/api/v1/openapi.json`, 'the same as one document'),
    toLine('TypeScript client', `${origin}/api/clients/troi-viet.ts`, 'one typed file without dependencies'),
    toLine('Python client', `${origin}/api/clients/troi_viet.py`, 'one typed file, standard library only'),
    toLine('Postman collection', `${origin}/api/v1/postman.json`, 'for Postman, Bruno and others'),
  ];
  return [
    `# ${BRAND.name}`,
    `> ${BRAND.slogan.en} (${BRAND.slogan.vi}), with an open API.`,
    INTRO,
    RULES.map((rule) => `- ${rule}`).join('\n'),
    `## Docs\n\n${docs.join('\n')}`,
    ...calls,
    `## Optional\n\n${PAGES.map((id) => describePage(origin, id)).join('\n')}`,
    '',
  ].join('\n\n');
}
