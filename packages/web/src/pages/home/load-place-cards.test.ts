import type { CallApi } from '@portal/contract/call-api';
import { describe, expect, it } from 'vitest';
import { makeSampleWarning } from '#components/warnings/warning.fixture.ts';
import { makeHour, makeIssued, SAMPLE_PLACE } from '#components/weather/weather.fixture.ts';
import { makeSampleRequest } from '#pages/request.fixture.ts';
import { loadPlaceCards, parseSlugs } from './load-place-cards.ts';

const WET = { sentence: 'Khoảng 30 phút nữa có mưa vừa, tạnh vào khoảng 15:10.', rates: [0, 0, 4] };
const DRY = { sentence: 'Không mưa trong 3 giờ tới.', rates: [0, 0, 0] };

/** Answers for one place: hourly rain in mm, nowcast, and overrides. */
function makeCall(
  rains: readonly number[],
  nowcast: typeof WET,
  changes: Readonly<Record<string, unknown>> = {},
): CallApi {
  const hours = rains.map((rain, index) => makeHour(index, { rain, rainProbability: rain > 0 ? 80 : 5 }, 'vi'));
  const common = { place: SAMPLE_PLACE, issued: makeIssued() };
  const steps = nowcast.rates.map((rainRate) => ({ rainRate }));
  const replies: Readonly<Record<string, unknown>> = {
    weatherNow: { ...common, now: hours[0] },
    weatherHours24: { ...common, hours },
    nowcastSteps: { ...common, steps, sentence: nowcast.sentence, stops: null },
    warningsList: { items: [], over: [] },
    ...changes,
  };
  return async ({ id }) =>
    replies[id] === undefined
      ? {
          ok: false,
          problem: { type: '', title: '', status: 404, detail: '', errorCode: 'unknownPlace', requestId: '' },
        }
      : { ok: true, reply: replies[id] as never };
}

async function loadFacts(call: CallApi) {
  const [card] = await loadPlaceCards(['ha-noi'], makeSampleRequest({ language: 'vi' }), call);
  if (card === undefined) throw new Error('no card came');
  return card.facts;
}

describe('the card of a place', () => {
  it('says the nowcast where it has rain, else when the next hours have it, else the word for the whole time', async () => {
    expect((await loadFacts(makeCall([0, 2], WET))).rain).toBe(WET.sentence);
    expect((await loadFacts(makeCall([0, 0, 0, 0, 2], DRY))).rain).toBe('có mưa khoảng 18:00 (80%)');
    expect((await loadFacts(makeCall([0, 0, 0, 0, 0], DRY))).rain).toBe('5 giờ tới không mưa');
  });

  it('leads to the page of the place, with the degrees and the sky of this minute', async () => {
    expect(await loadFacts(makeCall([0], DRY))).toMatchObject({
      name: 'Hà Nội',
      href: '/thoi-tiet-ha-noi/hien-tai',
      temperature: '33°',
      scene: { landscape: 'hanoi', sun: 'noon' },
      note: null,
    });
  });

  it('quotes the bulletin of an emergency under its sky, and calls nothing dry', async () => {
    const warning = makeSampleWarning({ level: 4 });
    const facts = await loadFacts(makeCall([0], DRY, { warningsList: { items: [warning] } }));
    expect(facts).toMatchObject({ rain: warning.headline, scene: { sky: 'storm' } });
  });

  it('says how old a forecast is after 12 hours, and shows none after 36', async () => {
    const at = (runAt: string) => ({ place: SAMPLE_PLACE, issued: makeIssued({ runAt }), now: makeHour(0) });
    const aged = (runAt: string) => loadFacts(makeCall([0], DRY, { weatherNow: at(runAt) }));
    expect((await aged('2026-08-03T02:00:00+07:00')).note).toBeNull();
    expect((await aged('2026-08-03T01:00:00+07:00')).note).toBe('Số liệu cũ 13 giờ');
    expect(await aged('2026-08-02T01:59:00+07:00')).toMatchObject({
      temperature: '–',
      state: 'Số liệu quá cũ, đang chờ bản mới',
    });
  });

  it('has no sky where the weather did not come, and says so', async () => {
    const facts = await loadFacts(makeCall([0], DRY, { weatherNow: undefined }));
    expect(facts).toMatchObject({ temperature: '–', state: 'Chưa tải được', href: '/thoi-tiet-ha-noi/hien-tai' });
    expect(facts.scene).toBeUndefined();
  });
});

it('takes twelve slugs at most from an address, each once, and nothing that is none', () => {
  expect(parseSlugs('hue,da-lat-lam-dong,hue,<b>,,Huế')).toEqual(['hue', 'da-lat-lam-dong']);
  expect(parseSlugs(Array.from({ length: 20 }, (_, index) => `p${index}`).join())).toHaveLength(12);
});
