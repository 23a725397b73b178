import { type ContentPage, joinLanguages } from '#blocks/content-page.ts';

const vi = {
  headline: 'Giờ nào biển đủ êm để cẩu hàng lên giàn',
  lead: 'Gió, sóng, dông sét và bão cho giàn, tàu dịch vụ, trực thăng và tuyến ống, theo giờ, tại đúng tọa độ mỏ.',
  blocks: [
    { kind: 'live', heading: 'Hôm nay ở bể Cửu Long' },
    {
      kind: 'text',
      heading: 'Một chuyến tàu lỡ cửa sổ là cả giàn chờ',
      paragraphs: [
        'Nước ngọt, lương thực, cần khoan, xi măng đều ra giàn bằng tàu dịch vụ. Khâu hay phải dừng nhất là cẩu hàng từ boong tàu đang nhồi lên sàn: sóng cao thêm nửa mét là phải dừng.',
        'Mùa gió đông bắc, từ tháng 11 đến tháng 3, biển động nhiều ngày liền. Người điều tàu xếp chuyến quanh vài cửa sổ lặng, và giữ dự trữ trên giàn cho những tuần không có cửa sổ nào.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Bốn việc phải chờ trời',
      cards: [
        {
          title: 'Cẩu hàng giữa tàu và giàn',
          text: 'Cửa sổ theo giờ từ gió và sóng có nghĩa, với ngưỡng riêng của từng cần cẩu và từng loại tàu.',
        },
        {
          title: 'Trực thăng đổi ca',
          text: 'Gió, giật, trần mây thấp, tầm nhìn và dông trên đường bay, trước giờ cất cánh và trong lúc bay.',
        },
        {
          title: 'Bão và áp thấp nhiệt đới',
          text: 'Vị trí, hướng đi và khoảng cách tới mỏ để còn kịp đóng giếng, hạ cần cẩu, đưa người về bờ.',
        },
        {
          title: 'Kéo ống, lặn, khảo sát',
          text: 'Dự báo sóng nhiều ngày để chọn đợt làm việc liền mạch, không phải thu thiết bị giữa chừng.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Cẩu, chạy tàu, làm trên sàn: ngưỡng minh họa',
      lead: 'Mỗi giàn và mỗi tàu có ngưỡng riêng trong sổ tay vận hành. Bảng này chỉ để bạn thấy cách phần trực tiếp tính.',
      columns: ['Việc', 'Gió trung bình ở 10 m', 'Chiều cao sóng có nghĩa', 'Sét, tầm nhìn'],
      rows: [
        ['Cẩu từ tàu lên giàn', 'không quá cấp 5 (10,7 m/s, khoảng 39 km/h)', '≤ 1,5 m', 'không xét'],
        ['Tàu dịch vụ ra khơi', 'không quá cấp 6 (13,8 m/s, khoảng 50 km/h)', '≤ 2,5 m', 'không xét'],
        [
          'Việc ngoài trời trên sàn',
          'không xét',
          'không xét',
          'dừng khi nhiều khả năng có sét hoặc tầm nhìn dưới 1 km',
        ],
      ],
    },
    {
      kind: 'steps',
      heading: 'Từ ngày đặt điểm đến lần đối chiếu đầu tiên',
      steps: [
        { title: 'Đặt điểm', text: 'Giàn, cảng xuất phát, tuyến tàu và tuyến bay, mỗi điểm một bộ ngưỡng.' },
        { title: 'Nhận cửa sổ', text: 'Danh sách khung giờ làm được, xếp theo độ dài và mức tin cậy.' },
        {
          title: 'Nhận báo động',
          text: 'Trước khi gió hoặc sóng vượt ngưỡng, người trực giàn và người điều tàu cùng nhận một tin.',
        },
        { title: 'Nhìn lại', text: 'Mỗi tháng đối chiếu dự báo với số đo tại giàn để chỉnh ngưỡng và cách diễn giải.' },
      ],
    },
    {
      kind: 'claims',
      heading: 'Số liệu về chúng tôi',
      claims: ['waves', 'twiceADay', 'alertChannels', 'expertsAroundTheClock', 'thirtyYears'],
    },
    {
      kind: 'cooperation',
      texts: [
        'Tọa độ mỏ, sổ tay vận hành, đội tàu, lịch đổi ca.',
        'Giờ chờ mất vào đâu: gió, sóng, sét hay tầm nhìn.',
        'Cửa sổ cho từng việc, mẫu tin cho giàn và cho bờ.',
        'Đối chiếu với số đo tại giàn, chỉnh mỗi tháng.',
      ],
    },
  ],
} as const satisfies ContentPage;

const en = {
  headline: 'Which hours are calm enough to lift onto the platform',
  lead: 'Wind, waves, lightning and storms for platforms, supply vessels, helicopters and pipelines, hour by hour, at the exact position of the field.',
  blocks: [
    { kind: 'live', heading: 'Today in the Cuu Long basin' },
    {
      kind: 'text',
      heading: 'When one vessel misses its window, the whole platform waits',
      paragraphs: [
        'Fresh water, food, drill pipe and cement all come by supply vessel. What stops most often is the lift from a heaving deck to the platform: another half metre of wave height and it is off.',
        'In the north-east monsoon, from November to March, the sea is rough for days on end. Vessel coordinators plan around a few calm windows, and keep stores on the platform for the weeks that have none.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Four jobs that wait for the weather',
      cards: [
        {
          title: 'Lifts between vessel and platform',
          text: 'Hourly windows from wind and significant wave height, with the limits of each crane and each type of vessel.',
        },
        {
          title: 'Crew change by helicopter',
          text: 'Wind, gusts, low cloud, visibility and thunderstorms along the route, before take-off and in the air.',
        },
        {
          title: 'Storms and tropical depressions',
          text: 'Position, track and distance to the field, in time to shut in wells, lower booms and bring people ashore.',
        },
        {
          title: 'Pipe pulls, diving, surveys',
          text: 'Wave forecasts over many days, to choose one unbroken window rather than recover the equipment halfway.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Lifting, sailing, working on deck: sample limits',
      lead: 'Every platform and vessel has its own limits in its operations manual. This table only shows how the live example works.',
      columns: ['Work', 'Mean wind at 10 m', 'Significant wave height', 'Lightning, visibility'],
      rows: [
        ['Lift from vessel to platform', 'force 5 at most (10.7 m/s, about 39 km/h)', '≤ 1.5 m', 'not considered'],
        ['Supply vessel under way', 'force 6 at most (13.8 m/s, about 50 km/h)', '≤ 2.5 m', 'not considered'],
        [
          'Outdoor work on deck',
          'not considered',
          'not considered',
          'stops when lightning is likely or visibility is below 1 km',
        ],
      ],
    },
    {
      kind: 'steps',
      heading: 'From the first point to the first review',
      steps: [
        { title: 'Set the points', text: 'Platform, port, vessel route and flight route, each with its limits.' },
        { title: 'Get the windows', text: 'A list of workable hours, ordered by length and confidence.' },
        {
          title: 'Get the alarm',
          text: 'Before wind or waves cross a limit, the platform’s duty officer and the vessel coordinator get the same message.',
        },
        {
          title: 'Look back',
          text: 'Every month the forecast is compared with measurements on the platform, and limits and wording are adjusted.',
        },
      ],
    },
    {
      kind: 'claims',
      heading: 'Company figures',
      claims: ['waves', 'twiceADay', 'alertChannels', 'expertsAroundTheClock', 'thirtyYears'],
    },
    {
      kind: 'cooperation',
      texts: [
        'Field position, operations manual, fleet, crew change schedule.',
        'Where waiting hours go: wind, waves, lightning or visibility.',
        'Windows for each kind of work, messages for platform and shore.',
        'Checked against measurements on the platform every month.',
      ],
    },
  ],
} as const satisfies ContentPage;

export const OIL_GAS = joinLanguages(vi, en, { drawing: 'oilPlatform' });
