import { getWeatherMessages } from '@portal/content/messages/weather';
import { windDeskMessages } from '@portal/content/messages/wind-desk-messages';
import type { WindHeightHour } from '@portal/contract/endpoints/weather-schema';
import { NO_CONDITIONS } from '@portal/domain/safety/work-gate';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { assessDesk } from './assess-desk.ts';
import { describeDesk } from './describe-desk.ts';
import type { DeskData, DeskSubject } from './desk-data.ts';
import { SAMPLE_SUBJECT } from './desk-example.tsx';
import type { DeskView } from './desk-view.ts';
import { WindDesk } from './wind-desk.tsx';

/** Monday 3 August 2026, 14:00 in Vietnam. */
const START = Date.UTC(2026, 7, 3, 7) / 1000;
const at = (hour: number): string => formatMoment(START + 3600 * hour);

const toHour = (hour: number, wind: number, thunder: 0 | 2): WindHeightHour => ({
  at: at(hour),
  basis: 'levels',
  exponent: 0.11,
  airDensity: 1.15,
  temperature: 29,
  pressure: 1008,
  windGust: 9,
  visibility: 12,
  thunder,
  levels: [10, 50, 100, 120, 150].map((height) => ({
    height,
    windSpeed: wind,
    windSpeedLow: wind - 1,
    windSpeedHigh: wind + 1,
    gustEstimate: wind * 1.24,
    windNormalised: wind,
    windDirection: 135,
  })),
});

interface Played {
  readonly windOf?: (hour: number) => number;
  readonly thunderAt?: number;
  readonly waveOf?: ((hour: number) => number) | null;
  readonly runAt?: string;
  readonly demo?: boolean;
}

/** Three days of weather off Bạc Liêu. */
function play({
  windOf = () => 7,
  thunderAt = -1,
  waveOf = () => 1,
  runAt = at(-4),
  demo = false,
}: Played = {}): DeskData {
  const hours = Array.from({ length: 72 }, (_, hour) => hour);
  return {
    place: { lat: 9.05, lng: 105.98, elevation: 0 } as DeskData['place'],
    issued: {
      source: 'gfs',
      runAt,
      updatedAt: runAt,
      demo,
      sources: { windSpeed: { source: demo ? 'demo' : 'gfs', runAt } },
      estimated: [],
      credits: [],
    },
    wind: hours.map((hour) => toHour(hour, windOf(hour), hour === thunderAt ? 2 : 0)),
    waves:
      waveOf === null
        ? null
        : hours.map((hour) => ({
            at: at(hour),
            waveHeight: waveOf(hour),
            wavePeriod: 6,
            waveDirection: 135,
            windSpeed: 7,
            windDirection: 135,
          })),
    wavesMissing: waveOf === null ? 'noData' : null,
    conditions: NO_CONDITIONS,
  };
}

const toView = (language: 'vi' | 'en'): DeskView => ({
  words: getWeatherMessages(language),
  style: { language, temperatureUnit: 'C', windUnit: 'ms' },
  nowAt: at(0),
  path: '/',
  desk: windDeskMessages[language],
});
const CRANE: DeskSubject = { ...SAMPLE_SUBJECT, works: SAMPLE_SUBJECT.works.slice(0, 1) };
const say = (played: Played, subject = CRANE, language: 'vi' | 'en' = 'vi'): string => {
  const view = toView(language);
  return describeDesk(assessDesk(play(played), subject, view.nowAt), view).replaceAll('\u00a0', ' ');
};
const draw = (played: Played, subject = SAMPLE_SUBJECT, language: 'vi' | 'en' = 'vi'): string =>
  renderToString(
    <WindDesk title="Bạc Liêu" data={play(played)} subject={subject} warnings={[]} view={toView(language)} />,
  )
    .replaceAll('\u00a0', ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('<!-- -->', '');

describe('the first sentence', () => {
  it('says until when, why it ends and when again', () => {
    const windOf = (hour: number) => (hour >= 27 && hour < 47 ? 10.4 : 7);
    expect(say({ windOf })).toBe(
      'Cẩu được đến 17:00 Thứ Ba (khả năng đủ 8 giờ: trên 99%). Sau đó gió ở 150 m vượt 10 m/s và gió giật ở 150 m vượt 12 m/s, làm lại được từ 13:00 Thứ Tư (khả năng đủ 8 giờ: trên 99%).',
    );
    expect(say({ windOf }, CRANE, 'en')).toContain(
      'Lifting is possible until 17:00 Tuesday (over 99% chance that it holds for 8 h).',
    );
  });
  it('says that it is not possible now, and from when', () => {
    expect(say({ windOf: (hour) => (hour < 6 ? 9.8 : 7) })).toBe(
      'Chưa cẩu được: gió giật ở 150 m vượt 12 m/s. Cửa sổ kế tiếp từ 20:00 hôm nay (khả năng đủ 8 giờ: trên 99%).',
    );
    expect(say({ windOf: (hour) => (hour % 8 === 7 ? 11 : 7) })).toContain('không có cửa sổ nào đủ 8 giờ');
  });
  it('offers no window without what it is worth, and calls it enough only from 70 %', () => {
    const windOf = () => 9.4;
    const chance = Number(/đủ 8 giờ: (\d+)%/.exec(say({ windOf }))?.[1]);
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(70);
    expect(draw({ windOf }, CRANE)).toContain(`hơn 72 giờ · khả năng đủ 8 giờ: ${chance}%`);
    expect(draw({ windOf: () => 7 }, CRANE)).toContain('hơn 72 giờ · đủ chắc · khả năng đủ 8 giờ: trên 99%');
  });
  it('names thunder where it ends the work', () => {
    expect(say({ thunderAt: 12 })).toContain(
      'Cẩu được đến 02:00 Thứ Ba (khả năng đủ 8 giờ: trên 99%). Sau đó nhiều khả năng có dông',
    );
  });
  it('gives no window without limits, for old data, and for what nothing is known of', () => {
    expect(say({}, { ...CRANE, works: [] })).toBe('Chưa có ngưỡng nên chưa đưa ra cửa sổ nào.');
    expect(say({ runAt: at(-13) })).toContain('Số liệu đã cũ 13 giờ. Không đưa cửa sổ mới');
    expect(say({ runAt: at(-12) })).toContain('Cẩu được suốt 72 giờ tới (khả năng đủ 8 giờ: trên 99%).');
    expect(say({}, { ...CRANE, works: SAMPLE_SUBJECT.works.slice(2, 3) })).toBe(
      'Lặn, cáp ngầm: chưa có số liệu dòng chảy nên không đưa ra cửa sổ.',
    );
  });
});

describe('the desk', () => {
  it('marks the portal’s limits and the illustration, and never gives MW for it', () => {
    const html = draw({ demo: true });
    expect(html).toContain('Cửa sổ thời tiết theo ngưỡng đề xuất');
    expect(html).toContain('không phải tua-bin của bạn');
    expect(html).not.toContain('>MWh<');
    expect(html.match(/đề xuất<\/span>/g)).toHaveLength(2);
    expect(html).toContain(getWeatherMessages('vi').demoMark);
  });
  it('without waves leaves vessels and diving empty and still computes the crane', () => {
    const html = draw({ waveOf: null });
    expect(html).toContain('Chưa có dữ liệu sóng cho điểm này.');
    expect(html).toContain('Chưa có dữ liệu sóng và chu kỳ sóng');
    expect(html).toContain('từ 14:00 T2');
  });
  it('without limits shows no strip and no limit', () => {
    const html = draw({}, { ...SAMPLE_SUBJECT, works: [], isSuggested: false });
    expect(html).toContain('Nhập ít nhất ngưỡng gió và sóng');
    expect(html).not.toContain('Ngưỡng của bạn</h3>');
  });
  it('shows ranges at every height, half hours as interpolated, and both languages', () => {
    const html = draw({ waveOf: (hour) => (hour >= 20 && hour < 30 ? 2 : 1) });
    expect(html.match(/6,0–8,0/g)).toHaveLength(5);
    expect(html).toContain('nội suy</small>');
    expect(html).toContain('Vượt 1,5 m từ 10:00 Thứ Ba đến 20:00 Thứ Ba, cao nhất 2,0 m.');
    expect(draw({}, SAMPLE_SUBJECT, 'en')).toContain('Weather windows within suggested limits');
  });
});
