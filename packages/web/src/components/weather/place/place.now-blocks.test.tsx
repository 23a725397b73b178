import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DetailTiles } from '#components/weather/tiles/detail-tiles.tsx';
import { readText } from '#components/weather/visible-text.fixture.ts';
import {
  makeAqi,
  makeHour,
  makeIssued,
  makeToday,
  makeUnknownHour,
  makeUv,
  makeView,
} from '#components/weather/weather.fixture.ts';

const vi = makeView('vi');
const NO_SKY = { sunrise: null, sunset: null, moon: null, lunarDate: null };
const abroad = makeView('en', { temperatureUnit: 'F', windUnit: 'ms' });

describe('the tiles', () => {
  const tiles = (hour = makeHour(0), view = vi, uv: ReturnType<typeof makeUv> | null = makeUv()) => (
    <DetailTiles
      now={{ now: hour, issued: makeIssued() }}
      coming={[]}
      uv={uv}
      aqi={makeAqi()}
      sky={makeToday()}
      view={view}
    />
  );

  it('say value, word and one remark, with advice below them', () => {
    const text = readText(tiles());
    for (const part of [
      'Gió|8|km/h|Đông Nam|cấp 2, giật 15 km/h',
      'Độ ẩm|67|%|Rất oi bức|Điểm sương 26°',
      'Chỉ số UV|7|Cao|Cao nhất 11 lúc 12:00|Không khí',
      'Không khí (VN_AQI)|63|Trung bình|PM2.5 28 µg/m³, ước tính từ mô hình|Tầm nhìn',
      '|Gợi ý của chúng tôi: Bớt ra nắng giữa trưa; đội mũ, đeo kính, bôi kem chống nắng. Người nhạy cảm nên để ý khi ho, khó thở.',
      '|VN_AQI theo ngày, ước tính từ mô hình|Hôm nay 58 Trung bình (PM2.5) · T3 4/8 104 Kém (O₃)|',
      'Lượng mây|61%, nắng nhẹ, mây thay đổi|',
      'Khí áp mực biển|1.004,6 hPa|',
      'Mặt trời, Mặt Trăng|Mọc|05:31 –|Lặn|18:34|Âm lịch: ngày 21 tháng 6. Trăng khuyết dần, mọc 21:48, lặn 09:31|',
    ])
      expect(text).toContain(part);
  });

  it('write °F and m/s', () => {
    const text = readText(tiles(makeHour(0), abroad));
    expect(text).toContain('Wind|2.3|m/s|Southeast|force 2, gusts 4.1 m/s');
    expect(text).toContain('Dew point 78°');
  });

  it('say calm once, without a direction', () => {
    expect(readText(tiles(makeHour(0, { windSpeed: 0.1 })))).toContain('Gió|0|km/h|Lặng gió|');
  });

  it('say what is not known, without units, scales or zeros', () => {
    const element = tiles(makeUnknownHour(0), vi, null);
    const text = readText(element);
    for (const label of ['Gió', 'Độ ẩm', 'Chỉ số UV']) expect(text).toContain(`${label}|–|Chưa có dữ liệu`);
    for (const label of ['Tầm nhìn', 'Lượng mây', 'Khí áp mực biển'])
      expect(text).toContain(`${label}|Chưa có dữ liệu`);
    // What remains: the air quality scale.
    expect(renderToStaticMarkup(element).match(/<svg[^>]*viewBox/g)).toHaveLength(1);
    expect(text).not.toContain('Bớt ra nắng');
  });

  it('keep air, UV and sky where the hour is missing', () => {
    const element = <DetailTiles now={null} coming={[]} uv={makeUv()} aqi={makeAqi()} sky={NO_SKY} view={vi} />;
    // UV and air, the days of the air, sun and moon.
    expect(renderToStaticMarkup(element).match(/<li/g)).toHaveLength(4);
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
        coming={[]}
        uv={null}
        aqi={makeAqi(demo)}
        sky={NO_SKY}
        view={vi}
      />
    );
    expect(readText(element)).toContain('một phần minh họa');
  });
});
