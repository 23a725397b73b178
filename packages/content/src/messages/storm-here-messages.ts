import type { StormStep } from '@portal/domain/storm/storm-here';
import { pair, splitLanguages } from '../split-languages.ts';

/** Texts of a storm at a place. Functions take formatted values. */
export const stormHereMessages = splitLanguages({
  span: ['Bão tới đây', 'Storm here'],
  type: ['Bão tới nhà tôi', 'Storm at my house'],
  description: pair([
    (place: string) =>
      `Bão tới ${place}: gió theo cấp, mưa mỗi 3 giờ, các trung tâm nói gì, việc cần làm theo giờ, bản tin chính thức.`,
    (place) =>
      `A storm at ${place}: wind force, 3-hourly rain, what the centres say, what to do and when, official bulletins.`,
  ]),
  /** `00:00 ngày mai`, `18:00 Thứ Bảy`. */
  at: pair([(when: string) => `lúc ${when}`, (when) => when]),
  now: ['lúc này', 'now'],
  answer: {
    onset: pair([
      (force: string, when: string) => `từ cấp ${force} ${when}`,
      (force, when) => `force ${force} or more from ${when}`,
    ]),
    begins: pair([(onsets: string) => `Gió ${onsets}`, (onsets) => `Wind of ${onsets}`]),
    peak: pair([
      (force: string, when: string) => `mạnh nhất ${force} lúc ${when}`,
      (force, when) => `strongest ${force} at ${when}`,
    ]),
    force: pair([(force: string) => `cấp ${force}`, (force) => `force ${force}`]),
    above: ['trên cấp 17', 'above force 17'],
    atLeast: pair([
      (force: string, centre: string) => `ít nhất ${force} (theo ${centre})`,
      (force, centre) => `at least ${force} (${centre})`,
    ]),
    gust: pair([(force: string) => `, giật ${force}`, (force) => `, gusts ${force}`]),
    ends: pair([(when: string) => `dưới cấp 6 sau ${when}`, (when) => `below force 6 after ${when}`]),
    goesOn: ['chưa dưới cấp 6 trong 72 giờ tới', 'not below force 6 within 72 hours'],
    nearest: pair([
      (storm: string, km: string, when: string, centre: string) =>
        `${storm} gần nhất khoảng ${km} lúc ${when} (theo ${centre}).`,
      (storm, km, when, centre) => `${storm} is closest at ${when}, about ${km} away (${centre}).`,
    ]),
    quiet: [
      'Bán kính gió và mô hình chưa đưa gió cấp 6 tới đây trong 72 giờ tới.',
      'Neither the wind radii nor the model bring force 6 here within 72 hours.',
    ],
    leaving: pair([
      (storm: string, km: string) => `${storm} cách đây khoảng ${km} và đang đi xa.`,
      (storm, km) => `${storm} is about ${km} away and moving off.`,
    ]),
    follow: [
      'Làm theo bản tin chính thức: số liệu ở trang này chưa đủ để nói gió ở đây mạnh tới đâu.',
      'Follow the official bulletin: the figures here do not say how strong the wind will be.',
    ],
    after: pair([
      (when: string) => `Sau bão/lũ: chờ bản tin mới. Trang này chưa đưa lời khuyên cho tới ${when}.`,
      (when) => `After the storm: wait for the next bulletin. This page gives no advice until ${when}.`,
    ]),
    none: pair([
      (time: string, centres: string) =>
        `Theo danh sách ${time} của ${centres}, không có bão nào trong vòng 500 km quanh đây trong 72 giờ tới.`,
      (time, centres) =>
        `According to the ${time} list from ${centres}, no storm comes within 500 km of this place in the next 72 hours.`,
    ]),
    noneNote: [
      'Điều đó không nói về dông, lốc, mưa lớn hay gió mạnh trên biển.',
      'That says nothing about thunderstorms, squalls, heavy rain or strong wind at sea.',
    ],
  },
  zero: {
    radii: pair([
      (when: string, centre: string) => `T 0 = ${when}, gió cấp 8 tới đây (theo ${centre})`,
      (when, centre) => `T 0 = ${when}, force 8 begins here (${centre})`,
    ]),
    model: pair([
      (when: string) => `T 0 = ${when}, gió cấp 8 tới đây (theo mô hình)`,
      (when) => `T 0 = ${when}, force 8 begins here (model)`,
    ]),
    approach: pair([
      (when: string, centre: string) => `T 0 = ${when}, tâm bão gần nhất (theo ${centre})`,
      (when, centre) => `T 0 = ${when}, the centre is closest (${centre})`,
    ]),
    none: ['chưa tính được giờ; theo bản tin chính thức', 'times not known; follow the official bulletin'],
  },
  wind: {
    title: pair([(place: string) => `Gió, mưa ở ${place}`, (place) => `Wind and rain in ${place}`]),
    caption: ['Gió theo cấp và mưa mỗi 3 giờ', 'Wind force and rain every 3 hours'],
    hour: ['giờ', 'hour'],
    force: ['gió, cấp', 'wind'],
    gust: ['giật', 'gust'],
    rain: ['mưa, mm', 'rain, mm'],
    key: {
      calm: ['dưới cấp 6', 'below force 6'],
      strong: ['cấp 6–7: cây rung, khó đi', '6–7: trees sway, hard to walk'],
      gale: ['8–9: gãy cành, tốc mái', '8–9: branches break, roofs lift'],
      storm: ['từ cấp 10', '10 or more'],
      gust: ['bóng nhạt: giật', 'pale: gusts'],
    },
    least: ['≥: ít nhất, theo bán kính gió', '≥: at least, from radii'],
    sources: ['Theo từng nguồn', 'By source'],
    ofModel: pair([(force: string) => `mô hình ${force}`, (force) => `model ${force}`]),
    ofCentre: pair([
      (centre: string, force: string) => `${centre} ít nhất ${force}`,
      (centre, force) => `${centre} at least ${force}`,
    ]),
    total: ['Mưa 72 giờ, theo mô hình', 'Rain in 72 hours, from the model'],
    tide: pair([(station: string) => `Nước lớn, trạm ${station}`, (station) => `High water, ${station} gauge`]),
    surge: [
      'Giờ nước lớn là thủy triều thiên văn; nước dâng do bão cộng thêm vào đó, xem bản tin chính thức.',
      'High water is the astronomical tide; the storm’s surge comes on top of it: see the official bulletin.',
    ],
    all: ['Cả 72 giờ', 'All 72 hours'],
    note: [
      'Cấp gió là gió trung bình 10 phút. Bán kính gió của trung tâm tính trên mặt biển thoáng; sâu trong đất liền gió yếu hơn. Gió giật và mưa là của mô hình; trung tâm không nêu giật ở đây.',
      'Forces refer to the 10-minute mean wind. Wind radii apply over open water; inland the wind is weaker. Gusts and rain are from the model: no centre gives gusts here.',
    ],
  },
  centres: {
    title: ['Các trung tâm nói gì', 'What the centres say'],
    away: pair([
      (km: string, direction: string) => `tâm cách ${km}, ở phía ${direction}`,
      (km, direction) => `the centre is ${km} away, to the ${direction}`,
    ]),
    nearest: pair([
      (km: string, when: string) => `gần nhất ${km} lúc ${when}`,
      (km, when) => `closest at ${when}: ${km}`,
    ]),
    error: pair([(km: string) => `có thể lệch ${km}`, (km) => `may be off by ${km}`]),
    leaving: ['không tới gần hơn nữa', 'comes no closer'],
    wind: pair([
      (threshold: string, force: string, from: string, to: string) =>
        `gió ${threshold} (ít nhất ${force}) từ ${from} đến ${to}`,
      (threshold, force, from, to) => `wind of ${threshold} (at least ${force}) from ${from} to ${to}`,
    ]),
    noWind: ['không nêu bán kính gió nào tới đây', 'gives no wind radius that reaches this place'],
    gap: pair([
      (km: string, hours: string) =>
        `Các trung tâm chênh nhau ${km} và ${hours} giờ. Chuẩn bị cho cả hai; chúng tôi không lấy trung bình.`,
      (km, hours) => `The centres differ by ${km} and ${hours} hours. Prepare for both; we do not average them.`,
    ]),
    gapKm: pair([
      (km: string) => `Các trung tâm chênh nhau ${km}. Chuẩn bị cho cả hai; chúng tôi không lấy trung bình.`,
      (km) => `The centres differ by ${km}. Prepare for both; we do not average them.`,
    ]),
    track: ['Đường đi của bão', 'Track of the storm'],
    all: ['Mọi cơn bão', 'All storms'],
  },
  tasks: {
    title: ['Việc cần làm, theo giờ', 'What to do and when'],
    step: pair([
      (hours: number) => (hours === 0 ? 'T 0' : `T−${hours}`),
      (hours) => (hours === 0 ? 'T 0' : `T−${hours}`),
    ]),
    before: pair([(when: string) => `xong trước ${when}`, (when) => `done by ${when}`]),
    past: ['Đã qua giờ', 'Time passed'],
    running: ['Đang làm', 'In progress'],
    left: pair([
      (hours: number, minutes: number) =>
        `còn ${hours === 0 ? '' : `${hours} giờ `}${minutes === 0 && hours > 0 ? '' : `${minutes} phút`}`.trim(),
      (hours: number, minutes: number) =>
        `${hours === 0 ? '' : `${hours} h `}${minutes === 0 && hours > 0 ? '' : `${minutes} min `}left`,
    ]),
    items: {
      48: [
        ['Chằng mái, chặt cành gần nhà', 'Hỏi phường, xã nhà có trong vùng sơ tán không'],
        ['Tie the roof down, cut branches near the house', 'Ask the ward whether you live in an evacuation area'],
      ],
      24: [
        [
          'Sạc điện thoại, đèn; trữ nước và thức ăn 3 ngày',
          'Đưa ghe lên bờ, neo buộc lồng bè, không ở lại trên đó',
          'Chuyển đồ, thóc, thuốc lên cao hơn 1,5 m',
        ],
        [
          'Charge phones and lamps; store water and food for 3 days',
          'Bring boats ashore, moor cages and rafts, and do not stay on them',
          'Move goods, grain and medicine higher than 1.5 m',
        ],
      ],
      12: [
        ['Người già, trẻ nhỏ, người ốm tới nơi trú trước', 'Cất xe ở chỗ cao, xa cây và biển quảng cáo'],
        ['Older people, children and the sick go to shelter first', 'Park on high ground, away from trees and signs'],
      ],
      6: [
        ['Ở trong nhà kiên cố, không ra đường', 'Ngắt điện ngoài trời, khóa gas'],
        ['Stay inside a solid house, off the roads', 'Switch off power outdoors, turn off the gas'],
      ],
      0: [
        ['Tránh cửa kính, mái tôn; gió lặng đột ngột có thể là mắt bão, chưa ra ngoài'],
        ['Keep away from windows and tin roofs; a sudden calm may be the eye: do not go out'],
      ],
    } satisfies Record<StormStep, readonly [vi: readonly string[], en: readonly string[]]>,
    orders: [
      'Danh sách do Trời Việt đề xuất. Lệnh sơ tán, cấm đường, cấm biển của địa phương được ưu tiên.',
      'The list is proposed by Trời Việt. Local orders on evacuation, roads and the sea come first.',
    ],
    ticks: ['Dấu đã làm lưu trên máy này.', 'Ticks stay on this device.'],
  },
  after: {
    title: ['Khi bão đã qua', 'After the storm'],
    warning: ['Bản tin cuối đã hết hiệu lực', 'The last bulletin has expired'],
    track: ['Tâm bão đã qua gần đây', 'The centre has passed near here'],
    lead: [
      'Chưa an toàn: nước còn lên, cây, mái và dây điện có thể đổ. Chờ phường, xã báo rồi mới về.',
      'It is not safe yet: water is still rising; trees, roofs and cables may fall. Wait until the ward says you may return.',
    ],
    lines: [
      [
        'Không chạm dây đứt, ổ điện ướt. Đóng điện lại khi đã khô và có người kiểm tra.',
        'Không lội qua nước chảy. Đun sôi nước uống; giếng ngập phải khử trùng.',
        'Chưa tháo chằng mái, chưa ra khơi, chưa phơi phóng: bão có thể đổi hướng, mưa sau bão còn lớn.',
      ],
      [
        'Do not touch broken cables or wet sockets. Switch power on only once it is dry and checked.',
        'Do not wade through flowing water. Boil drinking water; disinfect flooded wells.',
        'Leave roofs tied down and boats ashore, dry nothing outside: a storm may turn, and rain after it may be heavy.',
      ],
    ],
    strip: pair([
      (when: string) => `24 ô xám: chưa có lời khuyên, tới ${when} hoặc khi có bản tin mới.`,
      (when) => `24 grey cells: no advice until ${when}, or until a new bulletin.`,
    ]),
  },
  block: {
    more: ['Gió từng 3 giờ, việc cần làm theo giờ', 'Wind every 3 hours, what to do and when'],
  },
});

export type StormHereMessages = (typeof stormHereMessages)['vi'];
