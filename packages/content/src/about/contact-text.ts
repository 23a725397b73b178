import type { TextPages } from '../text-page.ts';

export const contactText: TextPages = {
  vi: {
    lead: 'Cách gặp đúng người, giờ làm việc, và ba điều nên có sẵn để câu trả lời đầu tiên đã dùng được.',
    parts: [
      {
        id: 'company',
        heading: 'Gặp chúng tôi',
        withCompany: 'whole',
      },
      {
        id: 'prepare',
        heading: 'Nên có sẵn khi liên hệ',
        steps: [
          'Nơi cần dự báo: tên xã, phường, hay tọa độ công trường, tuyến đường, lưu vực.',
          'Việc dễ hỏng vì thời tiết và ngưỡng làm bạn phải dừng: gió bao nhiêu thì dừng cẩu, bê tông cần mấy giờ không mưa, hồ xả khi mưa lưu vực bao nhiêu.',
          'Ai cần được báo, qua đâu, trước bao lâu.',
        ],
      },
      {
        id: 'areas',
        heading: 'Ba lĩnh vực tư vấn',
        facts: [
          {
            name: 'Giải pháp cho doanh nghiệp',
            route: 'solution:solutions-for-businesses',
            text: 'Công trường, đội xe, cửa hàng, sự kiện: cảnh báo theo ngưỡng của bạn và số liệu qua API.',
          },
          {
            name: 'Giải pháp nông nghiệp',
            route: 'solution:solutions-for-agriculture',
            text: 'Hợp tác xã, vùng trồng, doanh nghiệp vật tư và thu mua.',
          },
          {
            name: 'Giải pháp thủy điện',
            route: 'solution:solutions-for-hydropower',
            text: 'Mưa lưu vực, dự báo sớm cho điều độ hồ.',
          },
        ],
      },
    ],
  },
  en: {
    lead: 'How to reach the right person, when we work, and three things to have ready so that the first answer is already useful.',
    parts: [
      {
        id: 'company',
        heading: 'Reach us',
        withCompany: 'whole',
      },
      {
        id: 'prepare',
        heading: 'Have these ready',
        steps: [
          'Where you need the forecast: the name of a commune, or the coordinates of a site, route or catchment.',
          'The work that weather spoils and the limit at which you stop: what wind stops the crane, how many dry hours concrete needs, how much catchment rain opens the gates.',
          'Who should be alerted, by which channel and how far ahead.',
        ],
      },
      {
        id: 'areas',
        heading: 'Three areas of advice',
        facts: [
          {
            name: 'Solutions for businesses',
            route: 'solution:solutions-for-businesses',
            text: 'Building sites, fleets, shops, events: alerts at your own limits, and data through the API.',
          },
          {
            name: 'Agricultural solutions',
            route: 'solution:solutions-for-agriculture',
            text: 'Cooperatives, growing areas, suppliers and buyers of farm goods.',
          },
          {
            name: 'Hydropower solutions',
            route: 'solution:solutions-for-hydropower',
            text: 'Catchment rain and early forecasts for reservoir dispatch.',
          },
        ],
      },
    ],
  },
};
