import { CALL_QUOTAS } from '@portal/domain/account/call-quota.table';
import { describeFields } from './describe-fields.ts';
import { ENDPOINTS } from './endpoint-list.ts';
import { listComponentSchemas, listOwnSchemas } from './openapi-components.ts';
import { toOperation } from './openapi-operation.ts';
import { OWN_CALLS } from './own/own-call-list.ts';
import { toDocumentPath, toOwnOperation } from './own-operation.ts';

/** Properties of the serving server in the document. */
export interface OpenApiOptions {
  /** Origin of the API without a trailing slash. */
  readonly origin: string;
  readonly title: string;
  readonly version: string;
}

const DESCRIPTION = `JSON, UTF-8. Times are ISO 8601 with offset +07:00, dates YYYY-MM-DD in Asia/Ho_Chi_Minh.
Units: °C, mm, %, m/s, degrees from which the wind blows, hPa, km, µg/m³. A value that is not known is null.
\`issued.demo\` is true if any value of a reply is demo data.
Errors are application/problem+json (RFC 9457). Without a key: ${CALL_QUOTAS.guest.perMinute} calls per minute and ${CALL_QUOTAS.guest.perDay} per day per address; unknown parameters of GET calls are refused.`;

/** The API as an OpenAPI 3.1 document, generated from the endpoints that the server uses. */
export function toOpenApi(options: OpenApiOptions): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of ENDPOINTS) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: toOperation(endpoint) };
  }
  for (const call of OWN_CALLS) {
    const path = toDocumentPath(call.path);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: toOwnOperation(call) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: options.title,
      version: options.version,
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: options.origin }],
    tags: [
      { name: 'weather', description: 'Weather of a place' },
      { name: 'map', description: 'Weather in a window of the map' },
      { name: 'places', description: 'Places of Vietnam by name and position' },
      { name: 'warnings', description: 'Official warnings, quoted' },
      { name: 'decisions', description: 'When activities may be done' },
      { name: 'solutions', description: 'Solutions by audience' },
      { name: 'news', description: 'Posts of the news pages' },
      { name: 'plans', description: 'Plans with prices and limits' },
      { name: 'limits', description: 'What the caller has left' },
      { name: 'verification', description: 'Forecasts as issued, compared with measurements' },
      { name: 'status', description: 'State of the service, from probes' },
      { name: 'leads', description: 'What visitors send through the forms' },
      { name: 'account', description: 'What an account owns' },
    ],
    security: [{}, { apiKey: [] }],
    paths,
    components: {
      schemas: { ...describeFields(listComponentSchemas()), ...listOwnSchemas() },
      headers: HEADERS,
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

const SECURITY_SCHEMES = {
  apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
  account: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
};

const toHeader = (description: string, type: 'string' | 'integer') => ({ description, schema: { type } });

/** Headers of deprecated calls: in the document while there are any. */
const END_HEADERS = {
  Deprecation: toHeader('When the call was deprecated, seconds since 1970 after an @ (RFC 9745)', 'string'),
  Sunset: toHeader('When the call may be removed (RFC 8594)', 'string'),
  Link: toHeader('Page that names the call to use instead, with rel="deprecation"', 'string'),
};

const HEADERS = {
  ...(ENDPOINTS.some(({ deprecated }) => deprecated !== undefined) ? END_HEADERS : {}),
  ETag: toHeader('Tag of the answer, for If-None-Match', 'string'),
  'Last-Modified': toHeader('When the answer last changed', 'string'),
  'Cache-Control': toHeader('How long the answer may be reused', 'string'),
  'Retry-After': toHeader('Seconds to wait before retrying', 'integer'),
  'RateLimit-Policy': toHeader('Quotas with their windows in seconds', 'string'),
  'RateLimit-Limit': toHeader('Quota of the window with fewer calls left', 'integer'),
  'RateLimit-Remaining': toHeader('Calls left in that window', 'integer'),
  'RateLimit-Reset': toHeader('Seconds until that window ends', 'integer'),
};
