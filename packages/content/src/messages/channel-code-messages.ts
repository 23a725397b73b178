import { toPlainLetters } from '@portal/domain/alert/sms-text';
import { BRAND } from '../brand.ts';
import { pair, splitLanguages } from '../split-languages.ts';

export const channelCodeMessages = splitLanguages({
  subject: [`Mã xác minh kênh nhận của ${BRAND.name}`, `Your code for alerts from ${BRAND.name}`],
  lines: pair([
    (code: string) => [
      `Mã của bạn là ${code}, dùng trong 10 phút.`,
      'Nhập mã này ở trang Kênh nhận để nhận cảnh báo thời tiết qua địa chỉ này.',
      'Nếu không phải bạn yêu cầu, hãy bỏ qua thư này: chúng tôi không gửi gì thêm.',
    ],
    (code) => [
      `Your code is ${code}, valid for 10 minutes.`,
      'Enter it on your channels page to receive weather alerts at this address.',
      'If you did not ask for this, you can ignore this e-mail; we won’t send another.',
    ],
  ]),
  /** One-part SMS. */
  text: pair([
    (code: string) => toPlainLetters(`${BRAND.name}: mã nhận cảnh báo là ${code}, dùng trong 10 phút.`),
    (code) => toPlainLetters(`${BRAND.name}: your code for alerts is ${code}, valid for 10 minutes.`),
  ]),
});
