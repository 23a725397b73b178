import { getWeatherMessages } from '@portal/content/messages/weather';
import type { EndpointReply } from '@portal/contract/endpoint';
import { HOURS_FILE_PATH } from '@portal/contract/endpoint-addresses.table';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type { EndpointRoute } from '@portal/contract/endpoint-route';
import { AppError } from '@portal/contract/errors';
import { parseInput, type RawQuery } from '@portal/contract/parse-input';
import type { FastifyInstance } from 'fastify';
import { writeHoursFile } from './write-hours-file.ts';

type Reply = EndpointReply<typeof ENDPOINTS_BY_ID.weatherHours24>;

const FRESH_SECONDS = 300;

/** Letters of a place’s slug or its coordinates, as a file may be called. */
function nameOf({ place }: Reply): string {
  return place.slug ?? `${place.lat}_${place.lng}`;
}

/** Serves the next 24 hours of a place as a file for spreadsheets, by the same query as the call; `unit=F` for °F. Not without the call. */
export function serveHoursFile(app: FastifyInstance, routes: readonly EndpointRoute[]): void {
  const endpoint = ENDPOINTS_BY_ID.weatherHours24;
  const route = routes.find(({ endpoint: { id } }) => id === endpoint.id);
  if (route === undefined) return;
  app.get(HOURS_FILE_PATH, async (request, reply) => {
    const { unit, ...query } = request.query as RawQuery;
    const parsed = parseInput(endpoint, query, undefined);
    if (!parsed.ok) throw new AppError('badInput', { errors: parsed.errors });
    const language = parsed.input.query.lang ?? 'vi';
    const answer = (await route.handle(parsed.input)) as Reply;
    const at = answer.hours[0]?.at.slice(0, 13).replace('T', '-') ?? '';
    const name = getWeatherMessages(language).charts.csvName(nameOf(answer), at);
    return reply
      .header('cache-control', `public, max-age=${FRESH_SECONDS}`)
      .header('content-language', language)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('x-robots-tag', 'noindex')
      .type('text/csv; charset=utf-8')
      .send(writeHoursFile(answer, { language, temperatureUnit: unit === 'F' ? 'F' : 'C' }));
  });
}
