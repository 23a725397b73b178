import { toPlainLetters } from '@portal/domain/alert/sms-text';
import type { Language } from '@portal/domain/language/language';
import { BRAND } from '../brand.ts';

interface ChannelCodeMessages {
  readonly subject: string;
  readonly lines: (code: string) => readonly string[];
  /** One-part SMS. */
  readonly text: (code: string) => string;
}

export const channelCodeMessages: Readonly<Record<Language, ChannelCodeMessages>> = {
  vi: {
    subject: `Mã xác minh kênh nhận của ${BRAND.name}`,
    lines: (code) => [
      `Mã của bạn là ${code}, dùng trong 10 phút.`,
      'Nhập mã này ở trang Kênh nhận để nhận cảnh báo thời tiết qua địa chỉ này.',
      'Nếu không phải bạn yêu cầu, hãy bỏ qua thư này: chúng tôi không gửi gì thêm.',
    ],
    text: (code) => toPlainLetters(`${BRAND.name}: mã nhận cảnh báo là ${code}, dùng trong 10 phút.`),
  },
  en: {
    subject: `Your code for alerts from ${BRAND.name}`,
    lines: (code) => [
      `Your code is ${code}, valid for 10 minutes.`,
      'Enter it on the page of your channels to receive weather alerts at this address.',
      'If it was not you who asked, you can ignore this e-mail; we won’t send another.',
    ],
    text: (code) => toPlainLetters(`${BRAND.name}: your code for alerts is ${code}, valid for 10 minutes.`),
  },
};
