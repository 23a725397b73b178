import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readText } from '#components/weather/visible-text.fixture.ts';
import { makeIssued, makeView, SAMPLE_PLACE } from '#components/weather/weather.fixture.ts';
import type { NowcastReply } from './nowcast-chart.tsx';
import { RainBars } from './rain-bars.tsx';

const NO_RAIN = Array.from({ length: 18 }, () => 0);

type Rates = readonly (number | null)[];
const toRising = (index: number): number => 5 * index;
const toSure = (): number => 90;

function makeReply(rates: Rates, changes: Partial<NowcastReply> = {}, toChance = toRising): NowcastReply {
  const steps = rates.map((rainRate, index) => ({
    at: `2026-08-03T${14 + Math.floor((index + 1) / 6)}:${(index + 1) % 6}0:00+07:00`,
    lead: 10 * (index + 1),
    rainRate,
    rainRateHigh: null,
    modelShare: 0,
    rainProbability: toChance(index),
    thunder: 0 as const,
  }));
  const present = { at: '2026-08-03T14:00:00+07:00', rainRate: 0, rainProbability: 5, thunder: 0 as const };
  const times = { frameAt: '2026-08-03T14:00:00+07:00', starts: null, stops: null };
  const reported = {
    basis: 'radar' as const,
    sentence: 'Mưa từ 14:20.',
    around: null,
    total: null,
    outsideRadar: false,
  };
  return { place: SAMPLE_PLACE, issued: makeIssued(), present, steps, ...times, ...reported, ...changes };
}
const read = (reply: NowcastReply) => readText(<RainBars reply={reply} view={makeView()} />);
const draw = (reply: NowcastReply) => renderToStaticMarkup(<RainBars reply={reply} view={makeView()} />);

describe('the bars of the next three hours', () => {
  it('stand below the sentence, with time and highest chance of each half hour, amount and basis', () => {
    const text = read(makeReply([0, 6, ...NO_RAIN.slice(2)]));
    expect(text).toContain('Mưa từ 14:20.|nhỏ|vừa|to|rất to|6,0 mm/giờ|khả năng|14:10|10%|14:40|25%');
    expect(text).toContain('dự kiến|Cả 3 giờ 1,0 mm|Theo radar lúc 14:00');
  });

  it('show what is not known as such: pale bars, no sum beyond it, no model where none speaks', () => {
    const known = [0, 6];
    const rates = [...known, ...NO_RAIN.slice(2).map(() => null)];
    const issued = { ...makeIssued(), sources: { radar: { source: 'radar', runAt: '2026-08-03T14:00:00+07:00' } } };
    const reply = makeReply(rates, { issued });
    expect(draw(reply).split('<path').length - 1).toBe(1 + 2);
    expect(read(reply)).toContain('Đến 14:20 1,0 mm, sau đó chưa rõ|Theo radar lúc 14:00.');
    expect(read(reply)).not.toMatch(/mô hình|Cả 3 giờ/);
    const both = {
      ...issued,
      sources: { ...issued.sources, rain: { source: 'gfs', runAt: '2026-08-03T07:00:00+07:00' } },
    };
    expect(read(makeReply([...known, ...NO_RAIN.slice(2)], { issued: both }))).toContain(
      'sau 30–90 phút dần theo mô hình',
    );
  });

  it('are one path for each class of rain, and none below a tenth of a millimetre', () => {
    const paths = (rate: number) =>
      draw(makeReply([rate, 3, ...NO_RAIN.slice(2)], {}, toSure)).split('<path class="step').length - 1;
    expect(paths(0.09)).toBe(1);
    expect(paths(0.1)).toBe(2);
    expect(paths(3)).toBe(1);
  });

  it('give way to the sentence and the basis where it stays dry, and unknown rain draws nothing', () => {
    expect(read(makeReply(NO_RAIN, { sentence: 'Không mưa.', basis: 'model' }))).toBe(
      'Không mưa.|Theo mô hình dự báo, không có radar.',
    );
    expect(draw(makeReply(NO_RAIN.map(() => null)))).not.toContain('<path');
  });
});

describe('what is written into the bars', () => {
  const rates = [0, 0, 1, 24, ...NO_RAIN.slice(4)];
  const starts = '2026-08-03T14:30:00+07:00';
  const startsAt = makeReply(rates, { starts }, toSure);

  it('is when rain begins, where the first wet bar stands, and the highest rate over its bar', () => {
    expect(draw(startsAt)).toMatch(
      /<line x1="11.1%"[^>]*><\/line><svg[^>]* x="11.1%"[^>]*><rect x="-1".*>mưa bắt đầu 14:30<\/text>/,
    );
    const late = draw(
      makeReply(
        [...NO_RAIN.slice(0, 9), 1, 3, 3, 24, ...NO_RAIN.slice(13)],
        { starts: '2026-08-03T15:40:00+07:00' },
        toSure,
      ),
    );
    expect(late).toMatch(/<text class="peak" x="69.4%" y="36.7%"[^>]*text-anchor="middle">24 mm\/giờ<\/text>/);
  });

  it('has the highest rate on one side of the pole of its flag, where there is room', () => {
    expect(draw(startsAt)).toMatch(/<text class="peak" x="13.1%"[^>]*text-anchor="start">24 mm\/giờ/);
    const last = makeReply([...NO_RAIN.slice(0, 17), 24], { starts: '2026-08-03T17:00:00+07:00' }, toSure);
    expect(draw(last)).toMatch(/<text class="peak" x="92.4%"[^>]*text-anchor="end">24 mm\/giờ/);
    const ends = makeReply([24, 3, ...NO_RAIN.slice(2)], { stops: '2026-08-03T14:30:00+07:00' }, toSure);
    expect(draw(ends)).toMatch(/<text class="peak" x="13.1%"[^>]*text-anchor="start">24 mm\/giờ/);
  });

  it('is only possible below the chance at which rain is said to come, and pale below that at which it is spoken of', () => {
    expect(draw(makeReply(rates, { starts }, () => 30))).toContain('>có thể mưa từ 14:30<');
    expect(draw(makeReply(rates, {}, () => 20))).not.toContain('class="unlikely"');
    expect(draw(makeReply(rates, {}, () => 19))).toContain('class="unlikely" d="M20 128v-17h9v17zM30 128v-81h9v81z"');
  });

  it('is as certain as the sentence: by the chance of the whole spell, not of its first ten minutes', () => {
    const html = draw(makeReply(rates, { starts }, (index) => (index === 2 ? 25 : 85)));
    expect(html).toContain('>mưa bắt đầu 14:30<');
  });

  it('is when rain ends where it falls already, left of its mark where there is no room on the right', () => {
    const wet = [...NO_RAIN.slice(0, 15).map(() => 3), 0, 0, 0];
    const html = draw(makeReply(wet, { stops: '2026-08-03T16:40:00+07:00' }));
    expect(html).toMatch(/<svg[^>]* x="83.3%"[^>]*><rect x="-[\d.]+em".*>tạnh 16:40<\/text>/);
  });

  it('is no time that lies beyond the three hours', () => {
    const html = draw(makeReply([3, ...NO_RAIN.slice(1)], { stops: '2026-08-03T18:40:00+07:00' }));
    expect(html).not.toContain('<line');
  });

  it('stays inside the drawing whatever the rate', () => {
    expect(draw(makeReply([150, ...NO_RAIN.slice(1)]))).toMatch(
      /<text class="peak" x="2.8%" y="12%"[^>]*text-anchor="start"/,
    );
  });
});

describe('what is less certain', () => {
  const rates = [3, 3, 0, ...NO_RAIN.slice(3)];
  const withRanges = (chance: number, high: number, share: number) => {
    const reply = makeReply(rates, {}, () => chance);
    const steps = reply.steps.map((step) => ({ ...step, rainRateHigh: high, modelShare: share }));
    return { ...reply, steps };
  };

  it('is a pale cap with an edge up to what the rain may reach, over dry steps too, and none where they may be called dry', () => {
    expect(draw(withRanges(90, 12, 0))).toContain('class="cap" d="M0 99v-28h9v28zM10 99v-28h9v28zM20 128v-57h9v57z');
    expect(draw(withRanges(20, 12, 0))).toContain('class="edge" d="M0 72h9');
    expect(draw(withRanges(19, 12, 0))).not.toContain('class="cap"');
    expect(draw(withRanges(90, 3, 0))).toMatch(/class="cap" d="M20 128/);
  });

  it('is striped where the model has more than half of a step, and only there', () => {
    expect(draw(withRanges(90, 3, 0.51))).toContain(
      'fill="url(#model-stripes)" d="M0 128v-29h9V128zM10 128v-29h9V128z"',
    );
    expect(draw(withRanges(90, 3, 0.5))).not.toContain('model-stripes');
  });

  it('is explained by the legend where it is drawn, with the range of the sum', () => {
    expect(read(withRanges(90, 12, 1))).toContain('dự kiến|có thể tới|theo mô hình|Cả 3 giờ 1,0 mm|');
    const total = { rain: 1, rainLow: 0.2, rainHigh: 12.4 };
    expect(read({ ...withRanges(90, 3, 0), total })).toContain('|Cả 3 giờ 1,0 mm (0,2–12)|');
  });
});

describe('rain around the place', () => {
  const around = (wet: number, known = 49) =>
    Array.from({ length: 49 }, (_, index) => (index < wet ? 1 : index < known ? 0 : null));

  it.each([
    [16, 'mưa vài nơi: 16 trong 49 ô'],
    [17, 'mưa rải rác: 17 trong 49 ô'],
    [24, 'mưa rải rác: 24 trong 49 ô'],
    [25, 'mưa nhiều nơi: 25 trong 49 ô'],
  ])('of %d wet cells says how much is wet', (wet, reported) =>
    expect(read(makeReply(NO_RAIN, { around: around(wet) }))).toContain(reported),
  );

  it('is not shown where nothing falls or nothing is seen, and counts only cells that are seen', () => {
    expect(draw(makeReply(NO_RAIN, { around: around(0) }))).not.toContain('<svg');
    expect(draw(makeReply(NO_RAIN, { around: around(0, 0) }))).not.toContain('<svg');
    expect(read(makeReply([1, ...NO_RAIN.slice(1)], { around: around(0) }))).toContain('chưa có mưa');
    expect(read(makeReply(NO_RAIN, { around: around(2, 10) }))).toContain('2 trong 10 ô');
  });
});
