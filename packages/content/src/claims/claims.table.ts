import type { Language } from '@portal/domain/language/language';

/** Company claims. `basis` names who proved one, `asOf` when; null: the company's own statement. */
export interface Claim {
  readonly text: Readonly<Record<Language, string>>;
  readonly basis: Readonly<Record<Language, string>> | null;
  readonly asOf: string | null;
  /** Shown only if the company has stated it, e.g. no 24-hour hotline without a hotline. */
  readonly needs?: 'hotline';
}

const STATED = { basis: null, asOf: null } as const;

export const CLAIMS = {
  twiceADay: {
    ...STATED,
    text: { vi: 'Bản tin dự báo cập nhật hai lần mỗi ngày', en: 'Forecasts updated twice a day' },
  },
  everyTenMinutes: {
    ...STATED,
    text: {
      vi: 'Theo dõi tại chỗ 10 phút một lần, cảm biến đặt trong bán kính 500 m',
      en: 'Site monitoring every 10 minutes with sensors within 500 m',
    },
  },
  alertChannels: {
    ...STATED,
    text: {
      vi: 'Cảnh báo 24/7 qua email, ứng dụng nhắn tin hoặc thông báo trên điện thoại',
      en: 'Alerts 24/7 by e-mail, chat app or mobile notification',
    },
  },
  expertsAroundTheClock: {
    ...STATED,
    needs: 'hotline',
    text: { vi: 'Chuyên gia trực 24/7 qua đường dây nóng', en: '24/7 expert support through a hotline' },
  },
  accuracy: { ...STATED, text: { vi: 'Độ chính xác trên 90%', en: 'Over 90% accuracy' } },
  clients: {
    ...STATED,
    text: { vi: 'Hơn 500 khách hàng, đối tác', en: '500+ partner clients' },
  },
  thirtyYears: {
    ...STATED,
    text: { vi: '30 năm dữ liệu lịch sử', en: '30 years of history' },
  },
  waves: {
    ...STATED,
    text: {
      vi: 'Dự báo sóng 5 đến 10 ngày, chi tiết 30 phút',
      en: '5 to 10 day wave forecasts at 30-minute detail',
    },
  },
  cropCatalogue: {
    ...STATED,
    text: { vi: 'Nhận diện hơn 5.000 cây trồng', en: '5,000+ crops identified' },
  },
  pestCatalogue: {
    ...STATED,
    text: { vi: 'Nhận diện hơn 700 loại sâu bệnh', en: '700+ pests identified' },
  },
  commonCrops: {
    ...STATED,
    text: { vi: 'Hướng dẫn riêng cho 35 cây trồng phổ biến', en: '35 common crops with their own advice' },
  },
  twoOperators: {
    ...STATED,
    text: { vi: 'Hợp tác với hai nhà mạng di động', en: 'Partnership with two mobile operators' },
  },
  craneHeight: {
    ...STATED,
    text: { vi: 'Gió ở độ cao cẩu 150 m', en: 'Wind at a crane height of 150 m' },
  },
  usCooling: {
    ...STATED,
    text: {
      vi: 'Tại Mỹ, nhiệt độ tăng 1 °F đi cùng doanh số điều hòa tăng khoảng 24%',
      en: 'In the US, a 1 °F rise means about 24% more air-conditioner sales',
    },
  },
  usHeating: {
    ...STATED,
    text: {
      vi: 'Tại Mỹ, nhiệt độ giảm 1 °F đi cùng doanh số máy sưởi tăng khoảng 15%',
      en: 'In the US, a 1 °F fall means about 15% more heater sales',
    },
  },
} as const satisfies Record<string, Claim>;

export type ClaimId = keyof typeof CLAIMS;
