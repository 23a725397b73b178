import type { CropId, CropRegion } from './crop.ts';
import { followWindows, type SeasonWindow } from './season-window.ts';

/**
 * Dates of sowing, flowering, harvest and drying in the regions or former provinces named; the first row that matches a
 * place applies. Without `dry`, drying takes place at harvest; without any windows there is no advice.
 */
interface CropCalendarRow {
  readonly regions?: readonly CropRegion[];
  /** Slugs of provinces until 30 June 2025. */
  readonly provinces?: readonly string[];
  /** Source of the dates. */
  readonly source: string;
  readonly sow?: readonly SeasonWindow[];
  readonly flower?: readonly SeasonWindow[];
  readonly harvest?: readonly SeasonWindow[];
  readonly dry?: readonly SeasonWindow[];
}

const ALL_YEAR: readonly SeasonWindow[] = [['01-01', '12-31']];

const RICE_SOURCE = 'domain-2.md §15.3, official dates of §15.2 widened by a week (proposed)';

/** Rice: seasons of each region in order. */
const RICE: readonly CropCalendarRow[] = [
  {
    regions: ['RRD'],
    source: RICE_SOURCE,
    sow: [
      ['01-15', '03-05'],
      ['05-25', '07-15'],
    ],
    flower: [
      ['04-15', '05-25'],
      ['08-10', '10-05'],
    ],
    harvest: [
      ['05-25', '06-30'],
      ['09-10', '11-10'],
    ],
  },
  {
    regions: ['NM'],
    source: RICE_SOURCE,
    sow: [
      ['01-01', '03-31'],
      ['05-20', '07-20'],
    ],
    flower: [
      ['04-20', '06-05'],
      ['08-05', '09-30'],
    ],
    harvest: [
      ['06-01', '07-05'],
      ['09-05', '11-10'],
    ],
  },
  {
    regions: ['NM-high'],
    source: RICE_SOURCE,
    sow: [['04-01', '06-20']],
    flower: [['07-20', '09-10']],
    harvest: [['08-25', '10-31']],
  },
  {
    regions: ['NC'],
    source: RICE_SOURCE,
    sow: [
      ['12-15', '02-28'],
      ['05-10', '06-15'],
    ],
    flower: [
      ['03-25', '05-10'],
      ['07-10', '08-25'],
    ],
    harvest: [
      ['05-01', '06-05'],
      ['08-15', '09-15'],
    ],
  },
  {
    regions: ['SC'],
    source: RICE_SOURCE,
    sow: [
      ['11-25', '01-15'],
      ['05-01', '06-10'],
    ],
    flower: [
      ['02-10', '03-31'],
      ['07-01', '08-20'],
    ],
    harvest: [
      ['03-10', '04-20'],
      ['08-01', '09-20'],
    ],
  },
  {
    regions: ['CH'],
    source: RICE_SOURCE,
    sow: [
      ['12-01', '01-15'],
      ['06-01', '07-31'],
    ],
    flower: [
      ['02-15', '04-05'],
      ['08-10', '10-15'],
    ],
    harvest: [
      ['03-25', '05-15'],
      ['09-25', '11-30'],
    ],
  },
  {
    regions: ['SE'],
    source: RICE_SOURCE,
    sow: [
      ['11-15', '12-31'],
      ['04-15', '06-10'],
      ['07-15', '09-15'],
    ],
    flower: [
      ['01-05', '03-10'],
      ['06-05', '08-15'],
      ['09-10', '11-15'],
    ],
    harvest: [
      ['02-10', '04-20'],
      ['07-10', '09-20'],
      ['10-15', '12-31'],
    ],
  },
  {
    regions: ['MD'],
    source: RICE_SOURCE,
    sow: [
      ['10-10', '01-10'],
      ['03-01', '06-15'],
      ['06-05', '09-10'],
      ['08-25', '10-15'],
    ],
    flower: [
      ['11-20', '03-20'],
      ['04-10', '08-20'],
      ['07-15', '11-10'],
      ['10-25', '12-20'],
    ],
    harvest: [
      ['01-05', '04-20'],
      ['06-01', '09-20'],
      ['09-01', '12-20'],
      ['12-01', '02-28'],
    ],
  },
];

const OTHER_SOURCE = 'domain-2.md §15.6';

/** Maize flowers 55–70 days after sowing and is ripe after 95–120. */
function toMaize(regions: readonly CropRegion[], sow: readonly SeasonWindow[]): CropCalendarRow {
  const [flower, harvest] = [followWindows(sow, 55, 70), followWindows(sow, 95, 120)];
  return { regions, source: `${OTHER_SOURCE}, ngô`, sow, flower, harvest };
}

const MAIZE: readonly CropCalendarRow[] = [
  toMaize(
    ['RRD'],
    [
      ['01-15', '02-20'],
      ['06-01', '06-30'],
      ['08-25', '10-05'],
      ['11-15', '12-15'],
    ],
  ),
  toMaize(
    ['NM', 'NM-high'],
    [
      ['03-20', '05-10'],
      ['07-01', '08-10'],
      ['08-25', '09-20'],
    ],
  ),
  toMaize(
    ['NC'],
    [
      ['12-05', '02-20'],
      ['05-21', '06-30'],
      ['08-05', '10-05'],
    ],
  ),
  toMaize(
    ['CH'],
    [
      ['04-01', '05-31'],
      ['07-01', '08-31'],
    ],
  ),
  toMaize(
    ['SE', 'MD'],
    [
      ['11-01', '12-31'],
      ['04-01', '05-31'],
      ['08-01', '08-31'],
    ],
  ),
  { regions: ['SC'], source: `${OTHER_SOURCE} has no dates for this coast` },
];

const COFFEE: readonly CropCalendarRow[] = [
  {
    regions: ['CH'],
    provinces: ['binh-phuoc', 'dong-nai'],
    source: `${OTHER_SOURCE}, cà phê vối`,
    sow: [['05-15', '08-31']],
    flower: [['01-01', '03-31']],
    harvest: [['10-01', '01-31']],
    dry: [['10-01', '02-29']],
  },
  {
    provinces: ['son-la', 'dien-bien', 'quang-tri'],
    source: `${OTHER_SOURCE}, cà phê chè; the end of harvest is proposed`,
    sow: [['06-01', '08-31']],
    flower: [['03-01', '04-30']],
    harvest: [['11-01', '01-31']],
    dry: [['11-01', '02-29']],
  },
];

function toPepper(place: Pick<CropCalendarRow, 'regions' | 'provinces'>, sow: SeasonWindow): CropCalendarRow {
  return {
    ...place,
    source: `${OTHER_SOURCE}, hồ tiêu`,
    sow: [sow],
    flower: [['05-01', '07-31']],
    harvest: [['02-01', '04-30']],
    dry: [['02-01', '05-31']],
  };
}

const PEPPER: readonly CropCalendarRow[] = [
  toPepper({ regions: ['CH'] }, ['05-01', '08-31']),
  toPepper({ regions: ['SE'], provinces: ['kien-giang'] }, ['06-01', '08-31']),
  toPepper({ regions: ['SC', 'NC'] }, ['09-01', '10-31']),
];

/** Planting has one season everywhere; the harvest differs. */
function toDurian(
  place: Pick<CropCalendarRow, 'regions' | 'provinces'>,
  flower: readonly SeasonWindow[],
  harvest: readonly SeasonWindow[],
): CropCalendarRow {
  return { ...place, source: `${OTHER_SOURCE}, sầu riêng`, sow: [['06-01', '08-31']], flower, harvest };
}

const SOUTHERN_BLOSSOM: SeasonWindow = ['12-01', '02-29'];
const HIGHLAND_BLOSSOM: SeasonWindow = ['02-01', '03-31'];

const DURIAN: readonly CropCalendarRow[] = [
  toDurian({ provinces: ['binh-phuoc', 'tay-ninh'] }, [SOUTHERN_BLOSSOM], [['05-01', '07-31']]),
  toDurian({ regions: ['SE'] }, [SOUTHERN_BLOSSOM], [['04-01', '07-31']]),
  toDurian(
    { regions: ['MD'] },
    [SOUTHERN_BLOSSOM, ['06-01', '07-31']],
    [
      ['03-01', '05-31'],
      ['10-01', '01-31'],
    ],
  ),
  toDurian({ provinces: ['dak-nong'] }, [HIGHLAND_BLOSSOM], [['07-01', '08-31']]),
  toDurian({ provinces: ['dak-lak'] }, [HIGHLAND_BLOSSOM], [['08-01', '09-30']]),
  toDurian({ provinces: ['gia-lai'] }, [HIGHLAND_BLOSSOM], [['09-01', '10-31']]),
  toDurian({ regions: ['CH'], provinces: ['khanh-hoa'] }, [HIGHLAND_BLOSSOM], [['07-01', '10-31']]),
];

const DRAGON_FRUIT: readonly CropCalendarRow[] = [
  {
    provinces: ['binh-thuan', 'long-an', 'tien-giang'],
    source: `${OTHER_SOURCE}, thanh long: with lamps there is blossom all year`,
    sow: [
      ['10-01', '11-30'],
      ['05-01', '06-30'],
    ],
    flower: ALL_YEAR,
    harvest: ALL_YEAR,
  },
];

const VEGETABLES: readonly CropCalendarRow[] = [
  {
    regions: ['RRD', 'NM', 'NM-high'],
    source: `${OTHER_SOURCE}, rau vụ đông`,
    sow: [['08-01', '02-29']],
    harvest: [['11-01', '04-30']],
  },
  {
    regions: ['CH', 'SE', 'MD'],
    source: `${OTHER_SOURCE}, rau CH, MD, SE`,
    sow: ALL_YEAR,
    flower: ALL_YEAR,
    harvest: ALL_YEAR,
  },
  { regions: ['NC', 'SC'], source: `${OTHER_SOURCE} has no dates for these coasts` },
];

/** Shrimp grow 75–120 days. */
function toShrimp(provinces: readonly string[], sow: SeasonWindow): CropCalendarRow {
  return {
    provinces,
    source: `${OTHER_SOURCE}, tôm: frame of 2022`,
    sow: [sow],
    harvest: followWindows([sow], 75, 120),
  };
}

const SHRIMP: readonly CropCalendarRow[] = [
  toShrimp(
    [
      'quang-ninh',
      'hai-phong',
      'thai-binh',
      'nam-dinh',
      'ninh-binh',
      'thanh-hoa',
      'nghe-an',
      'ha-tinh',
      'quang-binh',
      'quang-tri',
      'hue',
    ],
    ['03-01', '12-31'],
  ),
  toShrimp(['da-nang', 'quang-nam', 'quang-ngai', 'binh-dinh', 'phu-yen'], ['02-01', '08-31']),
  toShrimp(['khanh-hoa', 'ninh-thuan', 'binh-thuan'], ['01-01', '09-30']),
  toShrimp(['ba-ria-vung-tau', 'ho-chi-minh', 'dong-nai'], ['02-01', '08-31']),
  toShrimp(
    ['long-an', 'tien-giang', 'ben-tre', 'tra-vinh', 'soc-trang', 'bac-lieu', 'ca-mau', 'kien-giang'],
    ['02-01', '10-31'],
  ),
];

/** Calendars of every crop. */
export const CROP_CALENDAR_ROWS: Readonly<Record<CropId, readonly CropCalendarRow[]>> = {
  rice: RICE,
  maize: MAIZE,
  coffee: COFFEE,
  pepper: PEPPER,
  durian: DURIAN,
  dragonFruit: DRAGON_FRUIT,
  vegetables: VEGETABLES,
  shrimp: SHRIMP,
};
