import { type ContentPage, joinLanguages } from '#blocks/content-page.ts';

const vi = {
  headline: 'Xe nào đi trước cơn mưa, xe nào đợi',
  lead: 'Mưa, gió giật, tầm nhìn và dông theo giờ cho tuyến đường, đèo, bến cảng và đội taxi.',
  blocks: [
    { kind: 'live', heading: 'Hôm nay trên đèo Hải Vân' },
    {
      kind: 'text',
      heading: 'Đèo dốc, gió ngang, giờ tan tầm: mỗi đội xe có rủi ro thời tiết riêng',
      paragraphs: [
        'Với xe tải liên tỉnh, mưa lớn là đèo trơn, đường ngập và nguy cơ sạt lở phải đi vòng. Với xe thùng cao, gió giật ngang trên cầu và ven biển đáng lo hơn mưa. Với taxi và giao hàng, mưa lúc tan tầm là giờ khách gọi nhiều nhất và xe chạy chậm nhất.',
        'Bản tin viết theo từng đoạn đường: mưa từ mấy giờ, to đến đâu, đường tránh có khô không.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Bốn nơi nhận, bốn kiểu tin',
      cards: [
        {
          title: 'Điều xe liên tỉnh',
          text: 'Giờ xuất bến và tuyến tránh theo mưa, tầm nhìn và cảnh báo sạt lở do cơ quan nhà nước phát.',
        },
        {
          title: 'Taxi và giao hàng',
          text: 'Biết trước phường nào sắp mưa để đưa xe về gần, báo khách giờ đón thực tế và nhắc tài xế chỗ hay ngập.',
        },
        {
          title: 'Cảng và tàu sông',
          text: 'Gió giật cho cẩu bờ, sương mù sáng sớm cho luồng, mưa cho hàng rời không được ướt.',
        },
        {
          title: 'Kho lạnh và hàng tươi',
          text: 'Nắng nóng dọc tuyến để tính nhiên liệu máy lạnh và giờ dỡ hàng.',
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'Mưa, gió bao nhiêu thì xe nào dừng',
      lead: 'Ngưỡng minh họa của phần trực tiếp.',
      rows: [
        {
          name: 'Xe máy',
          value: 'Dừng khi mưa trên 2,5 mm mỗi giờ, gió giật quá cấp 7 (khoảng 62 km/h) hoặc nhiều khả năng có sét.',
        },
        {
          name: 'Xe tải, xe khách',
          value: 'Chậm lại khi mưa trên 2,5 mm mỗi giờ; dừng khi trên 10 mm hoặc tầm nhìn dưới 200 m.',
        },
        { name: 'Xe thùng, container', value: 'Không qua đèo, cầu cao khi gió giật quá cấp 7 (khoảng 62 km/h).' },
      ],
    },
    {
      kind: 'steps',
      heading: 'Từ tuyến đường đến tài xế',
      steps: [
        { title: 'Khai báo tuyến', text: 'Bến, đèo, cầu, chỗ hay ngập; mỗi đoạn một điểm dự báo.' },
        { title: 'Chọn giờ xuất bến', text: 'So vài giờ khởi hành, xem cả tuyến ướt hay khô vào lúc xe đi tới.' },
        { title: 'Báo dọc đường', text: 'Tin nhắn cho tài xế trước đoạn xấu, đủ sớm để dừng ở nơi có bãi đỗ.' },
        { title: 'Ghi lại', text: 'Chuyến nào chậm vì thời tiết, chậm bao lâu: căn cứ khi làm việc với chủ hàng.' },
      ],
    },
    {
      kind: 'claims',
      heading: 'Số liệu về chúng tôi',
      claims: ['alertChannels', 'twiceADay', 'expertsAroundTheClock'],
    },
    {
      kind: 'cooperation',
      texts: [
        'Tuyến, bến, loại xe, giờ chạy, người điều hành.',
        'Mưa, ngập, gió ngang, sương mù hay nắng nóng.',
        'Ngưỡng theo loại xe, mẫu tin cho tài xế và cho khách.',
        'Đối chiếu với giờ đến thực tế, chỉnh từng đoạn.',
      ],
    },
  ],
} as const satisfies ContentPage;

const en = {
  headline: 'Which lorry goes before the rain, and which one waits',
  lead: 'Rain, gusts, visibility and thunderstorms hour by hour for roads, passes, ports and taxi fleets.',
  blocks: [
    { kind: 'live', heading: 'Today on the Hai Van Pass' },
    {
      kind: 'text',
      heading: 'Passes, crosswinds, rush hour: each fleet has its own weather risk',
      paragraphs: [
        'For long-distance lorries, heavy rain means slick passes, flooded roads and detours around landslides. For high-sided lorries a crosswind on a bridge or the coast is worse than rain. For taxis and deliveries, rain at the evening rush is when most people call and everything moves slowest.',
        'The bulletin goes stretch by stretch: when the rain starts, how heavy it is, and whether the detour is dry.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Four desks, four kinds of message',
      cards: [
        {
          title: 'Dispatching between provinces',
          text: 'Departure times and detours by rain, visibility and the authorities’ landslide warnings.',
        },
        {
          title: 'Taxis and deliveries',
          text: 'Know which ward gets rain next, move cars closer, give realistic pick-up times and remind drivers where streets flood.',
        },
        {
          title: 'Ports and river craft',
          text: 'Gusts for quay cranes, early fog for the channel, rain for bulk cargo that must stay dry.',
        },
        {
          title: 'Cold chain and fresh goods',
          text: 'Heat along the route, to plan fuel for refrigeration and unloading times.',
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'How much rain or wind stops which vehicle',
      lead: 'Sample limits of the live example.',
      rows: [
        {
          name: 'Motorbikes',
          value:
            'Stop in more than 2.5 mm of rain per hour, gusts above force 7 (about 62 km/h) or when lightning is likely.',
        },
        {
          name: 'Lorries and coaches',
          value: 'Slow down above 2.5 mm of rain per hour; stop above 10 mm or when visibility is below 200 m.',
        },
        {
          name: 'Box and container lorries',
          value: 'No passes or high bridges in gusts above force 7 (about 62 km/h).',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'From the route to the driver',
      steps: [
        {
          title: 'Enter the route',
          text: 'Depots, passes, bridges, places that flood: a forecast point for each stretch.',
        },
        {
          title: 'Choose the departure',
          text: 'Compare a few departure times and see where the route will be wet or dry as the lorry gets there.',
        },
        {
          title: 'Messages on the road',
          text: 'A message before each bad stretch, early enough to stop where there is room to park.',
        },
        {
          title: 'Keep a record',
          text: 'Which trips were delayed by weather, and by how much: evidence for the cargo owner.',
        },
      ],
    },
    {
      kind: 'claims',
      heading: 'Company figures',
      claims: ['alertChannels', 'twiceADay', 'expertsAroundTheClock'],
    },
    {
      kind: 'cooperation',
      texts: [
        'Routes, depots, vehicles, hours, dispatchers.',
        'Rain, floods, crosswinds, fog or heat.',
        'Limits by vehicle, messages for drivers and customers.',
        'Checked against actual arrivals, adjusted stretch by stretch.',
      ],
    },
  ],
} as const satisfies ContentPage;

export const TRANSPORT = joinLanguages(vi, en, { drawing: 'mountainRoad' });
