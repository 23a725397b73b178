import { pair, splitLanguages } from '../split-languages.ts';

/** Texts of the page and the sheet of a ward's bulletin. */
export const wardBulletinMessages = splitLanguages({
  type: ['Bản tin xã, phường', 'Ward bulletin'],
  link: [
    'Bản tin xã, phường để đọc loa, dán bảng tin, gửi nhóm',
    'Ward bulletin for loudspeakers, notice boards and chat groups',
  ],
  description: pair([
    (place: string) =>
      `Bản tin thời tiết ${place} cho loa phường, bảng tin, Zalo và tin nhắn: một nội dung, năm cách đưa, kèm việc cần làm.`,
    (place) =>
      `Weather bulletin for ${place}, for loudspeakers, notice boards, Zalo and text messages: one text in five formats, with what to do.`,
  ]),
  issue: pair([
    (moment: string, end: string) => `Phát ${moment}, dùng đến ${end}`,
    (moment, end) => `Issued ${moment}, valid until ${end}`,
  ]),
  over: pair([
    (end: string) => `Hết hiệu lực lúc ${end}. Mở lại trang để lấy bản tin mới.`,
    (end) => `Expired at ${end}. Reload the page for a new bulletin.`,
  ]),
  items: {
    title: ['Nội dung', 'Content'],
    kinds: {
      warning: ['Cảnh báo', 'Warning'],
      rain: ['Mưa', 'Rain'],
      thunder: ['Dông, sét', 'Lightning'],
      wind: ['Gió', 'Wind'],
      heat: ['Nắng nóng', 'Heat'],
      cold: ['Rét', 'Cold'],
      fog: ['Sương mù', 'Fog'],
      warmth: ['Nhiệt độ', 'Temperature'],
    },
    area: pair([
      (rain: string, high: string, members: number) =>
        `Mưa 3 giờ tới trên cả xã, phường: trung bình ${rain} mm, 9/10 trường hợp dưới ${high} mm (${members} thành viên của dự báo radar).`,
      (rain, high, members) =>
        `Rain over the whole ward in the next 3 hours: ${rain} mm on average, below ${high} mm in 9 of 10 cases (${members} members of the radar nowcast).`,
    ]),
    rule: [
      'Cấp mưa, gió, nóng, rét theo Quyết định 18/2021/QĐ-TTg; lời khuyên do Trời Việt đề xuất, không thay bản tin chính thức.',
      'Classes of rain, wind, heat and cold follow Decision 18/2021/QĐ-TTg; the advice is Trời Việt’s own and does not replace official bulletins.',
    ],
  },
  script: {
    title: ['Loa phường', 'Loudspeaker'],
    length: pair([(seconds: number) => `đọc ${seconds} giây`, (seconds) => `${seconds} seconds to read`]),
    note: pair([
      (words: number) => `${words} tiếng, số viết thành chữ, việc chính nói hai lần.`,
      (words) => `${words} words, numbers spelled out, the main action repeated.`,
    ]),
    play: ['Đọc thành tiếng', 'Read aloud'],
    stop: ['Dừng', 'Stop'],
    noVoice: ['Máy này chưa có giọng đọc tiếng Việt.', 'This device has no English voice.'],
  },
  sms: {
    title: ['Tin nhắn 160 ký tự', '160-character message'],
    count: pair([
      (used: number) => `${used} / 160 ký tự, trọn một tin`,
      (used) => `${used} / 160 characters, one message`,
    ]),
    note: ['có dấu chỉ được 70', 'with tone marks only 70 fit'],
    open: ['Mở tin nhắn', 'Open messages'],
  },
  card: {
    title: ['Ảnh vuông 1080 × 1080', 'Square picture 1080 × 1080'],
    note: ['Zalo, Facebook', 'Zalo, Facebook'],
    save: ['Tải ảnh', 'Save picture'],
    alt: pair([(text: string) => `Ảnh: ${text}`, (text) => `Picture: ${text}`]),
  },
  sheet: {
    title: ['Tờ A4 dán bảng tin', 'A4 sheet for the notice board'],
    note: ['đen trắng', 'black and white'],
    save: ['Tải PDF', 'Save PDF'],
    heading: pair([(place: string) => `Thời tiết ${place}`, (place) => `Weather in ${place}`]),
    rows: {
      sky: ['Trời', 'Sky'],
      warmth: ['Nhiệt độ', 'Temp.'],
      rain: ['Mưa', 'Rain'],
      wind: ['Gió', 'Wind'],
    },
    foot: pair([
      (moment: string, end: string) =>
        `Cứu nạn 112 · cấp cứu 115 · phát ${moment}, dùng đến ${end}. Bản tin tự động, không thay bản tin chính thức.`,
      (moment, end) =>
        `Rescue 112 · ambulance 115 · issued ${moment}, valid until ${end}. An automatic bulletin; it does not replace official ones.`,
    ]),
    fileName: pair([
      (place: string, moment: string) => `ban-tin-${place}-${moment}.pdf`,
      (place, moment) => `bulletin-${place}-${moment}.pdf`,
    ]),
    force: pair([(force: number) => `cấp ${force}`, (force) => `force ${force}`]),
    demo: ['Số liệu minh họa, không phải dự báo thật.', 'Demo data, not a real forecast.'],
  },
  copy: ['Chép', 'Copy'],
  copied: ['Đã chép', 'Copied'],
  api: ['Lấy bản tin này bằng API', 'Get this bulletin from the API'],
});

export type WardBulletinMessages = (typeof wardBulletinMessages)['vi'];

/** Meaning of the fields of a ward's bulletin by name: Vietnamese, then English. */
export const WARD_FIELDS: Readonly<Record<string, readonly [vi: string, en: string]>> = {
  action: ['Việc cần làm', 'What to do'],
  script: ['Lời đọc loa, số viết thành chữ', 'Script for loudspeakers, numbers spelled out'],
  scriptSeconds: ['Lời đọc dài bao nhiêu giây', 'Reading time of the script, in seconds'],
  sms: ['Tin nhắn không dấu, trọn 160 ký tự', 'Message without tone marks, 160 characters at most'],
  areaRain: ['Mưa ba giờ tới trên cả xã, phường', 'Rain over the whole ward in the next three hours'],
};
