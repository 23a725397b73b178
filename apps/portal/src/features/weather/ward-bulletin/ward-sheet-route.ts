import { wardBulletinMessages } from '@portal/content/messages/ward-bulletin-messages';
import { WARD_SHEET_PATH } from '@portal/contract/endpoint-addresses.table';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import { AppError } from '@portal/contract/errors';
import { parseInput } from '@portal/contract/parse-input';
import { comesFirst } from '@portal/domain/warning/warning-kind';
import type { RawReply, RawRequest, RawRoute } from '#platform/http/raw-route.ts';
import type { WeatherNeeds } from '../needs.ts';
import type { Weather } from '../service.ts';
import { drawWardSheet } from './draw-ward-sheet.ts';

const FRESH_SECONDS = 300;

/** The bulletin of a ward as a sheet for the notice board, with the call's query. */
export function createWardSheetRoute(
  answer: Weather['weatherWardBulletin'],
  { warnings }: Pick<WeatherNeeds, 'warnings'>,
): RawRoute {
  async function handle({ query }: RawRequest): Promise<RawReply> {
    const parsed = parseInput(ENDPOINTS_BY_ID.weatherWardBulletin, query, undefined);
    if (!parsed.ok) throw new AppError('badInput', { errors: parsed.errors });
    const language = parsed.input.query.lang ?? 'vi';
    const reply = await answer(parsed.input);
    const { place, issuedAt } = reply;
    const official = (warnings?.(place, language) ?? []).filter(comesFirst);
    const moment = issuedAt.slice(0, 13).replace('T', '-');
    const name = wardBulletinMessages[language].sheet.fileName(place.slug ?? `${place.lat}_${place.lng}`, moment);
    return {
      kind: 'body',
      headers: {
        'cache-control': `public, max-age=${FRESH_SECONDS}`,
        'content-language': language,
        'content-disposition': `attachment; filename="${name}"`,
        'x-robots-tag': 'noindex',
        'content-type': 'application/pdf',
      },
      body: await drawWardSheet({ reply, official, language }),
    };
  }
  return { method: 'GET', path: WARD_SHEET_PATH, limit: 'calls', handle };
}
