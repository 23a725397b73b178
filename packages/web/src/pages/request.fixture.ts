import { UNKNOWN_COMPANY } from '@portal/content/company/company';
import { GUEST } from '@portal/contract/context';
import type { PageRequest } from './page-request.ts';

/** Request of a visitor without settings on 3 August 2026, 14:05 in Vietnam; with overrides. */
export function makeSampleRequest(changes: Partial<PageRequest> = {}): PageRequest {
  return {
    routeId: 'home',
    language: 'en',
    path: '/',
    parameters: {},
    query: {},
    settings: { temperatureUnit: 'C', windUnit: 'kmh', forecastView: 'chart' },
    now: 1_785_740_700,
    publicUrl: 'https://portal.example',
    requestId: 'test',
    caller: GUEST,
    company: UNKNOWN_COMPANY,
    emptyRoutes: [],
    ...changes,
  };
}
