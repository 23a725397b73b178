import type { Language } from '@portal/domain/language/language';

const REGIONS_VI = { north: 'Bắc Bộ', central: 'Trung Bộ', highlands: 'Tây Nguyên', south: 'Nam Bộ' };
const LIST_VI = new Intl.ListFormat('vi', { type: 'conjunction' });
/** Shares of the places as the hydrometeorological service says them: up to a third, up to two thirds, more (domain-2.md §16.2). */
const SPREADS_VI = {
  most: 'có mưa nhiều nơi',
  some: 'có mưa rải rác',
  few: 'có mưa vài nơi',
  dry: 'phần lớn không mưa',
};

/** Words of the home page. */
const vi = {
  heading: 'Hôm nay trời thế nào ở chỗ bạn?',
  lead: 'Dự báo theo giờ và theo ngày cho 34 tỉnh, thành phố và hàng nghìn địa điểm trên cả nước.',
  popular: 'Xem nhanh',
  provinces: 'Các tỉnh, thành phố hôm nay',
  regions: { north: 'Bắc Bộ', central: 'Trung Bộ – Tây Nguyên', south: 'Nam Bộ' },
  rainChance: (percent: number, time: string) => `mưa ${time === '' ? '' : `${time} `}${percent}%`,
  country: {
    everywhere: {
      most: 'cả nước có mưa nhiều nơi',
      some: 'cả nước có mưa rải rác',
      few: 'cả nước có mưa vài nơi',
      dry: 'cả nước phần lớn không mưa',
    },
    rain: (
      spread: 'most' | 'some' | 'few' | 'dry',
      regions: readonly ('north' | 'central' | 'highlands' | 'south')[],
    ) => `${LIST_VI.format(regions.map((region) => REGIONS_VI[region]))} ${SPREADS_VI[spread]}`,
    extremes: (warmest: readonly [string, string], coolest: readonly [string, string], isCold: boolean) =>
      `Nóng nhất ${warmest[0]} ${warmest[1]}, ${isCold ? 'lạnh' : 'mát'} nhất ${coolest[0]} ${coolest[1]}.`,
  },
  noData: 'Chưa có dữ liệu',
  provincesMissing: 'Chưa tải được danh sách tỉnh, thành phố. Bạn vẫn có thể tìm địa điểm ở trên.',
  demoNote: 'Số liệu minh họa được tạo từ trung bình khí hậu, không phải dự báo thật.',
  audiences: 'Dành cho công việc của bạn',
  audience: {
    everyone: {
      title: 'Mọi người',
      text: 'Được nhắn trước khi mưa đến nơi mình ở, nơi con học, nơi sắp qua.',
      link: 'Happy Rain',
    },
    farmers: {
      title: 'Nhà nông',
      text: 'Giờ nên phun, phơi, bón và thu hoạch, tính theo từng nơi và từng cây.',
      link: 'Thời tiết nhà nông',
    },
    hydropower: {
      title: 'Thủy điện',
      text: 'Mưa bình quân lưu vực và lưu lượng nước về hồ.',
      link: 'Giải pháp thủy điện',
    },
    business: {
      title: 'Doanh nghiệp',
      text: 'Ngưỡng riêng cho từng ngành, báo trước ca làm.',
      link: 'Thời tiết theo ngành',
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
  dry: 'mostly dry',
};

/** Words of the home page in English. */
const en: HomeMessages = {
  heading: 'What is the weather like where you are?',
  lead: 'Hourly and daily forecasts for the 34 provinces and cities of Vietnam and thousands of places within them.',
  popular: 'Quick links',
  provinces: 'Provinces and cities today',
  regions: { north: 'North', central: 'Central and Highlands', south: 'South' },
  rainChance: (percent, time) => `${time === '' ? '' : `${time} `}rain ${percent}%`,
  country: {
    everywhere: {
      most: 'rain in most places across the country',
      some: 'scattered rain across the country',
      few: 'rain in a few places across the country',
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
  audiences: 'For what you do',
  audience: {
    everyone: {
      title: 'Everyone',
      text: 'A message before the rain reaches your home, your school or your way.',
      link: 'Happy Rain',
    },
    farmers: {
      title: 'Farmers',
      text: 'Hours to spray, dry, fertilise and harvest, for each place and crop.',
      link: 'Farming weather',
    },
    hydropower: {
      title: 'Hydropower',
      text: 'Mean rain of a catchment and the water that flows into the reservoir.',
      link: 'Hydropower solutions',
    },
    business: {
      title: 'Businesses',
      text: 'Thresholds of your own trade, known before the shift begins.',
      link: 'Weather by industry',
    },
  },
  developers: 'Weather API for software',
};

export const homeMessages: Readonly<Record<Language, HomeMessages>> = { vi, en };
