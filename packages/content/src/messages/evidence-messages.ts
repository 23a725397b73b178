import { pair, splitLanguages } from '../split-languages.ts';

/** Sample products on business pages: bulletin, alert, chart, screen. */
export const evidenceMessages = splitLanguages({
  bulletin: {
    kind: ['Bản tin mẫu', 'Sample bulletin'],
    columns: {
      part: ['Thời gian', 'Time'],
      thunder: ['Nguy cơ sét', 'Lightning risk'],
      possible: ['Làm được', 'Workable'],
    },
    possible: pair([
      (count: number, hours: number) => `${count}/${hours} giờ`,
      (count, hours) => `${count} of ${hours} h`,
    ]),
    /** Lightning risk in a cell, by level. */
    thunder: [
      ['không', 'có thể có', 'nhiều khả năng', 'đang có'] as readonly string[],
      ['none', 'possible', 'likely', 'observed'],
    ],
    /** Title of a bulletin, by kind of work and hours. */
    titles: {
      craneLift: pair([
        (hours: number) => `Bản tin gió ở móc cẩu, ${hours} giờ`,
        (hours) => `Wind at the crane hook, ${hours} hours`,
      ]),
      vesselLift: pair([
        (hours: number) => `Bản tin gió và sóng mạn giàn, ${hours} giờ`,
        (hours) => `Wind and waves alongside the platform, ${hours} hours`,
      ]),
      openStage: pair([
        (hours: number) => `Bản tin mưa gió cho đêm diễn, ${hours} giờ`,
        (hours) => `Rain and wind for the show, ${hours} hours`,
      ]),
      pitHaul: pair([
        (hours: number) => `Bản tin mưa xuống moong, ${hours} giờ`,
        (hours) => `Rain into the pit, ${hours} hours`,
      ]),
      motorbikes: pair([
        (hours: number) => `Bản tin mưa đường đèo, ${hours} giờ`,
        (hours) => `Rain on the pass road, ${hours} hours`,
      ]),
    },
    /** Heading of its section. */
    headings: {
      craneLift: ['Một trang cho tổ cẩu', 'One page for the lifting crew'],
      vesselLift: ['Một trang, tàu và giàn cùng đọc', 'One page that vessel and platform share'],
      openStage: ['Một trang để chốt giờ mở màn', 'One page to settle the opening hour'],
      pitHaul: ['Một trang cho trực ban mỏ', 'One page for the duty officer'],
      motorbikes: ['Một trang cho người chia chuyến', 'One page for the dispatcher'],
    },
    sure: ['Chắc đến đâu:', 'Confidence:'],
    /** Readers of a bulletin, by kind of work. */
    readers: {
      craneLift: [
        'Đội trưởng cẩu đọc câu đầu, kỹ sư đọc biểu đồ, hồ sơ giữ cả trang.',
        'The lift supervisor reads the first line, the engineer the chart; the file keeps the page.',
      ],
      vesselLift: [
        'Thuyền trưởng và giàn cùng nhìn một trang, mỗi sáng một lần.',
        'Master and platform look at one page, once each morning.',
      ],
      openStage: [
        'Đạo diễn, đội kỹ thuật và chủ tiệc chốt giờ trên cùng một trang.',
        'Director, technicians and host settle the hour on one page.',
      ],
      pitHaul: [
        'Trực ban mỏ quyết bơm nào chạy, tuyến xe nào dừng.',
        'The mine’s duty officer decides which pump runs and which haul road stops.',
      ],
      motorbikes: ['Điều phối giao hàng chia chuyến tránh giờ ướt.', 'Dispatch plans deliveries around the wet hours.'],
    },
    points: {
      craneLift: [
        [
          'Ngưỡng ở đây là ví dụ: tổ cẩu đặt theo tải và loại cẩu',
          'Gió giật ở 150 m là ước tính, và ghi rõ như vậy',
          'Dải xanh dưới biểu đồ là giờ nâng được',
        ],
        [
          'These limits are examples: yours depend on load and crane',
          'Gusts at 150 m are estimated and marked as such',
          'The green bar below the chart is when lifts are possible',
        ],
      ],
      vesselLift: [
        [
          'Gió và sóng cùng trong ngưỡng mới tính là làm được',
          'Dải xanh đứt ở giờ nào, giờ ấy tàu chờ',
          'Ngưỡng theo cẩu của giàn và tàu của bạn',
        ],
        [
          'Workable means wind and waves both within limits',
          'Where the green bar breaks, the vessel waits',
          'Limits of your own platform crane and vessel',
        ],
      ],
      openStage: [
        [
          'Khả năng mưa từng giờ, cạnh gió giật và sét',
          'Đường đỏ do bạn vẽ: theo mái, màn và bãi khách',
          'Câu đầu trang đọc được qua điện thoại',
        ],
        [
          'Hourly chance of rain, next to gusts and lightning',
          'The red line is yours: roof, LED wall, open seating',
          'Its first line can be read out over the phone',
        ],
      ],
      pitHaul: [
        [
          'Mưa từng giờ, không chỉ tổng một ngày',
          'Tầm nhìn đứng cạnh mưa: sương cũng dừng xe',
          'Ngưỡng lấy từ quy trình của mỏ',
        ],
        [
          'Hourly rain, not just a daily total',
          'Visibility next to rain: fog stops trucks too',
          'Limits taken from your mine’s rules',
        ],
      ],
      motorbikes: [
        [
          'Mưa, gió giật và sét xét cùng lúc',
          'Giờ tan tầm nằm ngay trên trục giờ',
          'Đường phố và đường đèo mỗi nơi một ngưỡng',
        ],
        [
          'Rain, gusts and lightning assessed together',
          'The rush hour is marked on the axis',
          'City streets and pass roads each with their own limit',
        ],
      ],
    },
    /** What its certainty depends on. */
    sureness: {
      craneLift: [
        'gió ngày đầu thường đúng hơn ngày sau; cơn dông ngắn có khi chỉ thấy trước vài giờ.',
        'wind forecasts are better for the first day than the second; a short storm may show only hours ahead.',
      ],
      vesselLift: [
        'sóng lừng đến muộn hơn gió; tố dông trên biển khó thấy trước quá vài giờ.',
        'swell arrives after the wind; squalls at sea are hard to predict more than a few hours ahead.',
      ],
      openStage: [
        'giờ mưa rào bắt đầu có thể lệch vài giờ; ba giờ cuối xem radar.',
        'showers may begin some hours earlier or later; watch the radar in the last three.',
      ],
      pitHaul: [
        'tổng mưa cả đợt chắc hơn mưa của từng giờ; mưa núi đổ về sau.',
        'the total over several hours is more certain than a single hour; water from the hills comes later.',
      ],
      motorbikes: [
        'mưa rào nhỏ hẹp, phố này ướt phố kia khô; xem lại trước khi xuất phát.',
        'showers are small: one street is wet, the next dry; check again before leaving.',
      ],
    },
    note: ['Không phải bản tin chính thức.', 'Not an official bulletin.'],
  },
  /** Previews under the banner: label, and anchor of the full section. */
  crops: {
    bulletin: { kind: ['Bản tin mẫu', 'Sample bulletin'], anchor: ['ban-tin', 'bulletin'] },
    alert: { kind: ['Tin báo mẫu', 'Sample alert'], anchor: ['tin-bao', 'alert'] },
    hours: { kind: ['Từng việc, từng giờ', 'Job by job, hour by hour'], anchor: ['tung-gio', 'hours'] },
  },
  chart: {
    window: pair([(work: string) => `${work}: trong mọi ngưỡng`, (work) => `${work}: within all limits`]),
    high: ['cận trên của khoảng dự kiến', 'upper bound of the likely range'],
    night: ['đêm', 'night'],
    limit: pair([(value: string) => `ngưỡng ${value}`, (value) => `limit ${value}`]),
    hours: pair([(count: number) => `${count} giờ`, (count) => `${count} h`]),
    spoken: pair([
      (name: string, low: string, high: string) => `${name} từ ${low} đến ${high}`,
      (name, low, high) => `${name} from ${low} to ${high}`,
    ]),
    at: ['giờ', 'hour'],
  },
  alert: {
    sender: ['Tin báo', 'Alert'],
    starts: pair([
      (hazard: string, minutes: number) => `${hazard} trong ${minutes} phút nữa`,
      (hazard, minutes) => `${hazard} in ${minutes} minutes`,
    ]),
    expected: pair([
      (place: string, from: string, to: string, peak: string) => `${place}: ${from}–${to}, mạnh nhất khoảng ${peak}.`,
      (place, from, to, peak) => `${place}: ${from}–${to}, up to about ${peak}.`,
    ]),
    stronger: ['Mạnh hơn dự báo', 'Stronger than forecast'],
    measured: pair([
      (clock: string, value: string, peak: string) => `${clock} đo được ${value}; dự báo là ${peak}. Tiếp tục dừng.`,
      (clock, value, peak) => `${value} measured at ${clock}; the forecast was ${peak}. Keep work stopped.`,
    ]),
    ends: pair([(hazard: string) => `Hết ${hazard}`, (hazard) => `${hazard} over`]),
    summary: pair([
      (peak: string, clock: string) => `Mạnh nhất ${peak} lúc ${clock}.`,
      (peak, clock) => `Strongest ${peak} at ${clock}.`,
    ]),
    record: ['Nhật ký (tình huống minh họa)', 'Log (illustrative case)'],
    facts: {
      ahead: ['Báo trước', 'Notice given'],
      minutes: pair([(count: number) => `${count} phút`, (count) => `${count} minutes`]),
      beyond: ['Vượt ngưỡng', 'Over the limit'],
      span: pair([
        (from: string, to: string, minutes: number) => `${from}–${to} (${minutes} phút)`,
        (from, to, minutes) => `${from}–${to} (${minutes} minutes)`,
      ]),
    },
    legend: { forecast: ['dự báo', 'forecast'], measured: ['đo được', 'measured'] },
    chart: pair([
      (hazard: string, limit: string) => `${hazard} 10 phút một lần, dự báo và đo được, ${limit}`,
      (hazard, limit) => `${hazard} every 10 minutes, forecast and measured, ${limit}`,
    ]),
  },
  screen: {
    of: pair([(place: string) => `Màn hình “Hiện tại” của ${place}`, (place) => `The “Now” screen for ${place}`]),
    open: ['Mở trang này', 'Open this page'],
    rain: pair([
      (place: string, hours: number) => `Mưa ${hours} giờ tới ở ${place}`,
      (place, hours) => `Rain over the next ${hours} hours in ${place}`,
    ]),
    rainRow: ['lượng mưa mỗi giờ', 'rain per hour'],
  },
});

export type EvidenceMessages = (typeof evidenceMessages)['vi'];
