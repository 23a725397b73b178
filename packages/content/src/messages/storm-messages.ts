import type { StormCentre } from '@portal/domain/storm/storm';
import { type Pairs, pair, splitLanguages } from '../split-languages.ts';

/** Texts of the storm pages. Functions take formatted values. */
export const stormMessages = splitLanguages({
  /** Always with a link to the official bulletin. */
  reference: ['Tham khảo, theo JMA/JTWC; bản tin chính thức:', 'For reference, from JMA/JTWC; official bulletin:'],
  official: {
    title: ['Bản tin chính thức', 'Official bulletin'],
    none: [
      'Trang này hiện không có bản tin bão, áp thấp nhiệt đới nào của cơ quan khí tượng thủy văn còn hiệu lực. Có thể bản tin chưa được đưa lên đây: hãy xem tại',
      'No bulletin on a storm or tropical depression is in force on this site at the moment. A bulletin may not have reached us yet: please check',
    ],
    failed: [
      'Chưa tải được bản tin chính thức. Hãy xem tại',
      'The official bulletins could not be loaded. Please check',
    ],
    warnings: ['Mọi cảnh báo thiên tai', 'All disaster warnings'],
    news: ['Tin bão', 'Storm news'],
  },
  centres: {
    jma: {
      short: ['JMA', 'JMA'],
      name: ['JMA, trung tâm bão khu vực tại Tokyo', 'JMA, regional typhoon centre in Tokyo'],
    },
    jtwc: {
      short: ['JTWC', 'JTWC'],
      name: ['JTWC, Trung tâm Cảnh báo bão của Hải quân Mỹ', 'JTWC, Joint Typhoon Warning Center of the US Navy'],
    },
    ecmwf: { short: ['ECMWF', 'ECMWF'], name: ['ECMWF, mô hình (tham khảo)', 'ECMWF, a model (for reference)'] },
    aifs: {
      short: ['AIFS', 'AIFS'],
      name: ['AIFS, mô hình AI của ECMWF (tham khảo)', 'AIFS, ECMWF’s AI model (for reference)'],
    },
  } satisfies Pairs<Record<StormCentre, { short: string; name: string }>>,
  classes: {
    lowPressure: ['vùng áp thấp', 'low-pressure area'],
    tropicalDepression: ['áp thấp nhiệt đới', 'tropical depression'],
    storm: ['bão', 'tropical storm'],
    strongStorm: ['bão mạnh', 'severe tropical storm'],
    veryStrongStorm: ['bão rất mạnh', 'typhoon'],
    superTyphoon: ['siêu bão', 'super typhoon'],
    unknown: ['chưa rõ cấp', 'strength unknown'],
  },
  /** `Bão Krovanh`; unnamed: `Áp thấp nhiệt đới chưa đặt tên`. */
  named: pair([(kind: string, name: string) => `${kind} ${name}`, (kind, name) => `${kind} ${name}`]),
  unnamed: pair([(kind: string) => `${kind} chưa đặt tên`, (kind) => `${kind}, not named yet`]),
  kinds: {
    lowPressure: ['Vùng áp thấp', 'Low-pressure area'],
    tropicalDepression: ['Áp thấp nhiệt đới', 'Tropical depression'],
    storm: ['Bão', 'Tropical storm'],
    strongStorm: ['Bão', 'Severe tropical storm'],
    veryStrongStorm: ['Bão', 'Typhoon'],
    superTyphoon: ['Siêu bão', 'Super typhoon'],
    unknown: ['Xoáy thuận nhiệt đới', 'Tropical cyclone'],
  },
  number: pair([(number: string) => `số hiệu quốc tế ${number}`, (number) => `international number ${number}`]),
  state: {
    one: pair([
      (storm: string) => `Đang theo dõi một cơn: ${storm}.`,
      (storm) => `One storm is being tracked: ${storm}.`,
    ]),
    several: pair([
      (count: string, storm: string) => `Đang theo dõi ${count} cơn; gần Việt Nam nhất: ${storm}.`,
      (count, storm) => `${count} storms are being tracked; nearest to Vietnam: ${storm}.`,
    ]),
    none: pair([
      (time: string, centres: string) =>
        `Theo danh sách ${time} của ${centres}, Biển Đông và Tây Bắc Thái Bình Dương không có bão.`,
      (time, centres) =>
        `According to the ${time} list from ${centres}, there is no storm in the East Sea or the western North Pacific.`,
    ]),
    noneNote: [
      'Danh sách này không nói về dông, lốc, mưa lớn hay gió mạnh trên biển.',
      'The list does not cover thunderstorms, squalls, heavy rain or strong wind at sea.',
    ],
    unwatched: [
      'Trang này chưa được nối với nguồn tin bão nào, nên không biết lúc này có bão hay không.',
      'No source of storm advisories is set up on this site, so it does not know whether there is a storm now.',
    ],
    unread: [
      'Chưa đọc được danh sách bão của trung tâm nào, nên không biết lúc này có bão hay không.',
      'No centre’s list of storms could be read yet, so this site does not know whether there is a storm now.',
    ],
    failed: [
      'Chưa tải được danh sách bão, nên không biết lúc này có bão hay không.',
      'The list of storms could not be loaded, so this page does not know whether there is a storm now.',
    ],
    stale: pair([
      (time: string, centres: string) =>
        `Đã quá 3 giờ chưa đọc được tin mới của ${centres}; đọc lần cuối lúc ${time}. Hình giữ nguyên, không tự kéo bão đi tiếp.`,
      (time, centres) =>
        `No new data from ${centres} for more than 3 hours; last read at ${time}. The map stays as it was: storms are not moved on by guesswork.`,
    ]),
    staleNone: pair([
      (time: string, centres: string) =>
        `Danh sách của ${centres} đọc lần cuối lúc ${time}, đã quá 3 giờ. Lúc ấy không có bão; từ đó đến nay thì không rõ.`,
      (time, centres) =>
        `The list from ${centres} was last read at ${time}, more than 3 hours ago. There was no storm then; what has happened since is unknown.`,
    ]),
    neverRead: pair([
      (centres: string) => `Chưa lần nào đọc được tin của ${centres}.`,
      (centres) => `No data from ${centres} could be read yet.`,
    ]),
  },
  where: {
    inland: ['trên đất liền Việt Nam', 'over mainland Vietnam'],
    inEastSea: ['trên Biển Đông', 'in the East Sea'],
    outside: ['ngoài Biển Đông', 'outside the East Sea'],
    fromLand: pair([(km: string) => `cách đất liền Việt Nam ${km}`, (km) => `${km} from mainland Vietnam`]),
    fromHoangSa: pair([(km: string) => `cách quần đảo Hoàng Sa ${km}`, (km) => `${km} from the Hoang Sa archipelago`]),
    fromTruongSa: pair([
      (km: string) => `cách quần đảo Trường Sa ${km}`,
      (km) => `${km} from the Truong Sa archipelago`,
    ]),
  },
  map: {
    title: ['Đường đi', 'Track'],
    label: pair([
      (storms: string) =>
        `Bản đồ đường đi của ${storms}: đường đã qua, dự báo, vùng tâm bão có thể tới và vùng gió mạnh. Các bảng bên dưới ghi đủ những số liệu ấy.`,
      (storms) =>
        `Map of the track of ${storms}: where it went, the forecast, where the centre may be, and strong winds. The tables below have all of these figures.`,
    ]),
    past: ['đã qua', 'past track'],
    forecast: pair([(centre: string) => `dự báo của ${centre}`, (centre) => `${centre} forecast`]),
    cone: ['tâm có thể ở trong vùng này (70%)', 'the centre may be in this area (70%)'],
    other: pair([(centre: string) => `theo ${centre}`, (centre) => `from ${centre}`]),
    members: ['từng thành viên tổ hợp ECMWF, 5 ngày', 'ECMWF ensemble members, 5 days'],
    radii: pair([(threshold: string) => `gió từ ${threshold}`, (threshold) => `wind of ${threshold} or more`]),
    from: pair([(force: string) => `từ cấp ${force}`, (force) => `force ${force} or more`]),
    below: ['dưới cấp 6', 'below force 6'],
    classKey: {
      tropicalDepression: ['cấp 6–7', 'force 6–7'],
      storm: ['8–9', '8–9'],
      strongStorm: ['10–11', '10–11'],
      veryStrongStorm: ['12–15', '12–15'],
    },
    note: [
      'Cấp của chấm tròn tính từ gió trung bình 10 phút. Vòng gió cấp 8, cấp 10 chỉ lấy từ bản tin chính thức; ở đây là ngưỡng của từng trung tâm.',
      'Dot colours show the force of the 10-minute wind. Circles of force 8 and 10 come only from official bulletins; these are each centre’s own thresholds.',
    ],
  },
  threshold: pair([(kt: string) => `${kt} kt`, (kt) => `${kt} kt`]),
  thresholdOneMinute: pair([(kt: string) => `${kt} kt, 1 phút`, (kt) => `${kt} kt, 1 minute`]),
  quadrants: {
    ne: ['đông bắc', 'northeast'],
    se: ['đông nam', 'southeast'],
    sw: ['tây nam', 'southwest'],
    nw: ['tây bắc', 'northwest'],
  },
  list: {
    title: ['Đang theo dõi', 'Being tracked'],
    past: ['Đã qua', 'Past'],
    details: ['Đường đi và dự báo', 'Track and forecast'],
    centre: pair([
      (centre: string, time: string) => `${centre}, lúc ${time}`,
      (centre, time) => `${centre}, at ${time}`,
    ]),
    last: pair([(time: string) => `tin cuối lúc ${time}`, (time) => `last advisory at ${time}`]),
  },
  facts: {
    position: ['Tâm', 'Centre'],
    wind: ['Gió mạnh nhất', 'Strongest wind'],
    gust: ['Giật', 'Gusts'],
    pressure: ['Khí áp', 'Pressure'],
    movement: ['Di chuyển', 'Movement'],
    issued: ['Tin lúc', 'Issued'],
    radii: ['Tầm gió mạnh', 'Wind radii'],
  },
  force: pair([(force: string) => `cấp ${force}`, (force) => `force ${force}`]),
  aboveForce: ['trên cấp 17', 'above force 17'],
  gustForce: pair([(force: string) => `giật ${force}`, (force) => `gusts ${force}`]),
  converted: pair([
    (stated: string) => `đổi ra gió 10 phút; trung tâm nêu ${stated} trung bình 1 phút`,
    (stated) => `converted to 10-minute wind; the centre gives ${stated} over 1 minute`,
  ]),
  convertedNote: [
    'JTWC nêu gió trung bình 1 phút. Cấp gió và cấp bão ở đây tính từ gió trung bình 10 phút, bằng 0,93 lần gió 1 phút.',
    'JTWC gives winds averaged over 1 minute. Forces and classes here are based on 10-minute winds, 0.93 times the 1-minute wind.',
  ],
  moving: pair([
    (direction: string, speed: string) => `về phía ${direction}, ${speed}`,
    (direction, speed) => `${direction} at ${speed}`,
  ]),
  slow: ['gần như đứng yên', 'almost stationary'],
  noWind: [
    'không dùng: mô hình AI đánh giá thấp gió gần tâm bão',
    'not used: AI models underestimate wind near the centre',
  ],
  table: {
    title: pair([(centre: string) => `Từng giờ theo ${centre}`, (centre) => `Hour by hour, from ${centre}`]),
    issued: pair([(time: string) => `bản tin ${time}`, (time) => `advisory of ${time}`]),
    run: pair([(time: string) => `phiên ${time}`, (time) => `run of ${time}`]),
    time: ['Giờ', 'Time'],
    wind: ['Gió gần tâm', 'Wind near the centre'],
    position: ['Tâm bão', 'Centre'],
    error: ['Có thể lệch', 'May be off by'],
    now: ['phân tích', 'analysis'],
    observed: ['đã qua', 'past'],
    ahead: pair([(hours: string) => `${hours} giờ nữa`, (hours) => `in ${hours} hours`]),
    aheadPast: ['dự báo, đã qua giờ', 'forecast, time passed'],
    older: ['Các vị trí trước đó', 'Earlier positions'],
    errorNote: [
      '“Có thể lệch”: tâm bão nằm trong bán kính ấy với xác suất 70%.',
      '“May be off by”: the centre lies within that radius with 70% probability.',
    ],
    noError: [
      'Trung tâm này không nêu tâm bão có thể lệch bao nhiêu.',
      'This centre does not state how far off the position may be.',
    ],
  },
  radii: {
    title: pair([
      (centre: string, time: string) => `Tầm gió mạnh theo ${centre}, lúc ${time}`,
      (centre, time) => `Wind radii from ${centre}, at ${time}`,
    ]),
    threshold: ['Gió từ', 'Wind of at least'],
    none: ['Trung tâm này không nêu tầm gió mạnh ở bản tin này.', 'This centre gives no wind radii in this advisory.'],
  },
  members: {
    title: ['Mô hình nói gì (tham khảo)', 'What the model says (for reference)'],
    lead: pair([
      (ashore: string, count: string) =>
        `${ashore} trong ${count} thành viên tổ hợp ECMWF đưa cơn này từ biển vào đất liền Việt Nam.`,
      (ashore, count) =>
        `${ashore} of ${count} ECMWF ensemble members bring this storm from the sea onto mainland Vietnam.`,
    ]),
    area: ['Vào bờ ở', 'Landfall in'],
    share: ['Số thành viên', 'Members'],
    none: ['Không vào đất liền Việt Nam', 'No landfall in mainland Vietnam'],
    of: pair([(part: string, count: string) => `${part}/${count}`, (part, count) => `${part}/${count}`]),
    note: [
      'Mỗi thành viên bắt đầu từ một trạng thái hơi khác; số thành viên không phải là xác suất chính thức. Giờ sơ tán, cấm biển, nghỉ học: theo bản tin và lệnh của địa phương.',
      'Each member starts from a slightly different state; these counts are not an official probability. Evacuation, harbour and school closures: follow the bulletins and orders of local authorities.',
    ],
  },
  history: {
    title: ['Các bản tin trước', 'Earlier advisories'],
    centre: pair([
      (centre: string, count: string) => `${centre}: ${count} bản tin`,
      (centre, count) => `${centre}: ${count} advisories`,
    ]),
    model: pair([
      (centre: string, count: string) => `${centre}: ${count} phiên`,
      (centre, count) => `${centre}: ${count} runs`,
    ]),
    issued: ['Phát lúc', 'Issued'],
  },
  own: {
    title: ['Nơi của tôi', 'My places'],
    lead: pair([
      (centre: string) => `Từ nơi đã lưu và nơi xem gần đây tới tâm bão, theo ${centre}.`,
      (centre) => `From your saved and recently viewed places to the centre, according to ${centre}.`,
    ]),
    now: ['{storm}: tâm cách {km}, ở phía {direction}.', '{storm}: the centre is {km} away, to the {direction}.'],
    nearest: ['Gần nhất khoảng {time}: {km}{error}.', 'Closest at about {time}: {km}{error}.'],
    error: [', có thể lệch {km}', ', which may be off by {km}'],
    leaving: ['Theo dự báo này, tâm bão không tới gần hơn nữa.', 'In this forecast the centre comes no closer.'],
    note: [
      'Gió mạnh và mưa tới trước tâm bão, và rộng hơn tâm nhiều. Hãy theo bản tin chính thức, đừng chỉ theo khoảng cách.',
      'Strong wind and rain arrive before the centre and reach far beyond it. Follow the official bulletin, not the distance alone.',
    ],
  },
  compare: {
    title: ['Khi các trung tâm nói khác nhau', 'Where the centres differ'],
    lead: pair([
      (one: string, other: string, km: string) => `${one} và ${other} đang đặt tâm bão cách nhau ${km}.`,
      (one, other, km) => `${one} and ${other} place the centre ${km} apart now.`,
    ]),
    rows: pair([(one: string, other: string) => `${one} và ${other} cách nhau`, (one, other) => `${one} to ${other}`]),
    note: [
      'Đường đi chưa chắc: chuẩn bị cho cả hai. Chúng tôi không lấy trung bình hai đường.',
      'The track is uncertain: prepare for both. We do not average the two.',
    ],
    at: ['Lúc', 'At'],
  },
  all: ['Mọi cơn bão đang theo dõi', 'All storms being tracked'],
  calls: ['Khi nguy cấp', 'In an emergency'],
  credits: ['Nguồn:', 'Sources:'],
  api: ['Số liệu này cho chương trình của bạn', 'These figures for your own program'],
  model: [
    'Chỉ có ở mô hình, chưa trung tâm nào phát tin về cơn này.',
    'In a model only: no centre has issued an advisory on it.',
  ],
  pastStorm: pair([
    (time: string) => `Cơn này đã qua: bản tin cuối cùng phát lúc ${time}.`,
    (time) => `This storm is over: the last advisory was issued at ${time}.`,
  ]),
});

export type StormMessages = (typeof stormMessages)['vi'];
