import { getWeatherMessages } from '@portal/content/messages/weather';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageView } from '#components/weather/page-view.ts';
import { readText } from '#components/weather/visible-text.fixture.ts';
import { makeIssued } from '#components/weather/weather.fixture.ts';
import { Chance, MarkedText } from './chance.tsx';
import { type ChanceSpan, type OwnCostLoss, WorthBlock } from './worth-block.tsx';

const makeView = (language: 'vi' | 'en' = 'vi'): PageView => ({
  words: getWeatherMessages(language),
  style: { language, temperatureUnit: 'C', windUnit: 'kmh' },
  nowAt: '2026-08-03T14:05:00+07:00',
  path: '/thoi-tiet-ha-noi/theo-gio',
});
const OWN: OwnCostLoss = {
  costLoss: { cost: 50_000, loss: 500_000 },
  typed: { cost: '50.000', loss: '500.000' },
  mistake: null,
};
const NONE: OwnCostLoss = { costLoss: null, typed: { cost: '', loss: '' }, mistake: null };
const HOURS: ChanceSpan = {
  unit: 'hours',
  items: [5, null, 9, 10, 40].map((chance, hour) => ({ name: `${14 + hour}:00 hôm nay`, chance })),
};

const show = (own: OwnCostLoss, span: ChanceSpan, { language = 'vi' as 'vi' | 'en', isWarned = false } = {}) => {
  const block = (
    <WorthBlock own={own} span={span} issued={makeIssued({})} isWarned={isWarned} view={makeView(language)} />
  );
  return { text: readText(block).replaceAll('\u00a0', ' '), html: renderToStaticMarkup(block) };
};

test('the answer counts the hours from the limit on, and names the first with its chance', () => {
  const { text } = show(OWN, HOURS);
  expect(text).toContain('2 trong 4 giờ tới đạt mức 10% của bạn, sớm nhất 17:00 hôm nay (10%): đáng phòng.');
  expect(text).toContain('Phòng tốn 50.000 đ, gặp mưa mất 500.000 đ: đáng phòng từ 10%');
  expect(show(OWN, HOURS, { language: 'en' }).text).toContain('2 of the next 4 hours reach your 10%');
});

test('below the limit nothing is called needless, and without a known chance nothing is said', () => {
  const low = { ...HOURS, items: HOURS.items.slice(0, 3) };
  expect(show(OWN, low).text).toContain('2 giờ tới khả năng mưa đều dưới mức 10% của bạn.');
  const unknown = show(OWN, { ...HOURS, items: [{ name: '14:00', chance: null }] }).text;
  expect(unknown).not.toMatch(/dưới mức|đáng phòng\./u);
  expect(unknown).toContain('đáng phòng từ 10%');
});

test('tomorrow is one chance', () => {
  const tomorrow = (chance: number): ChanceSpan => ({ unit: 'tomorrow', items: [{ name: 'Ngày mai', chance }] });
  expect(show(OWN, tomorrow(60)).text).toContain('Khả năng mưa ngày mai 60%, từ mức 10% của bạn: đáng phòng.');
  expect(show(OWN, tomorrow(9), { language: 'en' }).text).toContain('is below your 10%.');
});

test('under an official warning nothing is weighed', () => {
  const { text } = show(OWN, HOURS, { isWarned: true });
  expect(text).toContain('làm theo bản tin');
  expect(text).not.toContain('sớm nhất');
});

test('the form is folded until a field is wrong, and then says what it needs', () => {
  expect(show(NONE, HOURS).html).toMatch(/<details class="[^"]*"><summary><h2[^>]*>Có đáng phòng mưa không/u);
  const mistaken = show(
    { ...NONE, typed: { cost: '9', loss: '9' }, mistake: { field: 'cost', reason: 'notWorth' } },
    HOURS,
  );
  expect(mistaken.html).toMatch(/<details class="[^"]*" open="">/u);
  expect(mistaken.html).toMatch(/aria-invalid="true" aria-describedby="own-cost" name="cost" value="9"/u);
  expect(mistaken.text).toContain('không bao giờ đáng');
  expect(show(OWN, HOURS).html).toContain('href="/thoi-tiet-ha-noi/theo-gio?cost=&amp;loss=#worth"');
});

test('a chance is underlined and said aloud exactly from the limit on', () => {
  const write = (percent: number | null, worthFrom?: number) =>
    renderToStaticMarkup(
      <Chance percent={percent} view={{ ...makeView(), ...(worthFrom === undefined ? {} : { worthFrom }) }} />,
    );
  expect(write(10, 10)).toMatch(
    /^<u class="[^"]*" title="đáng phòng">10%<span class="visually-hidden"> đáng phòng<\/span><\/u>$/u,
  );
  expect([write(9, 10), write(10), write(null, 10)]).toEqual(['9%', '10%', '–']);
});

test.each([
  ['vi', 'Đi 14:00 có thể ướt, khả năng mưa 30%.', ['30%']],
  ['vi', 'Khả năng mưa 30% trong 6 giờ tới, độ ẩm 90%: không nên phun.', ['30%']],
  ['vi', 'Mưa: 2–7 mm · khả năng 100% · 12 giờ có mưa', ['100%']],
  ['vi', 'có mưa khoảng 15:00 (79%)', ['79%']],
  [
    'vi',
    'gom lúa trước 15:30 (khả năng mưa 45% từ 16:00), xuống 14% (đủ khô); khả năng mưa 29%, khả năng mưa 31%',
    ['45%', '31%'],
  ],
  ['en', '60% chance of rain: do not spray above 85% humidity.', ['60%']],
  ['en', '2–7 mm · chance 100%', ['100%']],
] as const)('in a sentence chances of rain are marked, and nothing else (%s: %s)', (language, text, marked) => {
  const html = renderToStaticMarkup(<MarkedText text={text} view={{ ...makeView(language), worthFrom: 30 }} />);
  expect([...html.matchAll(/<u [^>]*>([^<]*)<span/g)].map(([, percent]) => percent)).toEqual(marked);
  const plain = html.replace(/<span[^>]*>[^<]*<\/span>/g, '').replace(/<[^>]*>/g, '');
  expect(plain).toBe(text);
  expect(renderToStaticMarkup(<MarkedText text={text} view={makeView(language)} />)).toBe(text);
});
