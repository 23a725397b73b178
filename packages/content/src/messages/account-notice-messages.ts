import type { Language } from '@portal/domain/language/language';
import { BRAND } from '../brand.ts';

interface NoticeFacts {
  /** New address, prefix of a key, or webhook host; empty otherwise. */
  readonly detail: string;
  /** Time and date of the change. */
  readonly at: string;
  /** Links: revert the address, set a new password, account settings. */
  readonly undo: string;
  readonly reset: string;
  readonly settings: string;
}

interface NoticeMail {
  readonly subject: string;
  readonly lines: (facts: NoticeFacts) => readonly string[];
}

type NoticeMessages = Readonly<
  Record<
    'passwordReset' | 'passwordChanged' | 'emailChanging' | 'emailChanged' | 'keyAdded' | 'webhookAdded',
    NoticeMail
  >
>;

const undoVi = (link: string): readonly string[] => [
  'Nếu không phải bạn, hãy mở liên kết này để hủy việc đổi và lấy lại tài khoản:',
  link,
  'Liên kết dùng được một lần, trong 7 ngày. Sau khi hủy, mọi thiết bị bị đăng xuất, mật khẩu cũ hết hiệu lực và chúng tôi gửi bạn liên kết chọn mật khẩu mới.',
];

const undoEn = (link: string): readonly string[] => [
  'If it was not you, open this link to undo the change and get your account back:',
  link,
  'The link works once and expires in 7 days. Undoing logs out every device and cancels the password; we then send you a link to choose a new one.',
];

const resetVi = (link: string): readonly string[] => ['Nếu không phải bạn, hãy đặt lại mật khẩu ngay:', link];
const resetEn = (link: string): readonly string[] => ['If it was not you, reset your password now:', link];

/** E-mails to the account's owner about changes. */
export const accountNoticeMessages: Readonly<Record<Language, NoticeMessages>> = {
  vi: {
    passwordReset: {
      subject: `Mật khẩu ${BRAND.name} đã được đặt lại`,
      lines: ({ at, reset }) => [
        'Chào bạn,',
        `Mật khẩu của tài khoản được đặt lại bằng liên kết trong email lúc ${at}. Mọi thiết bị đã bị đăng xuất.`,
        ...resetVi(reset),
      ],
    },
    passwordChanged: {
      subject: `Mật khẩu ${BRAND.name} đã đổi`,
      lines: ({ at, reset }) => [
        'Chào bạn,',
        `Mật khẩu của tài khoản được đổi lúc ${at}. Các thiết bị khác đã bị đăng xuất.`,
        ...resetVi(reset),
      ],
    },
    emailChanging: {
      subject: `Có yêu cầu đổi email của tài khoản ${BRAND.name}`,
      lines: ({ detail, at, undo }) => [
        'Chào bạn,',
        `Lúc ${at}, có người đăng nhập vào tài khoản và yêu cầu đổi email sang ${detail}. Email đổi khi liên kết gửi tới địa chỉ đó được mở.`,
        ...undoVi(undo),
      ],
    },
    emailChanged: {
      subject: `Email của tài khoản ${BRAND.name} đã đổi`,
      lines: ({ detail, at, undo }) => [
        'Chào bạn,',
        `Lúc ${at}, email của tài khoản đã đổi sang ${detail}. Địa chỉ này không còn dùng để đăng nhập.`,
        ...undoVi(undo),
      ],
    },
    keyAdded: {
      subject: `Khóa API mới trong tài khoản ${BRAND.name}`,
      lines: ({ detail, at, settings, reset }) => [
        'Chào bạn,',
        `Khóa API bắt đầu bằng ${detail} được tạo lúc ${at}.`,
        `Nếu không phải bạn, hãy đặt lại mật khẩu và để biểu mẫu thu hồi mọi khóa: ${reset}`,
        `Cài đặt tài khoản: ${settings}`,
      ],
    },
    webhookAdded: {
      subject: `Webhook mới trong tài khoản ${BRAND.name}`,
      lines: ({ detail, at, settings, reset }) => [
        'Chào bạn,',
        `Lúc ${at}, tài khoản có thêm webhook gửi cảnh báo tới máy chủ ${detail}.`,
        `Nếu không phải bạn, hãy đặt lại mật khẩu và để biểu mẫu gỡ mọi webhook: ${reset}`,
        `Cài đặt tài khoản: ${settings}`,
      ],
    },
  },
  en: {
    passwordReset: {
      subject: `Your ${BRAND.name} password was reset`,
      lines: ({ at, reset }) => [
        'Hello,',
        `The password of your account was reset with an e-mail link at ${at}. All devices were signed out.`,
        ...resetEn(reset),
      ],
    },
    passwordChanged: {
      subject: `Your ${BRAND.name} password was changed`,
      lines: ({ at, reset }) => [
        'Hello,',
        `The password of your account was changed at ${at}. Other devices were signed out.`,
        ...resetEn(reset),
      ],
    },
    emailChanging: {
      subject: `Someone asked to change the e-mail of your ${BRAND.name} account`,
      lines: ({ detail, at, undo }) => [
        'Hello,',
        `At ${at} someone who was signed in to your account asked to change its e-mail to ${detail}. It changes when the link sent to that address is opened.`,
        ...undoEn(undo),
      ],
    },
    emailChanged: {
      subject: `The e-mail of your ${BRAND.name} account was changed`,
      lines: ({ detail, at, undo }) => [
        'Hello,',
        `At ${at} the e-mail of your account was changed to ${detail}. You can no longer sign in with this address.`,
        ...undoEn(undo),
      ],
    },
    keyAdded: {
      subject: `New API key in your ${BRAND.name} account`,
      lines: ({ detail, at, settings, reset }) => [
        'Hello,',
        `An API key that begins with ${detail} was created at ${at}.`,
        `If it was not you, reset your password and let the form revoke every key: ${reset}`,
        `Account settings: ${settings}`,
      ],
    },
    webhookAdded: {
      subject: `New webhook in your ${BRAND.name} account`,
      lines: ({ detail, at, settings, reset }) => [
        'Hello,',
        `At ${at} a webhook was added to your account that sends alerts to the server ${detail}.`,
        `If it was not you, reset your password and let the form remove every webhook: ${reset}`,
        `Account settings: ${settings}`,
      ],
    },
  },
};
