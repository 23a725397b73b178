import { pair, splitLanguages } from '../split-languages.ts';

/** Text around official warnings. The bulletin's own text is quoted and not included here. */
export const warningMessages = splitLanguages({
  label: ['Cảnh báo chính thức', 'Official warnings'],
  level: pair([(level: number) => `Cấp ${level}`, (level) => `Level ${level}`]),
  levels: [
    ['thấp', 'trung bình', 'lớn', 'rất lớn', 'thảm họa'],
    ['low', 'medium', 'high', 'very high', 'catastrophic'],
  ],
  noLevel: ['Bản tin không nêu cấp độ rủi ro', 'The bulletin states no risk level'],
  kinds: {
    storm: ['Bão', 'Storm'],
    tropicalDepression: ['Áp thấp nhiệt đới', 'Tropical depression'],
    heavyRain: ['Mưa lớn', 'Heavy rain'],
    flood: ['Lũ', 'River flood'],
    inundation: ['Ngập lụt', 'Flooding'],
    flashFlood: ['Lũ quét, sạt lở đất', 'Flash floods and landslides'],
    thunderstorm: ['Lốc, sét, mưa đá', 'Thunderstorms, lightning, hail'],
    seaWind: ['Gió mạnh trên biển', 'Strong wind at sea'],
    surge: ['Nước dâng, triều cường', 'Storm surge and high tide'],
    heat: ['Nắng nóng', 'Heat'],
    cold: ['Rét hại, sương muối', 'Damaging cold and frost'],
    fog: ['Sương mù', 'Fog'],
    drought: ['Hạn hán', 'Drought'],
    salinity: ['Xâm nhập mặn', 'Saltwater intrusion'],
    wildfire: ['Cháy rừng', 'Forest fire'],
    earthquake: ['Động đất', 'Earthquake'],
    tsunami: ['Sóng thần', 'Tsunami'],
    other: ['Cảnh báo thiên tai', 'Disaster warning'],
  },
  issued: pair([
    (issuer: string, number: string, time: string) => `Tin số ${number} của ${issuer}, phát lúc ${time}`,
    (issuer, number, time) => `Bulletin ${number} from ${issuer}, issued ${time}`,
  ]),
  until: pair([(time: string) => `có hiệu lực đến ${time}`, (time) => `in force until ${time}`]),
  /** For a bulletin without an end. */
  untilAssumed: pair([
    (time: string) => `bản tin không ghi giờ hết hiệu lực, tính 24 giờ, đến ${time}`,
    (time) => `no end stated; 24 hours assumed, until ${time}`,
  ]),
  /** Before the model's sentence under an emergency bulletin. */
  byModel: pair([(time: string) => `Theo mô hình lúc ${time}`, (time) => `From the model at ${time}`]),
  atOnce: ['Làm ngay:', 'Do now:'],
  /** Replaces what the model may not say then. */
  follow: [
    'Diễn biến có thể nhanh hơn dự báo của mô hình: hãy theo bản tin cảnh báo.',
    'Things may change faster than the model expects: follow the official bulletin.',
  ],
  source: ['Bản tin gốc', 'Original bulletin'],
  more: pair([
    (count: number) => `Xem thêm ${count} cảnh báo đang có hiệu lực`,
    (count) => `${count} more ${count === 1 ? 'warning' : 'warnings'} in force`,
  ]),
  page: {
    lead: [
      'Bản tin của cơ quan khí tượng thủy văn, trích nguyên văn, cùng những việc nên làm trước, trong và sau mỗi loại thiên tai.',
      'Bulletins of the hydrometeorological services, quoted word for word, and what to do before, during and after each kind of disaster.',
    ],
    endAssumed: [
      'bản tin không ghi giờ hết hiệu lực: chúng tôi tính 24 giờ từ lúc phát',
      'the bulletin states no end: we assume 24 hours from issue',
    ],
    current: ['Đang có hiệu lực', 'In force now'],
    none: [
      'Hiện trang này không có bản tin cảnh báo nào còn hiệu lực.',
      'No warning bulletin on this site is in force at the moment.',
    ],
    noneNote: [
      'Như vậy không có nghĩa là không có nguy hiểm: có thể bản tin chưa được đưa lên đây. Hãy theo dõi đài phát thanh, truyền hình, chính quyền địa phương và trang của cơ quan khí tượng thủy văn.',
      'That does not mean there is no danger: a bulletin may not have reached us yet. Follow radio, television, your local authorities and the national service.',
    ],
    official: [
      'Trang của Trung tâm Dự báo khí tượng thủy văn quốc gia',
      'National Centre for Hydro-Meteorological Forecasting (in Vietnamese)',
    ],
    missing: ['Chưa tải được danh sách cảnh báo', 'The list of warnings could not be loaded'],
    area: ['Khu vực', 'Area'],
    from: ['Hiệu lực từ', 'In force from'],
    to: ['Đến', 'Until'],
    issuedAt: ['Phát lúc', 'Issued'],
    issuer: ['Nơi phát', 'Issued by'],
    number: ['Số bản tin', 'Bulletin number'],
    text: ['Nội dung bản tin', 'Text of the bulletin'],
    byLevel: ['Theo cấp độ rủi ro', 'By risk level'],
    levelNotStated: ['Không nêu cấp độ:', 'No level stated:'],
    count: pair([
      (count: number) => `${count} bản tin`,
      (count) => `${count} ${count === 1 ? 'bulletin' : 'bulletins'}`,
    ]),
    original: ['Nguyên văn tiếng Việt', 'The Vietnamese original'],
    inVietnamese: [
      'Bản tin chỉ có tiếng Việt; dưới đây là nguyên văn.',
      'This bulletin was issued in Vietnamese only; it is quoted as it is.',
    ],
    inEnglish: [
      'Bản tin được phát bằng tiếng Anh; dưới đây là nguyên văn.',
      'This bulletin was issued in English; it is quoted as it is.',
    ],
    whatToDo: pair([
      (kind: string) => `Nên làm gì khi có ${kind.charAt(0).toLowerCase()}${kind.slice(1)}`,
      (kind) => `What to do: ${kind.charAt(0).toLowerCase()}${kind.slice(1)}`,
    ]),
    map: ['Xem trên bản đồ', 'See the map'],
    levelsTitle: ['Năm cấp độ rủi ro thiên tai', 'The five levels of disaster risk'],
    levelsNote: [
      'Cấp độ do cơ quan dự báo nêu trong bản tin theo Quyết định 18/2021/QĐ-TTg. Chúng tôi chỉ trích lại, không tự tính từ dự báo.',
      'The level is stated in the bulletin by the forecasting service under Decision 18/2021/QĐ-TTg. We quote it and never work it out from a forecast.',
    ],
    guides: ['Việc nên làm theo từng loại thiên tai', 'What to do in each kind of disaster'],
    before: ['Trước', 'Before'],
    during: ['Trong lúc', 'During'],
    after: ['Sau', 'After'],
    callsTitle: ['Số điện thoại khẩn cấp', 'Emergency numbers in Vietnam'],
    calls: [
      [
        { number: '112', name: 'Tìm kiếm cứu nạn' },
        { number: '113', name: 'Công an' },
        { number: '114', name: 'Cứu hỏa, cứu hộ' },
        { number: '115', name: 'Cấp cứu' },
      ],
      [
        { number: '112', name: 'Search and rescue' },
        { number: '113', name: 'Police' },
        { number: '114', name: 'Fire and rescue' },
        { number: '115', name: 'Ambulance' },
      ],
    ],
    feeds: ['Cho chương trình của bạn: bản tin CAP 1.2 qua Atom', 'For your own software: CAP 1.2 messages over Atom'],
    adviceNote: [
      'Các hướng dẫn dưới đây là của chúng tôi. Khi chính quyền địa phương hướng dẫn khác, hãy làm theo chính quyền.',
      'The advice below is ours. If local authorities say otherwise, follow them.',
    ],
  },
});

export type WarningMessages = (typeof warningMessages)['vi'];
