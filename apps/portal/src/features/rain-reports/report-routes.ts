import { rainReportMessages } from '@portal/content/messages/rain-report-messages';
import type { RequestContext } from '@portal/contract/context';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import { AppError, getStatus } from '@portal/contract/errors';
import { parseInput } from '@portal/contract/parse-input';
import type { Language } from '@portal/domain/language/language';
import { TRAP_FIELD } from '@portal/domain/lead/lead';
import { toPath } from '@portal/routes/to-path';
import { toContentSecurityPolicy, toPageHeaders } from '#platform/http/page-headers.ts';
import type { RawReply, RawRequest, RawRoute } from '#platform/http/raw-route.ts';
import type { RainReports } from './report-service.ts';

const ENDPOINT = ENDPOINTS_BY_ID.guestRainReport;
/** Flood protection before the database; the limits of reports are much lower. */
const LIMIT = { name: 'rain-reports', perMinute: 30, perDay: 500 } as const;
const SEE_OTHER = 303;
const MINUTE = 60;

/** Throws `badInput` with each invalid field. */
function readBody(body: unknown, language: Language) {
  const parsed = parseInput(ENDPOINT, { lang: language }, body);
  if (!parsed.ok || parsed.input.body === undefined) {
    throw new AppError('badInput', { errors: parsed.ok ? [] : parsed.errors });
  }
  return parsed.input.body;
}

async function save(reports: RainReports, request: RawRequest, body: unknown, language: Language) {
  const { location, rain, [TRAP_FIELD]: trap = '' } = readBody(body, language);
  return reports.save({
    location,
    report: rain === 'yes' ? 'rain' : 'dry',
    caller: request.network,
    isTrapped: trap !== '',
  });
}

const PAGE_HEADERS = {
  ...toPageHeaders(toContentSecurityPolicy([])),
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
};

/** A small page with the reason for a refusal and a link back. */
function refuse(error: AppError, backPath: string, language: Language): RawReply {
  const { refused } = rainReportMessages[language];
  const { retryAfterSeconds = MINUTE } = error.options;
  const isTooMany = error.code === 'tooManyRequests';
  const heading = isTooMany ? refused.tooMany : refused.failed;
  const text = isTooMany ? refused.wait(Math.ceil(retryAfterSeconds / MINUTE)) : refused.later;
  return {
    kind: 'body',
    status: getStatus(error.code),
    headers: { ...PAGE_HEADERS, 'content-language': language, 'retry-after': retryAfterSeconds },
    body:
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
      `<meta name="color-scheme" content="light dark"><title>${heading}</title></head><body><main><h1>${heading}</h1>` +
      `<p>${text}</p><p><a href="${backPath}">${refused.back}</a></p></main></body></html>`,
  };
}

/** Redirects a reader without a script to the page with thanks; other refusals are explained. */
async function answerForm(reports: RainReports, request: RawRequest, form: URLSearchParams, language: Language) {
  const { lite, ...fields } = Object.fromEntries(form);
  const backPath = toPath('weather:now', language, { location: fields.location ?? '' });
  try {
    const outcome = await save(reports, request, fields, language);
    const query = `?reported=${outcome}${lite === '1' ? '&lite=1' : ''}`;
    const headers = { 'cache-control': 'no-store', location: `${backPath}${query}#rain-report` };
    return { kind: 'body', status: SEE_OTHER, headers, body: null } satisfies RawReply;
  } catch (error) {
    const isTemporary = error instanceof AppError && ['tooManyRequests', 'unavailable'].includes(error.code);
    if (isTemporary) return refuse(error, backPath, language);
    throw error;
  }
}

export function makeReportRoute(reports: RainReports): RawRoute {
  return {
    method: 'POST',
    path: ENDPOINT.path,
    limit: LIMIT,
    ownPagesOnly: true,
    body: 'jsonOrForm',
    async handle(request, { language }: RequestContext) {
      const { body } = request;
      if (body instanceof URLSearchParams) return answerForm(reports, request, body, language);
      const outcome = await save(reports, request, body, language);
      const headers = { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' };
      return { kind: 'body', headers, body: JSON.stringify({ storedReport: outcome }) };
    },
  };
}
