import { splitLanguages } from '../split-languages.ts';

/** Text of the page that collects phone numbers before a storm. */
export const stormLandingText = splitLanguages({
  headline: ['Bão có thể vào trước khi bạn kịp chuẩn bị', 'A storm won’t wait for you to get ready'],
  lead: [
    'Để lại số điện thoại. Dự báo viên hỏi kỹ nơi bạn ở và việc bạn lo, rồi cùng bạn chọn cách được báo sớm.',
    'Leave your number. A forecaster will ask where you are and what worries you, then choose with you how to warn you in time.',
  ],
  toForm: ['Để lại số điện thoại', 'Leave your number'],
  toNews: ['Đọc tin bão', 'Read storm news'],
  gains: {
    heading: ['Bạn được gì', 'What you get'],
    points: [
      [
        {
          name: 'Người gọi lại',
          text: 'Dự báo viên nghe chuyện của bạn rồi mới trả lời, không phải máy đọc bản tin.',
        },
        { name: 'Ngưỡng của riêng bạn', text: 'Gió, mưa, số giờ còn lại để kéo thuyền, chằng mái, cắt điện.' },
        {
          name: 'Nói trước điều chưa chắc',
          text: 'Bão đổi hướng là chuyện thường; dự báo xa sai nhiều hơn dự báo gần.',
        },
      ],
      [
        {
          name: 'A person calls back',
          text: 'A forecaster who hears your case first, not a machine reading a bulletin.',
        },
        {
          name: 'Your own limits',
          text: 'Wind, rain, hours left to pull up the boat, tie down the roof, cut the power.',
        },
        { name: 'We say what is uncertain', text: 'Storms turn, and the further ahead, the larger the error.' },
      ],
    ],
  },
  /** Steps in time order; the last moment comes last. */
  steps: {
    heading: ['Trước bão, mỗi lúc một việc', 'Before a storm, one task at a time'],
    points: [
      [
        {
          when: '3 ngày trước',
          name: 'Nhìn đường đi',
          text: 'Vùng bão có thể vào còn rất rộng. Xem lại mái, cây gần nhà, đường thoát nước; hỏi trước nơi sơ tán.',
        },
        {
          when: '2 ngày trước',
          name: 'Việc nặng làm trước',
          text: 'Đưa thuyền vào nơi trú, gia cố lồng bè, hạ cần cẩu, gặt phần đã chín, kê hàng lên cao.',
        },
        {
          when: '1 ngày trước',
          name: 'Chằng và trữ',
          text: 'Chằng mái, chèn cửa, tỉa cành. Trữ nước sạch, đồ ăn, thuốc; sạc đầy điện thoại và đèn.',
        },
        {
          when: '6 giờ trước',
          name: 'Ở yên nơi an toàn',
          text: 'Rời thuyền, lồng bè, nhà tạm. Ngắt điện ở chỗ có thể ngập. Gió đã mạnh thì không ra đường.',
        },
      ],
      [
        {
          when: '3 days before',
          name: 'Watch the track',
          text: 'A long stretch of coast is still at risk. Check roof, nearby trees and drains; ask where to evacuate to.',
        },
        {
          when: '2 days before',
          name: 'Heavy work first',
          text: 'Bring boats to shelter, secure fish cages, lower cranes, harvest what is ripe, lift stock off the floor.',
        },
        {
          when: '1 day before',
          name: 'Tie down, stock up',
          text: 'Tie down the roof, brace doors, trim branches. Store clean water, food and medicine; charge phones and lamps.',
        },
        {
          when: '6 hours before',
          name: 'Stay where it is safe',
          text: 'Leave boats, cages and shacks. Cut the power where it may flood. Once the wind is strong, stay off the road.',
        },
      ],
    ],
    note: [
      'Khi mắt bão đi qua, gió có thể lặng một lúc rồi đổi chiều thổi lại. Chỉ ra ngoài khi địa phương cho phép.',
      'While the eye passes, the wind may drop for a while and then come back from the other side. Go out only when your local authority says so.',
    ],
  },
  whatToMention: {
    heading: ['Nên ghi trong biểu mẫu', 'What to tell us'],
    points: [
      [
        'Xã, phường, đặc khu, hoặc tuyến biển bạn đi.',
        'Thứ dễ hỏng nhất: mái tôn, lồng bè, cẩu tháp, kho hàng, vườn đang ra trái.',
        'Cần bao nhiêu giờ để lo xong.',
      ],
      [
        'Your commune, or the waters you sail.',
        'What breaks first: a tin roof, fish cages, a tower crane, a warehouse, an orchard in fruit.',
        'How many hours you need to make it safe.',
      ],
    ],
  },
  official: {
    heading: ['Không thay bản tin chính thức', 'No substitute for official bulletins'],
    text: [
      'Tin bão và cấp độ rủi ro thiên tai do cơ quan khí tượng thủy văn quốc gia phát hành. Trang này dẫn lại kèm số hiệu, giờ phát và đường dẫn, không tự đặt cấp. Khi nguy cấp hãy theo lệnh của địa phương.',
      'Storm bulletins and disaster risk levels are issued by the national weather service. This site quotes them with number, time and link and never sets a level of its own. In danger, follow your local authority.',
    ],
    rescue: ['Tìm kiếm, cứu nạn', 'Search and rescue'],
  },
});
