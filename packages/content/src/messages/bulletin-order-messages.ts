import type { BulletinRequestFault } from '@portal/domain/expert-bulletin/bulletin-request';
import type { Language } from '@portal/domain/language/language';

type Fault = BulletinRequestFault['fault'];

/** Ordering a bulletin: account page, refusals, and the e-mail to sales. */
interface BulletinOrderMessages {
  readonly title: string;
  readonly intro: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  readonly form: {
    readonly heading: string;
    readonly place: string;
    readonly noPlace: string;
    readonly remove: (name: string) => string;
    readonly saved: string;
    readonly from: string;
    readonly to: string;
    readonly spanHint: string;
    readonly purpose: string;
    readonly concerns: string;
    readonly language: string;
    readonly remarks: string;
    readonly remarksHint: string;
    readonly neededAt: string;
    readonly emails: string;
    readonly emailsHint: (most: number) => string;
    readonly limits: (days: number, sea: number) => string;
    readonly price: string;
    readonly priceContact: (contact: string) => string;
    readonly submit: string;
    readonly ordered: string;
  };
  readonly orders: {
    readonly heading: string;
    readonly empty: string;
    readonly wanted: (moment: string) => string;
    readonly reason: (reason: string) => string;
    readonly since: (state: string, moment: string) => string;
    readonly cancel: string;
    readonly cancelFailed: string;
    readonly open: (language: string, version: number) => string;
    readonly pdf: string;
    readonly earlier: string;
  };
  readonly faults: Readonly<Record<Fault, (limit: string) => string>> & {
    readonly moment: string;
    readonly name: string;
    readonly emails: string;
    readonly email: (address: string) => string;
    readonly tooManyEmails: (most: number) => string;
    readonly concerns: string;
    readonly remarks: (most: number) => string;
    readonly outside: string;
    readonly state: string;
  };
}

/** For mid-sentence: `tiếng Việt`. */
const toInner = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

export const bulletinOrderMessages: Readonly<Record<Language, BulletinOrderMessages>> = {
  vi: {
    title: 'Bản tin chuyên gia',
    intro:
      'Kể việc của bạn: ở đâu, từ giờ nào đến giờ nào, điều gì làm hỏng việc. Dự báo viên viết một bản tin riêng và gửi qua email; trang này giữ mọi bản đã phát.',
    loading: 'Đang tải…',
    failed: 'Chưa tải được các bản tin đã đặt.',
    retry: 'Thử lại',
    form: {
      heading: 'Đặt một bản tin',
      place: 'Địa điểm',
      noPlace: 'Hãy chọn một địa điểm.',
      remove: (name) => `Bỏ ${name}`,
      saved: 'Địa điểm đã lưu của bạn:',
      from: 'Từ giờ',
      to: 'Đến giờ',
      spanHint: 'Giờ tròn, giờ Việt Nam, xa nhất 15 ngày kể cả hôm nay.',
      purpose: 'Dùng cho việc gì',
      concerns: 'Điều gì quyết định',
      language: 'Ngôn ngữ bản tin',
      remarks: 'Ghi thêm cho dự báo viên',
      remarksHint: 'Ngưỡng phải dừng, việc làm trước sau, số điện thoại để gọi khi cần. Có thể để trống.',
      neededAt: 'Cần nhận trước',
      emails: 'Email nhận bản tin',
      emailsHint: (most) => `Mỗi dòng một địa chỉ, nhiều nhất ${most}.`,
      limits: (days, sea) =>
        sea === 0
          ? `Gói của bạn: bản tin đến ${days} ngày, chưa có sóng biển.`
          : `Gói của bạn: bản tin đến ${days} ngày, sóng biển đến ${sea} ngày.`,
      price: 'Giá theo báo giá cho từng bản tin: chúng tôi báo giá trước khi viết.',
      priceContact: (contact) => `Hỏi giá: ${contact}.`,
      submit: 'Gửi yêu cầu',
      ordered: 'Đã nhận yêu cầu. Theo dõi ở bên dưới.',
    },
    orders: {
      heading: 'Đã đặt',
      empty: 'Bạn chưa đặt bản tin nào.',
      wanted: (moment) => `Cần trước ${moment}.`,
      reason: (reason) => `Lý do: ${reason}`,
      since: (state, moment) => `${state} lúc ${moment}`,
      cancel: 'Hủy yêu cầu',
      cancelFailed: 'Chưa hủy được. Hãy tải lại trang để xem tình trạng mới.',
      open: (language, version) => `Đọc bản tin ${toInner(language)}, bản ${version}`,
      pdf: 'Tải PDF',
      earlier: 'Các bản trước',
    },
    faults: {
      past: () => 'Giờ này đã qua.',
      notHour: () => 'Hãy chọn giờ tròn.',
      order: () => 'Giờ cuối phải sau giờ đầu.',
      tooFar: (limit) => `Dự báo chỉ đến ${limit}.`,
      afterStart: (limit) => `Hãy chọn trước khi thời gian của bản tin kết thúc, ${limit}.`,
      moment: 'Hãy ghi theo dạng 2026-11-22T06:00.',
      name: 'Hãy ghi tên địa điểm.',
      emails: 'Hãy ghi ít nhất một địa chỉ email.',
      email: (address) => `“${address}” không phải địa chỉ email.`,
      tooManyEmails: (most) => `Nhiều nhất ${most} địa chỉ.`,
      concerns: 'Hãy chọn ít nhất một điều.',
      remarks: (most) => `Nhiều nhất ${most} ký tự.`,
      outside: 'Địa điểm này nằm ngoài vùng dự báo.',
      state: 'Yêu cầu này không còn ở trạng thái có thể hủy.',
    },
  },
  en: {
    title: 'Expert bulletins',
    intro:
      'Describe the job: where, from when to when, and what would spoil it. A forecaster writes a bulletin for it and sends it by e-mail; every version stays on this page.',
    loading: 'Loading…',
    failed: 'Your orders could not be loaded.',
    retry: 'Try again',
    form: {
      heading: 'Order a bulletin',
      place: 'Place',
      noPlace: 'Choose a place.',
      remove: (name) => `Remove ${name}`,
      saved: 'Your saved places:',
      from: 'From',
      to: 'To',
      spanHint: 'Full hours, Vietnam time, at most 15 days ahead, today included.',
      purpose: 'What it is for',
      concerns: 'What decides',
      language: 'Language of the bulletin',
      remarks: 'Notes for the forecaster',
      remarksHint: 'Limits at which work stops, what comes before and after, a number to call. Optional.',
      neededAt: 'Needed before',
      emails: 'Deliver by e-mail to',
      emailsHint: (most) => `One address per line, ${most} at most.`,
      limits: (days, sea) =>
        sea === 0
          ? `Your plan: bulletins up to ${days} days ahead, without waves.`
          : `Your plan: bulletins up to ${days} days ahead, waves up to ${sea} days.`,
      price: 'Each bulletin is priced on request: we quote before we write.',
      priceContact: (contact) => `Ask for a quote: ${contact}.`,
      submit: 'Send the order',
      ordered: 'We have your order. Follow it below.',
    },
    orders: {
      heading: 'Your orders',
      empty: 'You have not ordered a bulletin yet.',
      wanted: (moment) => `Needed before ${moment}.`,
      reason: (reason) => `Reason: ${reason}`,
      since: (state, moment) => `${state} at ${moment}`,
      cancel: 'Cancel the order',
      cancelFailed: 'It could not be cancelled. Reload the page to see where it stands.',
      open: (language, version) => `Read the bulletin in ${language}, version ${version}`,
      pdf: 'Download PDF',
      earlier: 'Earlier versions',
    },
    faults: {
      past: () => 'This hour is over.',
      notHour: () => 'Choose a full hour.',
      order: () => 'The end must come after the beginning.',
      tooFar: (limit) => `The forecast ends at ${limit}.`,
      afterStart: (limit) => `Choose a time before the end of the period, ${limit}.`,
      moment: 'Write it as 2026-11-22T06:00.',
      name: 'Give the place a name.',
      emails: 'Give at least one e-mail address.',
      email: (address) => `“${address}” is not an e-mail address.`,
      tooManyEmails: (most) => `${most} addresses at most.`,
      concerns: 'Choose at least one.',
      remarks: (most) => `${most} characters at most.`,
      outside: 'This place lies outside the forecast.',
      state: 'This order can no longer be cancelled.',
    },
  },
};

/** E-mail to sales about an order, in Vietnamese only. */
export const bulletinSalesLetter = {
  subject: (purpose: string, place: string) => `Đặt bản tin chuyên gia: ${purpose}, ${place}`,
  lines: {
    id: 'Mã yêu cầu',
    place: 'Địa điểm',
    period: 'Thời gian',
    purpose: 'Dùng cho',
    concerns: 'Điều quyết định',
    language: 'Ngôn ngữ',
    neededAt: 'Cần trước',
    emails: 'Gửi tới',
    remarks: 'Ghi thêm',
    next: 'Viết nháp bằng lệnh',
  },
} as const;
