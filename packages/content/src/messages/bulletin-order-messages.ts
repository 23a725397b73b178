import { pair, splitLanguages } from '../split-languages.ts';

/** For mid-sentence: `tiếng Việt`. */
const toInner = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** Ordering a bulletin: account page, refusals, and the e-mail to sales. */
export const bulletinOrderMessages = splitLanguages({
  title: ['Bản tin chuyên gia', 'Expert bulletins'],
  intro: [
    'Cho biết địa điểm, khung giờ và điều kiện thời tiết gây cản trở. Dự báo viên viết một bản tin riêng và gửi qua email; trang này giữ mọi bản đã phát.',
    'Describe the job: where, from when to when, and what would spoil it. A forecaster writes a bulletin for it and sends it by e-mail; every version stays on this page.',
  ],
  loading: ['Đang tải…', 'Loading…'],
  failed: ['Chưa tải được các bản tin đã đặt.', 'Your orders could not be loaded.'],
  retry: ['Thử lại', 'Try again'],
  form: {
    heading: ['Đặt một bản tin', 'Order a bulletin'],
    place: ['Địa điểm', 'Place'],
    noPlace: ['Hãy chọn một địa điểm.', 'Choose a place.'],
    remove: pair([(name: string) => `Bỏ ${name}`, (name) => `Remove ${name}`]),
    saved: ['Địa điểm đã lưu của bạn:', 'Your saved places:'],
    from: ['Từ giờ', 'From'],
    to: ['Đến giờ', 'To'],
    spanHint: [
      'Giờ tròn, giờ Việt Nam, xa nhất 15 ngày kể cả hôm nay.',
      'Full hours, Vietnam time, at most 15 days ahead, today included.',
    ],
    purpose: ['Dùng cho việc gì', 'Purpose'],
    concerns: ['Yếu tố quyết định', 'Deciding factors'],
    language: ['Ngôn ngữ bản tin', 'Language of the bulletin'],
    remarks: ['Ghi thêm cho dự báo viên', 'Notes for the forecaster'],
    remarksHint: [
      'Ngưỡng phải dừng, việc làm trước sau, số điện thoại để gọi khi cần. Có thể để trống.',
      'Limits at which work stops, what comes before and after, a number to call. Optional.',
    ],
    neededAt: ['Cần nhận trước', 'Needed by'],
    emails: ['Email nhận bản tin', 'Deliver by e-mail to'],
    emailsHint: pair([
      (most: number) => `Mỗi dòng một địa chỉ, tối đa ${most}.`,
      (most) => `One address per line, ${most} at most.`,
    ]),
    limits: pair([
      (days: number, sea: number) =>
        sea === 0
          ? `Gói của bạn: bản tin đến ${days} ngày, chưa có sóng biển.`
          : `Gói của bạn: bản tin đến ${days} ngày, sóng biển đến ${sea} ngày.`,
      (days, sea) =>
        sea === 0
          ? `Your plan: bulletins up to ${days} days ahead, without waves.`
          : `Your plan: bulletins up to ${days} days ahead, waves up to ${sea} days.`,
    ]),
    price: [
      'Giá theo báo giá cho từng bản tin: chúng tôi báo giá trước khi viết.',
      'Each bulletin is priced on request: we quote before we write.',
    ],
    priceContact: pair([(contact: string) => `Hỏi giá: ${contact}.`, (contact) => `Ask for a quote: ${contact}.`]),
    submit: ['Gửi yêu cầu', 'Send the order'],
    ordered: ['Đã nhận yêu cầu. Theo dõi ở bên dưới.', 'We have your order. Follow it below.'],
  },
  orders: {
    heading: ['Đã đặt', 'Your orders'],
    empty: ['Bạn chưa đặt bản tin nào.', 'You have not ordered a bulletin yet.'],
    wanted: pair([(moment: string) => `Cần trước ${moment}.`, (moment) => `Needed by ${moment}.`]),
    reason: pair([(reason: string) => `Lý do: ${reason}`, (reason) => `Reason: ${reason}`]),
    since: pair([
      (state: string, moment: string) => `${state} lúc ${moment}`,
      (state, moment) => `${state} at ${moment}`,
    ]),
    cancel: ['Hủy yêu cầu', 'Cancel the order'],
    cancelFailed: [
      'Chưa hủy được. Hãy tải lại trang để xem tình trạng mới.',
      'The order could not be cancelled. Reload the page to see its status.',
    ],
    open: pair([
      (language: string, version: number) => `Đọc bản tin ${toInner(language)}, bản ${version}`,
      (language, version) => `Read the bulletin in ${language}, version ${version}`,
    ]),
    pdf: ['Tải PDF', 'Download PDF'],
    earlier: ['Các bản trước', 'Earlier versions'],
  },
  faults: {
    past: [() => 'Giờ này đã qua.', () => 'This time has passed.'],
    notHour: [() => 'Hãy chọn giờ tròn.', () => 'Choose a full hour.'],
    order: [() => 'Giờ cuối phải sau giờ đầu.', () => 'The end must be after the start.'],
    tooFar: pair([(limit: string) => `Dự báo chỉ đến ${limit}.`, (limit) => `The forecast ends at ${limit}.`]),
    afterStart: pair([
      (limit: string) => `Hãy chọn trước khi thời gian của bản tin kết thúc, ${limit}.`,
      (limit) => `Choose a time before the end of the period, ${limit}.`,
    ]),
    moment: ['Hãy ghi theo dạng 2026-11-22T06:00.', 'Use the format 2026-11-22T06:00.'],
    name: ['Hãy ghi tên địa điểm.', 'Give the place a name.'],
    emails: ['Hãy ghi ít nhất một địa chỉ email.', 'Give at least one e-mail address.'],
    email: pair([
      (address: string) => `“${address}” không phải địa chỉ email.`,
      (address) => `“${address}” is not an e-mail address.`,
    ]),
    tooManyEmails: pair([(most: number) => `Tối đa ${most} địa chỉ.`, (most) => `${most} addresses at most.`]),
    concerns: ['Hãy chọn ít nhất một điều.', 'Choose at least one.'],
    remarks: pair([(most: number) => `Tối đa ${most} ký tự.`, (most) => `${most} characters at most.`]),
    outside: ['Địa điểm này nằm ngoài vùng dự báo.', 'This place is outside the forecast area.'],
    state: ['Yêu cầu này không còn ở trạng thái có thể hủy.', 'This order can no longer be cancelled.'],
  },
});

/** E-mail to sales about an order, in Vietnamese only. */
export const bulletinSalesLetter = {
  subject: (purpose: string, place: string) => `Đặt bản tin chuyên gia: ${purpose}, ${place}`,
  lines: {
    id: 'Mã yêu cầu',
    place: 'Địa điểm',
    period: 'Thời gian',
    purpose: 'Dùng cho',
    concerns: 'Yếu tố quyết định',
    language: 'Ngôn ngữ',
    neededAt: 'Cần trước',
    emails: 'Gửi tới',
    remarks: 'Ghi thêm',
    next: 'Viết nháp bằng lệnh',
  },
} as const;
