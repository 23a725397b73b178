import { pair, splitLanguages } from '../split-languages.ts';

/** Follows words and a comma. */
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Texts of the departure planner. Values come formatted. */
export const tripMessages = splitLanguages({
  intro: [
    'Chọn nơi đi và nơi đến để biết đi lúc nào thì khô.',
    'Choose your start and destination to see when you stay dry.',
  ],
  failed: [
    'Chưa tải được dự báo dọc đường. Hãy thử lại.',
    'The forecast for this trip could not be loaded. Please try again.',
  ],
  noData: ['Chưa có số liệu mưa dọc đường.', 'No rain forecast for this trip yet.'],
  tooLong: [
    'Chuyến đi dài hơn 5 giờ. Hãy chọn từng chặng ngắn hơn.',
    'The trip takes more than five hours. Choose shorter parts.',
  ],
  tooFarAhead: ['Chỉ tính được cho 24 giờ tới.', 'Only the next 24 hours are available.'],
  outside: ['Nơi đi hoặc nơi đến nằm ngoài vùng dự báo.', 'One of the two places is outside the forecast area.'],
  seen: {
    radar: pair([(at: string) => `Radar ${at}`, (at) => `Radar ${at}`]),
    satellite: pair([
      (at: string) => `Ảnh vệ tinh ${at}, kém chắc hơn radar`,
      (at) => `Satellite ${at}, less certain than radar`,
    ]),
    model: ['Theo mô hình', 'From the model'],
  },
  form: {
    title: ['Chuyến đi', 'Trip'],
    from: ['Từ', 'From'],
    to: ['Đến', 'To'],
    hint: ['phường, xã, tỉnh hoặc vĩ độ, kinh độ', 'ward, commune, province, or latitude, longitude'],
    at: ['Đi lúc', 'Leave at'],
    mode: ['Đi bằng', 'Travel by'],
    modes: { motorbike: ['Xe máy', 'Motorbike'], car: ['Ô tô', 'Car'], walk: ['Đi bộ', 'On foot'] },
    submit: ['Xem giờ đi', 'Show departures'],
    swap: ['Đổi chiều', 'Swap'],
    missing: ['Hãy nhập một nơi.', 'Enter a place.'],
    unknown: ['Không tìm thấy nơi này.', 'This place was not found.'],
    others: ['Nơi khác cùng tên:', 'Others with this name:'],
    badTime: ['Hãy nhập giờ như 17:30.', 'Enter a time such as 17:30.'],
  },
  sentence: {
    /** Opens a sentence that rests on the model. */
    byModel: pair([
      (text: string) => `Theo mô hình, ${lower(text)}`,
      (text) => `According to the model, ${lower(text)}`,
    ]),
    closed: pair([
      (number: string) => `Không ra đường nếu không cần, theo bản tin số ${number}.`,
      (number) => `Stay off the road unless you must: bulletin ${number}.`,
    ]),
    after: ['Sau bão/lũ: chờ bản tin mới.', 'After the storm: wait for the next bulletin.'],
    unknown: ['Chưa đủ số liệu để so các giờ đi.', 'Not enough data to compare departures.'],
    alwaysDry: pair([
      (from: string, until: string) => `Từ ${from} đến ${until}, đi lúc nào cũng khô.`,
      (from, until) => `Leave any time from ${from} to ${until} and you stay dry.`,
    ]),
    dry: pair([(at: string) => `Đi ${at} thì khô.`, (at) => `If you leave at ${at}, you stay dry.`]),
    dryUntil: pair([
      (at: string, wet: string) => `Đi ${at} thì khô; từ ${wet} dễ ướt.`,
      (at, wet) => `If you leave at ${at}, you stay dry; from ${wet} you may get wet.`,
    ]),
    /** `wet` is one of the two below. */
    soaked: pair([
      (at: string, wet: string) => `Đi ${at} sẽ ướt hết: ${wet}.`,
      (at, wet) => `If you leave at ${at}, you get soaked: ${wet}.`,
    ]),
    damp: pair([
      (at: string, wet: string) => `Đi ${at} sẽ ướt nhẹ: ${wet}.`,
      (at, wet) => `If you leave at ${at}, you get damp: ${wet}.`,
    ]),
    wetPart: pair([
      (wet: number, all: number) => `mưa ${wet} phút trên ${all} phút đường`,
      (wet, all) => `rain for ${wet} of the ${all} minutes`,
    ]),
    wetThroughout: pair([(all: number) => `mưa suốt ${all} phút đường`, (all) => `rain for all ${all} minutes`]),
    maybe: pair([
      (at: string, chance: string) => `Đi ${at} có thể ướt, khả năng mưa ${chance}.`,
      (at, chance) => `If you leave at ${at}, you may get wet: ${chance} chance of rain.`,
    ]),
    unseen: pair([
      (at: string) => `Đi ${at} chưa thấy mây mưa, nhưng có thể sót mưa rào nhỏ.`,
      (at) => `For ${at} no rain clouds are in sight, but small showers may be missed.`,
    ]),
    caution: pair([
      (at: string, number: string) => `Chỉ đi ${at} khi thật cần, theo bản tin số ${number}.`,
      (at, number) => `Leave at ${at} only if you must: bulletin ${number}.`,
    ]),
    stop: {
      thunder: pair([
        (at: string) => `Đi ${at} dễ gặp dông, không nên đi.`,
        (at) => `If you leave at ${at}, you are likely to meet a thunderstorm: do not go.`,
      ]),
      gust: pair([
        (at: string) => `Đi ${at} gió giật quá mạnh, không nên đi.`,
        (at) => `If you leave at ${at}, you will face dangerous gusts: do not go.`,
      ]),
      fog: pair([
        (at: string) => `Đi ${at} gặp sương mù dày đặc, nên đợi.`,
        (at) => `If you leave at ${at}, you will meet dense fog: best to wait.`,
      ]),
    },
    waitDry: pair([(best: string) => `Đợi đến ${best} thì khô.`, (best) => `Wait until ${best} to stay dry.`]),
    soonerDry: pair([(best: string) => `Đi ${best} thì khô.`, (best) => `Leave at ${best} to stay dry.`]),
    compare: pair([
      (at: string, rain: string, best: string, least: string) =>
        `Đi ${at} hứng ${rain} mưa; đi ${best} chỉ còn ${least}.`,
      (at, rain, best, least) => `If you leave at ${at}, you catch ${rain} of rain; at ${best} only ${least}.`,
    ]),
    less: pair([(best: string) => `Đi ${best} đỡ hơn.`, (best) => `${best} is better.`]),
    same: ['Giờ khác cũng không khô hơn.', 'No other time is drier.'],
    none: ['Chưa có giờ nào đi được an toàn.', 'There is no safe time to leave yet.'],
  },
  chart: {
    label: ['Giờ đi, mỗi cột 10 phút', 'Departures, one every 10 minutes'],
    hours: [
      'Giờ đi, mỗi cột 60 phút: sau 3 giờ tới chỉ biết theo từng giờ',
      'Departures, one per hour: beyond three hours the forecast is hourly',
    ],
    rain: ['mm hứng dọc đường', 'mm on the way'],
    high: ['có thể tới', 'possible'],
    dry: ['khô', 'dry'],
    modelled: ['theo mô hình', 'from the model'],
    estimated: ['ước tính từ vệ tinh', 'estimated from satellite'],
    sooner: ['Sớm hơn', 'Sooner'],
    later: ['Muộn hơn', 'Later'],
    leave: pair([(at: string) => `Đi lúc ${at}`, (at) => `Leave at ${at}`]),
    best: pair([(at: string) => `${at} khô`, (at) => `${at} dry`]),
    least: pair([(at: string) => `${at} ít mưa nhất`, (at) => `${at} least rain`]),
    column: pair([
      (at: string, rain: string, verdict: string) => `${at}: ${rain}, ${verdict}`,
      (at, rain, verdict) => `${at}: ${rain}, ${verdict}`,
    ]),
  },
  way: {
    title: pair([(at: string) => `Dọc đường nếu đi ${at}`, (at) => `On the way if you leave at ${at}`]),
    length: pair([
      (distance: string, minutes: number) => `${distance}, ${minutes} phút`,
      (distance, minutes) => `${distance}, ${minutes} minutes`,
    ]),
    ribbon: ['Mưa dọc đường theo thời gian đi', 'Rain on the way by time'],
    peak: pair([
      (at: string, where: string) => `Mưa to nhất lúc ${at}, ${where}.`,
      (at, where) => `Heaviest rain at ${at}, ${where}.`,
    ]),
    where: {
      start: ['đầu đường', 'early in the trip'],
      middle: ['giữa đường', 'halfway'],
      end: ['gần nơi đến', 'near the end'],
    },
    noRain: ['Không thấy mưa trên đường.', 'No rain seen on the way.'],
    gust: pair([(speed: string) => `Gió giật ${speed}.`, (speed) => `Gusts ${speed}.`]),
    heat: pair([(degrees: string) => `Nóng như ${degrees}.`, (degrees) => `Feels like ${degrees}.`]),
    straight: pair([
      (pace: string) => `Tính theo đường thẳng giữa hai nơi, không theo tên đường; thời gian đi là ước tính (${pace}).`,
      (pace) => `Along a straight line between the two places, not by road; the travel time is an estimate (${pace}).`,
    ]),
    road: pair([
      (speeds: string) =>
        `Theo đường bộ (© OpenStreetMap); thời gian đi là ước tính (${speeds}), không tính tắc đường.`,
      (speeds) => `By road (© OpenStreetMap); the travel time is an estimate (${speeds}) without traffic jams.`,
    ]),
    roadPaces: {
      motorbike: ['27 km/h trong 20 km đầu, sau đó 47 km/h', '27 km/h for the first 20 km, then 47 km/h'],
      car: ['29 km/h trong 20 km đầu, sau đó 60 km/h', '29 km/h for the first 20 km, then 60 km/h'],
    },
    paces: {
      motorbike: [
        '20 km/h trong 15 km đầu, sau đó 35 km/h theo đường thẳng',
        '20 km/h along the line for the first 15 km, then 35 km/h',
      ],
      car: [
        '22 km/h trong 15 km đầu, sau đó 45 km/h theo đường thẳng',
        '22 km/h along the line for the first 15 km, then 45 km/h',
      ],
      walk: ['4 km/h theo đường thẳng', '4 km/h along the line'],
    },
    map: ['Xem mưa trên bản đồ', 'See the rain on the map'],
  },
  map: {
    label: pair([
      (from: string, to: string) => `Bản đồ mưa dọc đường từ ${from} đến ${to}.`,
      (from, to) => `Map of the rain between ${from} and ${to}.`,
    ]),
    moment: pair([
      (at: string, seen: string) => `Mưa lúc ${at}, dự báo theo ${seen}.`,
      (at, seen) => `Rain at ${at}, forecast from ${seen}.`,
    ]),
    seen: {
      radar: pair([(at: string) => `radar ${at}`, (at) => `radar of ${at}`]),
      satellite: pair([(at: string) => `ảnh vệ tinh ${at}`, (at) => `the satellite image of ${at}`]),
      model: [() => 'mô hình, ô chấm nhỏ', () => 'the model, in small squares'],
    },
    you: pair([(at: string) => `bạn lúc ${at}`, (at) => `you at ${at}`]),
  },
  options: {
    title: ['Ba lựa chọn', 'Three options'],
    fewer: ['Lựa chọn', 'Options'],
    justInTime: ['Kịp khô', 'Just in time'],
    verdicts: {
      dry: ['Khô', 'Dry'],
      maybe: ['Có thể ướt', 'May get wet'],
      damp: ['Ướt nhẹ', 'Damp'],
      soaked: ['Ướt hết', 'Soaked'],
      stop: ['Không nên đi', 'Do not go'],
      none: ['Chờ bản tin mới', 'Wait for the next bulletin'],
      unknown: ['Chưa rõ', 'Unknown'],
    },
    dangers: {
      thunder: ['có dông', 'thunderstorm'],
      gust: ['gió giật mạnh', 'strong gusts'],
      fog: ['sương mù dày đặc', 'dense fog'],
    },
    arrives: pair([(at: string) => `tới nơi ${at}`, (at) => `you arrive at ${at}`]),
    wet: pair([(minutes: number) => `mưa ${minutes} phút`, (minutes) => `${minutes} min of rain`]),
    heavy: pair([
      (wet: number, heavy: number) => `mưa ${wet} phút, to ${heavy} phút`,
      (wet, heavy) => `${wet} min of rain, ${heavy} min heavy`,
    ]),
    chance: pair([(percent: string) => `khả năng mưa ${percent}`, (percent) => `${percent} chance of rain`]),
    upTo: pair([
      (rain: string, high: string) => `${rain}, có thể ${high}`,
      (rain, high) => `${rain}, possibly ${high}`,
    ]),
  },
  saved: {
    label: ['Chuyến đã lưu', 'Saved trips'],
    title: ['Lưu chuyến này', 'Save this trip'],
    name: ['Tên chuyến', 'Name of the trip'],
    at: ['Giờ thường đi, nếu có', 'Usual departure time, if any'],
    save: ['Lưu chuyến', 'Save trip'],
    remove: pair([(name: string) => `Bỏ chuyến “${name}”`, (name) => `Remove the trip “${name}”`]),
    where: ['Chỉ lưu trên máy này, không cần tài khoản.', 'Saved on this device only, without an account.'],
    reminder: {
      heading: ['Nhắc trước giờ đi', 'Reminder'],
      /** `clock`: half an hour before departure. */
      add: pair([
        (clock: string) => `Thêm vào lịch: nhắc ${clock}, T2–T6`,
        (clock) => `Add to calendar: ${clock}, Mon–Fri`,
      ]),
      note: [
        'Lịch trên máy bạn nhắc 30 phút trước giờ đi; mở ra là thấy mưa dọc đường lúc ấy. Không cần tài khoản.',
        'Your own calendar reminds you 30 minutes before; its link shows the rain on the way at that time. No account needed.',
      ],
      title: pair([
        (name: string, clock: string) => `${name} ${clock}: xem mưa dọc đường`,
        (name, clock) => `${name} ${clock}: check the rain on the way`,
      ]),
    },
    full: pair([
      (most: number) => `Đã lưu đủ ${most} chuyến. Bỏ bớt một chuyến để lưu thêm.`,
      (most) => `You have saved the maximum of ${most} trips. Remove one to save another.`,
    ]),
    later: pair([
      (verdict: string, best: string) => `${verdict}, đợi ${best}`,
      (verdict, best) => `${verdict}, wait until ${best}`,
    ]),
    sooner: pair([
      (verdict: string, best: string) => `${verdict}, đi ${best}`,
      (verdict, best) => `${verdict}, leave at ${best}`,
    ]),
    better: pair([
      (verdict: string, best: string) => `${verdict}, ${best} đỡ hơn`,
      (verdict, best) => `${verdict}, ${best} is better`,
    ]),
    failed: ['chưa có dự báo', 'no forecast yet'],
  },
  rules: {
    title: ['Cách tính', 'How it is computed'],
    items: [
      [
        'Mưa hứng dọc đường: cường độ mưa ở đúng chỗ bạn đang đi, cộng theo thời gian. “Có thể tới” là mức mà 9/10 trường hợp của dự báo không vượt.',
        'Ướt nhẹ từ 0,1 mm, ướt hết từ 1 mm; khô khi dưới 0,1 mm và khả năng mưa dưới 20%. Không nên đi khi có dông, gió giật từ cấp 8 (62 km/h) hoặc tầm nhìn dưới 50 m. Các mức này do chúng tôi đề xuất.',
        'Ba giờ đầu theo radar, hoặc vệ tinh, nối dần sang mô hình; sau đó theo mô hình từng giờ. Khi có bản tin từ cấp 3 và trong 24 giờ sau đó, chúng tôi không gợi ý giờ đi.',
        'Thử trên 3.255 chuyến gặp mưa, theo số liệu radar châu Âu và Úc: đi theo gợi ý hứng trung bình 0,18 mm, đi ngay 0,28 mm; biết trước mọi cơn mưa thì còn 0,07 mm.',
      ] as string[],
      [
        'Rain on the way: the rate where you are at the time, summed over the trip. “Possible” is the amount not exceeded in 9 of 10 outcomes.',
        'Damp from 0.1 mm, soaked from 1 mm; dry below 0.1 mm with a chance of rain below 20%. Do not go in thunderstorms, in gusts of force 8 (62 km/h) or more, or with visibility below 50 m. These limits are our own.',
        'The first three hours come from radar or satellite and blend into the model; later hours come from the model. During bulletins of level 3 and above, and for 24 hours after them, no departure is suggested.',
        'Tested on 3,255 trips with rain, on radar series from Europe and Australia: 0.18 mm on average by this advice, 0.28 mm by leaving at once; with perfect foresight it would be 0.07 mm.',
      ],
    ],
    api: ['Lấy các số này bằng API', 'Get these figures from the API'],
  },
});

/** Texts in one language. */
export type TripMessages = (typeof tripMessages)['vi'];
