import { pair, splitLanguages } from '../split-languages.ts';

export const bulletinMessages = splitLanguages({
  automatic: ['Bản tin tự động', 'Automatic bulletin'],
  automaticNote: [
    'Bản tin lập tự động từ phiên mô hình mới nhất, chưa được dự báo viên kiểm tra. Không phải cảnh báo thiên tai.',
    'Generated automatically from the latest model run and not checked by a forecaster. Not a disaster warning.',
  ],
  demo: ['Số liệu minh họa', 'Demo figures'],
  titles: {
    forecast: pair([
      (hour: string, date: string) => `Dự báo thời tiết ${hour} giờ ngày ${date}`,
      (hour, date) => `Weather forecast, ${hour}:00 on ${date}`,
    ]),
    hydromet: pair([
      (hour: string, date: string) => `Bản tin khí tượng thủy văn ${hour} giờ ngày ${date}`,
      (hour, date) => `Hydrometeorological bulletin, ${hour}:00 on ${date}`,
    ]),
  },
  descriptions: {
    forecast: [
      'Thời tiết ba ngày tới ở bảy vùng khí hậu, ba thành phố lớn và mười vùng biển, viết tự động hai lần mỗi ngày.',
      'The next three days in seven climate regions, three major cities and ten sea areas, written automatically twice a day.',
    ],
    hydromet: [
      'Tổng lượng mưa 1, 2, 3 và 10 ngày tới ở bảy vùng khí hậu của Việt Nam, viết tự động hai lần mỗi ngày.',
      'Rain over 1, 2, 3 and 10 days in the seven climate regions of Vietnam, written automatically twice a day.',
    ],
  },
  made: pair([
    (clock: string, date: string) => `Tạo lúc ${clock} ngày ${date}`,
    (clock, date) => `Made at ${clock} on ${date}`,
  ]),
  run: pair([
    (source: string, clock: string, date: string) => `Phiên mô hình ${source} ${clock} ngày ${date}`,
    (source, clock, date) => `Model run: ${source}, ${clock}, ${date}`,
  ]),
  parts: {
    land: ['Các vùng trên đất liền', 'Regions'],
    cities: ['Ba thành phố lớn', 'Three major cities'],
    seas: ['Các vùng biển', 'Sea areas'],
  },
  seaNote: [
    'Trạng thái biển suy từ cấp gió như trong bản tin quốc gia; ở đây chưa có dự báo độ cao sóng.',
    'The state of the sea follows from wind force, as in the national bulletin; wave heights are not forecast here.',
  ],
  weatherOf: ['Thời tiết từng vùng trong bản tin cùng giờ', 'Weather by region in the bulletin of the same hour'],
  region: ['Vùng', 'Region'],
  rainTitle: ['Mưa cộng dồn, mi-li-mét', 'Total rain, millimetres'],
  rainNote: [
    'Từ tỉnh mưa ít nhất tới tỉnh mưa nhiều nhất trong vùng. Ở đây chưa có số đo mực nước và lưu lượng sông.',
    'From the driest to the wettest province of the region. Water levels and river flows are not measured here.',
  ],
  inDays: pair([(days: number) => `${days} ngày`, (days) => (days === 1 ? '1 day' : `${days} days`)]),
  fromDate: pair([(date: string) => `Tính từ ngày ${date}`, (date) => `Counted from ${date}`]),
  unknown: ['Chưa có dữ liệu', 'No data yet'],
  latest: ['Bản tin mới nhất', 'Latest bulletin'],
  earlier: ['Các bản tin trước', 'Earlier bulletins'],
  none: [
    'Chưa có bản tin nào. Bản tin ra lúc 7 giờ và 19 giờ hằng ngày, ngay khi có phiên mô hình.',
    'No bulletin yet. Bulletins are issued at 07:00 and 19:00 every day once a model run is available.',
  ],
  fromEditors: ['Bài của ban biên tập', 'From the editors'],
  retention: ['Bản tin được giữ 90 ngày.', 'Bulletins stay available for 90 days.'],
});

export type BulletinMessages = (typeof bulletinMessages)['vi'];
