import { pair, splitLanguages } from '../split-languages.ts';

const REGIONS_VI = { north: 'Bắc Bộ', central: 'Trung Bộ', highlands: 'Tây Nguyên', south: 'Nam Bộ' };
const LIST_VI = new Intl.ListFormat('vi', { type: 'conjunction' });
/** Areal extent as in the national bulletin: up to one third, up to two thirds, more (domain-2.md §16.2). */
const SPREADS_VI = {
  most: 'có mưa nhiều nơi',
  some: 'có mưa rải rác',
  few: 'có mưa vài nơi',
  good: 'khả năng có mưa vài nơi',
  slight: 'có thể có mưa vài nơi',
  dry: 'phần lớn không mưa',
};

const REGIONS_EN = {
  north: 'the North',
  central: 'the Centre',
  highlands: 'the Central Highlands',
  south: 'the South',
};
const LIST_EN = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const SPREADS_EN = {
  most: 'rain in most places',
  some: 'scattered rain',
  few: 'rain in a few places',
  good: 'a good chance of rain in places',
  slight: 'a slight chance of rain in places',
  dry: 'mostly dry',
};

export const homeMessages = splitLanguages({
  heading: ['Hôm nay trời thế nào ở chỗ bạn?', 'What is the weather like where you are?'],
  weatherIn: ['Thời tiết', 'Weather in'],
  chance: ['Khả năng mưa', 'Chance of rain'],
  rain: ['mưa', 'rain'],
  otherPlace: ['Đổi nơi', 'Change place'],
  wholeDay: ['Xem cả ngày', 'See the whole day'],
  demo: ['Số liệu minh họa, không phải dự báo thật', 'Demo figures, not a real forecast'],
  provinces: ['Hôm nay trên cả nước', 'Today across the country'],
  places: pair([
    (count: number, low: string, high: string) => `${count} nơi · ${low}–${high}`,
    (count, low, high) => `${count} places · ${low}–${high}`,
  ]),
  key: [
    '%: khả năng mưa từ giờ đến hết ngày · hình: cả ngày · °: cao nhất',
    '%: chance of rain in what is left of today · icon: all day · °: highest',
  ],
  regions: {
    north: ['Bắc Bộ', 'North'],
    central: ['Trung Bộ – Tây Nguyên', 'Central and Highlands'],
    south: ['Nam Bộ', 'South'],
  },
  rainChance: pair([
    (percent: number, time: string) => `mưa ${time === '' ? '' : `${time} `}${percent}%`,
    (percent, time) => `${time === '' ? '' : `${time} `}rain ${percent}%`,
  ]),
  country: {
    everywhere: {
      most: ['cả nước có mưa nhiều nơi', 'rain in most places across the country'],
      some: ['cả nước có mưa rải rác', 'scattered rain across the country'],
      few: ['cả nước có mưa vài nơi', 'rain in a few places across the country'],
      good: ['cả nước khả năng có mưa vài nơi', 'a good chance of rain in places across the country'],
      slight: ['cả nước có thể có mưa vài nơi', 'a slight chance of rain in places across the country'],
      dry: ['cả nước phần lớn không mưa', 'mostly dry across the country'],
    },
    rain: pair([
      (
        spread: 'most' | 'some' | 'few' | 'good' | 'slight' | 'dry',
        regions: readonly ('north' | 'central' | 'highlands' | 'south')[],
      ) => `${LIST_VI.format(regions.map((region) => REGIONS_VI[region]))} ${SPREADS_VI[spread]}`,
      (spread, regions) => `${SPREADS_EN[spread]} in ${LIST_EN.format(regions.map((region) => REGIONS_EN[region]))}`,
    ]),
    extremes: pair([
      (warmest: readonly [string, string], coolest: readonly [string, string], isCold: boolean) =>
        `Nóng nhất ${warmest[0]} ${warmest[1]}, ${isCold ? 'lạnh' : 'mát'} nhất ${coolest[0]} ${coolest[1]}.`,
      (warmest, coolest, isCold) =>
        `Warmest in ${warmest[0]} at ${warmest[1]}, ${isCold ? 'coldest' : 'coolest'} in ${coolest[0]} at ${coolest[1]}.`,
    ]),
  },
  noData: ['Chưa có dữ liệu', 'No data yet'],
  provincesMissing: [
    'Chưa tải được danh sách tỉnh, thành phố. Bạn vẫn có thể tìm địa điểm ở trên.',
    'The list of provinces could not be loaded. You can still search for a place above.',
  ],
  demoNote: [
    'Số liệu minh họa được tạo từ trung bình khí hậu, không phải dự báo thật.',
    'Demo figures are made from climate normals; they are not a real forecast.',
  ],
  nextRain: {
    /** `có mưa khoảng 16:00 (80%)`: word for rain, time, chance of the whole spell. */
    at: pair([
      (rain: string, when: string, chance: string) => `${rain} ${when} (${chance})`,
      (rain, when, chance) => `${rain} ${when} (${chance})`,
    ]),
    now: ['trong giờ này', 'within this hour'],
    about: pair([(clock: string) => `khoảng ${clock}`, (clock) => `around ${clock}`]),
    tomorrow: pair([(clock: string) => `${clock} ngày mai`, (clock) => `${clock} tomorrow`]),
    whole: pair([
      (hours: number, rain: string) => `${hours} giờ tới ${rain}`,
      (hours, rain) => `${rain} in the next ${hours} hours`,
    ]),
  },
  work: {
    title: ['Cho công việc của bạn', 'For your work'],
    farm: {
      name: ['Nhà nông', 'Farming'],
      text: [
        'Giờ nên phun, phơi, bón, thu hoạch của từng nơi, từng cây',
        'When to spray, dry, fertilise and harvest, place by place and crop by crop',
      ],
    },
    rain: {
      name: ['Báo trước khi mưa', 'Rain alerts'],
      text: ['Được nhắn trước khi mưa đến nơi bạn sắp qua', 'A message before the rain reaches the places on your way'],
    },
    hydropower: {
      name: ['Thủy điện', 'Hydropower'],
      text: ['Mưa lưu vực và lưu lượng nước về hồ', 'Rain over the catchment and inflow to the reservoir'],
      basin: pair([
        (low: string, high: string) => `Lưu vực sông Đà, 24 giờ tới: mưa ${low}–${high}`,
        (low, high) => `Da River basin, next 24 hours: ${low}–${high} of rain`,
      ]),
      little: [
        'Lưu vực sông Đà, 24 giờ tới: mưa dưới 1\u00a0mm',
        'Da River basin, next 24 hours: less than 1\u00a0mm of rain',
      ],
    },
    wind: {
      name: ['Điện gió', 'Wind power'],
      text: ['Gió từng độ cao và giờ cẩu được', 'Wind by height and crane hours'],
      hub: pair([
        (speed: string, clock: string) => `Ngoài khơi Bạc Liêu cũ, ở 100 m: ${speed} lúc ${clock}`,
        (speed, clock) => `Off Bac Lieu, at 100 m: ${speed} at ${clock}`,
      ]),
    },
  },
  developers: ['API thời tiết cho phần mềm', 'Weather API for software'],
});

export type HomeMessages = (typeof homeMessages)['vi'];
