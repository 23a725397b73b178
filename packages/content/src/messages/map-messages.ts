import { pair, splitLanguages } from '../split-languages.ts';
import { SOURCE_NAMES } from './source-names.ts';
import { worthMessages } from './worth-messages.ts';

/** Functions take formatted values. */
export const mapMessages = splitLanguages({
  home: {
    title: ['Mưa trên cả nước', 'Rain across the country'],
    open: ['Mở bản đồ', 'Open the map'],
    picture: pair([
      (time: string) => `Mưa trên cả nước lúc ${time}; mở bản đồ`,
      (time) => `Rain across the country at ${time}; open the map`,
    ]),
  },
  overlays: { lightning: ['Sét 30 phút qua', 'Lightning, 30 min'], warnings: ['Cảnh báo', 'Warnings'] },
  overlayNone: ['không có', 'none'],
  overlayUnknown: { lightning: ['chưa có cảm biến', 'no sensor yet'], warnings: ['chưa tải được', 'not loaded'] },
  asked: {
    lightning: pair([
      (count: string) => `Sét nằm ngay trên bản đồ mưa: ${count} lần trong 30 phút qua, chấm vàng.`,
      (count) => `Lightning is shown on the rain map: ${count} strokes in the last 30 minutes, yellow dots.`,
    ]),
    noLightning: [
      'Trong 30 phút qua không có sét. Bản đồ đang hiện mưa.',
      'No lightning in the last 30 minutes. The map shows rain.',
    ],
    lightningUnknown: [
      'Chưa có cảm biến sét. Bản đồ đang hiện mưa.',
      'There is no lightning sensor yet. The map shows rain.',
    ],
    warnings: ['Cảnh báo nằm ngay trên bản đồ mưa.', 'Warnings are shown on the rain map.'],
    other: ['Bản đồ không có lớp này nên đang hiện mưa.', 'The map has no such layer, so it shows rain.'],
  },
  warning: ['Cảnh báo:', 'Warning:'],
  warningList: {
    heading: ['Cảnh báo chính thức trên bản đồ', 'Official warnings on the map'],
    none: ['Hiện không có cảnh báo nào đang có hiệu lực.', 'No warning is in force.'],
    level: pair([(level: string) => `Cấp ${level}`, (level) => `Level ${level}`]),
  },
  teaser: {
    title: ['Mưa lúc này', 'Rain now'],
    label: [
      'Mưa trên cả nước lúc này, nơi đang xem được đánh dấu. Mở bản đồ',
      'Rain across the country now, this place marked. Open the map',
    ],
    open: ['Mở bản đồ', 'Open the map'],
  },
  layersLabel: ['Lớp bản đồ', 'Map layers'],
  layers: {
    radar: ['Mưa 3 giờ tới', 'Rain, next 3 hours'],
    rain: ['Mưa 24 giờ tới', 'Rain, next 24 hours'],
    temperature: ['Nhiệt độ', 'Temperature'],
    wind: ['Gió', 'Wind'],
    cloud: ['Mây', 'Cloud'],
    satellite: ['Ảnh vệ tinh', 'Satellite image'],
    storms: ['Bão', 'Storms'],
    aqi: ['Không khí (VN_AQI)', 'Air (VN_AQI)'],
    uv: ['Chỉ số UV', 'UV index'],
  },
  rain: ['Mưa', 'Rain'],
  rainSpans: { radar: ['3 giờ', '3 h'], rain: ['24 giờ', '24 h'] },
  shortLayers: {
    radar: ['Mưa', 'Rain'],
    rain: ['Mưa 24 giờ', 'Rain, 24 h'],
    temperature: ['Nhiệt độ', 'Temperature'],
    wind: ['Gió', 'Wind'],
    cloud: ['Mây', 'Cloud'],
    satellite: ['Vệ tinh', 'Satellite'],
    storms: ['Bão', 'Storms'],
    aqi: ['Không khí', 'Air'],
    uv: ['UV', 'UV'],
  },
  textures: {
    radar: ['radar', 'radar'],
    satellite: ['vệ tinh, kém chắc', 'satellite, less certain'],
    model: ['mô hình', 'model'],
    modelOnly: ['từ 110,5° Đ ra khơi chỉ có mô hình', 'model only east of 110.5° E'],
  },
  legends: {
    radar: ['Cường độ mưa, mm mỗi giờ', 'Rain rate, mm per hour'],
    rain: ['Cường độ mưa, mm mỗi giờ', 'Rain rate, mm per hour'],
    temperature: ['Nhiệt độ, °C', 'Temperature, °C'],
    wind: ['Gió ở độ cao 10 m, cấp', 'Wind at 10 m, Beaufort force'],
    cloud: ['Tỉ lệ bầu trời bị mây che, %', 'Cloud cover, %'],
    satellite: ['Ảnh mây vệ tinh: càng trắng, mây càng dày', 'Satellite image of cloud: the whiter, the thicker'],
    storms: ['Bão, áp thấp nhiệt đới', 'Storms and tropical depressions'],
    aqi: ['VN_AQI ước tính từ mô hình', 'VN_AQI estimated by a model'],
    uv: ['Chỉ số UV', 'UV index'],
  },
  classes: {
    radar: [
      ['Mưa nhỏ', 'Mưa vừa', 'Mưa to', 'Mưa rất to'],
      ['Light rain', 'Moderate rain', 'Heavy rain', 'Very heavy rain'],
    ],
    rain: [
      ['Mưa nhỏ', 'Mưa vừa', 'Mưa to', 'Mưa rất to'],
      ['Light rain', 'Moderate rain', 'Heavy rain', 'Very heavy rain'],
    ],
    temperature: [
      ['Rất lạnh', 'Lạnh', 'Se lạnh', 'Mát', 'Dễ chịu', 'Hơi nóng', 'Nóng', 'Rất nóng'],
      ['Very cold', 'Cold', 'Chilly', 'Cool', 'Pleasant', 'Warm', 'Hot', 'Very hot'],
    ],
    wind: [
      ['Lặng gió', 'Gió nhẹ', 'Gió vừa', 'Gió mạnh', 'Gió bão', 'Bão mạnh', 'Bão rất mạnh'],
      ['Calm', 'Light wind', 'Moderate wind', 'Strong wind', 'Gale', 'Storm', 'Violent storm'],
    ],
    cloud: [
      ['Quang mây', 'Ít mây', 'Nhiều mây', 'U ám'],
      ['Clear', 'Few clouds', 'Mostly cloudy', 'Overcast'],
    ],
    satellite: [[] as string[], []],
    storms: [[] as string[], []],
    aqi: [
      ['Tốt', 'Trung bình', 'Kém', 'Xấu', 'Rất xấu', 'Nguy hại'],
      ['Good', 'Moderate', 'Poor', 'Unhealthy', 'Very unhealthy', 'Hazardous'],
    ],
    uv: [
      ['Thấp', 'Trung bình', 'Cao', 'Rất cao', 'Cực cao'],
      ['Low', 'Moderate', 'High', 'Very high', 'Extreme'],
    ],
  },
  dry: ['Không mưa', 'No rain'],
  dryBlock: ['khô', 'dry'],
  unseen: ['Chưa thấy mây mưa', 'No rain clouds seen'],
  probably: pair([(rain: string) => `Có lẽ ${rain}`, (rain) => `Probably ${rain}`]),
  below: pair([(limit: string) => `dưới ${limit}`, (limit) => `under ${limit}`]),
  between: pair([(low: string, high: string) => `${low}–${high}`, (low, high) => `${low}–${high}`]),
  from: pair([(limit: string) => `từ ${limit}`, (limit) => `${limit} or more`]),
  forces: pair([
    (low: string, high: string) => (low === high ? `cấp ${low}` : `cấp ${low}–${high}`),
    (low, high) => (low === high ? `force ${low}` : `force ${low}–${high}`),
  ]),
  forcesFrom: pair([(low: string) => `từ cấp ${low}`, (low) => `force ${low} or more`]),
  outside: ['Không có số liệu', 'No data'],
  inset: ['xem trên bản đồ', 'show on the map'],
  legend: ['Chú giải và các lớp phủ', 'Legend and overlays'],
  palette: ['Tô màu xanh–vàng–đỏ', 'Green to red palette'],
  observed: ['Đã đo', 'Observed'],
  analysed: ['Phân tích', 'Analysis'],
  forecast: ['Dự báo', 'Forecast'],
  forecastRadar: ['dự báo radar', 'radar forecast'],
  forecastSatellite: ['ước tính từ vệ tinh', 'satellite estimate'],
  forecastModel: ['dự báo mô hình', 'model forecast'],
  time: ['Thời điểm trên bản đồ', 'Time shown on the map'],
  weekdays: [
    ['Chủ Nhật', 'thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy'],
    ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ],
  play: ['Chạy', 'Play'],
  pause: ['Dừng', 'Pause'],
  speed: pair([(times: string) => `Tốc độ ${times}`, (times) => `Speed ${times}`]),
  zoomIn: ['Phóng to', 'Zoom in'],
  zoomOut: ['Thu nhỏ', 'Zoom out'],
  locate: ['Vị trí của tôi', 'My location'],
  locateFailed: [
    'Không lấy được vị trí. Bạn có thể tìm tên nơi cần xem.',
    'Your location could not be found. You can search for a place by name.',
  ],
  locateOutside: ['Vị trí của bạn nằm ngoài vùng bản đồ.', 'Your location is outside this map.'],
  list: ['Xem dạng danh sách', 'View as a list'],
  close: ['Đóng', 'Close'],
  mapLabel: [
    'Bản đồ. Dùng phím mũi tên để di chuyển, dấu cộng và trừ để phóng to, thu nhỏ, Enter để xem nơi ở giữa bản đồ.',
    'Map. Use the arrow keys to move, plus and minus to zoom, Enter for the place in the middle.',
  ],
  highestChance: pair([
    (chance: string) => `Khả năng mưa cao nhất trong 3 giờ tới: ${chance}`,
    (chance) => `Highest chance of rain in the next 3 hours: ${chance}`,
  ]),
  worth: [worthMessages.vi.marked, worthMessages.en.marked],
  seeForecast: ['Xem dự báo nơi này', 'See the forecast here'],
  noValue: ['Không có số liệu ở đây', 'No data here'],
  now: ['lúc này', 'now'],
  barNow: ['Bây giờ', 'Now'],
  searchHint: ['Tìm nơi trên bản đồ', 'Find on the map'],
  at: pair([(time: string) => `lúc ${time}`, (time) => `at ${time}`]),
  loading: ['Đang tải số liệu…', 'Loading data…'],
  failed: ['Không tải được số liệu của lớp này.', 'Data for this layer could not be loaded.'],
  retry: ['Thử lại', 'Try again'],
  noData: ['Chưa có số liệu cho lớp này.', 'No data for this layer yet.'],
  noSatellite: ['Chưa có nguồn ảnh vệ tinh.', 'No satellite source yet.'],
  basisRadar: pair([
    (time: string) => `Theo radar lúc ${time}; ngoài tầm radar và sau 30–90 phút dần theo mô hình.`,
    (time) => `Radar at ${time}; the model beyond its range and, increasingly, from 30 to 90 minutes ahead.`,
  ]),
  basisBoth: pair([
    (radar: string, satellite: string, minutes: string) =>
      `Theo radar lúc ${radar}; ngoài tầm radar ước tính từ vệ tinh, ảnh lúc ${satellite}, trễ ${minutes} phút; sau 30–90 phút dần theo mô hình.`,
    (radar, satellite, minutes) =>
      `Radar at ${radar}; beyond its range a satellite estimate from an image at ${satellite}, ${minutes} minutes late; from 30 to 90 minutes ahead, increasingly the model.`,
  ]),
  basisSatellite: pair([
    (time: string, minutes: string) =>
      `Ước tính từ vệ tinh, ảnh lúc ${time}, trễ ${minutes} phút: kém chắc hơn radar, mưa phùn có thể lọt; sau 30–90 phút dần theo mô hình.`,
    (time, minutes) =>
      `Satellite estimate from an image at ${time}, ${minutes} minutes late: less certain than radar, may miss drizzle; from 30 to 90 minutes ahead, increasingly the model.`,
  ]),
  satelliteAge: pair([
    (time: string, minutes: string) => `ảnh vệ tinh ${time}, trễ ${minutes} phút`,
    (time, minutes) => `satellite image ${time}, ${minutes} minutes late`,
  ]),
  basisModel: [
    'Không có radar trong 20 phút qua: mưa ở đây theo mô hình.',
    'No radar in the last 20 minutes: this rain comes from the model.',
  ],
  noWebgl: [
    'Máy này không vẽ được bản đồ động. Hình và bảng bên dưới có cùng số liệu.',
    'This device cannot show the animated map. The picture and the table below show the same data.',
  ],
  old: [
    'Chưa tải được số liệu mới. Đây là số liệu cũ, xem giờ ghi trên bản đồ.',
    'Newer data could not be loaded. This is older data: check its time.',
  ],
  demo: ['Số liệu minh họa', 'Demo data'],
  sources: [SOURCE_NAMES.vi, SOURCE_NAMES.en],
  run: pair([(source: string, time: string) => `${source} ${time}`, (source, time) => `${source} ${time}`]),
  picture: pair([
    (layer: string, time: string) => `Bản đồ ${layer} lúc ${time}. Số liệu của các tỉnh có trong bảng bên dưới.`,
    (layer, time) => `Map of ${layer.toLowerCase()} at ${time}. The table below has the figures for the provinces.`,
  ]),
  table: {
    headings: {
      radar: [
        'Mưa 3 giờ tới ở các tỉnh, thành phố, mm mỗi giờ',
        'Rain in the next 3 hours in provinces and cities, mm per hour',
      ],
      rain: ['Mưa từng giờ ở các tỉnh, thành phố', 'Hourly rain in provinces and cities'],
      temperature: ['Nhiệt độ ở các tỉnh, thành phố', 'Temperature in provinces and cities'],
      wind: ['Gió ở các tỉnh, thành phố', 'Wind in provinces and cities'],
      cloud: ['Mây ở các tỉnh, thành phố', 'Cloud in provinces and cities'],
      satellite: ['Mây theo mô hình ở các tỉnh, thành phố', 'Cloud in provinces and cities, from the model'],
      aqi: ['Không khí (VN_AQI) ở các tỉnh, thành phố', 'Air (VN_AQI) in provinces and cities'],
      uv: ['Chỉ số UV ở các tỉnh, thành phố', 'UV index in provinces and cities'],
    },
    place: ['Tỉnh, thành phố', 'Province or city'],
    cloudNote: [
      'Ảnh vệ tinh không có con số; bảng này là tỉ lệ bầu trời bị mây che theo mô hình.',
      'A satellite image has no figures, so this table gives the model’s cloud cover.',
    ],
    note: [
      'Cùng số liệu với bản đồ, lấy tại trung tâm mỗi tỉnh.',
      'The same data as on the map, read at the centre of each province.',
    ],
    wettest: ['Nơi mưa nhiều nhất trước.', 'The wettest places first.'],
    strength: ['Mức mưa', 'Intensity'],
    strengths: [
      ['nhỏ', 'vừa', 'to', 'rất to'],
      ['light', 'moderate', 'heavy', 'very heavy'],
    ],
    next: {
      heading: ['Rồi', 'Then'],
      starts: pair([(rain: string, time: string) => `${rain} từ ${time}`, (rain, time) => `${rain} from ${time}`]),
      stops: pair([(time: string) => `tạnh ${time}`, (time) => `over by ${time}`]),
      rains: pair([(time: string) => `còn mưa lúc ${time}`, (time) => `rain past ${time}`]),
      dry: pair([(time: string) => `khô đến ${time}`, (time) => `dry until ${time}`]),
      may: pair([(rain: string, time: string) => `${rain} đến ${time}`, (rain, time) => `${rain} until ${time}`]),
      gates: {
        warning: ['theo bản tin cảnh báo', 'see the official warning'],
        afterWarning: ['chờ bản tin mới', 'await a new bulletin'],
      },
    },
    strokes: pair([(km: string) => `Sét trong ${km} km, 30 phút`, (km) => `Lightning within ${km} km, 30 min`]),
    missing: ['Chưa tải được bảng số liệu.', 'The table could not be loaded.'],
    open: ['Mở trang có bảng của lớp này', 'Open the page with the table for this layer'],
  },
  storms: {
    point: pair([(basis: string, time: string) => `${time}, ${basis}`, (basis, time) => `${time}, ${basis}`]),
    off: pair([(km: string) => `có thể lệch ${km}`, (km) => `may be off by ${km}`]),
    more: ['Đường đi và mọi số liệu của cơn này', 'Track and all figures of this storm'],
    marker: [
      'Vòng trắng: vị trí dự báo lúc đang chọn trên thanh giờ.',
      'White ring: forecast position at the time shown on the bar.',
    ],
  },
  credit: ['Nền bản đồ: Natural Earth', 'Basemap: Natural Earth'],
  where: pair([(lat: string, lng: string) => `${lat}° B, ${lng}° Đ`, (lat, lng) => `${lat}° N, ${lng}° E`]),
});

export type MapMessages = (typeof mapMessages)['vi'];
