import type { Language } from '@portal/domain/language/language';
import type { Wording } from '../wording.ts';

/** Sample products on business pages: bulletin, alert, chart, screen. */
const vi = {
  bulletin: {
    kind: 'Bản tin mẫu',
    columns: { part: 'Thời gian', thunder: 'Nguy cơ sét', possible: 'Làm được' },
    possible: (count: number, hours: number) => `${count}/${hours} giờ`,
    /** Lightning risk in a cell, by level. */
    thunder: ['không', 'có thể có', 'nhiều khả năng', 'đang có'] as readonly string[],
    /** Title of a bulletin, by kind of work and hours. */
    titles: {
      craneLift: (hours: number) => `Bản tin gió ở móc cẩu, ${hours} giờ`,
      vesselLift: (hours: number) => `Bản tin gió và sóng mạn giàn, ${hours} giờ`,
      openStage: (hours: number) => `Bản tin mưa gió cho đêm diễn, ${hours} giờ`,
      pitHaul: (hours: number) => `Bản tin mưa xuống moong, ${hours} giờ`,
      motorbikes: (hours: number) => `Bản tin mưa đường đèo, ${hours} giờ`,
    },
    /** Heading of its section. */
    headings: {
      craneLift: 'Một trang cho tổ cẩu',
      vesselLift: 'Một trang, tàu và giàn cùng đọc',
      openStage: 'Một trang để chốt giờ mở màn',
      pitHaul: 'Một trang cho trực ban mỏ',
      motorbikes: 'Một trang cho người chia chuyến',
    },
    sure: 'Chắc đến đâu:',
    /** Readers of a bulletin, by kind of work. */
    readers: {
      craneLift: 'Đội trưởng cẩu đọc câu đầu, kỹ sư đọc biểu đồ, hồ sơ giữ cả trang.',
      vesselLift: 'Thuyền trưởng và giàn cùng nhìn một trang, mỗi sáng một lần.',
      openStage: 'Đạo diễn, đội kỹ thuật và chủ tiệc chốt giờ trên cùng một trang.',
      pitHaul: 'Trực ban mỏ quyết bơm nào chạy, tuyến xe nào dừng.',
      motorbikes: 'Điều phối giao hàng chia chuyến tránh giờ ướt.',
    },
    points: {
      craneLift: [
        'Ngưỡng ở đây là ví dụ: tổ cẩu đặt theo tải và loại cẩu',
        'Gió giật ở 150 m là ước tính, và ghi rõ như vậy',
        'Dải xanh dưới biểu đồ là giờ nâng được',
      ],
      vesselLift: [
        'Gió và sóng cùng trong ngưỡng mới tính là làm được',
        'Dải xanh đứt ở giờ nào, giờ ấy tàu chờ',
        'Ngưỡng theo cẩu của giàn và tàu của bạn',
      ],
      openStage: [
        'Khả năng mưa từng giờ, cạnh gió giật và sét',
        'Đường đỏ do bạn vẽ: theo mái, màn và bãi khách',
        'Câu đầu trang đọc được qua điện thoại',
      ],
      pitHaul: [
        'Mưa từng giờ, không chỉ tổng một ngày',
        'Tầm nhìn đứng cạnh mưa: sương cũng dừng xe',
        'Ngưỡng lấy từ quy trình của mỏ',
      ],
      motorbikes: [
        'Mưa, gió giật và sét xét cùng lúc',
        'Giờ tan tầm nằm ngay trên trục giờ',
        'Đường phố và đường đèo mỗi nơi một ngưỡng',
      ],
    },
    /** What its certainty depends on. */
    sureness: {
      craneLift: 'gió ngày đầu thường đúng hơn ngày sau; cơn dông ngắn có khi chỉ thấy trước vài giờ.',
      vesselLift: 'sóng lừng đến muộn hơn gió; tố dông trên biển khó thấy trước quá vài giờ.',
      openStage: 'giờ mưa rào bắt đầu có thể lệch vài giờ; ba giờ cuối xem ra-đa.',
      pitHaul: 'tổng mưa cả đợt chắc hơn mưa của từng giờ; mưa núi đổ về sau.',
      motorbikes: 'mưa rào nhỏ hẹp, phố này ướt phố kia khô; xem lại trước khi xuất phát.',
    },
    note: 'Không phải bản tin chính thức.',
  },
  /** Previews under the banner: label, and anchor of the full section. */
  crops: {
    bulletin: { kind: 'Bản tin mẫu', anchor: 'ban-tin' },
    alert: { kind: 'Tin báo mẫu', anchor: 'tin-bao' },
    hours: { kind: 'Từng việc, từng giờ', anchor: 'tung-gio' },
  },
  chart: {
    window: (work: string) => `${work}: trong mọi ngưỡng`,
    high: 'mức cao có thể có',
    night: 'đêm',
    limit: (value: string) => `ngưỡng ${value}`,
    hours: (count: number) => `${count} giờ`,
    spoken: (name: string, low: string, high: string) => `${name} từ ${low} đến ${high}`,
    at: 'giờ',
  },
  alert: {
    sender: 'Tin báo',
    starts: (hazard: string, minutes: number) => `${hazard} trong ${minutes} phút nữa`,
    expected: (place: string, from: string, to: string, peak: string) =>
      `${place}: ${from}–${to}, mạnh nhất khoảng ${peak}.`,
    stronger: 'Mạnh hơn dự báo',
    measured: (clock: string, value: string, peak: string) =>
      `${clock} đo được ${value}; dự báo là ${peak}. Tiếp tục dừng.`,
    ends: (hazard: string) => `Hết ${hazard}`,
    summary: (peak: string, clock: string) => `Mạnh nhất ${peak} lúc ${clock}.`,
    record: 'Nhật ký (tình huống minh họa)',
    facts: {
      ahead: 'Báo trước',
      minutes: (count: number) => `${count} phút`,
      beyond: 'Vượt ngưỡng',
      span: (from: string, to: string, minutes: number) => `${from}–${to} (${minutes} phút)`,
    },
    legend: { forecast: 'dự báo', measured: 'đo được' },
    chart: (hazard: string, limit: string) => `${hazard} 10 phút một lần, dự báo và đo được, ${limit}`,
  },
  screen: {
    of: (place: string) => `Màn hình “Hiện tại” của ${place}`,
    open: 'Mở trang này',
    rain: (place: string, hours: number) => `Mưa ${hours} giờ tới ở ${place}`,
    rainRow: 'lượng mưa mỗi giờ',
  },
};

export type EvidenceMessages = Wording<typeof vi>;

const en: EvidenceMessages = {
  bulletin: {
    kind: 'Sample bulletin',
    columns: { part: 'Time', thunder: 'Lightning risk', possible: 'Workable' },
    possible: (count, hours) => `${count} of ${hours} h`,
    thunder: ['none', 'possible', 'likely', 'observed'],
    titles: {
      craneLift: (hours) => `Wind at the crane hook, ${hours} hours`,
      vesselLift: (hours) => `Wind and waves alongside the platform, ${hours} hours`,
      openStage: (hours) => `Rain and wind for the show, ${hours} hours`,
      pitHaul: (hours) => `Rain into the pit, ${hours} hours`,
      motorbikes: (hours) => `Rain on the pass road, ${hours} hours`,
    },
    headings: {
      craneLift: 'One page for the lifting crew',
      vesselLift: 'One page that vessel and platform share',
      openStage: 'One page to settle the opening hour',
      pitHaul: 'One page for the duty officer',
      motorbikes: 'One page for the dispatcher',
    },
    sure: 'How sure:',
    readers: {
      craneLift: 'The lift supervisor reads the first line, the engineer the chart; the file keeps the page.',
      vesselLift: 'Master and platform look at one page, once each morning.',
      openStage: 'Director, technicians and host settle the hour on one page.',
      pitHaul: 'The mine’s duty officer decides which pump runs and which haul road stops.',
      motorbikes: 'Dispatch plans deliveries around the wet hours.',
    },
    points: {
      craneLift: [
        'These limits are examples: yours follow load and crane',
        'Gusts at 150 m are estimated, and it says so',
        'The green bar below the chart is when lifts are possible',
      ],
      vesselLift: [
        'Workable means wind and waves both within limits',
        'Where the green bar breaks, the vessel waits',
        'Limits of your own platform crane and vessel',
      ],
      openStage: [
        'Chance of rain by the hour, beside gusts and lightning',
        'The red line is yours: roof, LED wall, open seating',
        'Its first line can be read out over the phone',
      ],
      pitHaul: [
        'Rain by the hour, not just the sum of a day',
        'Visibility beside rain: fog stops trucks as well',
        'Limits taken from the rules of your mine',
      ],
      motorbikes: [
        'Rain, gusts and lightning assessed together',
        'The rush hour stands on the axis',
        'City streets and pass roads each with their own limit',
      ],
    },
    sureness: {
      craneLift: 'wind is better forecast for the first day than the second; a short storm may show only hours ahead.',
      vesselLift: 'swell arrives after the wind; squalls at sea are hard to see more than a few hours ahead.',
      openStage: 'showers may begin some hours earlier or later; watch the radar for the last three.',
      pitHaul: 'the total of a spell is surer than that of an hour; water from the hills comes later.',
      motorbikes: 'showers are narrow: one street is wet, the next dry; look again before leaving.',
    },
    note: 'Not an official bulletin.',
  },
  crops: {
    bulletin: { kind: 'Sample bulletin', anchor: 'bulletin' },
    alert: { kind: 'Sample alert', anchor: 'alert' },
    hours: { kind: 'Job by job, hour by hour', anchor: 'hours' },
  },
  chart: {
    window: (work) => `${work}: within all limits`,
    high: 'high end of what is likely',
    night: 'night',
    limit: (value) => `limit ${value}`,
    hours: (count) => `${count} h`,
    spoken: (name, low, high) => `${name} from ${low} to ${high}`,
    at: 'hour',
  },
  alert: {
    sender: 'Alert',
    starts: (hazard, minutes) => `${hazard} in ${minutes} minutes`,
    expected: (place, from, to, peak) => `${place}: ${from}–${to}, up to about ${peak}.`,
    stronger: 'Stronger than forecast',
    measured: (clock, value, peak) => `${value} measured at ${clock}; the forecast was ${peak}. Stay stopped.`,
    ends: (hazard) => `${hazard} over`,
    summary: (peak, clock) => `Strongest ${peak} at ${clock}.`,
    record: 'Its record (a made-up case)',
    facts: {
      ahead: 'Notice given',
      minutes: (count) => `${count} minutes`,
      beyond: 'Beyond the limit',
      span: (from, to, minutes) => `${from}–${to} (${minutes} minutes)`,
    },
    legend: { forecast: 'forecast', measured: 'measured' },
    chart: (hazard, limit) => `${hazard} every 10 minutes, forecast and measured, ${limit}`,
  },
  screen: {
    of: (place) => `The “Now” screen for ${place}`,
    open: 'Open this page',
    rain: (place, hours) => `Rain over the next ${hours} hours in ${place}`,
    rainRow: 'rain in the hour',
  },
};

export const evidenceMessages: Readonly<Record<Language, EvidenceMessages>> = { vi, en };
