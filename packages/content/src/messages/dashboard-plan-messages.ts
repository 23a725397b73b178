import { pair, splitLanguages } from '../split-languages.ts';

/** Plan, usage, receipts, settings and deletion. */
export const dashboardPlanMessages = splitLanguages({
  plan: {
    heading: ['Gói của tôi', 'My plan'],
    month: ['mỗi tháng', 'a month'],
    until: pair([(day: string) => `Đến hết ${day}`, (day) => `Until the end of ${day}`]),
    noEnd: ['Không hết hạn', 'No end date'],
    meters: { places: ['Địa điểm', 'Places'], rules: ['Quy tắc', 'Rules'], people: ['Người', 'People'] },
    of: pair([(used: string, most: string) => `${used} / ${most}`, (used, most) => `${used} of ${most}`]),
    full: pair([
      (used: string, most: string) => `${used} / ${most}, đã đủ`,
      (used, most) => `${used} of ${most}, all used`,
    ]),
    over: pair([
      (used: string, most: string) => `${used} / ${most}, phần vượt tạm dừng`,
      (used, most) => `${used} of ${most}, the rest is paused`,
    ]),
    renew: ['Gia hạn', 'Renew'],
    change: ['Đổi gói', 'Change plan'],
    choose: ['Xem các gói', 'See the plans'],
    next: pair([(plan: string, day: string) => `${plan} bắt đầu ${day}.`, (plan, day) => `${plan} starts on ${day}.`]),
    stopped: ['Đã tắt nhắc gia hạn.', 'Reminders are off.'],
    stop: ['Tắt nhắc gia hạn', 'Turn reminders off'],
    expired: pair([
      (plan: string, day: string) => `${plan} hết hạn ${day}.`,
      (plan, day) => `${plan} ended on ${day}.`,
    ]),
    expiredText: pair([
      (now: string, places: string, minutes: string) =>
        `Về ${now}: ${places} địa điểm cũ nhất vẫn chạy, báo trước tối đa ${minutes} phút. Chúng tôi không xóa gì cả.`,
      (now, places, minutes) =>
        `Back on ${now}: your ${places} oldest places keep running, with alerts up to ${minutes} minutes ahead. We delete nothing.`,
    ]),
    renewFor: pair([(price: string) => `Gia hạn ${price}`, (price) => `Renew for ${price}`]),
  },
  receipts: {
    heading: ['Biên nhận', 'Receipts'],
    none: ['Chưa có đơn hàng nào.', 'No orders yet.'],
    pdf: ['PDF', 'PDF'],
    pdfOf: pair([(number: string) => `PDF: biên nhận ${number}`, (number) => `PDF: receipt ${number}`]),
    pay: ['Thanh toán tiếp', 'Continue payment'],
    all: ['Xem đơn hàng', 'See the order'],
    of: pair([(code: string) => `${code}: xem đơn hàng`, (code) => `${code}: see the order`]),
    converted: pair([
      (day: string, code: string) => `đã quy đổi vào đơn ${code} ngày ${day}`,
      (day, code) => `credited to order ${code} on ${day}`,
    ]),
  },
  order: {
    heading: pair([(code: string) => `Đơn ${code}`, (code) => `Order ${code}`]),
    notFound: ['Không tìm thấy đơn hàng này trong tài khoản của bạn.', 'Your account has no such order.'],
    back: ['Gói và biên nhận', 'Plan and receipts'],
    plan: ['Gói', 'Plan'],
    amount: ['Số tiền', 'Amount'],
    credit: ['Trừ phần còn lại của gói cũ', 'Credit from the old plan'],
    state: ['Trạng thái', 'Status'],
    made: ['Ngày đặt', 'Ordered'],
    ends: ['Dùng đến hết', 'Valid until the end of'],
    converted: ['Phần còn lại', 'Days left'],
    convertedInto: pair([
      (day: string, code: string) => `Đã quy đổi vào đơn ${code} ngày ${day}`,
      (day, code) => `Credited to order ${code} on ${day}`,
    ]),
    receipt: ['Số biên nhận', 'Receipt number'],
    download: ['Tải biên nhận (PDF)', 'Download the receipt (PDF)'],
  },
  settings: {
    heading: ['Cài đặt', 'Settings'],
    quiet: ['Giờ yên lặng', 'Quiet hours'],
    quietText: [
      'Không gửi tin trong những giờ này, trừ quy tắc có giờ yên lặng riêng và cảnh báo nguy hiểm mà bạn đã chọn cho phép.',
      'No alerts in these hours, except from rules with quiet hours of their own and for severe warnings that you have allowed.',
    ],
    quietOn: ['Dùng giờ yên lặng', 'Use quiet hours'],
    from: ['Từ', 'From'],
    to: ['Đến', 'To'],
    save: ['Lưu giờ yên lặng', 'Save quiet hours'],
    saved: ['Đã lưu giờ yên lặng.', 'Quiet hours saved.'],
  },
  removal: {
    heading: ['Xóa tài khoản', 'Delete account'],
    text: [
      'Thao tác này không thể hoàn tác; toàn bộ dữ liệu sẽ bị xóa vĩnh viễn:',
      'This cannot be undone; all your data is permanently deleted:',
    ],
    owned: pair([
      (places: number, rules: number, channels: number) =>
        `${places} địa điểm, ${rules} quy tắc, ${channels} kênh nhận và cả nhật ký cảnh báo bị xóa ngay`,
      (places, rules, channels) =>
        `${places} ${places === 1 ? 'place' : 'places'}, ${rules} ${rules === 1 ? 'rule' : 'rules'}, ${channels} ${channels === 1 ? 'channel' : 'channels'} and the whole log are deleted at once`,
    ]),
    days: pair([
      (days: number) => `${days} ngày còn lại của gói không được hoàn tiền`,
      (days) =>
        `The ${days === 1 ? 'day' : `${days} days`} left of your plan ${days === 1 ? 'is' : 'are'} not refunded`,
    ]),
    orders: [
      'Đơn hàng và biên nhận được tách khỏi bạn và giữ 10 năm theo luật kế toán',
      'Orders and receipts are unlinked from you and stored for 10 years, as accounting law requires',
    ],
    backups: ['Bản sao lưu bị xóa trong 30 ngày', 'Backups are deleted within 30 days'],
  },
});
