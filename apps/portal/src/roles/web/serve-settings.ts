import type { Language } from '@portal/domain/language/language';
import { toCounterpart } from '@portal/routes/counterpart';
import { matchPath } from '@portal/routes/match-path';
import type { FastifyInstance } from 'fastify';
import { parseVisitorSettings, type VisitorSettings, writeSettingsCookie } from './page-settings.ts';
import { sendCookie } from './send-cookie.ts';
import { sendBack, servePlainForm, toOwnPath } from './serve-plain-form.ts';

type Choice = Pick<VisitorSettings, 'settings' | 'language'>;

/** Merges new settings with stored ones; invalid values change nothing. */
export function chooseSettings(form: URLSearchParams, { settings, language }: Choice): Choice {
  const choose = <Value extends string>(name: string, values: readonly Value[], current: Value): Value =>
    values.find((value) => value === form.get(name)) ?? current;
  return {
    settings: {
      ...settings,
      temperatureUnit: choose('temperature', ['C', 'F'], settings.temperatureUnit),
      windUnit: choose('wind', ['kmh', 'ms'], settings.windUnit),
      forecastView: choose('view', ['chart', 'table'], settings.forecastView),
    },
    language: choose<Language | ''>('language', ['vi', 'en'], language ?? '') || null,
  };
}

/** The form's page in the chosen language. */
export function toShownAgain(to: string, language: Language | null): string {
  const { pathname, search } = new URL(toOwnPath(to), 'http://localhost');
  const match = matchPath(pathname);
  if (language === null || match.kind !== 'route') return pathname + search;
  const { view: _view, ...query } = Object.fromEntries(new URLSearchParams(search));
  return toCounterpart(match.id, language, match.parameters, query);
}

/** Handles the settings form without script: stores them in the cookie and redirects to the page. */
export function serveSettings(app: FastifyInstance, publicUrl: () => string): void {
  servePlainForm(app, '/api/settings', publicUrl, (form, request, reply) => {
    const chosen = chooseSettings(form, parseVisitorSettings(request.headers.cookie));
    const location = toShownAgain(form.get('to') ?? '/', chosen.language);
    return sendBack(sendCookie(reply, writeSettingsCookie(chosen), publicUrl()), location);
  });
}
