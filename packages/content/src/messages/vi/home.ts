const REGIONS = { north: 'Bắc Bộ', central: 'Trung Bộ', highlands: 'Tây Nguyên', south: 'Nam Bộ' };
const LIST = new Intl.ListFormat('vi', { type: 'conjunction' });
/** Shares of the places as the hydrometeorological service says them: up to a third, up to two thirds, more (domain-2.md §16.2). */
const SPREADS = {
  most: 'có mưa nhiều nơi',
  some: 'có mưa rải rác',
  few: 'có mưa vài nơi',
  dry: 'phần lớn không mưa',
};

/** Words of the home page. */
export const home = {
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
    ) => `${LIST.format(regions.map((region) => REGIONS[region]))} ${SPREADS[spread]}`,
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

export type HomeMessages = typeof home;
