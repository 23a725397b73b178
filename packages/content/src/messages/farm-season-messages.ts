import { BRAND } from '../brand.ts';
import { pair, splitLanguages } from '../split-languages.ts';

/** Season and rules behind the advice. Functions take formatted values. */
export const farmSeasonMessages = splitLanguages({
  season: {
    what: ['Bảng này nói được gì', 'What this table can say'],
    can: [
      'Mùa này ở đây thường ấm, mưa thế nào từng tuần, và cây trồng nên chuẩn bị gì. Hai tuần đầu có dự báo.',
      'How warm and wet each week of this season usually is here, and what to prepare for the crop. The first two weeks are forecast.',
    ],
    cannot: [
      'Không nói được ngày nào mưa, ngày nào bão, rét hay hạn mặn, cũng không biết năm nay khác thường lệ bao nhiêu: đừng chọn ngày gieo, ngày gặt theo bảng này, hãy xem lại dự báo gần.',
      'It cannot say which day it will rain, when a storm, cold spell, drought or salt water will come, or how far this year departs from normal: do not choose sowing or harvest days by this table; check the forecast closer to the day.',
    ],
    weeks: ['Từng tuần và việc nên chuẩn bị', 'Week by week, and what to prepare'],
    caption: pair([
      (crop: string, place: string) => `13 tuần tới cho ${crop} ở ${place}`,
      (crop, place) => `The next 13 weeks for ${crop} in ${place}`,
    ]),
    week: ['Tuần', 'Week'],
    warmth: ['Trung bình', 'Mean'],
    rain: ['Mưa tuần', 'Weekly rain'],
    gdd: ['Tích ôn', 'Degree days'],
    advice: ['Nên chuẩn bị', 'Prepare'],
    bases: {
      forecast: ['dự báo', 'forecast'],
      outlook: ['xu thế', 'trend'],
      normal: ['trung bình nhiều năm', 'long-term average'],
    },
    note: [
      'Tích ôn ước tính từ nhiệt độ trung bình tuần, °C·ngày. Ngưỡng mưa tuần và nóng là đề xuất.',
      'Degree days (°C·days) are estimated from the weekly mean. Limits for weekly rain and heat are our own.',
    ],
    water: {
      wet: ['mưa nhiều: nên lo tiêu nước', 'plenty of rain: see to the drains'],
      moist: ['mưa vừa: nên tưới theo dự báo gần', 'some rain: irrigate by the short-range forecast'],
      dry: ['ít mưa: nên tính trước nước tưới', 'little rain: plan for irrigation'],
      wetPond: [
        'mưa nhiều: nên giữ bờ ao, theo dõi độ mặn',
        'plenty of rain: shore up the banks and watch the salinity',
      ],
      moistPond: ['mưa vừa: nên giữ mực nước', 'some rain: keep the level'],
      dryPond: ['ít mưa: nên trữ nước, theo dõi độ mặn', 'little rain: store water, watch the salinity'],
    },
    warm: {
      cold: ['còn lạnh: chưa nên gieo', 'still cold: do not sow yet'],
      coolHeading: ['dễ lạnh: tránh để lúa trổ tuần này', 'may be cool: avoid rice heading this week'],
      hot: ['dễ nóng: nên chuẩn bị nước và che nắng', 'may be hot: have water and shade ready'],
      coolPond: ['nước ao dễ mát: cân nhắc thả giống muộn hơn', 'ponds may be cool: consider stocking later'],
    },
    unknown: ['chưa có số liệu: xem lại sau', 'no data yet: check again later'],
    /** The season in a sentence; `spans` are weeks: `3–16/8, 31/8–6/9`. */
    even: [
      'Cả mùa có mưa nhưng không nhiều: nên tưới theo dự báo ngắn hạn.',
      'Some rain all season: irrigate by the short-range forecast.',
    ],
    wetSpans: pair([
      (spans: string) => `Mưa nhiều ${spans}: nên lo tiêu nước.`,
      (spans) => `Plenty of rain ${spans}: see to the drains.`,
    ]),
    drySpans: pair([
      (spans: string) => `Ít mưa ${spans}: nên tính trước nước tưới.`,
      (spans) => `Little rain ${spans}: plan for irrigation.`,
    ]),
    warmSpans: {
      cold: pair([
        (spans: string) => `Còn lạnh ${spans}: chưa nên gieo.`,
        (spans) => `Still cold ${spans}: do not sow yet.`,
      ]),
      coolHeading: pair([
        (spans: string) => `Dễ lạnh ${spans}: tránh để lúa trổ.`,
        (spans) => `May be cool ${spans}: avoid rice heading then.`,
      ]),
      coolPond: pair([
        (spans: string) => `Nước ao dễ mát ${spans}: cân nhắc thả giống muộn hơn.`,
        (spans) => `Ponds may be cool ${spans}: consider stocking later.`,
      ]),
      hot: pair([
        (spans: string) => `Dễ nóng ${spans}: nên chuẩn bị nước và che nắng.`,
        (spans) => `May be hot ${spans}: have water and shade ready.`,
      ]),
    },
  },
  rules: {
    title: ['Cách tính và cơ sở', 'How this is worked out'],
    explain: [
      `Mỗi lời khuyên là một quy tắc cố định áp lên dự báo, không phải ý kiến chuyên gia cho thửa ruộng của bạn. “Theo tài liệu”: ngưỡng lấy từ nguồn đã đọc. “Theo tài liệu chuẩn”: số quen dùng trong sổ tay. “Đề xuất”: ${BRAND.name} tự đặt, chờ kiểm chứng; một quy tắc có dù chỉ một ngưỡng như vậy cũng gọi là đề xuất.`,
      `Each piece of advice is a fixed rule applied to the forecast, not an expert’s view of your field. “Published source”: a limit taken from a published source. “Standard reference”: a figure in common use. “Our own rule”: set by ${BRAND.name} and not yet verified; a rule with even one such limit counts as our own.`,
    ],
    basis: pair([(word: string) => `Cơ sở: ${word}`, (word) => `Source: ${word}`]),
    spray: pair([
      (wind: string, heat: string, damp: string, dry: string) =>
        `Nên khi gió ở tầm phun ${wind} km/h, dưới ${heat}, độ ẩm ${damp}%, không mưa ${dry} giờ sau phun; không nên khi lặng gió từ chập tối đến sáng sớm.`,
      (wind, heat, damp, dry) =>
        `Good with wind of ${wind} km/h where the spray leaves the nozzle, below ${heat}, humidity ${damp}%, no rain for ${dry} hours after; never in still air from dusk to early morning.`,
    ]),
    dry: pair([
      (damp: string, cloud: string, chance: string) =>
        `Nên khi không mưa, khả năng mưa dưới ${chance}%, độ ẩm dưới ${damp}%, mây dưới ${cloud}%, ít nhất 4 giờ liền lúc có mặt trời.`,
      (damp, cloud, chance) =>
        `Good with no rain, a chance of rain below ${chance}%, humidity below ${damp}% and cloud below ${cloud}%, for at least 4 daylight hours in a row.`,
    ]),
    fertilise: pair([
      (soon: string, day: string, low: string, high: string) =>
        `Nên khi 6 giờ tới mưa không quá ${soon} mm, 24 giờ tới và cả ngày đều dưới ${day} mm, trời ${low} đến ${high}.`,
      (soon, day, low, high) =>
        `Good with up to ${soon} mm of rain in 6 hours, less than ${day} mm in 24 hours and over the whole day, and ${low} to ${high}.`,
    ]),
    harvest: pair([
      (before: string, after: string) => `Nên khi ${before} giờ trước và ${after} giờ sau không mưa, không dông.`,
      (before, after) => `Good with no rain for ${before} hours before and ${after} hours after, and no thunder.`,
    ]),
    feed: pair([
      (low: string, high: string) => `Nên khi nước ao ước tính ${low} đến ${high} và không mưa to.`,
      (low, high) => `Good with ponds estimated at ${low} to ${high} and no heavy rain.`,
    ]),
    gate: [
      'Trên hết: đang có cảnh báo chính thức, dông hoặc mưa thì luôn là “không nên”, dù các số khác tốt.',
      'Above all else: an official warning, thunder or rain right now means “avoid”, however good the figures.',
    ],
    season: [
      'Gieo trồng, trổ bông, thu hoạch và phơi chỉ được xét trong vụ chính của vùng, tính theo tỉnh cũ.',
      'Sowing, flowering, harvest and drying are assessed only in the main seasons of the region, which follows the former provinces.',
    ],
    water: [
      'Nước: mưa trừ Kc × ET₀ (FAO-56 Penman–Monteith; thiếu bức xạ, gió hay độ ẩm thì ước tính).',
      'Water: rain minus Kc × ET₀ (FAO-56 Penman–Monteith; missing radiation, wind or humidity is estimated).',
    ],
    growth: [
      'Tích ôn: trung bình ngày trừ nhiệt độ cơ sở của cây.',
      'Growing degree days: the day’s mean temperature minus the crop’s base temperature.',
    ],
    disease: [
      'Bệnh: phần trăm ngày thuận trong 7 ngày qua và 3 ngày tới.',
      'Diseases: the share of favourable days among the past 7 and the next 3.',
    ],
  },
});
