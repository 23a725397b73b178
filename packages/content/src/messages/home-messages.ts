import type { Language } from '@portal/domain/language/language';

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

const vi = {
  heading: 'Hôm nay trời thế nào ở chỗ bạn?',
  weatherIn: 'Thời tiết',
  chance: 'Khả năng mưa',
  rain: 'mưa',
  otherPlace: 'Đổi nơi',
  wholeDay: 'Xem cả ngày',
  demo: 'Số liệu minh họa, không phải dự báo thật',
  provinces: 'Hôm nay trên cả nước',
  places: (count: number, low: string, high: string) => `${count} nơi · ${low}–${high}`,
  key: '%: khả năng mưa trong ngày · °: cao nhất',
  regions: { north: 'Bắc Bộ', central: 'Trung Bộ – Tây Nguyên', south: 'Nam Bộ' },
  rainChance: (percent: number, time: string) => `mưa ${time === '' ? '' : `${time} `}${percent}%`,
  country: {
    everywhere: {
      most: 'cả nước có mưa nhiều nơi',
      some: 'cả nước có mưa rải rác',
      few: 'cả nước có mưa vài nơi',
      good: 'cả nước khả năng có mưa vài nơi',
      slight: 'cả nước có thể có mưa vài nơi',
      dry: 'cả nước phần lớn không mưa',
    },
    rain: (
      spread: 'most' | 'some' | 'few' | 'good' | 'slight' | 'dry',
      regions: readonly ('north' | 'central' | 'highlands' | 'south')[],
    ) => `${LIST_VI.format(regions.map((region) => REGIONS_VI[region]))} ${SPREADS_VI[spread]}`,
    extremes: (warmest: readonly [string, string], coolest: readonly [string, string], isCold: boolean) =>
      `Nóng nhất ${warmest[0]} ${warmest[1]}, ${isCold ? 'lạnh' : 'mát'} nhất ${coolest[0]} ${coolest[1]}.`,
  },
  noData: 'Chưa có dữ liệu',
  provincesMissing: 'Chưa tải được danh sách tỉnh, thành phố. Bạn vẫn có thể tìm địa điểm ở trên.',
  demoNote: 'Số liệu minh họa được tạo từ trung bình khí hậu, không phải dự báo thật.',
  nextRain: {
    /** `có mưa khoảng 16:00 (80%)`: word for rain, time, chance of the whole spell. */
    at: (rain: string, when: string, chance: string) => `${rain} ${when} (${chance})`,
    now: 'trong giờ này',
    about: (clock: string) => `khoảng ${clock}`,
    tomorrow: (clock: string) => `${clock} ngày mai`,
    whole: (hours: number, rain: string) => `${hours} giờ tới ${rain}`,
  },
  work: {
    title: 'Cho công việc của bạn',
    farm: { name: 'Nhà nông', text: 'Giờ nên phun, phơi, bón, thu hoạch của từng nơi, từng cây' },
    rain: {
      name: 'Báo trước khi mưa',
      text: 'Được nhắn trước khi mưa đến nơi bạn sắp qua',
    },
    hydropower: {
      name: 'Thủy điện',
      text: 'Mưa lưu vực và lưu lượng nước về hồ',
      basin: (low: string, high: string) => `Lưu vực sông Đà, 24 giờ tới: mưa ${low}–${high}`,
      little: 'Lưu vực sông Đà, 24 giờ tới: mưa dưới 1\u00a0mm',
    },
    wind: {
      name: 'Điện gió',
      text: 'Gió từng độ cao và giờ cẩu được',
      hub: (speed: string, clock: string) => `Ngoài khơi Bạc Liêu cũ, ở 100 m: ${speed} lúc ${clock}`,
    },
  },
  developers: 'API thời tiết cho phần mềm',
};

export type HomeMessages = typeof vi;

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

const en: HomeMessages = {
  heading: 'What is the weather like where you are?',
  weatherIn: 'Weather in',
  chance: 'Chance of rain',
  rain: 'rain',
  otherPlace: 'Change place',
  wholeDay: 'See the whole day',
  demo: 'Demo figures, not a real forecast',
  provinces: 'Today across the country',
  places: (count, low, high) => `${count} places · ${low}–${high}`,
  key: '%: chance of rain today · °: highest',
  regions: { north: 'North', central: 'Central and Highlands', south: 'South' },
  rainChance: (percent, time) => `${time === '' ? '' : `${time} `}rain ${percent}%`,
  country: {
    everywhere: {
      most: 'rain in most places across the country',
      some: 'scattered rain across the country',
      few: 'rain in a few places across the country',
      good: 'a good chance of rain in places across the country',
      slight: 'a slight chance of rain in places across the country',
      dry: 'mostly dry across the country',
    },
    rain: (spread, regions) =>
      `${SPREADS_EN[spread]} in ${LIST_EN.format(regions.map((region) => REGIONS_EN[region]))}`,
    extremes: (warmest, coolest, isCold) =>
      `Warmest in ${warmest[0]} at ${warmest[1]}, ${isCold ? 'coldest' : 'coolest'} in ${coolest[0]} at ${coolest[1]}.`,
  },
  noData: 'No data yet',
  provincesMissing: 'The list of provinces could not be loaded. You can still search for a place above.',
  demoNote: 'Demo figures are made from climate normals; they are not a real forecast.',
  nextRain: {
    at: (rain, when, chance) => `${rain} ${when} (${chance})`,
    now: 'within this hour',
    about: (clock) => `around ${clock}`,
    tomorrow: (clock) => `${clock} tomorrow`,
    whole: (hours, rain) => `${rain} in the next ${hours} hours`,
  },
  work: {
    title: 'For your work',
    farm: { name: 'Farming', text: 'When to spray, dry, fertilise and harvest, place by place and crop by crop' },
    rain: {
      name: 'Rain alerts',
      text: 'A message before the rain reaches the places on your way',
    },
    hydropower: {
      name: 'Hydropower',
      text: 'Rain over the catchment and inflow to the reservoir',
      basin: (low, high) => `Da River basin, next 24 hours: ${low}–${high} of rain`,
      little: 'Da River basin, next 24 hours: less than 1\u00a0mm of rain',
    },
    wind: {
      name: 'Wind power',
      text: 'Wind by height and the hours for the crane',
      hub: (speed, clock) => `Off Bac Lieu, at 100 m: ${speed} at ${clock}`,
    },
  },
  developers: 'Weather API for software',
};

export const homeMessages: Readonly<Record<Language, HomeMessages>> = { vi, en };
