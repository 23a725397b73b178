/** Words of the live examples of trades that follow days and weeks. */
export const climateExample = {
  heat: {
    title: 'Hà Nội, Đà Nẵng, TP. Hồ Chí Minh',
    columns: (hot: string, veryHot: string, extreme: string, cold: string) => [
      'Thành phố',
      `Ngày từ ${hot}`,
      `Từ ${veryHot}`,
      `Từ ${extreme}`,
      `Trung bình từ ${cold} trở xuống`,
      'Ngày nóng nhất',
    ],
    some: (city: string, count: number, date: string) =>
      `${city}: ${count} ngày nắng nóng trong 15 ngày tới, ngày đầu tiên là ${date}.`,
    none: 'Không thành phố nào có ngày nắng nóng trong 15 ngày tới.',
    note: 'Ngưỡng nắng nóng 35, 37, 39 °C và ngưỡng rét 20 °C của ngành khí tượng. Số ngày đếm trên dự báo 15 ngày.',
    hottest: (date: string, degrees: string) => `${date}, ${degrees}`,
  },
  weeks: {
    title: 'Hà Nội, Đà Nẵng, TP. Hồ Chí Minh',
    columns: ['Thành phố', 'Tuần', 'Dự báo', 'Trung bình nhiều năm', 'Chênh lệch', 'Mưa so với mọi năm'],
    week: (from: string, to: string) => `${from} – ${to}`,
    warmer: (degrees: string) => `nóng hơn ${degrees}`,
    cooler: (degrees: string) => `mát hơn ${degrees}`,
    usual: 'như mọi năm',
    sentence: (city: string, departure: string) => `${city} tuần này: ${departure}.`,
    rain: (forecast: string, normal: string) => `${forecast} / ${normal}`,
    note: 'Chỉ nói “nóng hơn”, “mát hơn” khi chênh từ ±2 °C trở lên. Trung bình nhiều năm lấy từ khí hậu nền của trang.',
  },
  season: {
    title: 'Hà Nội, theo trung bình nhiều năm',
    columns: ['Tuần', 'Dự báo', 'Trung bình nhiều năm', 'Mặt kệ'],
    racks: ['áo phao, khăn, găng', 'áo len, áo khoác', 'dài tay, khoác mỏng', 'đồ hè'],
    change: (date: string, rack: string) => `Theo trung bình nhiều năm, từ tuần ${date} mặt kệ chuyển sang ${rack}.`,
    same: (rack: string) => `Theo trung bình nhiều năm, cả mười ba tuần tới vẫn là ${rack}.`,
    note: 'Tuần có dự báo đủ bảy ngày thì hiện thêm nhiệt độ dự báo; các tuần sau chỉ có trung bình nhiều năm.',
  },
};

export type ClimateExampleMessages = typeof climateExample;
