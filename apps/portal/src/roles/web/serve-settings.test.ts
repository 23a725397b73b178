import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { parseVisitorSettings } from './page-settings.ts';
import { chooseSettings, serveSettings, toShownAgain } from './serve-settings.ts';

const SAVED_SETTINGS = parseVisitorSettings('settings=F.ms.table.en');

describe('settings sent by the plain form', () => {
  it('take the place of those stored, field by field', () => {
    const chosen = chooseSettings(new URLSearchParams('temperature=C&wind=kmh&view=chart&language=vi'), SAVED_SETTINGS);
    expect(chosen).toMatchObject({
      settings: { temperatureUnit: 'C', windUnit: 'kmh', forecastView: 'chart' },
      language: 'vi',
    });
  });

  it('leave what was stored where a field is missing or says nothing that exists', () => {
    expect(chooseSettings(new URLSearchParams('temperature=K&wind=&language=fr'), SAVED_SETTINGS)).toMatchObject({
      settings: SAVED_SETTINGS.settings,
      language: 'en',
    });
    expect(chooseSettings(new URLSearchParams(), parseVisitorSettings(undefined)).language).toBeNull();
  });

  it('lead back to the same page, in the language chosen', () => {
    expect(toShownAgain('/thoi-tiet-hue/theo-gio?a=1', 'vi')).toBe('/thoi-tiet-hue/theo-gio?a=1');
    expect(toShownAgain('/thoi-tiet-hue/theo-gio?a=1', 'en')).toBe('/weather-hue/hourly?a=1');
    expect(toShownAgain('/?lang=vi', 'en')).toBe('/?lang=en');
  });

  it('forget the view that the address named, so that the chosen one shows', () => {
    expect(toShownAgain('/thoi-tiet-hue/theo-gio?view=table', 'vi')).toBe('/thoi-tiet-hue/theo-gio');
  });

  it('never lead to another site', () => {
    for (const to of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example/',
      'x',
      '',
      '/\n/evil.example',
      '/\t/e',
    ])
      expect(toShownAgain(to, null)).toBe('/');
  });

  it('are stored in the cookie and answered with the page to see again', async () => {
    const app = fastify();
    serveSettings(app, () => 'http://localhost');
    const reply = await app.inject({
      method: 'POST',
      url: '/api/settings',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: 'settings=C.kmh.chart.rice' },
      payload: 'temperature=F&wind=ms&view=chart&language=vi&to=%2Fthoi-tiet-hue%2Fhien-tai',
    });
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toBe('/thoi-tiet-hue/hien-tai');
    expect(reply.headers['set-cookie']).toBe('settings=F.ms.chart.rice.vi; Path=/; Max-Age=31536000; SameSite=Lax');
    expect((await app.inject({ method: 'POST', url: '/api/settings' })).headers.location).toBe('/');
  });
});
