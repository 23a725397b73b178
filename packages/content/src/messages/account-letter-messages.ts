import { BRAND } from '../brand.ts';
import { pair, splitLanguages } from '../split-languages.ts';

/** Name in characters that fit a one-part SMS. */
const PLAIN_NAME = BRAND.name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D');

/** E-mails and text messages of accounts. */
export const accountLetterMessages = splitLanguages({
  verifyEmail: {
    subject: [`Xác minh email cho tài khoản ${BRAND.name}`, `Verify the e-mail of your ${BRAND.name} account`],
    before: [
      ['Chào bạn,', `Mở liên kết này để xác minh email của tài khoản ${BRAND.name}:`],
      ['Hello,', `Open this link to verify the e-mail of your ${BRAND.name} account:`],
    ],
    after: [
      [
        'Liên kết dùng được một lần, trong 24 giờ.',
        'Nếu không phải bạn tạo tài khoản, hãy bỏ qua thư này: chúng tôi không gửi gì thêm.',
      ],
      [
        'The link works once and expires in 24 hours.',
        'If you did not create this account, you can ignore this e-mail; we won’t send another.',
      ],
    ],
  },
  changeEmail: {
    subject: [`Xác nhận email mới của tài khoản ${BRAND.name}`, `Confirm the new e-mail of your ${BRAND.name} account`],
    before: [
      ['Chào bạn,', `Mở liên kết này để dùng địa chỉ này làm email của tài khoản ${BRAND.name}:`],
      ['Hello,', `Open this link to make this address the e-mail of your ${BRAND.name} account:`],
    ],
    after: [
      [
        'Liên kết dùng được một lần, trong 24 giờ.',
        'Nếu không phải bạn yêu cầu, hãy bỏ qua thư này: tài khoản đó vẫn giữ địa chỉ cũ.',
      ],
      [
        'The link works once and expires in 24 hours.',
        'If you did not ask for this, ignore this e-mail: the account keeps its current address.',
      ],
    ],
  },
  /** In password reset e-mails to an address that was never verified. */
  dropsUnproved: [
    'Địa chỉ này chưa từng được xác minh, nên có thể người khác đã tạo tài khoản. Khi bạn đặt mật khẩu mới, khóa API, kênh nhận, webhook, lịch, quy tắc, địa điểm và đơn chưa trả sẽ bị xóa; gói và đơn đã trả vẫn còn.',
    'This address was never verified, so somebody else may have created the account. Setting a new password deletes its API keys, channels, webhooks, calendar, rules, places and unpaid orders; its plan and paid orders stay.',
  ],
  resetPassword: {
    subject: [`Đặt lại mật khẩu ${BRAND.name}`, `Reset your ${BRAND.name} password`],
    before: [
      ['Chào bạn,', 'Mở liên kết này để chọn mật khẩu mới:'],
      ['Hello,', 'Open this link to choose a new password:'],
    ],
    after: [
      [
        'Liên kết dùng được một lần, trong 30 phút. Sau đó mọi thiết bị sẽ bị đăng xuất.',
        'Nếu không phải bạn yêu cầu, hãy bỏ qua thư này: mật khẩu vẫn như cũ.',
      ],
      [
        'The link works once and expires in 30 minutes. All devices will be signed out.',
        'If you did not ask for this, ignore this e-mail: your password stays the same.',
      ],
    ],
  },
  /** One-part SMS without tone marks (domain rules §8.6). */
  phoneCode: pair([
    (code: string) =>
      `${PLAIN_NAME}: ma xac nhan cua ban la ${code}, dung trong 5 phut. Khong dua ma nay cho bat ky ai.`,
    (code) => `${PLAIN_NAME}: your code is ${code}, valid for 5 minutes. Do not share it.`,
  ]),
});

/** E-mail to the company that requests deletion of an app's account. */
export const appRemovalLetter = splitLanguages({
  subject: pair([(app: string) => `Yêu cầu xóa tài khoản ${app}`, (app) => `Request to delete a ${app} account`]),
  lines: pair([
    ({ app, username, receivedAt, id }: Readonly<Record<'app' | 'username' | 'receivedAt' | 'id', string>>) => [
      `Ứng dụng: ${app}`,
      `Tên đăng nhập: ${username}`,
      `Nhận lúc: ${receivedAt}`,
      `Mã yêu cầu: ${id}`,
      'Xác minh người gửi là chủ tài khoản rồi xóa; theo luật phải trả lời trong 2 ngày làm việc.',
    ],
    ({ app, username, receivedAt, id }) => [
      `App: ${app}`,
      `Username: ${username}`,
      `Received: ${receivedAt}`,
      `Request: ${id}`,
      'Make sure that the sender owns the account, then delete it; by law an answer is due within 2 working days.',
    ],
  ]),
});
