import { pair, splitLanguages } from '../split-languages.ts';

export const boardMessages = splitLanguages({
  place: ['Nơi', 'Place'],
  placeHint: ['Tên xã, phường, tỉnh', 'Name of a ward, commune or province'],
  unknownPlace: pair([
    (text: string) => `Không tìm thấy “${text}”. Bảng dưới đây là của {place}.`,
    (text) => `“${text}” was not found. The board below is for {place}.`,
  ]),
  trade: ['Mẫu theo nghề', 'Templates by trade'],
  work: pair([(number: number) => `Việc ${number}`, (number) => `Work ${number}`]),
  none: ['Không chọn', 'None'],
  show: ['Xem bảng', 'Show the board'],
  print: ['In A4', 'Print A4'],
  calendar: ['Lịch .ics', 'Calendar .ics'],
  table: ['Tải .csv', 'Download .csv'],
  caption: pair([(place: string) => `Việc theo giờ ở ${place}`, (place) => `Work hour by hour in ${place}`]),
  matrixHead: ['Việc và ngưỡng', 'Work and limits'],
  tap: ['Bấm vào một ô để xem lý do.', 'Select a cell to see the reason.'],
  why: ['Lý do từng giờ', 'Reasons hour by hour'],
  rainRow: ['Mưa, mm/giờ', 'Rain, mm/h'],
  gustRow: ['Gió giật, m/s', 'Gusts, m/s'],
  chance: pair([
    (percent: number) => `Xác suất không đạt: ${percent}%.`,
    (percent) => `Chance of exceeding the limit: ${percent}%.`,
  ]),
  windows: ['Giờ làm được kế tiếp', 'Next working hours'],
  hoursLong: pair([(hours: number) => `${hours} giờ`, (hours) => `${hours} h`]),
  noWindow: pair([
    (days: number) => `Không có giờ nên làm trong ${days} ngày tới.`,
    (days) => `No suitable hours in the next ${days} days.`,
  ]),
  notJudged: ['Chưa nhập ngưỡng: không đưa khung giờ.', 'No threshold is set: no window is given.'],
  span: ['{from} – {to}', '{from} – {to}'],
  thresholds: ['Ngưỡng', 'Thresholds'],
  sample: ['Mẫu', 'Sample'],
  own: ['Của tôi', 'Mine'],
  backToSample: ['Về ngưỡng mẫu', 'Back to the sample'],
  quantity: ['Đại lượng', 'Quantity'],
  goEdge: ['Nên', 'Go'],
  considerEdge: ['Cân nhắc tới', 'Consider up to'],
  unit: ['Đơn vị', 'Unit'],
  directions: {
    atMost: ['không quá', 'at most'],
    atLeast: ['ít nhất', 'at least'],
    above: ['dừng khi trên', 'stop above'],
    below: ['dừng khi dưới', 'stop below'],
  },
  thresholdsNote: [
    'Ngưỡng mẫu là đề xuất của chúng tôi để bắt đầu. Quy phạm và biện pháp thi công của bạn luôn được ưu tiên. Để trống một ngưỡng thì không xét.',
    'Sample thresholds are a starting point. Your own codes and method statements always take precedence. An empty threshold is ignored.',
  ],
  mistake: [
    'Không phải là số, hoặc ngoài khoảng cho phép: ngưỡng này không được xét.',
    'Not a number, or out of range: this threshold is ignored.',
  ],
  costLoss: ['Có đáng phòng tránh không?', 'Is it worth protecting?'],
  cost: ['Chi phí phòng tránh (đồng)', 'Cost of protecting (dong)'],
  loss: ['Thiệt hại nếu gặp (đồng)', 'Loss if it happens (dong)'],
  costLossNote: [
    'Nên phòng khi xác suất không đạt ≥ chi phí ÷ thiệt hại. Để trống thì không tính.',
    'Protect where the chance of exceeding the limit ≥ cost ÷ loss. If left empty, this is ignored.',
  ],
  saving: pair([
    (at: string, amount: string) =>
      `Giờ rủi ro nhất: ${at}. Kỳ vọng tiết kiệm ${amount}\u00a0đồng so với làm ngược lại.`,
    (at, amount) => `Riskiest hour: ${at}. Expected saving over the other choice: ${amount}\u00a0dong.`,
  ]),
  apply: ['Tính lại bảng', 'Recalculate the board'],
  week: pair([(days: number) => `${days} ngày, số giờ nên làm`, (days) => `${days} days, suitable hours`]),
  weekNote: [
    'Số giờ nên làm trong 06–19 giờ. Xanh từ 8, vàng 4–7, đỏ dưới 4. Càng xa càng kém chắc.',
    'Suitable hours from 06 to 19. Green from 8, amber 4–7, red below 4. The further ahead, the less certain.',
  ],
  weekCell: pair([
    (hours: number, best: string | null) =>
      best === null ? `${hours} giờ nên làm` : `${hours} giờ nên làm, tốt nhất ${best}`,
    (hours, best) => (best === null ? `${hours} suitable hours` : `${hours} suitable hours, best ${best}`),
  ]),
  stale: [
    'Dự báo đã cũ: bảng để xám, không đưa lời khuyên.',
    'The forecast is out of date: the board is grey and gives no advice.',
  ],
  missing: ['Chưa rõ', 'Unknown'],
  missingNote: [
    'Nơi này thiếu số liệu của một đại lượng. Ô để trống, không lấy đại lượng khác thay.',
    'A quantity is not known for this place. Its cells stay empty; nothing is substituted.',
  ],
  goNow: ['{name}: nên làm lúc này, đến {to}', '{name}: OK until {to}'],
  considerNow: ['{name}: cân nhắc lúc này', '{name}: consider carefully now'],
  stopNow: ['{name}: không nên lúc này', '{name}: stop now'],
  unknownNow: ['{name}: chưa rõ', '{name}: unknown'],
  thenFrom: [', nên làm từ {from}', ', go from {from}'],
  noGo: pair([
    (days: number) => `, không có giờ nên làm trong ${days} ngày tới`,
    (days) => `, no suitable hours in the next ${days} days`,
  ]),
  ownBoard: ['Bảng của riêng bạn', 'Your own board'],
  ownBoardText: [
    'Lưu việc và ngưỡng của mình, xem nhiều nơi cạnh nhau, nhận lịch tự cập nhật và tin khi lời khuyên đổi.',
    'Save your own work and limits, see several places side by side, get a calendar that updates itself and a message when advice changes.',
  ],
  openOwn: ['Mở bảng của tôi', 'Open my board'],
  openBoard: ['Mở bảng việc', 'Open the board'],
});

export type BoardMessages = (typeof boardMessages)['vi'];
