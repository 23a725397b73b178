import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DetailTiles } from './detail-tiles.tsx';
import {
  makeAqi,
  makeDay,
  makeHour,
  makeIssued,
  makeToday,
  makeUnknownDay,
  makeUnknownHour,
  makeUv,
  makeView,
} from './make-sample-weather.ts';
import { NowPanel } from './now-panel.tsx';
import { readText } from './read-text.ts';

const vi = makeView('vi');
const NO_SKY = { sunrise: null, sunset: null, moon: null, lunarDate: null };
const abroad = makeView('en', { temperatureUnit: 'F', windUnit: 'ms' });

describe('now', () => {
  it('says the sentence first, then the number, its state and today’s range', () => {
    const panel = (
      <NowPanel now={makeHour(0)} issued={makeIssued()} today={makeDay(0)} sentence="Hà Nội 33°." view={vi} />
    );
    expect(readText(panel)).toBe(
      'Bây giờ|Hà Nội 33°.|33°|Nắng nhẹ, mây thay đổi|Cảm giác như 42°|Hôm nay thấp nhất 25°, cao nhất 33°|Cập nhật 13:40 · ECMWF 07:00',
    );
  });

  it('stands without sentence, without today and without values', () => {
    const panel = (
      <NowPanel now={makeUnknownHour(0)} issued={makeIssued()} today={makeUnknownDay(0)} sentence={null} view={vi} />
    );
    expect(readText(panel)).toBe('Bây giờ|–|Chưa có dữ liệu|Cập nhật 13:40 · ECMWF 07:00');
  });

  it('draws night and storm', () => {
    const night = makeHour(8, { code: 1 });
    const draw = (now: typeof night) =>
      renderToStaticMarkup(<NowPanel now={now} issued={makeIssued()} today={null} sentence={null} view={vi} />);
    expect(draw(night)).toContain('#n1"');
    expect(draw(makeHour(0, { code: 15, thunder: 3 }))).toContain('#under-2');
  });
});

describe('the tiles', () => {
  const tiles = (hour = makeHour(0), view = vi, uv: ReturnType<typeof makeUv> | null = makeUv()) => (
    <DetailTiles now={{ now: hour, issued: makeIssued() }} uv={uv} aqi={makeAqi()} sky={makeToday()} view={view} />
  );

  it('say value, word and remark', () => {
    const text = readText(tiles());
    for (const part of [
      'Gió|8|km/h|Đông Nam · cấp 2|Giật 15 km/h',
      'Độ ẩm|67|%|Rất oi bức|Điểm sương 26°',
      'Chỉ số UV|7|Cao|Cao nhất 11 lúc 12:00',
      'Không khí (VN_AQI)|63|Trung bình|PM2.5 28 µg/m³ · AQI ước tính từ mô hình',
      'Lượng mây|61|%|',
      'Khí áp|1.004,6|hPa|Quy về mực nước biển',
      'Mặt trời|05:31|– 18:34|Mọc – Lặn|Ngày dài 13 giờ 3 phút',
      'Mặt Trăng|78 %|sáng|Trăng khuyết cuối tháng|Mọc 21:48, lặn 09:31',
      'Âm lịch|21/6|Năm Bính Ngọ|Ngày 21 tháng 6',
    ])
      expect(text).toContain(part);
  });

  it('write °F and m/s', () => {
    const text = readText(tiles(makeHour(0), abroad));
    expect(text).toContain('Wind|2.3|m/s|Southeast · force 2|Gusts 4.1 m/s');
    expect(text).toContain('Dew point 78°');
  });

  it('say calm once, without a direction', () => {
    expect(readText(tiles(makeHour(0, { windSpeed: 0.1 })))).toContain('Gió|0|km/h|Lặng gió · cấp 0|');
  });

  it('say what is not known, without units, scales or zeros', () => {
    const element = tiles(makeUnknownHour(0), vi, null);
    const text = readText(element);
    for (const label of ['Gió', 'Độ ẩm', 'Chỉ số UV', 'Tầm nhìn', 'Lượng mây', 'Khí áp'])
      expect(text).toContain(`${label}|–|Chưa có dữ liệu`);
    // The scale of air quality is the only one left.
    expect(renderToStaticMarkup(element).match(/<svg/g)).toHaveLength(1);
  });

  it('keep air, UV, sun, moon and lunar date where the hour is missing', () => {
    const element = <DetailTiles now={null} uv={makeUv()} aqi={makeAqi()} sky={NO_SKY} view={vi} />;
    expect(renderToStaticMarkup(element).match(/<li/g)).toHaveLength(5);
  });

  it('say demo where only the air is demo', () => {
    const demo = makeIssued({
      source: null,
      runAt: null,
      demo: true,
      sources: { pm25: { source: 'demo', runAt: '' } },
    });
    const element = (
      <DetailTiles
        now={{ now: makeHour(0), issued: makeIssued() }}
        uv={null}
        aqi={makeAqi(demo)}
        sky={NO_SKY}
        view={vi}
      />
    );
    expect(readText(element)).toContain('Một phần là minh họa');
  });
});
