import { CHANNEL_KINDS, type ChannelKind, MEMBER_CHANNELS } from '@portal/domain/alert/channel.table';
import type { Language } from '@portal/domain/language/language';
import { BRAND } from '../brand.ts';

interface ChannelWords {
  /** Name in the list of channels. */
  readonly name: Readonly<Record<Language, string>>;
  /** Name within a sentence or a table. */
  readonly short: Readonly<Record<Language, string>>;
  readonly about: Readonly<Record<Language, string>>;
  /** Label of the field for its address; null: nothing to enter. */
  readonly field: Readonly<Record<Language, string>> | null;
  readonly hint: Readonly<Record<Language, string>>;
  /** A plan without it, after the plan's name. */
  readonly lacking: Readonly<Record<Language, string>>;
  /** What stops with it. `address` is masked. */
  readonly stops: Readonly<Record<Language, (address: string) => string>>;
  /** Who carries its messages, for the privacy page. */
  readonly carrier: Readonly<Record<Language, string>>;
}

/** Every text about one kind of channel. */
export const CHANNEL_WORDS: Readonly<Record<ChannelKind, ChannelWords>> = {
  email: {
    name: { vi: 'Email', en: 'E-mail' },
    short: { vi: 'email', en: 'e-mail' },
    about: { vi: 'Gửi tới một địa chỉ email', en: 'To an e-mail address' },
    field: { vi: 'Địa chỉ email', en: 'E-mail address' },
    hint: {
      vi: 'Địa chỉ khác với email tài khoản sẽ nhận một mã để xác minh.',
      en: 'We will send a code to any address other than your account e-mail.',
    },
    lacking: { vi: 'không báo qua email', en: 'does not notify by e-mail' },
    stops: {
      vi: (address) => `Cảnh báo và bản tin thời tiết gửi tới email ${address}`,
      en: (address) => `Weather alerts and bulletins by e-mail to ${address}`,
    },
    carrier: {
      vi: 'Email đi qua máy chủ thư của đơn vị vận hành.',
      en: 'E-mail goes through the operator’s mail server.',
    },
  },
  sms: {
    name: { vi: 'SMS không dấu', en: 'Text message' },
    short: { vi: 'SMS', en: 'SMS' },
    about: { vi: 'Tối đa 3 tin mỗi ngày trong Happy Rain', en: 'Up to 3 per day in Happy Rain' },
    field: { vi: 'Số di động', en: 'Mobile number' },
    hint: {
      vi: 'Số khác với số đã xác minh sẽ nhận một mã để xác minh.',
      en: 'We will send a code to any number other than your verified one.',
    },
    lacking: { vi: 'không báo qua SMS', en: 'does not notify by SMS' },
    stops: {
      vi: (address) => `Cảnh báo thời tiết gửi bằng tin nhắn SMS tới số ${address}`,
      en: (address) => `Weather alerts by text message to ${address}`,
    },
    carrier: { vi: 'SMS đi qua eSMS.', en: 'SMS goes through eSMS.' },
  },
  zalo: {
    name: { vi: 'Zalo', en: 'Zalo' },
    short: { vi: 'Zalo', en: 'Zalo' },
    about: {
      vi: `Tài khoản chính thức ${BRAND.name}, tới số điện thoại đã xác minh`,
      en: `From the official ${BRAND.name} account to your verified phone`,
    },
    field: null,
    hint: {
      vi: 'Tin tới số điện thoại đã xác minh trong phần Cài đặt.',
      en: 'Alerts go to the phone number verified under Settings.',
    },
    lacking: { vi: 'không báo qua Zalo', en: 'does not notify by Zalo' },
    stops: {
      vi: (address) => `Cảnh báo thời tiết gửi qua Zalo tới số ${address}`,
      en: (address) => `Weather alerts by Zalo to ${address}`,
    },
    carrier: { vi: 'Tin Zalo đi qua Zalo.', en: 'Zalo messages go through Zalo.' },
  },
  push: {
    name: { vi: 'Thông báo trên trình duyệt', en: 'Browser notification' },
    short: { vi: 'thông báo đẩy', en: 'push' },
    about: {
      vi: 'Hiện trên máy này, cả khi không mở trang',
      en: 'Shown on this device, even while the page is closed',
    },
    field: null,
    hint: {
      vi: 'Trình duyệt sẽ hỏi bạn có cho phép thông báo không.',
      en: 'Your browser will ask whether to allow notifications.',
    },
    lacking: { vi: 'không có thông báo đẩy', en: 'has no push notifications' },
    stops: {
      vi: () => 'Cảnh báo thời tiết hiện trên trình duyệt của bạn',
      en: () => 'Weather alerts shown by your browser',
    },
    carrier: {
      vi: 'Thông báo đẩy đi qua dịch vụ của hãng làm trình duyệt, thường ở nước ngoài, và được mã hóa để chỉ trình duyệt của bạn đọc được.',
      en: 'Push messages go through the service of your browser’s maker, usually abroad, encrypted so that only your browser can read them.',
    },
  },
  webhook: {
    name: { vi: 'Webhook', en: 'Webhook' },
    short: { vi: 'webhook', en: 'webhook' },
    about: { vi: 'Gửi dữ liệu tới máy chủ của bạn, có chữ ký', en: 'Signed data sent to your own server' },
    field: { vi: 'Địa chỉ https của máy chủ', en: 'https address of your server' },
    hint: {
      vi: 'Khóa bí mật để kiểm chữ ký chỉ hiện một lần.',
      en: 'The secret for checking signatures is shown once.',
    },
    lacking: { vi: 'không báo qua webhook', en: 'does not notify by webhook' },
    stops: {
      vi: (address) => `Cảnh báo và bản tin thời tiết gửi tới webhook tại ${address}`,
      en: (address) => `Weather alerts and bulletins to your webhook at ${address}`,
    },
    carrier: { vi: 'Webhook đi tới đúng địa chỉ bạn đặt.', en: 'A webhook goes to the address you gave.' },
  },
};

/** Icons of the interface, which checks their names. */
export const CHANNEL_ICONS = {
  email: 'mail',
  sms: 'smartphone',
  zalo: 'message-circle',
  push: 'bell',
  webhook: 'store',
} as const satisfies Record<ChannelKind, string>;

/** Channels on which members of a team receive alerts: `email, Zalo và thông báo đẩy`. */
export const listMemberChannels = (language: Language): string =>
  new Intl.ListFormat(language === 'vi' ? 'vi-VN' : 'en-GB').format(
    MEMBER_CHANNELS.map((kind) => CHANNEL_WORDS[kind].short[language]),
  );

/** Who carries the messages of every channel, in sentences. */
export const describeCarriers = (language: Language): string =>
  CHANNEL_KINDS.map((kind) => CHANNEL_WORDS[kind].carrier[language]).join(' ');
