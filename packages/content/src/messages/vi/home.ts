/** Words of the home page. */
export const home = {
  heading: 'Hôm nay trời thế nào ở chỗ bạn?',
  lead: 'Dự báo theo giờ và theo ngày cho 34 tỉnh, thành phố và hàng nghìn địa điểm trên cả nước.',
  popular: 'Xem nhanh',
  provinces: 'Các tỉnh, thành phố lúc này',
  regions: { north: 'Bắc Bộ', central: 'Trung Bộ – Tây Nguyên', south: 'Nam Bộ' },
  rainChance: (percent: number) => `mưa ${percent} %`,
  noData: 'Chưa có dữ liệu',
  provincesMissing: 'Chưa tải được danh sách tỉnh, thành phố. Bạn vẫn có thể tìm địa điểm ở trên.',
  updated: (time: string) => `Cập nhật ${time}`,
  demo: 'Số liệu minh họa',
  demoNote: 'Số liệu minh họa được tạo từ trung bình khí hậu, không phải dự báo thật.',
  sections: 'Xem thêm',
  cards: {
    hourly: { title: 'Theo giờ', text: 'Nhiệt độ, mưa và gió từng giờ trong 24 giờ tới.' },
    days: { title: '15 ngày tới', text: 'Cao nhất, thấp nhất và khả năng mưa từng ngày.' },
    outlook: { title: '90 ngày', text: 'Xu thế so với trung bình nhiều năm.' },
    api: { title: 'API thời tiết', text: 'Lấy cùng số liệu này cho phần mềm của bạn.' },
  },
  cardPlace: (place: string) => `Mở trang ${place}`,
  cardApi: 'Mở tài liệu API',
};

export type HomeMessages = typeof home;
