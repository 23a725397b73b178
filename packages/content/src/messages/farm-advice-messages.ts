import type { CropId, CropRegion } from '@portal/domain/agriculture/crop';
import type { DiseaseLevel } from '@portal/domain/agriculture/disease';
import { type Pair, type Pairs, pair, splitLanguages } from '../split-languages.ts';

/** Phrases on the coming days of a field, orchard or pond. Functions take formatted values and day names. */
export const farmAdviceMessages = splitLanguages({
  /** Days and nights by distance; `weekday` is the day's name. */
  day: pair([
    (offset: number, weekday: string) => ['hôm nay', 'ngày mai'][offset] ?? weekday,
    (offset, weekday) => ['today', 'tomorrow'][offset] ?? `on ${weekday}`,
  ]),
  nightOf: pair([
    (offset: number, weekday: string) => ['đêm nay', 'đêm mai'][offset] ?? `đêm ${weekday}`,
    (offset, weekday) => ['tonight', 'tomorrow night'][offset] ?? `on ${weekday} night`,
  ]),
  lastNight: ['rạng sáng nay', 'before dawn'],
  part: pair([
    (part: 'dawn' | 'morning' | 'noon' | 'afternoon' | 'evening' | 'late', offset: number, weekday: string) => {
      const words = {
        dawn: 'rạng sáng',
        morning: 'sáng',
        noon: 'trưa',
        afternoon: 'chiều',
        evening: 'tối',
        late: 'đêm',
      };
      return `${words[part]} ${['nay', 'mai'][offset] ?? weekday}`;
    },
    (_part, offset, weekday) => ['today', 'tomorrow'][offset] ?? `on ${weekday}`,
  ]),
  until: pair([
    (time: string, day: string | null) => `từ giờ đến ${time}${day === null ? '' : ` ${day}`}`,
    (time, day) => `from now until ${time}${day === null ? '' : ` ${day}`}`,
  ]),
  between: pair([
    (from: string, to: string, part: string) => `${from}–${to} ${part}`,
    (from, to, part) => `${from}–${to} ${part}`,
  ]),
  and: [' và ', ' and '],
  weekdays: [
    ['Chủ nhật', 'thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy'],
    ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ],
  places: {
    rice: ['ruộng', 'your field'],
    maize: ['ruộng ngô', 'your field'],
    coffee: ['vườn', 'your trees'],
    pepper: ['vườn', 'your vines'],
    durian: ['vườn', 'your trees'],
    dragonFruit: ['vườn', 'your plants'],
    vegetables: ['vườn rau', 'your beds'],
    shrimp: ['ao', 'your ponds'],
  } satisfies Record<CropId, Pair>,
  /** Each starts with its day, which may start the sentence. */
  hints: {
    ice: pair([
      (degrees: string, night: string) =>
        `${night} có băng giá, thấp nhất ${degrees}: che phủ cây, đưa vật nuôi vào chuồng.`,
      (degrees, night) => `Ice ${night}, down to ${degrees}: cover plants and house animals.`,
    ]),
    frost: pair([
      (degrees: string, night: string) =>
        `${night} dễ có sương muối, thấp nhất ${degrees}: che phủ cây, tưới rửa sương trước khi nắng lên.`,
      (degrees, night) =>
        `Hoarfrost likely ${night}, down to ${degrees}: cover plants, rinse the frost off before sunrise.`,
    ]),
    coldSeedling: pair([
      (degrees: string, day: string) =>
        `${day} rét, trung bình ${degrees}: không gieo; nếu đang có mạ, cây non thì che phủ, giữ ấm.`,
      (degrees, day) => `Cold ${day}, ${degrees} on average: do not sow; cover seedlings if you have any.`,
    ]),
    coldHeading: pair([
      (degrees: string, day: string) =>
        `${day} trời lạnh, trung bình ${degrees}: nếu lúa đang làm đòng thì dễ lép, nên giữ nước ấm chân.`,
      (degrees, day) =>
        `Cool ${day}, ${degrees} on average: if your rice is booting it may set fewer grains, so keep the water up.`,
    ]),
    coldFlowering: pair([
      (degrees: string, day: string) =>
        `${day} trời mát, trung bình ${degrees}: nếu lúa đang trổ bông thì dễ lép, nên giữ đủ nước.`,
      (degrees, day) =>
        `Mild ${day}, ${degrees} on average: if your rice is flowering it may set fewer grains, so keep the water up.`,
    ]),
    cold: pair([
      (degrees: string, night: string) => `${night} lạnh ${degrees}: nên che chắn, giữ ấm gốc.`,
      (degrees, night) => `Cold ${night}, ${degrees}: shelter plants and keep their roots warm.`,
    ]),
    heatFlowering: pair([
      (degrees: string, day: string) =>
        `${day} nóng ${degrees}: nếu cây đang trổ bông, ra hoa thì hoa dễ hỏng, nên giữ đủ nước và tưới mát lúc sớm.`,
      (degrees, day) =>
        `${degrees} ${day}: heat harms plants in flower, so if yours are, keep water up and irrigate early.`,
    ]),
    heat: pair([
      (degrees: string, day: string) => `${day} nóng ${degrees}: nên che nắng, tưới sáng sớm hoặc chiều muộn.`,
      (degrees, day) => `${degrees} ${day}: shade plants, water early or late.`,
    ]),
    heavyRain: pair([
      (rain: string, amount: string, day: string) =>
        `${day} ${rain} ${amount} mm: khơi rãnh thoát nước, không nên bón phân và phun thuốc.`,
      (rain, amount, day) => `${rain} ${day}, ${amount} mm: clear the drains, do not fertilise or spray.`,
    ]),
    heavyRainPond: pair([
      (rain: string, amount: string, day: string) =>
        `${day} ${rain} ${amount} mm: xả bớt nước mặt, rải vôi bờ ao, chạy quạt nước.`,
      (rain, amount, day) => `${rain} ${day}, ${amount} mm: let off surface water, lime the banks, run the aerators.`,
    ]),
    strongWind: pair([
      (speed: string, day: string) => `${day} gió giật ${speed} km/h: chằng chống cây, thu sớm phần đã chín.`,
      (speed, day) => `Gusts of ${speed} km/h ${day}: stake plants and bring in what is ripe.`,
    ]),
    strongWindPond: pair([
      (speed: string, day: string) => `${day} gió giật ${speed} km/h: kiểm tra bờ ao và dàn quạt.`,
      (speed, day) => `Gusts of ${speed} km/h ${day}: check banks and aerators.`,
    ]),
    sowGood: pair([
      (degrees: string, day: string) =>
        `từ ${day} sáu ngày liền trung bình ${degrees} trở lên, ít mưa to: nếu đang vụ gieo thì nên gieo.`,
      (degrees, day) =>
        `Six days at ${degrees} or more on average and without heavy rain from ${day.replace(/^on /, '')}: good to sow if it is your season.`,
    ]),
    sowCold: pair([
      (degrees: string, day: string) => `${day} trung bình chỉ ${degrees}: chưa gieo, đợi ấm hơn.`,
      (degrees, day) => `Only ${degrees} on average ${day}: do not sow yet, wait for warmth.`,
    ]),
    sowCovered: pair([
      (degrees: string, day: string) => `${day} trung bình chỉ ${degrees}: chỉ nên gieo mạ có che phủ.`,
      (degrees, day) => `Only ${degrees} on average ${day}: sow nurseries under cover only.`,
    ]),
    sowRain: pair([
      (rain: string, amount: string, day: string) =>
        `${day} ${rain} ${amount} mm: nếu định gieo thì cân nhắc lùi ngày.`,
      (rain, amount, day) => `${rain} ${day}, ${amount} mm: if you plan to sow, consider a later day.`,
    ]),
    dryingRun: pair([
      (days: string, day: string) => `từ ${day} có ${days} ngày khô ráo liền: nếu đã chín thì nên thu hoạch và phơi.`,
      (days, day) => `${days} dry days in a row from ${day.replace(/^on /, '')}: good to harvest and dry what is ripe.`,
    ]),
    dryingShort: pair([
      (days: string, day: string, least: string, most: string) =>
        `từ ${day} có ${days} ngày khô ráo liền, phơi cần ${least}–${most} ngày: nếu cần phơi thì nên bắt đầu, chuẩn bị bạt che.`,
      (days, day, least, most) =>
        `${days} dry days in a row from ${day.replace(/^on /, '')}, drying takes ${least}–${most}: good to begin if you have grain to dry, with covers ready.`,
    ]),
    noDrying: [
      'bảy ngày tới chưa có hai ngày khô ráo liền: nếu cần phơi thì cân nhắc sấy.',
      'No two dry days in a row for a week: consider a dryer if you have grain to dry.',
    ],
    pondHot: pair([
      (degrees: string, day: string) => `${day} nước ao lên khoảng ${degrees}: chạy quạt nước, giảm thức ăn buổi trưa.`,
      (degrees, day) => `Ponds reach about ${degrees} ${day}: run the aerators, feed less at noon.`,
    ]),
    pondCold: pair([
      (degrees: string, day: string) => `${day} nước ao xuống khoảng ${degrees}: giữ mực nước sâu, giảm thức ăn.`,
      (degrees, day) => `Ponds fall to about ${degrees} ${day}: keep the water deep, feed less.`,
    ]),
    pondDrop: pair([
      (degrees: string, day: string) =>
        `${day} nước ao giảm khoảng ${degrees} trong một ngày: giảm thức ăn, chạy quạt nước.`,
      (degrees, day) => `Ponds cool by about ${degrees} in a day, ${day}: feed less, run the aerators.`,
    ]),
    pondCalm: pair([
      (night: string) => `${night} lặng gió, ao dễ thiếu oxy: nên chạy quạt nước.`,
      (night) => `No wind ${night}, ponds may run short of oxygen: run the aerators.`,
    ]),
  },
  water: {
    short: pair([
      (rain: string, drunk: string, amount: string) =>
        `7 ngày tới mưa ${rain} mm, cây cần ${drunk} mm: nên tưới bù khoảng ${amount} mm.`,
      (rain, drunk, amount) =>
        `${rain} mm of rain in 7 days, the crop needs ${drunk} mm: give about ${amount} mm of water.`,
    ]),
    plenty: pair([
      (rain: string, drunk: string) => `7 ngày tới mưa ${rain} mm, cây cần ${drunk} mm: nên khơi rãnh tiêu nước.`,
      (rain, drunk) => `${rain} mm of rain in 7 days, the crop needs ${drunk} mm: clear the drains.`,
    ]),
    enough: pair([
      (rain: string, drunk: string) =>
        `7 ngày tới mưa ${rain} mm, cây cần ${drunk} mm: tạm đủ nước, chưa nên tưới thêm.`,
      (rain, drunk) => `${rain} mm of rain in 7 days, the crop needs ${drunk} mm: enough for now, hold off watering.`,
    ]),
    pondShort: pair([
      (rain: string, drunk: string, amount: string) =>
        `7 ngày tới mưa ${rain} mm, ao bốc hơi ${drunk} mm: nên cấp thêm khoảng ${amount} mm nước.`,
      (rain, drunk, amount) => `${rain} mm of rain in 7 days, ponds lose ${drunk} mm: add about ${amount} mm of water.`,
    ]),
    pondPlenty: pair([
      (rain: string, drunk: string) =>
        `7 ngày tới mưa ${rain} mm, ao bốc hơi ${drunk} mm: nên đo độ mặn, xả bớt nước mặt.`,
      (rain, drunk) =>
        `${rain} mm of rain in 7 days, ponds lose ${drunk} mm: check the salinity, let off surface water.`,
    ]),
    pondEnough: pair([
      (rain: string, drunk: string) => `7 ngày tới mưa ${rain} mm, ao bốc hơi ${drunk} mm: nên giữ mực nước.`,
      (rain, drunk) => `${rain} mm of rain in 7 days, ponds lose ${drunk} mm: keep the level.`,
    ]),
  },
  /** Crop seasons by region. `crop` is lower-case, `region` is for mid-sentence. */
  season: {
    regions: {
      RRD: ['Đồng bằng sông Hồng', 'the Red River delta'],
      NM: ['miền núi phía Bắc', 'the northern mountains'],
      'NM-high': ['vùng cao phía Bắc', 'the northern mountains above 800 m'],
      NC: ['Bắc Trung Bộ', 'the north central coast'],
      SC: ['duyên hải Nam Trung Bộ', 'the south central coast'],
      CH: ['Tây Nguyên', 'the central highlands'],
      SE: ['Đông Nam Bộ', 'the south-east'],
      MD: ['Đồng bằng sông Cửu Long', 'the Mekong delta'],
    } satisfies Record<CropRegion, Pair>,
    notGrown: pair([
      (crop: string, region: string) =>
        `Ở ${region}, ${crop} không phải cây trồng, vật nuôi thường gặp: chúng tôi không có lời khuyên.`,
      (crop, region) => `No advice here: ${crop} is not commonly grown in ${region}.`,
    ]),
    outside: pair([
      (crop: string, region: string) =>
        `Đang ngoài các vụ chính của ${crop} ở ${region}: ngoài đồng chưa có ${crop} nên chúng tôi không đưa lời khuyên.`,
      (crop, region) =>
        `Outside the main seasons of ${crop} in ${region}: none is in the field, so there is no advice.`,
    ]),
    noHarvest: pair([
      (crop: string, region: string) =>
        `Chưa tới vụ thu hoạch chính của ${crop} ở ${region}: không có lời khuyên về thu hoạch và phơi.`,
      (crop, region) => `Outside the main harvest of ${crop} in ${region}: no advice on harvest or drying.`,
    ]),
    noCalendar: pair([
      (crop: string) =>
        `Chúng tôi chưa có lịch thời vụ của ${crop} ở đây: không có lời khuyên về gieo trồng, thu hoạch và phơi.`,
      (crop) => `We have no crop calendar for ${crop} here: no advice on sowing, harvest or drying.`,
    ]),
  },
  growth: {
    faster: pair([
      (past: string, coming: string) =>
        `Tích ôn 7 ngày tới ${coming} °C·ngày, tuần qua ${past}: cây lớn nhanh hơn, nên thăm đồng sớm.`,
      (past, coming) =>
        `${coming} °C·days in the next 7 days (${past} in the past week): growth speeds up, check the crop sooner.`,
    ]),
    slower: pair([
      (past: string, coming: string) =>
        `Tích ôn 7 ngày tới ${coming} °C·ngày, tuần qua ${past}: cây lớn chậm lại, cân nhắc lùi ngày bón thúc.`,
      (past, coming) =>
        `${coming} °C·days in the next 7 days (${past} in the past week): growth slows down, consider top-dressing later.`,
    ]),
    same: pair([
      (past: string, coming: string) =>
        `Tích ôn 7 ngày tới ${coming} °C·ngày, tuần qua ${past}: cây lớn đều, nên giữ lịch chăm sóc.`,
      (past, coming) =>
        `${coming} °C·days in the next 7 days (${past} in the past week): growth is steady, keep to your plan.`,
    ]),
  },
  diseases: {
    high: pair([
      (name: string, place: string) => `Thời tiết rất thuận cho ${name}: nên thăm ${place} ngay.`,
      (name, place) => `High ${name} risk from the weather: check ${place} now.`,
    ]),
    medium: pair([
      (name: string, place: string) => `Thời tiết khá thuận cho ${name}: cân nhắc thăm ${place} sớm hơn.`,
      (name, place) => `Moderate ${name} risk from the weather: consider checking ${place} sooner.`,
    ]),
    low: pair([
      (name: string, place: string) => `Thời tiết ít thuận cho ${name}: nên giữ lịch thăm ${place}.`,
      (name, place) => `Low ${name} risk from the weather: check ${place} as planned.`,
    ]),
  } satisfies Pairs<Record<DiseaseLevel, (name: string, place: string) => string>>,
  diseaseUnknown: ['Chưa đủ số liệu của mười ngày để xét.', 'Not enough data for the ten days to say.'],
});
