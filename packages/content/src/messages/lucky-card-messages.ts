import { pair, splitLanguages } from '../split-languages.ts';

export const luckyCardMessages = splitLanguages({
  headline: ['Gieo một quẻ trời', 'Draw a card from the sky'],
  lead: pair([
    (count: number) =>
      `${count} lá, mỗi lá một kiểu trời và một việc nhỏ để làm. Chỉ để vui, không liên quan gì tới dự báo thật.`,
    (count) =>
      `${count} cards, each with a kind of sky and one small thing to do. For fun only: it has nothing to do with the real forecast.`,
  ]),
  deck: ['Bộ bài', 'The deck'],
  draw: ['Gieo quẻ', 'Draw a card'],
  again: ['Gieo lại', 'Draw again'],
  waiting: [
    'Nghĩ tới một việc trong ngày rồi bấm nút. Không nghĩ cũng được.',
    'Think of something you have to do today and press the button. Not thinking works too.',
  ],
  todo: ['Việc nhỏ:', 'One small thing:'],
  noScript: [
    'Gieo quẻ cần JavaScript vì số ngẫu nhiên lấy ngay trên máy bạn. Không bật cũng được: mở danh sách bên dưới, nhắm mắt và chỉ tay vào một lá.',
    'Drawing needs JavaScript, because the random number is made on your own device. Without it: open the list below, close your eyes and point.',
  ],
  rule: {
    title: ['Luật rút, để bạn kiểm tra', 'The rule of the draw'],
    number: [
      'Trình duyệt của bạn lấy một số ngẫu nhiên 32 bit từ bộ sinh số của hệ điều hành (crypto.getRandomValues).',
      'Your browser draws a 32-bit random number from the operating system’s generator (crypto.getRandomValues).',
    ],
    fair: pair([
      (count: number) => `Những số lẻ ra ở cuối khoảng bị bỏ và lấy lại, để ${count} lá có cơ hội bằng nhau tuyệt đối.`,
      (count) =>
        `Numbers left over at the end of the range are thrown away and drawn again, so that ${count} cards have exactly equal chances.`,
    ]),
    share: pair([
      (count: number) =>
        `Số ấy chia cho ${count}, phần dư là lá của bạn: mỗi lá đúng 1/${count}, lần trước không ảnh hưởng lần sau.`,
      (count) =>
        `Divided by ${count}, the remainder is your card: each has exactly 1 chance in ${count}, and draws are independent.`,
    ]),
    silent: [
      'Không hỏi tên, ngày sinh; không gửi gì lên máy chủ; không nhớ bạn đã rút lá nào.',
      'No name or birthday is asked for; nothing is sent to the server, and your card is not stored.',
    ],
  },
  all: pair([(count: number) => `Xem cả ${count} lá`, (count) => `See all ${count} cards`]),
  note: [
    'Chỉ mang tính giải trí, miễn phí. Muốn biết mai mưa hay nắng, hãy xem dự báo.',
    'For entertainment only, and free. To know whether tomorrow is wet or dry, look at the forecast.',
  ],
  forecast: ['Xem dự báo', 'See the forecast'],
});

export type LuckyCardMessages = (typeof luckyCardMessages)['vi'];
