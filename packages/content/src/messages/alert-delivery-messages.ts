import type { Language } from '@portal/domain/language/language';
import { BRAND } from '../brand.ts';

interface AlertDeliveryMessages {
  /** Text around an alert in an e-mail. */
  readonly letter: {
    readonly more: string;
    readonly why: string;
    readonly stop: string;
    readonly settings: string;
  };
  /** Last line of an SMS. `address` is `host/t/code`. */
  readonly smsStop: (address: string) => string;
  readonly pushStop: string;
  readonly unsubscribe: {
    readonly heading: string;
    readonly lead: string;
    readonly question: string;
    readonly submit: string;
    readonly doneTitle: string;
    readonly doneText: string;
    readonly offTitle: string;
    readonly offText: string;
    readonly unknownTitle: string;
    readonly unknownText: string;
    readonly toDashboard: string;
    readonly home: string;
  };
}

export const alertDeliveryMessages: Readonly<Record<Language, AlertDeliveryMessages>> = {
  vi: {
    letter: {
      more: 'Xem dự báo chi tiết',
      why: `Bạn nhận thư này vì đã đặt cảnh báo thời tiết tại ${BRAND.name}.`,
      stop: 'Ngừng nhận cảnh báo qua địa chỉ này',
      settings: 'Sửa cảnh báo của bạn',
    },
    smsStop: (address) => `Tắt: ${address}`,
    pushStop: 'Ngừng nhận',
    unsubscribe: {
      heading: 'Ngừng nhận cảnh báo',
      lead: 'Bấm một lần là ngừng ngay, không cần đăng nhập.',
      question: 'Chỉ kênh nhận này bị tắt. Các kênh nhận khác và tài khoản của bạn vẫn giữ nguyên.',
      submit: 'Ngừng nhận',
      doneTitle: 'Đã ngừng gửi',
      doneText: 'Chúng tôi không gửi thêm cảnh báo nào tới kênh nhận này. Bạn có thể bật lại trong phần Kênh nhận.',
      offTitle: 'Kênh nhận này đang tắt',
      offText: 'Chúng tôi không gửi cảnh báo tới đây. Bạn có thể bật lại trong phần Kênh nhận.',
      unknownTitle: 'Không tìm thấy kênh nhận',
      unknownText:
        'Liên kết chưa đủ ký tự, hoặc kênh nhận này đã bị xóa. Hãy mở lại liên kết trong tin nhắn hoặc thư chúng tôi đã gửi.',
      toDashboard: 'Quản lý cảnh báo',
      home: 'Về trang chủ',
    },
  },
  en: {
    letter: {
      more: 'See the full forecast',
      why: `You get this e-mail because you set up a weather alert at ${BRAND.name}.`,
      stop: 'Stop alerts to this address',
      settings: 'Change your alerts',
    },
    smsStop: (address) => `Stop: ${address}`,
    pushStop: 'Stop alerts',
    unsubscribe: {
      heading: 'Stop alerts',
      lead: 'One press stops them at once. No need to log in.',
      question: 'Only this channel is switched off. Your other channels and your account stay as they are.',
      submit: 'Stop alerts',
      doneTitle: 'Alerts stopped',
      doneText: 'We will send no more alerts here. You can switch this channel on again among your channels.',
      offTitle: 'This channel is switched off',
      offText: 'We send no alerts here. You can switch it on again among your channels.',
      unknownTitle: 'Channel not found',
      unknownText:
        'The link is incomplete, or this channel was removed. Please open the link in our message or e-mail again.',
      toDashboard: 'Manage alerts',
      home: 'To the home page',
    },
  },
};
