import type { CallApi } from '@portal/contract/call-api';
import type { Endpoint } from '@portal/contract/endpoint';
import { describe, expect, it } from 'vitest';
import { makeDay, makeDemoIssued, makeHour, makeIssued, SAMPLE_PLACE } from '#components/weather/weather.fixture.ts';
import type { WidgetRequest } from '#share/widget-request.ts';
import { drawWidget } from './draw-widget.tsx';

const REQUEST: WidgetRequest = {
  place: { location: 'ha-noi' },
  size: 'large',
  theme: 'auto',
  language: 'vi',
  now: Date.parse('2026-08-03T14:05:00+07:00') / 1000,
};
const ISSUED = makeIssued({ credits: ['ECMWF'] });
const HOURS = Array.from({ length: 24 }, (_, index) => makeHour(index));
const WARNING = { language: 'vi', headline: 'Bão số 9 <gần> bờ' };

/** Replies by call id; other calls fail. */
const REPLIES: Readonly<Record<string, object>> = {
  placesResolve: { outcome: 'place', located: { place: SAMPLE_PLACE } },
  weatherNow: { now: makeHour(0), place: SAMPLE_PLACE, issued: ISSUED },
  weatherHours24: { hours: HOURS, place: SAMPLE_PLACE, issued: ISSUED },
  weatherDays15: { days: Array.from({ length: 7 }, (_, index) => makeDay(index)), place: SAMPLE_PLACE, issued: ISSUED },
  warningsList: { items: [], over: [] },
};

async function draw(changes: Partial<WidgetRequest> = {}, replies: Readonly<Record<string, object | null>> = {}) {
  const known = { ...REPLIES, ...replies };
  const asked: string[] = [];
  const call = (async ({ id }: Endpoint) => {
    asked.push(id);
    const reply = known[id] ?? null;
    return reply === null ? { ok: false, problem: { errorCode: 'noData' } } : { ok: true, reply };
  }) as unknown as CallApi;
  return { ...(await drawWidget({ ...REQUEST, ...changes }, call)), asked };
}

describe('a widget', () => {
  it.each(['vi', 'en'] as const)('says whose weather it is, with the link, in every size (%s)', async (language) => {
    for (const size of ['small', 'medium', 'large'] as const) {
      const { status, html } = await draw({ size, language });
      expect(status).toBe(200);
      expect(html).toMatch(
        /(Dự báo của|Forecast by) <a href="\/[\w/-]+" target="_blank" rel="noopener">Trời Việt<\/a>/,
      );
      expect(html.match(/<h1>/g)).toHaveLength(1);
      expect(html).not.toMatch(/<script|<img|<link|https?:\/\/(?!www\.w3\.org)|undefined/);
    }
  });

  it('asks for what its size shows, and draws every symbol that it uses', async () => {
    expect((await draw({ size: 'small' })).asked).not.toContain('weatherHours24');
    expect((await draw({ size: 'medium' })).asked).not.toContain('weatherDays15');
    const { html } = await draw();
    expect(html.match(/<li>/g)).toHaveLength(6 + 5);
    const used = new Set([...html.matchAll(/<use href="#([\w-]+)"/g)].map(([, id]) => id));
    expect(used.size).toBeGreaterThan(0);
    for (const id of used) expect(html).toContain(`id="${id}"`);
  });

  it('says that figures are invented, and where they come from', async () => {
    expect((await draw()).html).toContain('title="ECMWF"');
    expect((await draw()).html).not.toContain('class="demo"');
    const demo = { now: makeHour(0), place: SAMPLE_PLACE, issued: makeDemoIssued() };
    expect((await draw({ size: 'small' }, { weatherNow: demo })).html).toContain('>Số liệu minh họa<');
    expect((await draw({}, { weatherNow: demo })).html).toContain('>Một phần là minh họa<');
  });

  it('quotes an official warning in every size, as text', async () => {
    for (const size of ['small', 'medium', 'large'] as const) {
      const { html } = await draw({ size }, { warningsList: { items: [WARNING] } });
      expect(html.match(/Bão số 9 &lt;gần&gt; bờ/g)).toHaveLength(1);
    }
  });

  it('says what is missing, and of a place that is none, that it is', async () => {
    const empty = await draw({}, { weatherNow: null, weatherHours24: null, weatherDays15: null });
    expect([empty.status, empty.html.includes('Chưa có dữ liệu')]).toEqual([503, true]);
    for (const lost of [await draw({ place: null }), await draw({}, { placesResolve: { outcome: 'unknown' } })]) {
      expect([lost.status, lost.html.includes('Không tìm thấy địa điểm này')]).toEqual([404, true]);
      expect(lost.html).toContain('Trời Việt</a>');
    }
  });

  it('has the theme that is asked for, in one constant style', async () => {
    const { html } = await draw({ theme: 'dark' });
    expect(html).toContain('<html lang="vi" data-theme="dark">');
    expect(html.match(/<style>/g)).toHaveLength(1);
    expect(html).not.toContain(' style=');
  });
});
