import { type ContentPage, joinLanguages } from '#blocks/content-page.ts';

const vi = {
  headline: 'Biết trước cơn dông, cho máy lên bờ moong kịp lúc',
  lead: 'Theo dõi mỏ theo thời gian thực, dự báo 3–7 ngày, cảnh báo dông sét, bão và áp thấp nhiệt đới cho than và khoáng sản.',
  blocks: [
    { kind: 'live', heading: 'Hôm nay ở vùng than Cẩm Phả' },
    {
      kind: 'text',
      heading: 'Mưa một giờ, moong ngập một tuần',
      paragraphs: [
        'Mỏ lộ thiên là một cái phễu: mưa rơi trên cả khai trường dồn hết xuống đáy moong. Mưa to một đêm có thể bắt máy xúc ngừng nhiều ngày vì chờ bơm, đường trơn khiến xe tải nằm chờ, sườn tầng ngấm nước dễ trượt.',
        'Sét thì không cho ngần ấy thời gian. Nguy nhất là lúc đang nạp mìn: thợ mìn, máy khoan và người trên tầng cao phải rời chỗ trước tiếng sấm đầu tiên.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Mỏ nhận được gì',
      cards: [
        {
          figure: 'Tại chỗ',
          title: 'Theo dõi mỏ theo thời gian thực',
          text: 'Mưa, gió, dông quanh khai trường hiện trên một màn hình cho phòng điều độ.',
        },
        {
          figure: '3–7 ngày',
          title: 'Dự báo cho kế hoạch tuần',
          text: 'Chọn ngày nổ mìn, ngày bốc đất đá, ngày bơm; biết hôm nào đường mỏ ướt.',
        },
        {
          figure: 'Dông, sét',
          title: 'Cảnh báo trước khi dông vào mỏ',
          text: 'Ba vòng quanh mỏ: 40 km theo dõi, 20 km chuẩn bị, 10 km dừng việc; làm lại sau 30 phút không còn sét.',
        },
        {
          figure: 'Bão',
          title: 'Cảnh báo bão, áp thấp nhiệt đới',
          text: 'Đường đi, giờ gió mạnh và mưa lớn tới mỏ, để neo thiết bị, khơi rãnh, hạ mực nước moong trước.',
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'Khi nào mìn, xe và máy khoan phải dừng',
      lead: 'Ngưỡng minh họa của phần trực tiếp. Dự báo chỉ nói được nguy cơ sét theo giờ; vị trí tia sét chỉ có khi nối với mạng định vị sét.',
      rows: [
        { name: 'Nổ mìn', value: 'Dừng khi nhiều khả năng có sét.' },
        {
          name: 'Xe tải trong mỏ',
          value: 'Chậm lại từ 2,5 mm mưa mỗi giờ, dừng khi trên 10 mm hoặc tầm nhìn dưới 200 m.',
        },
        {
          name: 'Khoan, cẩu, việc trên cao',
          value: 'Dừng khi gió giật quá cấp 6 (khoảng 50 km/h) hoặc nhiều khả năng có sét.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Một ngày dông ở mỏ',
      steps: [
        { title: 'Sáng', text: 'Bản tin ca: giờ nào dễ có dông, tổng mưa dự báo, việc nào nên làm trước trưa.' },
        {
          title: 'Khi dông hình thành',
          text: 'Tin báo cho điều độ và đội nổ mìn, kèm khoảng cách và hướng di chuyển.',
        },
        {
          title: 'Khi vào vòng dừng',
          text: 'Lệnh rút người, ngừng nạp và đấu kíp; tin báo ghi lại giờ gửi và giờ xác nhận.',
        },
        { title: 'Sau dông', text: 'Báo hết nguy hiểm và lượng mưa đã rơi để tính số bơm cần chạy đêm nay.' },
      ],
    },
    {
      kind: 'cards',
      id: 'hang-khong',
      heading: 'Hàng không: cùng một bộ cảnh báo quanh sân đỗ',
      lead: 'Người xếp hành lý, tra dầu và kéo máy bay đứng ngoài trời như thợ mỏ. Ba vòng cảnh báo của khai trường áp dụng được nguyên vẹn cho sân đỗ. Dự báo điều hành bay vẫn do cơ quan khí tượng hàng không phát.',
      cards: [
        {
          figure: '40 – 20 – 10 km',
          title: 'Dông, sét tới gần sân đỗ',
          text: 'Theo dõi từ 40 km, chuẩn bị ở 20 km, ngừng tra dầu và việc ngoài trời khi sét vào 10 km; làm lại sau 30 phút không còn sét.',
        },
        {
          figure: 'Gió giật',
          title: 'Xe thang, mâm nâng, thùng hàng',
          text: 'Gió giật từng giờ so với ngưỡng của từng thiết bị, để hạ xe thang và chằng thùng hàng trước khi gió lên.',
        },
        {
          figure: 'Sương mù',
          title: 'Tầm nhìn buổi sáng',
          text: 'Giờ sương dày và giờ tan theo dự báo, để xếp ca mặt đất và xe đưa đón khi chuyến bay dồn lại.',
        },
      ],
    },
    {
      kind: 'claims',
      heading: 'Số liệu về chúng tôi',
      claims: ['everyTenMinutes', 'alertChannels', 'twiceADay', 'expertsAroundTheClock', 'accuracy'],
    },
    {
      kind: 'cooperation',
      texts: [
        'Ranh giới mỏ, đáy moong, bãi thải, lịch nổ mìn.',
        'Ngập moong, sét, sương mù hay trượt lở bờ mỏ.',
        'Vòng cảnh báo, màn hình điều độ, danh sách người nhận.',
        'Xem lại từng cơn dông, chỉnh bán kính và thời gian báo.',
      ],
    },
  ],
} as const satisfies ContentPage;

const en = {
  headline: 'See the thunderstorm coming and get the machines out of the pit',
  lead: 'Real-time site monitoring, 3–7 day forecasts, thunderstorm and lightning alerts, storm and tropical-depression warnings for coal and minerals.',
  blocks: [
    { kind: 'live', heading: 'Today in the Cam Pha coalfield' },
    {
      kind: 'text',
      heading: 'An hour of rain, a week of water in the pit',
      paragraphs: [
        'An open pit is a funnel: the rain of the whole site runs to its bottom. One night of heavy rain can hold the excavators for days while pumps catch up; haul roads turn slick and trucks stand idle; soaked benches slip.',
        'Lightning leaves no such time. The worst moment is while holes are being charged: blasters, drills and people on high benches have to be clear before the first clap of thunder.',
      ],
    },
    {
      kind: 'cards',
      heading: 'What the mine gets',
      cards: [
        {
          figure: 'On site',
          title: 'Real-time monitoring of the mine',
          text: 'Rain, wind and thunderstorms around the workings on one screen for the dispatch room.',
        },
        {
          figure: '3–7 days',
          title: 'A forecast for the week’s plan',
          text: 'Choose the day to blast, the day to strip, the day to pump; know when haul roads will be wet.',
        },
        {
          figure: 'Lightning',
          title: 'Alerts before the storm reaches the mine',
          text: 'Three rings around the mine: 40 km watch, 20 km prepare, 10 km stop; back to work 30 minutes after the last strike.',
        },
        {
          figure: 'Storms',
          title: 'Storm and tropical-depression warnings',
          text: 'Track, and the hours when strong wind and heavy rain reach the mine: time to tie down, clear drains and lower the sump.',
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'When blasting, trucks and drills stop',
      lead: 'Sample limits of the live example. A forecast can only give the hourly risk of lightning; where a bolt struck is known only with a lightning network.',
      rows: [
        { name: 'Blasting', value: 'Stops when lightning is likely.' },
        {
          name: 'Haul trucks',
          value: 'Slow down from 2.5 mm of rain per hour; stop above 10 mm or when visibility is below 200 m.',
        },
        {
          name: 'Drilling, cranes, work at height',
          value: 'Stop in gusts above force 6 (about 50 km/h) or when lightning is likely.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'A stormy day at the mine',
      steps: [
        {
          title: 'Morning',
          text: 'The shift bulletin: hours of likely thunder, total rain expected, what to finish before noon.',
        },
        {
          title: 'When a storm forms',
          text: 'A message to dispatch and the blasting crew with its distance and heading.',
        },
        {
          title: 'When it enters the stop ring',
          text: 'People out, charging and hook-up stopped; the times of sending and confirmation are recorded.',
        },
        {
          title: 'After the storm',
          text: 'The all-clear, and the rain that fell, to work out how many pumps must run tonight.',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'aviation',
      heading: 'Aviation: the same alerts around the apron',
      lead: 'Baggage handlers, refuellers and tug drivers work in the open just as miners do. The three rings of a mine work for an apron unchanged. Forecasts for flight operations remain with the aviation weather service.',
      cards: [
        {
          figure: '40 – 20 – 10 km',
          title: 'Lightning nearing the apron',
          text: 'Watch from 40 km, prepare at 20 km, stop refuelling and outdoor work when lightning is within 10 km; resume 30 minutes after the last strike.',
        },
        {
          figure: 'Gusts',
          title: 'Steps, loaders and containers',
          text: 'Hourly gusts against the limit of each machine, so that steps are lowered and containers tied down before the wind picks up.',
        },
        {
          figure: 'Fog',
          title: 'Visibility in the morning',
          text: 'When fog is forecast to thicken and to clear, to plan ground shifts and transfers when flights bunch up.',
        },
      ],
    },
    {
      kind: 'claims',
      heading: 'Company figures',
      claims: ['everyTenMinutes', 'alertChannels', 'twiceADay', 'expertsAroundTheClock', 'accuracy'],
    },
    {
      kind: 'cooperation',
      texts: [
        'Mine boundary, pit floor, dumps, blasting schedule.',
        'Flooding, lightning, fog or slope failure.',
        'Alert rings, the dispatch screen, the list of recipients.',
        'Every storm reviewed, radius and lead time adjusted.',
      ],
    },
  ],
} as const satisfies ContentPage;

export const MINING = joinLanguages(vi, en, { drawing: 'mine' });
