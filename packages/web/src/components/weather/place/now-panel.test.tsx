import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readText } from '#components/weather/visible-text.fixture.ts';
import {
  makeDay,
  makeHour,
  makeIssued,
  makeUnknownDay,
  makeUnknownHour,
  makeView,
} from '#components/weather/weather.fixture.ts';
import { NowPanel, type Yesterday } from './now-panel.tsx';

const vi = makeView('vi');
const abroad = makeView('en', { temperatureUnit: 'F' });
const UNKNOWN: Yesterday = { temperature: null, temperatureMax: null };

interface PanelProps {
  readonly now?: ReturnType<typeof makeHour>;
  readonly today?: ReturnType<typeof makeDay> | null;
  readonly yesterday?: Yesterday;
  readonly sentence?: string | null;
}

const panel = (
  { now = makeHour(0), today = makeDay(0), yesterday = UNKNOWN, sentence = null }: PanelProps,
  view = vi,
) => <NowPanel now={now} issued={makeIssued()} today={today} yesterday={yesterday} sentence={sentence} view={view} />;

describe('now', () => {
  it('says the number, the sentence, its state and today’s range', () => {
    expect(readText(panel({ sentence: 'Trời nắng, 33°.' }))).toBe(
      'Bây giờ|33°|Trời nắng, 33°.|Nắng nhẹ, mây thay đổi|Cảm giác như 42°|Hôm nay (0–24h) từ 25° đến 33°|Cập nhật 13:40 · ECMWF 07:00',
    );
  });

  it('stands without sentence, without today and without values', () => {
    const unknown = panel({ now: makeUnknownHour(0), today: makeUnknownDay(0) });
    expect(readText(unknown)).toBe('Bây giờ|–|Chưa có dữ liệu|Cập nhật 13:40 · ECMWF 07:00');
  });

  it('draws night and storm', () => {
    const draw = (now: ReturnType<typeof makeHour>) => renderToStaticMarkup(panel({ now, today: null }));
    expect(draw(makeHour(8, { code: 1, skyCode: 1 }))).toContain('#n1"');
    expect(draw(makeHour(0, { code: 15, skyCode: 15, thunder: 3 }))).toContain('#under-2');
  });

  it('says what it feels like from three degrees apart on', () => {
    const felt = (feelsLike: number | null) => readText(panel({ now: makeHour(0, { temperature: 30, feelsLike }) }));
    expect(felt(32.9)).not.toContain('Cảm giác');
    expect(felt(33)).toContain('Cảm giác như 33°');
    expect(felt(27)).toContain('Cảm giác như 27°');
    expect(felt(null)).not.toContain('Cảm giác');
  });
});

describe('against yesterday', () => {
  const compared = (temperature: number, before: number, view = vi) =>
    readText(
      panel({ now: makeHour(0, { temperature }), yesterday: { temperature: before, temperatureMax: null } }, view),
    );

  it('is given from one degree apart on, in the word for its warmth', () => {
    expect(compared(33, 31)).toContain('Nóng hơn giờ này hôm qua 2°');
    expect(compared(26, 24)).toContain('Ấm hơn giờ này hôm qua 2°');
    expect(compared(26, 29)).toContain('Mát hơn giờ này hôm qua 3°');
    expect(compared(14, 19)).toContain('Lạnh hơn giờ này hôm qua 5°');
    expect(compared(26, 25.1)).toContain('Gần như giờ này hôm qua');
    expect(compared(26, 25)).toContain('Ấm hơn giờ này hôm qua 1°');
  });

  it('is shown in the visitor’s degrees', () => {
    expect(compared(26, 21, abroad)).toContain('9° warmer than this time yesterday');
    expect(compared(26, 29, abroad)).toContain('5° cooler than this time yesterday');
  });

  it('gives yesterday’s high beside today’s', () => {
    const shown = panel({ yesterday: { temperature: null, temperatureMax: 34.4 } });
    expect(readText(shown)).toContain('Hôm nay (0–24h) từ 25° đến 33°; hôm qua cao nhất 34°');
  });

  it('says nothing of a yesterday or a now that is not known', () => {
    expect(readText(panel({}))).not.toContain('hôm qua');
    const unknownNow = panel({ now: makeUnknownHour(0), yesterday: { temperature: 20, temperatureMax: null } });
    expect(readText(unknownNow)).not.toContain('hôm qua');
  });
});
