/** Words of the rain on a basin. */
export const basin = {
  title: (points: string) => `Trung bình năm điểm: ${points}`,
  sentence: (mean: string, place: string, most: string) =>
    `72 giờ tới lưu vực nhận trung bình ${mean}, nhiều nhất ở ${place}: ${most}.`,
  dry: '72 giờ tới hầu như không mưa trên lưu vực.',
  sums: 'Cộng dồn từ giờ này',
  hours: (count: number) => `${count} giờ`,
  range: (low: string, high: string) => `${low} đến ${high}`,
  columns: { span: 'Trong', mean: 'Trung bình', range: 'Điểm ít nhất đến nhiều nhất' },
  days: 'Từng ngày, trung bình năm điểm',
  today: 'Hôm nay',
  note: 'Trung bình cộng của năm điểm trên đất Việt Nam, không phải trung bình diện tích; phần lưu vực bên Trung Quốc không tính. Đây là mưa, không phải lưu lượng.',
};
