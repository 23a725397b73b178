import type { Language } from '@portal/domain/language/language';
import type { Wording } from '../wording.ts';

const vi = {
  automatic: 'Bản tin tự động',
  automaticNote:
    'Bản tin lập tự động từ lần chạy mô hình mới nhất, chưa được dự báo viên kiểm tra. Không phải cảnh báo thiên tai.',
  demo: 'Số liệu minh họa',
  titles: {
    forecast: (hour: string, date: string) => `Dự báo thời tiết ${hour} giờ ngày ${date}`,
    hydromet: (hour: string, date: string) => `Bản tin khí tượng thủy văn ${hour} giờ ngày ${date}`,
  },
  descriptions: {
    forecast:
      'Thời tiết ba ngày tới ở bảy vùng khí hậu, ba thành phố lớn và mười vùng biển, viết tự động hai lần mỗi ngày.',
    hydromet: 'Tổng lượng mưa 1, 2, 3 và 10 ngày tới ở bảy vùng khí hậu của Việt Nam, viết tự động hai lần mỗi ngày.',
  },
  made: (clock: string, date: string) => `Tạo lúc ${clock} ngày ${date}`,
  run: (source: string, clock: string, date: string) => `Lượt tính ${source} ${clock} ngày ${date}`,
  parts: { land: 'Các vùng trên đất liền', cities: 'Ba thành phố lớn', seas: 'Các vùng biển' },
  seaNote: 'Trạng thái biển suy từ cấp gió như trong bản tin quốc gia; ở đây chưa có dự báo độ cao sóng.',
  weatherOf: 'Thời tiết từng vùng trong bản tin cùng giờ',
  region: 'Vùng',
  rainTitle: 'Mưa cộng dồn, mi-li-mét',
  rainNote: 'Từ tỉnh ít nhất tới tỉnh nhiều nhất trong vùng. Ở đây chưa có số đo mực nước và lưu lượng sông.',
  inDays: (days: number) => `${days} ngày`,
  fromDate: (date: string) => `Tính từ ngày ${date}`,
  unknown: 'Chưa có dữ liệu',
  latest: 'Bản tin mới nhất',
  earlier: 'Các bản tin trước',
  none: 'Chưa có bản tin nào. Bản tin ra lúc 7 giờ và 19 giờ hằng ngày, ngay khi có lượt tính.',
  fromEditors: 'Bài của ban biên tập',
  retention: 'Bản tin được giữ 90 ngày.',
};

export type BulletinMessages = typeof vi;

const en: Wording<BulletinMessages> = {
  automatic: 'Automatic bulletin',
  automaticNote:
    'Generated automatically from the latest model run and not checked by a forecaster. Not a disaster warning.',
  demo: 'Demo figures',
  titles: {
    forecast: (hour: string, date: string) => `Weather forecast, ${hour}:00 on ${date}`,
    hydromet: (hour: string, date: string) => `Hydrometeorological bulletin, ${hour}:00 on ${date}`,
  },
  descriptions: {
    forecast:
      'The next three days in seven climate regions, three great cities and ten sea areas, written automatically twice a day.',
    hydromet:
      'Rain over 1, 2, 3 and 10 days in the seven climate regions of Vietnam, written automatically twice a day.',
  },
  made: (clock: string, date: string) => `Made at ${clock} on ${date}`,
  run: (source: string, clock: string, date: string) => `Model run: ${source}, ${clock}, ${date}`,
  parts: { land: 'Regions', cities: 'Three great cities', seas: 'Sea areas' },
  seaNote:
    'The state of the sea follows from wind force, as in the national bulletin; wave heights are not forecast here.',
  weatherOf: 'Weather by region in the bulletin of the same hour',
  region: 'Region',
  rainTitle: 'Rain in total, millimetres',
  rainNote:
    'From the driest to the wettest province of the region. Water levels and river flows are not measured here.',
  inDays: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  fromDate: (date: string) => `Counted from ${date}`,
  unknown: 'No data yet',
  latest: 'Latest bulletin',
  earlier: 'Earlier bulletins',
  none: 'There is no bulletin yet. They come at 07:00 and 19:00 every day, as soon as there is a run.',
  fromEditors: 'From the editors',
  retention: 'Bulletins are kept for 90 days.',
};

export const bulletinMessages: Readonly<Record<Language, BulletinMessages>> = { vi, en };
