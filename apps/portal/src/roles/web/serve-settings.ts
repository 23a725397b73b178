import type { Language } from '@portal/domain/language/language';
import { toCounterpart } from '@portal/routes/counterpart';
import { matchPath } from '@portal/routes/match-path';
import type { FastifyInstance } from 'fastify';
import { refuseForeignPosts } from '#platform/http/own-origin.ts';
import { parseVisitorSettings, type VisitorSettings, writeSettingsCookie } from './page-settings.ts';
import { sendCookie } from './send-cookie.ts';

const ORIGIN = 'http://localhost';

/** A path of this site with its query; `/` for anything else. */
function toOwnPath(text: string): string {
  if (!/^\/(?![/\\])[\x20-\x7e]*$/.test(text) || !URL.canParse(text, ORIGIN)) return '/';
  const { origin, pathname, search } = new URL(text, ORIGIN);
  return origin === ORIGIN ? pathname + search : '/';
}

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
  app.register(async (scope) => {
    refuseForeignPosts(scope, publicUrl);
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(body.toString())),
    );
    scope.post('/api/settings', (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const chosen = chooseSettings(form, parseVisitorSettings(request.headers.cookie));
      return sendCookie(reply, writeSettingsCookie(chosen), publicUrl())
        .code(303)
        .header('cache-control', 'no-store')
        .header('location', toShownAgain(form.get('to') ?? '/', chosen.language))
        .send();
    });
  });
}
