import type { TextPages } from '../text-page.ts';

export const stormLandingText: TextPages = {
  vi: {
    lead: 'Bão vào nhanh hơn một ngày chuẩn bị. Để lại số điện thoại, chúng tôi hỏi kỹ nơi bạn ở và việc bạn lo, rồi cùng bạn chọn cách được báo.',
    parts: [
      {
        id: 'what',
        heading: 'Bạn được gì',
        points: [
          'Người gọi lại là dự báo viên, không phải máy.',
          'Ngưỡng báo của riêng bạn: gió, mưa, thời gian còn lại để kéo thuyền, chằng mái, cắt điện.',
          'Nói trước điều chưa chắc: bão đổi hướng là chuyện thường, dự báo xa sai nhiều hơn dự báo gần.',
        ],
      },
      {
        id: 'prepare',
        heading: 'Nên kể trong biểu mẫu',
        points: [
          'Xã, phường, đặc khu, hoặc tuyến biển bạn đi.',
          'Thứ dễ hỏng nhất: mái tôn, lồng bè, cẩu tháp, kho hàng, vườn đang ra trái.',
          'Cần bao nhiêu giờ để lo xong.',
        ],
      },
      {
        id: 'official',
        heading: 'Không thay bản tin chính thức',
        paragraphs: [
          'Tin bão và cấp độ rủi ro thiên tai do cơ quan khí tượng thủy văn quốc gia phát hành. Trang này dẫn lại kèm số hiệu, giờ phát và đường dẫn, không tự đặt cấp. Khi nguy cấp hãy theo lệnh của địa phương, gọi 112 để tìm kiếm cứu nạn.',
        ],
      },
    ],
  },
  en: {
    lead: 'A storm comes in faster than a day of getting ready. Leave your number: we ask where you are and what worries you, and choose with you how you are told.',
    parts: [
      {
        id: 'what',
        heading: 'What you get',
        points: [
          'A forecaster calls you back, not a machine.',
          'Limits of your own: wind, rain, hours left to pull up the boat, tie down the roof, cut the power.',
          'What is uncertain is said first: storms turn, and a forecast for later errs more than one for soon.',
        ],
      },
      {
        id: 'prepare',
        heading: 'What to tell us',
        points: [
          'Your commune, or the waters you sail.',
          'What breaks first: a tin roof, fish cages, a tower crane, a warehouse, an orchard in fruit.',
          'How many hours you need to make it safe.',
        ],
      },
      {
        id: 'official',
        heading: 'No substitute for official bulletins',
        paragraphs: [
          'Storm bulletins and disaster risk levels are issued by the national weather service. This site quotes them with number, time and link and never sets a level of its own. In danger follow your local authority and call 112 for rescue.',
        ],
      },
    ],
  },
};
