/** Words of the live examples of trades that follow days and weeks. */
export const climateExample = {
  heat: {
    title: 'Hà Nội, Đà Nẵng, TP. Hồ Chí Minh',
    columns: (hot: string, veryHot: string, extreme: string, cold: string) => [
      'Thành phố',
      `Ngày nóng từ ${hot}`,
      `Từ ${veryHot}`,
      `Từ ${extreme}`,
      `Ngày rét, ≤ ${cold}`,
      'Nóng nhất',
    ],
    some: (city: string, count: number, date: string) =>
      `${city}: ${count} ngày nắng nóng trong 15 ngày tới, ngày đầu tiên là ${date}.`,
    cold: (city: string, count: number, date: string) =>
      `Không nơi nào nắng nóng; ${city} có ${count} ngày rét trong 15 ngày tới, ngày đầu tiên là ${date}.`,
    none: '15 ngày tới cả ba thành phố không có ngày nắng nóng, cũng không có ngày rét.',
    note: 'Nắng nóng tính theo nhiệt độ cao nhất ngày: 35, 37, 39 °C; rét theo nhiệt độ trung bình ngày: 20 °C, đều là ngưỡng của ngành khí tượng. Đếm trên dự báo 15 ngày.',
    hottest: (date: string, degrees: string) => `${date}, ${degrees}`,
  },
  weeks: {
    title: 'Hà Nội, Đà Nẵng, TP. Hồ Chí Minh',
    columns: ['Thành phố, tuần', 'Dự báo', 'Mọi năm', 'Chênh lệch', 'Mưa (mọi năm)'],
    week: (city: string, from: string, to: string) => `${city}, ${from}–\u2060${to}`,
    warmer: 'nóng hơn',
    cooler: 'mát hơn',
    sentence: (city: string, departure: string, degrees: string) => `${city} tuần này ${departure} mọi năm ${degrees}.`,
    allUsual: (cities: string) => `Tuần này nhiệt độ ở ${cities} xấp xỉ trung bình nhiều năm.`,
    wetter: (city: string, times: string, forecast: string, from: string) =>
      `${city} mưa gấp ${times} lần mọi năm trong tuần từ ${from}: ${forecast}.`,
    rain: (forecast: string, normal: string) => `${forecast} (${normal})`,
    note: 'Nhiệt độ trung bình tuần. Chỉ nói “nóng hơn”, “mát hơn” khi chênh từ ±2 °C trở lên. “Mọi năm” là trung bình nhiều năm, lấy từ khí hậu nền của trang.',
  },
  season: {
    title: 'Hà Nội, theo trung bình nhiều năm',
    columns: ['Tuần từ', 'Dự báo', 'Mọi năm', 'Mặt kệ'],
    racks: ['áo phao, khăn, găng', 'áo len, áo khoác', 'áo dài tay, áo khoác mỏng', 'đồ hè'],
    change: (date: string, rack: string) =>
      `Theo trung bình nhiều năm, từ tuần ${date} hàng trưng bày chuyển sang ${rack}.`,
    same: (rack: string) => `Theo trung bình nhiều năm, cả mười ba tuần tới vẫn là ${rack}.`,
    picture:
      'Mỗi cột một tuần, cao thấp theo trung bình nhiều năm. Vạch đứt ở 15 °C, 20 °C và 25 °C: mốc đổi hàng trưng bày.',
    note: 'Nhiệt độ trung bình tuần. Tuần có đủ bảy ngày dự báo thì hiện thêm nhiệt độ dự báo; các tuần sau chỉ có trung bình nhiều năm.',
  },
};

export type ClimateExampleMessages = typeof climateExample;
