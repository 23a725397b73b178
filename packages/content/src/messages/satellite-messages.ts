import { pair, splitLanguages } from '../split-languages.ts';

/** Functions take formatted values. */
export const satelliteMessages = splitLanguages({
  capturedAt: ['ảnh chụp', 'image taken'],
  newest: pair([(time: string) => `Ảnh mới nhất: ${time}`, (time) => `Latest image: ${time}`]),
  old: pair([
    (minutes: string) => `Ảnh mới nhất đã chụp ${minutes} phút trước.`,
    (minutes) => `The latest image was taken ${minutes} minutes ago.`,
  ]),
  demo: [
    'Ảnh minh họa do máy vẽ, không phải ảnh vệ tinh thật.',
    'A computer-drawn demo image, not a real satellite image.',
  ],
  credit: pair([(names: string) => `Ảnh: ${names}`, (names) => `Images: ${names}`]),
  picture: pair([
    (time: string) => `Ảnh mây trên khu vực Việt Nam và Biển Đông lúc ${time}, có đường bờ biển và địa danh.`,
    (time) => `Clouds over Vietnam and the East Sea at ${time}, with coastlines and place names.`,
  ]),
  mapLabel: [
    'Bản đồ ảnh mây vệ tinh. Dùng phím mũi tên để di chuyển, dấu cộng và trừ để phóng to, thu nhỏ, Enter để xem nơi ở giữa bản đồ; các ảnh có trong danh sách bên dưới.',
    'Map of satellite images. Use the arrow keys to move, plus and minus to zoom, Enter for the place in the middle; the images are listed below.',
  ],
  noWebgl: [
    'Máy này không vẽ được bản đồ động. Có thể xem từng ảnh theo giờ trong danh sách bên dưới.',
    'This device cannot show the animated map. Each image can be seen from the list of times below.',
  ],
  failed: ['Không tải được ảnh.', 'The image could not be loaded.'],
  before: ['Ảnh trước', 'Earlier image'],
  after: ['Ảnh sau', 'Later image'],
  kinds: {
    label: ['Loại ảnh', 'Kind of image'],
    infrared: ['Hồng ngoại', 'Infrared'],
    'true-colour': ['Màu thật', 'True colour'],
  },
  /** Why infrared images are shown although true colour was asked for. */
  noColour: {
    night: pair([
      (time: string) =>
        `Trời tối nên chưa có ảnh màu thật, vốn chụp bằng ánh sáng mặt trời: có lại sau ${time}. Đang xem ảnh hồng ngoại.`,
      (time) =>
        `It is too dark for true colour, which needs sunlight: images return after ${time}. Infrared is shown instead.`,
    ]),
    awaited: [
      'Chưa nhận được ảnh màu thật nào trong ba giờ qua. Đang xem ảnh hồng ngoại.',
      'No true-colour image has arrived in the last three hours. Infrared is shown instead.',
    ],
    none: ['Nguồn ảnh đang dùng không có ảnh màu thật.', 'The current source has no true-colour images.'],
  },
  top: {
    coldest: pair([
      (km: string, place: string) => `Đỉnh mây lạnh nhất trong ${km} quanh ${place}`,
      (km, place) => `Coldest cloud top within ${km} of ${place}`,
    ]),
    noHigh: pair([
      (km: string, place: string) => `Không thấy mây cao trong ${km} quanh ${place}.`,
      (km, place) => `No high cloud within ${km} of ${place}.`,
    ]),
    age: pair([
      (time: string, minutes: string) => `Quét lúc ${time}, ${minutes} phút trước; ước từ vệ tinh.`,
      (time, minutes) => `Scanned at ${time}, ${minutes} minutes ago; a satellite estimate.`,
    ]),
    deep: [
      'Mây dông vươn rất cao: có thể có sét và mưa to. Vệ tinh không đo được sét.',
      'Very tall thunderclouds: lightning and heavy rain are possible. The satellite does not measure lightning.',
    ],
  },
  legend: {
    infrared: {
      title: ['Độ sáng của mây', 'Brightness of cloud'],
      classes: [
        [
          { name: 'Trắng', meaning: 'đỉnh mây cao, rất lạnh' },
          { name: 'Xám sáng', meaning: 'mây tầng cao và trung' },
          { name: 'Xám sẫm', meaning: 'mây thấp' },
          { name: 'Đen', meaning: 'quang mây' },
        ],
        [
          { name: 'White', meaning: 'high, very cold cloud tops' },
          { name: 'Light grey', meaning: 'high and middle cloud' },
          { name: 'Dark grey', meaning: 'low cloud' },
          { name: 'Black', meaning: 'clear sky' },
        ],
      ],
    },
    visible: {
      title: ['Độ sáng của mây', 'Brightness of cloud'],
      classes: [
        [
          { name: 'Trắng', meaning: 'mây dày' },
          { name: 'Xám sáng', meaning: 'mây vừa' },
          { name: 'Xám sẫm', meaning: 'mây mỏng, sương mù' },
          { name: 'Đen', meaning: 'quang mây, hoặc đêm' },
        ],
        [
          { name: 'White', meaning: 'thick cloud' },
          { name: 'Light grey', meaning: 'thinner cloud' },
          { name: 'Dark grey', meaning: 'thin cloud or fog' },
          { name: 'Black', meaning: 'clear sky, or night' },
        ],
      ],
    },
    'true-colour': {
      title: ['Màu trên ảnh', 'Colours of the image'],
      classes: [
        [
          { name: 'Trắng', meaning: 'mây dày' },
          { name: 'Xám, mờ', meaning: 'mây mỏng, sương mù, khói bụi' },
          { name: 'Xanh lục, nâu', meaning: 'mặt đất' },
          { name: 'Xanh thẫm', meaning: 'mặt biển' },
        ],
        [
          { name: 'White', meaning: 'thick cloud' },
          { name: 'Grey, hazy', meaning: 'thin cloud, fog, smoke or dust' },
          { name: 'Green, brown', meaning: 'land' },
          { name: 'Dark blue', meaning: 'sea' },
        ],
      ],
    },
  },
  reading: {
    title: ['Cách đọc ảnh mây', 'How to read the image'],
    infrared: [
      [
        'Đây là ảnh hồng ngoại: vệ tinh đo hơi nóng tỏa lên chứ không chụp ánh sáng, nên ban đêm vẫn có ảnh.',
        'Càng lạnh càng trắng. Đỉnh mây dông vươn cao hơn mười ki-lô-mét, rất lạnh, nên hiện thành những mảng trắng sáng, mép sắc.',
        'Màu xám là mây thấp hơn, đỉnh còn ấm. Về đêm, mây thấp và sương mù ấm gần bằng mặt đất nên khó thấy trên ảnh.',
        'Mặt đất và mặt biển ấm nên tối. Núi cao mùa đông có thể sáng lên dù trời quang.',
        'Ảnh chỉ cho thấy đỉnh mây. Có mưa bên dưới hay không, xem bản đồ mưa.',
      ],
      [
        'This is an infrared image: the satellite measures heat rather than light, so there are images at night too.',
        'The colder, the whiter. The tops of thunderclouds reach more than ten kilometres up and are very cold: they show as bright white patches with sharp edges.',
        'Grey is lower cloud with warmer tops. At night low cloud and fog are nearly as warm as the ground and hard to see.',
        'Land and sea are warm and therefore dark. High mountains in winter can look bright under a clear sky.',
        'The image shows cloud tops only. For rain below them, see the rain map.',
      ],
    ],
    visible: [
      [
        'Đây là ảnh chụp bằng ánh sáng mặt trời, như mắt nhìn từ vũ trụ: ban đêm ảnh tối đen.',
        'Mây càng dày càng trắng. Lúc sáng sớm và chiều tối, mây dông cao đổ bóng lên mây thấp hơn.',
        'Sương mù và mây thấp hiện thành mảng xám, mặt phẳng. Mặt biển và rừng tối hơn mây nhiều.',
        'Ảnh chỉ cho thấy đỉnh mây. Có mưa bên dưới hay không, xem bản đồ mưa.',
      ],
      [
        'A visible-light image, as seen from space: it is black at night.',
        'The thicker the cloud, the whiter. Early and late in the day tall thunderclouds cast shadows on lower cloud.',
        'Fog and low cloud show as flat grey patches. Sea and forest are much darker than cloud.',
        'The image shows cloud tops only. For rain below them, see the rain map.',
      ],
    ],
    'true-colour': [
      [
        'Đây là ảnh màu thật, gần như mắt nhìn từ vũ trụ: chỉ có khi mặt trời chiếu sáng cả nước.',
        'Mây càng dày càng trắng. Ảnh không cho biết đỉnh mây cao hay thấp: xem ảnh hồng ngoại để tìm mây dông.',
        'Sương mù, khói và bụi làm mặt đất mờ đi, ngả xám. Biển loang loáng ở nơi phản chiếu mặt trời.',
        'Ảnh chỉ cho thấy đỉnh mây. Có mưa bên dưới hay không, xem bản đồ mưa.',
      ],
      [
        'True colour is close to what an eye in space would see. It is available only while the sun lights the whole country.',
        'The thicker the cloud, the whiter. How high it reaches cannot be seen: infrared shows thunderclouds better.',
        'Fog, smoke and dust dim the land and turn it grey. The sea glitters where it reflects the sun.',
        'The image shows cloud tops only. For rain below them, see the rain map.',
      ],
    ],
    unknown: [
      [
        'Mây hiện sáng hơn mặt đất và mặt biển.',
        'Ảnh chỉ cho thấy đỉnh mây. Có mưa bên dưới hay không, xem bản đồ mưa.',
      ],
      [
        'Cloud is brighter than land and sea.',
        'The image shows cloud tops only. For rain below them, see the rain map.',
      ],
    ],
    rain: ['Xem bản đồ mưa', 'Open the rain map'],
  },
  list: {
    title: ['Các ảnh trong ba giờ qua', 'Images from the last three hours'],
    note: ['Giờ Việt Nam, ảnh mới nhất ở trên.', 'Vietnam time, latest first.'],
    current: ['đang xem', 'shown'],
  },
  empty: {
    title: ['Chưa có ảnh vệ tinh', 'No satellite images yet'],
    none: [
      'Trang này cho xem ảnh mây vệ tinh của ba giờ gần nhất. Hiện chưa có ảnh nào trong ba giờ qua, và chúng tôi không thay bằng ảnh cũ.',
      'This page shows satellite images from the last three hours. There are none from that period now; older ones are not shown instead.',
    ],
    failed: [
      'Không tải được danh sách ảnh. Bạn thử lại sau ít phút.',
      'The list of images could not be loaded. Please try again in a few minutes.',
    ],
    cloud: ['Xem mây theo mô hình dự báo', 'See cloud from the forecast model'],
    operator: ['Dành cho người vận hành', 'For the operator'],
    settings: [
      'Thêm jma-satellite vào SOURCES để lấy ảnh của Cơ quan Khí tượng Nhật Bản. Nếu có ảnh riêng, đặt SATELLITE_PATH (thư mục nhận ảnh) hoặc SOURCE_SATELLITE_URL (địa chỉ có ngày giờ), cùng SATELLITE_BOUNDS (phạm vi của ảnh). Sau đó khởi động lại.',
      'Add jma-satellite to SOURCES for images of the Japan Meteorological Agency. For your own images set SATELLITE_PATH (a folder that images arrive in) or SOURCE_SATELLITE_URL (an address with date and time), with SATELLITE_BOUNDS (the area they cover). Then restart.',
    ],
  },
});

export type SatelliteMessages = (typeof satelliteMessages)['vi'];
