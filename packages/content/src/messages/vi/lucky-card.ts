/** Words around the lucky draw. */
export const luckyCard = {
  headline: 'Gieo một quẻ trời',
  lead: (count: number) =>
    `${count} lá, mỗi lá một kiểu trời và một việc nhỏ để làm. Chỉ để vui, không liên quan gì tới dự báo thật.`,
  deck: 'Bộ bài',
  draw: 'Gieo quẻ',
  again: 'Gieo lại',
  waiting: 'Nghĩ tới một việc trong ngày rồi bấm nút. Không nghĩ cũng được.',
  todo: 'Việc nhỏ:',
  noScript:
    'Gieo quẻ cần JavaScript vì số ngẫu nhiên lấy ngay trên máy bạn. Không bật cũng được: mở danh sách bên dưới, nhắm mắt và chỉ tay vào một lá.',
  rule: {
    title: 'Luật rút, để bạn kiểm tra',
    number: 'Trình duyệt của bạn lấy một số ngẫu nhiên 32 bit từ bộ sinh số của hệ điều hành (crypto.getRandomValues).',
    fair: (count: number) =>
      `Những số lẻ ra ở cuối khoảng bị bỏ và lấy lại, để ${count} lá có phần bằng nhau tuyệt đối.`,
    share: (count: number) =>
      `Số ấy chia cho ${count}, phần dư là lá của bạn: mỗi lá đúng 1/${count}, lần trước không ảnh hưởng lần sau.`,
    silent: 'Không hỏi tên, ngày sinh; không gửi gì lên máy chủ; không nhớ bạn đã rút lá nào.',
  },
  all: (count: number) => `Xem cả ${count} lá`,
  note: 'Chỉ mang tính giải trí, miễn phí. Muốn biết mai mưa hay nắng, hãy xem dự báo.',
  forecast: 'Xem dự báo',
};
