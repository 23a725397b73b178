import type { Language } from '@portal/domain/language/language';
import type { SiteQuantity } from '@portal/domain/trade/site-limit';

/** Text of an alert; `hazard` starts a line, `hazardInLine` is for mid-sentence. */
interface AlertWords {
  readonly heading: string;
  readonly place: string;
  readonly hazard: string;
  readonly hazardInLine: string;
  readonly task: string;
  /** Reply of the person who did it. */
  readonly done: string;
  /** What may resume afterwards. */
  readonly resume: string;
}

/** A fictitious case for an alert: forecast and observed values every ten minutes from `beginsAt`. */
export interface AlertSample {
  readonly quantity: Extract<SiteQuantity, 'gustMs' | 'rainMm'>;
  readonly limit: number;
  /** `hh:mm` of the first value. */
  readonly beginsAt: string;
  /** Minutes from the message to the forecast crossing of the limit. */
  readonly aheadMinutes: number;
  readonly forecast: readonly number[];
  readonly measured: readonly number[];
  readonly words: Readonly<Record<Language, AlertWords>>;
}

/** Fictitious cases that show an alert's course. */
export const ALERT_SAMPLES = {
  crane: {
    quantity: 'gustMs',
    limit: 12,
    beginsAt: '06:10',
    aheadMinutes: 50,
    forecast: [7, 9, 13, 16, 18, 17, 15, 13, 11, 9, 8, 7],
    measured: [6.4, 8.8, 12.7, 15.2, 19.4, 17.6, 14.9, 12.6, 10.8, 8.1, 7.4, 6.6],
    words: {
      vi: {
        heading: 'Một cơn gió giật, từ tin đầu đến tin cuối',
        place: 'Trạm mẫu trên biển',
        hazard: 'Gió giật mạnh',
        hazardInLine: 'gió giật mạnh',
        task: 'Hạ cẩu trước 06:15.',
        done: 'Đã hạ cẩu 06:05',
        resume: 'Có thể nâng cẩu lại.',
      },
      en: {
        heading: 'One gust front, from first message to last',
        place: 'Sample station at sea',
        hazard: 'Strong gusts',
        hazardInLine: 'Strong gusts',
        task: 'Lower the crane by 06:15.',
        done: 'Crane down at 06:05',
        resume: 'The crane may go up again.',
      },
    },
  },
  vessel: {
    quantity: 'gustMs',
    limit: 13.8,
    beginsAt: '01:50',
    aheadMinutes: 40,
    forecast: [8, 10, 13, 15, 17, 18, 16, 14, 12, 10, 9, 8],
    measured: [7.4, 9.6, 12.9, 15.4, 18.6, 20.1, 16.8, 14.2, 11.7, 9.4, 8.2, 7.5],
    words: {
      vi: {
        heading: 'Một cơn tố đêm, từ tin đầu đến tin cuối',
        place: 'Giàn mẫu trên biển',
        hazard: 'Tố dông',
        hazardInLine: 'tố dông',
        task: 'Ngừng nhận hàng, tàu rời mạn trước 02:10.',
        done: 'Tàu đã rời mạn 02:04',
        resume: 'Tàu cập lại khi giàn gọi.',
      },
      en: {
        heading: 'A squall at night, from first message to last',
        place: 'Sample platform',
        hazard: 'Squall',
        hazardInLine: 'Squall',
        task: 'Stop transfers; the vessel stands off by 02:10.',
        done: 'Vessel standing off at 02:04',
        resume: 'The vessel returns when the platform calls.',
      },
    },
  },
  concrete: {
    quantity: 'rainMm',
    limit: 2.5,
    beginsAt: '13:40',
    aheadMinutes: 60,
    forecast: [0, 0.4, 3, 6, 9, 8, 5, 3, 1.2, 0.4, 0, 0],
    measured: [0, 0.2, 2.8, 7.2, 11.4, 9.6, 6, 3.4, 1.8, 0.6, 0.2, 0],
    words: {
      vi: {
        heading: 'Mưa giữa mẻ bê tông, ba tin báo',
        place: 'Công trường cầu mẫu',
        hazard: 'Mưa từ 2,5 mm mỗi giờ',
        hazardInLine: 'mưa',
        task: 'Dừng đổ bê tông từ 13:45, phủ bạt mặt sàn.',
        done: 'Đã phủ bạt 13:50',
        resume: 'Mặt sàn khô dần, đổ tiếp sau khi kiểm tra.',
      },
      en: {
        heading: 'Rain during a pour, in three messages',
        place: 'Sample bridge site',
        hazard: 'Rain of 2.5 mm per hour or more',
        hazardInLine: 'Rain',
        task: 'Stop pouring at 13:45 and cover the deck.',
        done: 'Deck covered at 13:50',
        resume: 'Pouring may resume after a check of the deck.',
      },
    },
  },
  stage: {
    quantity: 'gustMs',
    limit: 13.8,
    beginsAt: '18:20',
    aheadMinutes: 40,
    forecast: [8, 10, 12, 15, 17, 16, 14, 12, 10, 9, 8, 7],
    measured: [7.6, 9.4, 12.8, 16.1, 18.2, 16.4, 14.4, 11.6, 9.8, 8.6, 7.9, 7.2],
    words: {
      vi: {
        heading: 'Gió lên trước giờ diễn, ba tin báo',
        place: 'Sân khấu mẫu ven biển',
        hazard: 'Gió giật quá cấp 6',
        hazardInLine: 'gió giật',
        task: 'Hạ màn LED, mời khách vào chỗ có mái che.',
        done: 'Màn LED đã hạ 18:32',
        resume: 'Dựng lại màn, mở cửa lúc khán đài khô.',
      },
      en: {
        heading: 'Wind before the show, in three messages',
        place: 'Sample stage by the sea',
        hazard: 'Gusts above force 6',
        hazardInLine: 'Gusts',
        task: 'Lower the LED wall and move guests under cover.',
        done: 'LED wall down at 18:32',
        resume: 'Raise the wall again; doors open when the seats are dry.',
      },
    },
  },
  pit: {
    quantity: 'rainMm',
    limit: 10,
    beginsAt: '15:00',
    aheadMinutes: 60,
    forecast: [1, 3, 8, 14, 22, 26, 20, 12, 7, 3, 1, 0],
    measured: [0.6, 2.4, 9, 17, 28.5, 31, 22, 13, 6.2, 2.8, 1, 0.2],
    words: {
      vi: {
        heading: 'Mưa to xuống moong, ba tin báo',
        place: 'Moong mẫu',
        hazard: 'Mưa to',
        hazardInLine: 'mưa to',
        task: 'Đưa máy lên tầng trên, chạy bơm số 2 trước 15:20.',
        done: 'Máy đã lên tầng 15:12',
        resume: 'Giữ bơm thêm một giờ, xe chạy lại theo lệnh trực ban.',
      },
      en: {
        heading: 'Heavy rain into the pit, in three messages',
        place: 'Sample pit',
        hazard: 'Heavy rain',
        hazardInLine: 'Heavy rain',
        task: 'Move machines up a bench and start pump 2 by 15:20.',
        done: 'Machines up at 15:12',
        resume: 'Keep pumping for an hour; trucks move on the duty officer’s order.',
      },
    },
  },
  pass: {
    quantity: 'rainMm',
    limit: 10,
    beginsAt: '20:10',
    aheadMinutes: 45,
    forecast: [2, 5, 9, 13, 16, 18, 15, 11, 8, 5, 3, 2],
    measured: [1.6, 4.2, 8.4, 14, 17.2, 21.5, 16, 12.4, 8.8, 4.6, 2.2, 1.4],
    words: {
      vi: {
        heading: 'Mưa to trên đèo, ba tin báo',
        place: 'Đoạn đèo mẫu',
        hazard: 'Mưa to trên đèo',
        hazardInLine: 'mưa to trên đèo',
        task: 'Ba xe chưa qua đèo đi hầm; xe trên đèo giảm tốc.',
        done: 'Tổ xe 3 đã chuyển sang hầm 20:02',
        resume: 'Xe đi đèo trở lại, giữ khoảng cách.',
      },
      en: {
        heading: 'Heavy rain on the pass, in three messages',
        place: 'Sample pass road',
        hazard: 'Heavy rain on the pass',
        hazardInLine: 'Heavy rain on the pass',
        task: 'Three lorries short of the pass take the tunnel; those on it slow down.',
        done: 'Team 3 switched to the tunnel at 20:02',
        resume: 'Lorries may take the pass again, well apart.',
      },
    },
  },
  calls: {
    quantity: 'rainMm',
    limit: 2.5,
    beginsAt: '17:00',
    aheadMinutes: 60,
    forecast: [0.5, 1, 4, 9, 14, 16, 12, 7, 4, 2, 1, 0],
    measured: [0.3, 1.2, 5, 12, 18.5, 15, 11, 6.4, 3, 1.6, 0.4, 0],
    words: {
      vi: {
        heading: 'Giờ tan tầm đổ mưa, tổng đài nhận ba tin',
        place: 'Nội thành, giờ tan tầm',
        hazard: 'Mưa làm đơn giao chậm',
        hazardInLine: 'mưa',
        task: 'Thêm bốn máy trực đến 19:00, đổi lời chào.',
        done: 'Ca tối đã thêm người 16:35',
        resume: 'Trả ca về bình thường sau 30 phút.',
      },
      en: {
        heading: 'Rain at rush hour, three messages to the call centre',
        place: 'Inner city at rush hour',
        hazard: 'Rain that delays deliveries',
        hazardInLine: 'Rain',
        task: 'Four more agents until 19:00; change the greeting.',
        done: 'Evening shift reinforced at 16:35',
        resume: 'Back to normal staffing in 30 minutes.',
      },
    },
  },
} as const satisfies Record<string, AlertSample>;

export type AlertSampleId = keyof typeof ALERT_SAMPLES;
