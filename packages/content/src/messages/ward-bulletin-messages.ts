import type { Language } from '@portal/domain/language/language';
import type { Wording } from '../wording.ts';

const vi = {
  type: 'Bản tin xã, phường',
  link: 'Bản tin xã, phường để đọc loa, dán bảng tin, gửi nhóm',
  description: (place: string) =>
    `Bản tin thời tiết ${place} cho loa phường, bảng tin, Zalo và tin nhắn: một nội dung, năm cách đưa, kèm việc cần làm.`,
  issue: (moment: string, end: string) => `Phát ${moment}, dùng đến ${end}`,
  over: (end: string) => `Hết hiệu lực lúc ${end}. Mở lại trang để lấy bản tin mới.`,
  items: {
    title: 'Nội dung',
    kinds: {
      warning: 'Cảnh báo',
      rain: 'Mưa',
      thunder: 'Dông, sét',
      wind: 'Gió',
      heat: 'Nắng nóng',
      cold: 'Rét',
      fog: 'Sương mù',
      warmth: 'Nhiệt độ',
    },
    area: (rain: string, high: string, members: number) =>
      `Mưa 3 giờ tới trên cả xã, phường: trung bình ${rain} mm, chín phần mười là dưới ${high} mm (${members} thành viên của dự báo radar).`,
    rule: 'Cấp mưa, gió, nóng, rét theo Quyết định 18/2021/QĐ-TTg; lời khuyên do Trời Việt đề xuất, không thay bản tin chính thức.',
  },
  script: {
    title: 'Loa phường',
    length: (seconds: number) => `đọc ${seconds} giây`,
    note: (words: number) => `${words} tiếng, số viết thành chữ, việc chính nói hai lần.`,
    play: 'Đọc thành tiếng',
    stop: 'Dừng',
    noVoice: 'Máy này chưa có giọng đọc tiếng Việt.',
  },
  sms: {
    title: 'Tin nhắn 160 ký tự',
    count: (used: number) => `${used} / 160 ký tự, trọn một tin`,
    note: 'có dấu chỉ được 70',
    open: 'Mở tin nhắn',
  },
  card: {
    title: 'Ảnh vuông 1080 × 1080',
    note: 'Zalo, Facebook',
    save: 'Tải ảnh',
    alt: (text: string) => `Ảnh: ${text}`,
  },
  sheet: {
    title: 'Tờ A4 dán bảng tin',
    note: 'đen trắng',
    save: 'Tải PDF',
    heading: (place: string) => `Thời tiết ${place}`,
    rows: { sky: 'Trời', warmth: 'Nhiệt độ', rain: 'Mưa', wind: 'Gió' },
    foot: (moment: string, end: string) =>
      `Cứu nạn 112 · cấp cứu 115 · phát ${moment}, dùng đến ${end}. Bản tin tự động, không thay bản tin chính thức.`,
    fileName: (place: string, moment: string) => `ban-tin-${place}-${moment}.pdf`,
    force: (force: number) => `cấp ${force}`,
    demo: 'Số liệu minh họa, không phải dự báo thật.',
  },
  copy: 'Chép',
  copied: 'Đã chép',
  api: 'Lấy bản tin này bằng API',
};

const en: Wording<typeof vi> = {
  type: 'Ward bulletin',
  link: 'Ward bulletin for loudspeaker, notice board and chat groups',
  description: (place) =>
    `Weather bulletin of ${place} for loudspeakers, notice boards, Zalo and text messages: one content in five shapes, with what to do.`,
  issue: (moment, end) => `Issued ${moment}, valid until ${end}`,
  over: (end) => `Expired at ${end}. Reload the page for a new bulletin.`,
  items: {
    title: 'Content',
    kinds: {
      warning: 'Warning',
      rain: 'Rain',
      thunder: 'Lightning',
      wind: 'Wind',
      heat: 'Heat',
      cold: 'Cold',
      fog: 'Fog',
      warmth: 'Temperature',
    },
    area: (rain, high, members) =>
      `Rain over the whole ward in the next 3 hours: ${rain} mm on average, nine times in ten below ${high} mm (${members} members of the radar nowcast).`,
    rule: 'Classes of rain, wind, heat and cold by Decision 18/2021/QĐ-TTg; the advice is Trời Việt’s own and does not replace official bulletins.',
  },
  script: {
    title: 'Loudspeaker',
    length: (seconds) => `${seconds} seconds to read`,
    note: (words) => `${words} words, numbers in words, the main action said twice.`,
    play: 'Read aloud',
    stop: 'Stop',
    noVoice: 'This device has no English voice.',
  },
  sms: {
    title: 'Message of 160 characters',
    count: (used) => `${used} / 160 characters, one message`,
    note: 'with tone marks only 70 fit',
    open: 'Open messages',
  },
  card: {
    title: 'Square picture 1080 × 1080',
    note: 'Zalo, Facebook',
    save: 'Save picture',
    alt: (text) => `Picture: ${text}`,
  },
  sheet: {
    title: 'A4 sheet for the notice board',
    note: 'black and white',
    save: 'Save PDF',
    heading: (place) => `Weather of ${place}`,
    rows: { sky: 'Sky', warmth: 'Temp.', rain: 'Rain', wind: 'Wind' },
    foot: (moment, end) =>
      `Rescue 112 · ambulance 115 · issued ${moment}, valid until ${end}. An automatic bulletin; it does not replace official ones.`,
    fileName: (place, moment) => `bulletin-${place}-${moment}.pdf`,
    force: (force) => `force ${force}`,
    demo: 'Demo data, not a real forecast.',
  },
  copy: 'Copy',
  copied: 'Copied',
  api: 'Get this bulletin through the API',
};

/** Texts of the page and the sheet of a ward's bulletin. */
export const wardBulletinMessages: Readonly<Record<Language, Wording<typeof vi>>> = { vi, en };
export type WardBulletinMessages = Wording<typeof vi>;

/** Meaning of the fields of a ward's bulletin by name: Vietnamese, then English. */
export const WARD_FIELDS: Readonly<Record<string, readonly [vi: string, en: string]>> = {
  action: ['Việc cần làm', 'What to do'],
  script: ['Lời đọc loa, số viết thành chữ', 'Script for a loudspeaker, numerals in words'],
  scriptSeconds: ['Lời đọc dài bao nhiêu giây', 'How many seconds the script takes'],
  sms: ['Tin nhắn không dấu, trọn 160 ký tự', 'Message without tone marks, 160 characters at most'],
  areaRain: ['Mưa ba giờ tới trên cả xã, phường', 'Rain of the next three hours over the whole ward'],
};
