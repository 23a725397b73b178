import type { Wording } from '../../wording.ts';

/** Words of the page of satellite images. Functions take what stands in the sentence, already formatted. */
export const satellite = {
  taken: 'ảnh chụp',
  newest: (time: string) => `Ảnh mới nhất: ${time}`,
  old: (minutes: string) => `Ảnh mới nhất đã chụp ${minutes} phút trước.`,
  demo: 'Ảnh minh họa do máy vẽ, không phải ảnh vệ tinh thật.',
  credit: (names: string) => `Ảnh: ${names}`,
  picture: (time: string) => `Ảnh mây trên khu vực Việt Nam và Biển Đông lúc ${time}, có đường bờ biển và địa danh.`,
  mapLabel:
    'Bản đồ ảnh mây vệ tinh. Dùng phím mũi tên để di chuyển, dấu cộng và trừ để phóng to, thu nhỏ, Enter để xem nơi ở giữa bản đồ; các ảnh có trong danh sách bên dưới.',
  noWebgl: 'Máy này không vẽ được bản đồ động. Có thể xem từng ảnh theo giờ trong danh sách bên dưới.',
  failed: 'Không tải được ảnh.',
  before: 'Ảnh trước',
  after: 'Ảnh sau',
  legend: {
    infrared: {
      title: 'Độ sáng của mây',
      classes: [
        { name: 'Trắng', meaning: 'đỉnh mây cao, rất lạnh' },
        { name: 'Xám sáng', meaning: 'mây tầng cao và trung' },
        { name: 'Xám sẫm', meaning: 'mây thấp' },
        { name: 'Đen', meaning: 'quang mây' },
      ],
    },
    visible: {
      title: 'Độ sáng của mây',
      classes: [
        { name: 'Trắng', meaning: 'mây dày' },
        { name: 'Xám sáng', meaning: 'mây vừa' },
        { name: 'Xám sẫm', meaning: 'mây mỏng, sương mù' },
        { name: 'Đen', meaning: 'quang mây, hoặc đêm' },
      ],
    },
  },
  reading: {
    title: 'Cách đọc ảnh mây',
    infrared: [
      'Đây là ảnh hồng ngoại: vệ tinh đo hơi nóng tỏa lên chứ không chụp ánh sáng, nên ban đêm vẫn có ảnh.',
      'Càng lạnh càng trắng. Đỉnh mây dông vươn cao hơn mười ki-lô-mét, rất lạnh, nên hiện thành những mảng trắng sáng, mép sắc.',
      'Màu xám là mây thấp hơn, đỉnh còn ấm. Về đêm, mây thấp và sương mù ấm gần bằng mặt đất nên khó thấy trên ảnh.',
      'Mặt đất và mặt biển ấm nên tối. Núi cao mùa đông có thể sáng lên dù trời quang.',
      'Ảnh chỉ cho thấy đỉnh mây. Có mưa bên dưới hay không, xem bản đồ mưa.',
    ],
    visible: [
      'Đây là ảnh chụp bằng ánh sáng mặt trời, như mắt nhìn từ vũ trụ: ban đêm ảnh tối đen.',
      'Mây càng dày càng trắng. Lúc sáng sớm và chiều tối, mây dông cao đổ bóng lên mây thấp hơn.',
      'Sương mù và mây thấp hiện thành mảng xám, mặt phẳng. Mặt biển và rừng tối hơn mây nhiều.',
      'Ảnh chỉ cho thấy đỉnh mây. Có mưa bên dưới hay không, xem bản đồ mưa.',
    ],
    unknown: [
      'Mây hiện sáng hơn mặt đất và mặt biển.',
      'Ảnh chỉ cho thấy đỉnh mây. Có mưa bên dưới hay không, xem bản đồ mưa.',
    ],
    rain: 'Xem bản đồ mưa',
  },
  list: { title: 'Các ảnh trong ba giờ qua', note: 'Giờ Việt Nam, ảnh mới nhất ở trên.', current: 'đang xem' },
  empty: {
    title: 'Chưa có ảnh vệ tinh',
    none: 'Trang này cho xem ảnh mây vệ tinh của ba giờ gần nhất. Hiện chưa có ảnh nào trong ba giờ qua, và chúng tôi không thay bằng ảnh cũ.',
    failed: 'Không tải được danh sách ảnh. Bạn thử lại sau ít phút.',
    cloud: 'Xem mây theo mô hình dự báo',
    operator: 'Dành cho người vận hành',
    settings:
      'Đặt SATELLITE_PATH (thư mục nhận ảnh) hoặc SOURCE_SATELLITE_URL (địa chỉ có ngày giờ), cùng SATELLITE_BOUNDS (phạm vi của ảnh) rồi khởi động lại.',
  },
};

export type SatelliteMessages = Wording<typeof satellite>;
