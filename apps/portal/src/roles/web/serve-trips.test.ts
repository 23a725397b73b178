import { MOST_SAVED_TRIPS, readSavedTrips, type SavedTrip, writeSavedTrips } from '@portal/domain/trip/saved-trip';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { changeTrips, serveTrips } from './serve-trips.ts';

const HOME: SavedTrip = { name: 'Về nhà', from: 'hue', to: '16.5,107.6', mode: 'motorbike', clock: '17:30' };
const FIELDS = { name: 'Về nhà', from: 'hue', to: '16.5,107.6', mode: 'motorbike', at: '17:30' };
/** Friday, 4 December 2026, 19:00. */
const FRIDAY = Date.parse('2026-12-04T19:00:00+07:00') / 1000;
const change = (fields: Readonly<Record<string, string>>, trips: readonly SavedTrip[] = []) =>
  changeTrips(new URLSearchParams(fields), trips);

async function post(fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) {
  const app = fastify();
  serveTrips(
    app,
    () => 'https://portal.example',
    () => FRIDAY,
  );
  return app.inject({
    method: 'POST',
    url: '/api/trips',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
}

describe('a trip that a form sends', () => {
  it('is saved, removed, and left alone where a field cannot be used', () => {
    expect(change(FIELDS)).toEqual([HOME]);
    expect(change({ ...FIELDS, at: '' })).toEqual([{ ...HOME, clock: null }]);
    expect(change({ ...FIELDS, remove: '1' }, [HOME])).toEqual([]);
    for (const bad of [{ name: '' }, { from: 'x y' }, { at: '25:00' }, { mode: 'boat' }])
      expect(change({ ...FIELDS, ...bad }, [HOME])).toEqual([HOME]);
  });

  it('is not saved beyond the last that fits', () => {
    const full = Array.from({ length: MOST_SAVED_TRIPS }, (_, index) => ({ ...HOME, clock: `0${index}:00` }));
    expect(change(FIELDS, full)).toEqual(full);
  });

  it('goes into the cookie, next to those in it, and back to the page', async () => {
    const work: SavedTrip = { ...HOME, name: 'Đi làm', clock: '07:40' };
    const reply = await post(
      { ...FIELDS, page: '/ra-duong?from=hue&to=16.5%2C107.6' },
      { cookie: `settings=F; trips=${writeSavedTrips([work])}` },
    );
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/ra-duong?from=hue&to=16.5%2C107.6']);
    const cookie = String(reply.headers['set-cookie']);
    expect(cookie).toMatch(/; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure$/);
    expect(readSavedTrips(cookie.slice('trips='.length, cookie.indexOf(';')))).toEqual([work, HOME]);
  });

  it('leaves no cookie behind with the last of them', async () => {
    const reply = await post(
      { ...FIELDS, remove: '1', page: '//evil.example' },
      { cookie: `trips=${writeSavedTrips([HOME])}` },
    );
    expect(reply.headers['set-cookie']).toMatch(/^trips=; Path=\/; Max-Age=0;/);
    expect(reply.headers.location).toBe('/');
  });
});

describe('the reminder of a trip', () => {
  async function ask(changes: Readonly<Record<string, string>> = {}, now = FRIDAY) {
    const app = fastify();
    serveTrips(
      app,
      () => 'https://portal.example',
      () => now,
    );
    const query = new URLSearchParams({ ...FIELDS, ...changes });
    const reply = await app.inject({ url: `/api/trips/reminder.ics?${query}` });
    return { reply, lines: reply.body.replaceAll('\r\n ', '').split('\r\n') };
  }

  it('comes half an hour before it on working days, with the way to the answer of then', async () => {
    const { reply, lines } = await ask();
    expect(reply.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
    });
    // It is past 17:30, and the next working day is Monday.
    expect(lines).toContain('DTSTART;TZID=Asia/Ho_Chi_Minh:20261207T173000');
    expect(lines).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR');
    expect(lines).toContain('TRIGGER:-PT30M');
    expect(lines).toContain('SUMMARY:Về nhà 17:30: xem mưa dọc đường');
    const url = lines.find((line) => line.startsWith('URL:'))?.slice(4) ?? '';
    const { pathname, searchParams } = new URL(url);
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      '/ra-duong',
      { from: 'hue', to: '16.5,107.6', mode: 'motorbike', at: '17:30' },
    ]);
    for (const line of reply.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it('begins today before the departure, and is in the reader’s language', async () => {
    const { lines } = await ask({ lang: 'en' }, FRIDAY - 2 * 3600);
    expect(lines).toContain('DTSTART;TZID=Asia/Ho_Chi_Minh:20261204T173000');
    expect(lines).toContain('SUMMARY:Về nhà 17:30: check the rain on the way');
  });

  it('is none without a departure or with a field that cannot be used, and no name breaks its lines', async () => {
    for (const bad of [{ at: '' }, { at: '25:00' }, { from: 'x y' }, { name: '' }])
      expect((await ask(bad)).reply.statusCode).toBe(303);
    const { lines } = await ask({ name: 'A\r\nATTENDEE:x;y,z' });
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
    expect(lines).toContain('SUMMARY:A ATTENDEE:x\\;y\\,z 17:30: xem mưa dọc đường');
  });
});
