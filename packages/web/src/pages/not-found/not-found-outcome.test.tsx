import type { CallApi } from '@portal/contract/call-api';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SAMPLE_PLACE } from '#components/weather/weather.fixture.ts';
import { makeSampleRequest } from '#pages/request.fixture.ts';
import { notFoundPage, toLikelyName } from './not-found-outcome.tsx';

describe('toLikelyName', () => {
  it.each([
    ['/thoi-tiet-da-latt/hien-tai', 'da latt'],
    ['/thoi-tiet-nha-nong-can-tho/theo-gio', 'can tho'],
    ['/weather-hoi-an', 'hoi an'],
    ['/agri-weather-hue/now', 'hue'],
    ['/bao-so-9', 'bao so 9'],
    ['/Foo.PHP', 'foo php'],
    ['/not-found', ''],
    ['/', ''],
    ['/%20%20', '20 20'],
  ])('reads %s as “%s”', (path, name) => {
    expect(toLikelyName(path)).toBe(name);
  });

  it('never asks for an endless name', () => {
    expect(toLikelyName(`/${'a'.repeat(300)}`).length).toBe(60);
  });
});

describe('the page of an address that stands for nothing', () => {
  const open = (path: string, reply: object | null, language: 'vi' | 'en' = 'vi') => {
    const call = async () =>
      reply === null ? { ok: false, problem: { errorCode: 'internal', status: 503 } } : { ok: true, reply };
    return notFoundPage(makeSampleRequest({ routeId: 'not-found', language, path }), call as unknown as CallApi);
  };
  const isPlace = { outcome: 'place', located: { place: SAMPLE_PLACE } };
  const listLinks = async (path: string, language: 'vi' | 'en' = 'vi') => {
    const outcome = await open(path, isPlace, language);
    if (outcome.kind !== 'page') throw new Error('moved');
    expect([outcome.status, outcome.head.indexable]).toEqual([404, false]);
    return [...renderToStaticMarkup(outcome.body).matchAll(/<a href="([^"]+)">([^<]+)</g)].map(([, ...link]) => link);
  };

  it('offers the nearest span of the place first', async () => {
    expect((await listLinks('/thoi-tiet-ha-noi/20-ngay-toi')).slice(0, 3)).toEqual([
      ['/thoi-tiet-ha-noi/15-ngay-toi', 'Hà Nội: Thời tiết 15 ngày tới'],
      ['/thoi-tiet-ha-noi/90-ngay', 'Hà Nội: Dự báo 90 ngày'],
      ['/', 'Dự báo thời tiết Việt Nam'],
    ]);
    expect((await listLinks('/weather-ha-noi/next-60-days', 'en'))[0]).toEqual([
      '/weather-ha-noi/90-days',
      'Hà Nội: 90-day outlook',
    ]);
    expect((await listLinks('/thoi-tiet-nha-nong-ha-noi/cuoi-tuan'))[0]?.[0]).toBe(
      '/thoi-tiet-nha-nong-ha-noi/15-ngay-toi',
    );
  });

  it('moves on where the place has another name now', async () => {
    expect(await open('/thoi-tiet-ha-tay/20-ngay-toi', { outcome: 'moved', slug: 'ha-noi' })).toMatchObject({
      kind: 'redirect',
      location: '/thoi-tiet-ha-noi/20-ngay-toi',
    });
  });

  it('asks for no place where the address names none, or nobody answers', async () => {
    const calls: string[] = [];
    const call = (async ({ id }: { id: string }) => {
      calls.push(id);
      return { ok: false, problem: { errorCode: 'internal', status: 503 } };
    }) as unknown as CallApi;
    const request = makeSampleRequest({ routeId: 'not-found', language: 'vi', path: '/khong-tim-thay' });
    expect(await notFoundPage(request, call)).toMatchObject({ status: 404 });
    expect(calls).toEqual([]);
    expect(await open('/thoi-tiet-ha-noi/20-ngay-toi', null)).toMatchObject({ status: 404 });
  });
});
