import { type ContentPage, joinLanguages } from '#blocks/content-page.ts';

const vi = {
  headline: 'Biết gió ở từng độ cao trước khi cẩu nhấc lên',
  lead: 'Gió ở 10, 50, 100, 120 và 150 m, sóng và sản lượng cho đúng tọa độ dự án điện gió ngoài khơi, xa nhất 10 ngày.',
  blocks: [
    { kind: 'live', heading: 'Hôm nay ở một vùng biển có thật' },
    {
      kind: 'text',
      heading: 'Tàu cẩu nằm chờ vẫn tính tiền theo ngày',
      paragraphs: [
        'Tàu cẩu, tàu rải cáp, đội thợ lặn ra tới nơi là tính tiền, làm được hay không cũng vậy. Trên boong gió còn êm mà ở móc cẩu, cao 150 m, có khi đã quá mức nhà chế tạo cánh cho phép.',
        'Nâng cánh phụ thuộc gió ở móc cẩu, chuyển người phụ thuộc chu kỳ sóng, lặn phụ thuộc sóng lừng, kéo cáp cần mấy ngày êm liền nhau. Bản tin viết theo từng hạng mục và trả lời một câu: từ mấy giờ đến mấy giờ thì làm được.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Ba con số người điều tàu hỏi trước tiên',
      cards: [
        {
          figure: '10 ngày',
          title: 'Xếp lịch tàu và cẩu theo cửa sổ gió',
          text: 'Thời tiết và biển xa nhất 10 ngày. Mỗi cửa sổ kèm mức tin cậy để biết lúc nào nên giữ tàu, lúc nào cho tàu về bờ.',
        },
        {
          figure: '5 độ cao',
          title: 'Gió ở nơi móc cẩu, không phải ở mặt biển',
          text: '10, 50, 100, 120 và 150 m, theo từng giờ, kèm hệ số cắt gió α để kỹ sư tự kiểm tra.',
        },
        {
          figure: 'Theo giờ',
          title: 'Sản lượng từ chu kỳ ngày tới một tuần',
          text: 'Tính bằng đường cong công suất tua-bin của bạn, có cận trên và cận dưới để chào giá và xếp lịch bảo dưỡng.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Mỗi hạng mục một bộ ngưỡng',
      lead: 'Đây là ngưỡng minh họa của phần trực tiếp ở trên. Khi hợp tác, chỉ biểu đồ cẩu và phương án nâng của bạn mới được dùng; chưa có ngưỡng của bạn thì không hiện cửa sổ nào.',
      columns: ['Hạng mục', 'Đại lượng', 'Ngưỡng'],
      rows: [
        ['Nâng cánh, thân trụ', 'Gió trung bình ở 150 m', '≤ 10 m/s'],
        ['Nâng cánh, thân trụ', 'Gió giật 3 giây ở 150 m', '≤ 12 m/s'],
        ['Chuyển người sang tua-bin', 'Chiều cao sóng có nghĩa', '≤ 1,5 m'],
        ['Chuyển người sang tua-bin', 'Chu kỳ sóng', '≤ 8 s'],
        ['Mọi việc ngoài trời', 'Tầm nhìn', '≥ 1 km'],
        ['Mọi việc ngoài trời', 'Sét', 'không có trong 20 km'],
      ],
      note: 'Vị trí tia sét chỉ có khi nối với mạng định vị sét: phần trực tiếp xét nguy cơ sét từng giờ, dừng từ mức “nhiều khả năng”. Công trình có giám định bảo đảm hàng hải (MWS) thì ngưỡng còn hạ thêm theo hạn dự báo.',
    },
    {
      kind: 'steps',
      heading: 'Bạn nhận gì, vào lúc nào',
      steps: [
        {
          title: 'Sáng và chiều: bản tin công trường',
          text: 'Hai trang cho mỗi dự án: cửa sổ thi công, gió từng độ cao, sóng, cảnh báo dông bão và lời nhận định của dự báo viên.',
        },
        {
          title: 'Trước khi vượt ngưỡng: một tin báo',
          text: 'Gửi đúng người đang trực, kèm giờ bắt đầu, giờ kết thúc và hạng mục phải dừng.',
        },
        {
          title: 'Cuối tháng: bảng đối chiếu',
          text: 'Dự báo và thực đo đặt cạnh nhau, số giờ dừng việc do thời tiết, làm căn cứ khi nghiệm thu và khi tính ngày chậm do thời tiết.',
        },
      ],
    },
    {
      kind: 'claims',
      heading: 'Số liệu về chúng tôi',
      claims: ['waves', 'craneHeight', 'twiceADay', 'thirtyYears', 'expertsAroundTheClock'],
    },
    {
      kind: 'cooperation',
      texts: [
        'Tọa độ, tiến độ, thiết bị và người nhận tin.',
        'Việc nào dừng vì gió, việc nào vì sóng, việc nào vì sét.',
        'Ngưỡng, mẫu bản tin, kênh gửi, lịch gửi.',
        'Đối chiếu hằng tháng, chỉnh ngưỡng theo kết quả.',
      ],
    },
  ],
} as const satisfies ContentPage;

const en = {
  headline: 'Know the wind at every height before the crane lifts',
  lead: 'Wind at 10, 50, 100, 120 and 150 m, waves and power output at the exact position of an offshore wind project, up to 10 days ahead.',
  blocks: [
    { kind: 'live', heading: 'Today on a real stretch of sea' },
    {
      kind: 'text',
      heading: 'A crane vessel costs as much waiting as lifting',
      paragraphs: [
        'Crane vessels, cable layers and dive teams bill from the day they arrive, working or not. It can be mild on deck while the wind at the hook, 150 m up, is already past what the blade maker allows.',
        'Blade lifts depend on wind at the hook, crew transfers on wave period, diving on swell, and a cable pull needs several calm days in a row. The bulletin goes operation by operation and answers one question: from when until when the work can be done.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Three figures a marine coordinator asks for first',
      cards: [
        {
          figure: '10 days',
          title: 'Vessels and cranes planned around weather windows',
          text: 'Weather and sea up to 10 days ahead. Every window comes with a confidence level, so you know when to hold a vessel and when to send it home.',
        },
        {
          figure: '5 heights',
          title: 'Wind at the hook, not at the surface',
          text: '10, 50, 100, 120 and 150 m, hour by hour, with the shear exponent so that your engineers can check it.',
        },
        {
          figure: 'Hourly',
          title: 'Power from the daily cycle to one week',
          text: 'Computed with your turbine’s power curve, with an upper and a lower bound for bidding and for planning maintenance.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Limits for each operation',
      lead: 'These are the sample limits behind the live example above. In a contract only your crane chart and lift plan count; without your limits, no window is shown.',
      columns: ['Operation', 'Quantity', 'Limit'],
      rows: [
        ['Blade and tower lift', 'Mean wind at 150 m', '≤ 10 m/s'],
        ['Blade and tower lift', '3-second gust at 150 m', '≤ 12 m/s'],
        ['Crew transfer', 'Significant wave height', '≤ 1.5 m'],
        ['Crew transfer', 'Wave period', '≤ 8 s'],
        ['All outdoor work', 'Visibility', '≥ 1 km'],
        ['All outdoor work', 'Lightning', 'none within 20 km'],
      ],
      note: 'Where a bolt struck is known only with a lightning network: the live example looks at the risk hour by hour and stops at “likely”. Where a marine warranty surveyor is involved, limits are lowered further according to the forecast’s lead time.',
    },
    {
      kind: 'steps',
      heading: 'What you get, and when',
      steps: [
        {
          title: 'Morning and afternoon: the site bulletin',
          text: 'Two pages for each project: working windows, wind at every height, waves, storm warnings and the forecaster’s judgement.',
        },
        {
          title: 'Before a limit is crossed: one message',
          text: 'Sent to whoever is on duty, with the start time, the end time and the operation that must stop.',
        },
        {
          title: 'At the end of the month: the comparison',
          text: 'Forecast and measurement side by side, with the hours lost to weather: evidence for acceptance and for weather-delay claims.',
        },
      ],
    },
    {
      kind: 'claims',
      heading: 'Company figures',
      claims: ['waves', 'craneHeight', 'twiceADay', 'thirtyYears', 'expertsAroundTheClock'],
    },
    {
      kind: 'cooperation',
      texts: [
        'Position, schedule, equipment and recipients.',
        'Which work stops for wind, which for waves, which for lightning.',
        'Limits, bulletin format, channels and sending times.',
        'A comparison every month, with limits adjusted to the results.',
      ],
    },
  ],
} as const satisfies ContentPage;

export const OFFSHORE_WIND = joinLanguages(vi, en, { drawing: 'offshoreWind' });
