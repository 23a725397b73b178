import type { StorageFileFault } from '@portal/domain/hydro/reservoir/parse-storage-table';
import type { ReservoirFaultCode } from '@portal/domain/hydro/reservoir/reservoir';
import { type Pairs, pair, splitLanguages } from '../split-languages.ts';

type Faults = Readonly<Record<ReservoirFaultCode | StorageFileFault, string>>;

/** Reservoir level, procedure timeline, and their form. */
export const reservoirMessages = splitLanguages({
  level: {
    heading: ['Mực hồ', 'Level'],
    headingRelease: pair([
      (release: string) => `Mực hồ nếu giữ xả ${release}\u00a0m³/s`,
      (release) => `Level if release stays at ${release}\u00a0m³/s`,
    ]),
    headingTried: pair([
      (release: string) => `Mực hồ nếu xả ${release}\u00a0m³/s từ bây giờ`,
      (release) => `Level with ${release}\u00a0m³/s from now on`,
    ]),
    states: {
      noCurve: [
        'Chưa có bảng dung tích V(H) của hồ, nên chưa tính mực hồ. Nhập bảng ở phần Hồ chứa bên dưới.',
        'No V(H) storage table yet, so no level is computed. Enter it under Reservoir below.',
      ],
      noInflow: [
        'Chưa có lưu lượng về hồ từ mô hình đã hiệu chỉnh, nên chưa tính mực hồ.',
        'No calibrated inflow yet, so no level is computed.',
      ],
      noReading: [
        'Chưa có mực hồ đã đọc. Nhập mực và giờ đọc ở phần Hồ chứa bên dưới.',
        'No level reading yet. Enter it with its time under Reservoir below.',
      ],
      noRelease: [
        'Chưa biết đang xả bao nhiêu. Nhập lưu lượng xả ở phần Hồ chứa bên dưới.',
        'The release is unknown. Enter it under Reservoir below.',
      ],
      oldReading: [
        'Mực hồ được đọc trước khi số liệu của hồ dừng, nên không nối được với dự báo. Hãy đọc lại.',
        'The level reading is older than the reservoir’s records, so the forecast cannot start from it. Enter a newer one.',
      ],
      outsideCurve: [
        'Mực hồ đã đọc nằm ngoài bảng V(H), nên chưa tính tiếp.',
        'The level reading is outside the V(H) table, so no forecast can start from it.',
      ],
    },
    read: pair([
      (level: string, at: string) => `Đọc ${level}\u00a0m lúc ${at}; từ đó là tính toán, không phải đo.`,
      (level, at) => `${level}\u00a0m read at ${at}; the rest is computed, not measured.`,
    ]),
    stale: pair([
      (level: string, at: string, hours: string) =>
        `Mực hồ cũ ${hours} giờ (${level}\u00a0m lúc ${at}). Đường mực nước bắt đầu từ lúc đó; hãy đọc lại.`,
      (level, at, hours) =>
        `The level is ${hours} hours old (${level}\u00a0m at ${at}). The line starts there; enter a newer reading.`,
    ]),
    text: pair([
      (release: string, from: string, to: string, at: string) =>
        `Mực hồ theo giờ nếu xả ${release} mét khối trên giây: từ ${from} mét, cao nhất ${to} mét lúc ${at}.`,
      (release, from, to, at) =>
        `Hourly level with a release of ${release} cubic metres per second: from ${from} metres, highest ${to} metres at ${at}.`,
    ]),
    leaves: ['Đường dừng ở mép bảng V(H).', 'The line ends at the edge of the V(H) table.'],
    columns: {
      name: ['Mực nước', 'Level'],
      level: ['Cao trình', 'Height'],
      left: ['Còn', 'Left'],
      middle: ['Giữa khoảng', 'Middle'],
      course: ['Đường tính', 'Computed'],
      earliest: ['Sớm nhất', 'Earliest'],
      latest: ['Muộn nhất', 'Latest'],
      reaching: ['Số thành viên', 'Members'],
    },
    names: {
      cap: ['Trần mùa lũ', 'Season cap'],
      dead: ['MNC', 'Dead'],
      normal: ['MNDBT', 'Normal'],
      designFlood: ['MNLTK', 'Design flood'],
      checkFlood: ['MNLKT', 'Check flood'],
    },
    noLevels: [
      'Chưa nhập MNDBT, MNLTK, MNLKT, nên không có giờ chạm mực.',
      'No normal, design flood or check flood level entered, so no times to reach them.',
    ],
    reached: ['đã tới', 'reached'],
    computed: ['theo tính đã tới', 'reached, as computed'],
    maybe: ['có thể đã tới', 'may have been reached'],
    never: ['không tới', 'not reached'],
    outside: ['ngoài bảng', 'off the table'],
    oneModel: [
      'Không có giờ sớm nhất: lưu lượng về là một phiên tính theo giờ, không có khoảng.',
      'No earliest time: the inflow is a single hourly run without a range.',
    ],
    days: [
      'Sớm nhất: coi cả lượng nước của ngày về ngay đầu ngày, vì mô hình chỉ tính theo ngày.',
      'Earliest: assumes that a day’s whole inflow arrives at its start, because the model works in daily steps.',
    ],
    members: pair([
      (members: string) =>
        `Vùng nhạt: 10–90% của ${members} thành viên tổ hợp. Sớm nhất và muộn nhất: lúc 10% và 90% số thành viên đã chạm mực.`,
      (members) =>
        `The pale area is 10–90% of ${members} ensemble members. Earliest and latest: when 10% and 90% of them reach the level.`,
    ]),
    within: pair([
      (days: string) => `“Không tới” là không tới trong ${days} ngày dự báo.`,
      (days) => `“Not reached” means within the ${days} days of the forecast.`,
    ]),
    tried: ['Thử xả', 'Try a release'],
    other: ['Xả khác, m³/s', 'Another, m³/s'],
    go: ['Tính', 'Compute'],
    wrongRelease: ['Lưu lượng xả phải từ 0 đến 100.000\u00a0m³/s.', 'The release must be from 0 to 100,000\u00a0m³/s.'],
  },
  clock: {
    heading: ['Mốc thời gian quy trình', 'Procedure timeline'],
    none: [
      'Chưa có quy trình vận hành của hồ. Không suy đoán quy trình: hãy nhập từ quyết định của hồ ở phần Hồ chứa.',
      'No operating procedure yet. Enter it from the reservoir’s approved decision (Reservoir, below).',
    ],
    now: ['bây giờ', 'now'],
    inSeason: pair([
      (day: string, days: string) => `Mùa lũ, ngày ${day} / ${days}`,
      (day, days) => `Flood season, day ${day} of ${days}`,
    ]),
    outOfSeason: ['Ngoài mùa lũ', 'Not the flood season'],
    cap: pair([
      (level: string, until: string) => `Mực nước không quá ${level}\u00a0m, tới hết ${until}.`,
      (level, until) => `The level may not exceed ${level}\u00a0m, until the end of ${until}.`,
    ]),
    noCap: ['Không có mực trần vào lúc này.', 'No level cap at this time.'],
    within: pair([
      (level: string, left: string) => `Đang ${level}\u00a0m: đạt, còn ${left}\u00a0m`,
      (level, left) => `Now ${level}\u00a0m: within the cap, ${left}\u00a0m left`,
    ]),
    above: pair([
      (level: string, over: string) => `Đang ${level}\u00a0m: vượt ${over}\u00a0m`,
      (level, over) => `Now ${level}\u00a0m: ${over}\u00a0m above`,
    ]),
    levelUnknown: ['Chưa có mực hồ đọc trong 12 giờ qua để so.', 'No level reading in the past 12 hours to compare.'],
    minimum: ['Dòng chảy tối thiểu', 'Minimum release'],
    minimumKept: pair([
      (least: string, release: string) => `${least}\u00a0m³/s, đang xả ${release}: đạt`,
      (least, release) => `${least}\u00a0m³/s, now ${release}: met`,
    ]),
    minimumMissed: pair([
      (least: string, release: string) => `${least}\u00a0m³/s, đang xả ${release}: thiếu`,
      (least, release) => `${least}\u00a0m³/s, now ${release}: not met`,
    ]),
    minimumOnly: pair([
      (least: string) => `${least}\u00a0m³/s, chưa biết đang xả`,
      (least) => `${least}\u00a0m³/s, the release is unknown`,
    ]),
    noticeBefore: ['Báo hạ du trước khi mở', 'Notice before opening'],
    hours: pair([(hours: string) => `${hours} giờ`, (hours) => `${hours} hours`]),
    items: {
      notice: pair([
        (opening: string) => `Hạn báo hạ du, cửa dự kiến mở ${opening}`,
        (opening) => `Downstream notice due, opening planned ${opening}`,
      ]),
      noticeLate: pair([
        (opening: string) => `Quá hạn báo hạ du, cửa dự kiến mở ${opening}`,
        (opening) => `Downstream notice overdue, opening planned ${opening}`,
      ]),
      lowerNow: pair([
        (level: string) => `Phải đưa mực hồ về không quá ${level}\u00a0m`,
        (level) => `Bring the level to ${level}\u00a0m or less`,
      ]),
      lowerSoon: pair([
        (level: string) => `Từ ngày này mực hồ không quá ${level}\u00a0m`,
        (level) => `From this day the level may not exceed ${level}\u00a0m`,
      ]),
      raise: pair([
        (release: string, missing: string) => `Phải xả ít nhất ${release}\u00a0m³/s, còn thiếu ${missing}`,
        (release, missing) => `Release at least ${release}\u00a0m³/s (${missing} short)`,
      ]),
      seasonBegins: ['Vào mùa lũ', 'The flood season begins'],
      seasonEnds: ['Hết mùa lũ', 'The flood season ends'],
      reachEarliest: pair([
        (name: string, level: string, release: string) =>
          `Sớm nhất chạm ${name} ${level}\u00a0m nếu xả ${release}\u00a0m³/s`,
        (name, level, release) => `${name} ${level}\u00a0m at the earliest if ${release}\u00a0m³/s is released`,
      ]),
      reach: pair([
        (name: string, level: string, release: string) => `Chạm ${name} ${level}\u00a0m nếu xả ${release}\u00a0m³/s`,
        (name, level, release) => `${name} ${level}\u00a0m is reached if ${release}\u00a0m³/s is released`,
      ]),
      hold: pair([
        (release: string, level: string) =>
          `Xả đều từ ${release}\u00a0m³/s kể từ giờ này thì không vượt ${level}\u00a0m`,
        (release, level) => `A steady release of ${release}\u00a0m³/s from now keeps the level within ${level}\u00a0m`,
      ]),
    },
    source: pair([
      (at: string) => `Theo quy trình do hồ nhập, lưu ngày ${at}.`,
      (at) => `From the procedure entered for this reservoir, saved on ${at}.`,
    ]),
  },
  form: {
    heading: ['Hồ chứa', 'Reservoir'],
    now: ['Mực hồ và xả lúc này', 'Level and release now'],
    reading: ['Mực hồ đã đọc, m', 'Observed level, m'],
    readAt: ['Đọc lúc (giờ Việt Nam)', 'Read at (Vietnam time)'],
    release: ['Đang xả qua máy và tràn, m³/s', 'Release through turbines and spillway, m³/s'],
    saveNow: ['Lưu mực hồ', 'Save the level'],
    saving: ['Đang lưu…', 'Saving…'],
    saved: ['Đã lưu.', 'Saved.'],
    curve: ['Bảng dung tích V(H)', 'Storage table V(H)'],
    curveHas: pair([
      (points: string, from: string, to: string, volume: string) =>
        `${points} điểm, từ ${from} đến ${to}\u00a0m; ở mực cao nhất ${volume} triệu\u00a0m³.`,
      (points, from, to, volume) =>
        `${points} points, from ${from} to ${to}\u00a0m; ${volume} million\u00a0m³ at the highest.`,
    ]),
    curveNone: ['Chưa có bảng.', 'No table yet.'],
    curveHint: [
      'Hai cột: mực nước (m) và dung tích (triệu m³), mỗi dòng một điểm, tăng dần. Dán từ bảng tính hoặc chọn tệp CSV.',
      'Two columns: level (m) and volume (million m³), one row per point, ascending. Paste them from a spreadsheet or choose a CSV file.',
    ],
    paste: ['Dán bảng vào đây', 'Paste the table here'],
    file: ['Hoặc chọn tệp CSV', 'Or choose a CSV file'],
    saveCurve: ['Lưu bảng V(H)', 'Save the V(H) table'],
    removeCurve: ['Bỏ bảng', 'Remove the table'],
    refused: ['Bảng chưa dùng được, chưa lưu gì:', 'The table cannot be used; nothing was saved:'],
    line: pair([(line: string, fault: string) => `Dòng ${line}: ${fault}`, (line, fault) => `Line ${line}: ${fault}`]),
    levels: ['Các mực nước, m', 'Levels, m'],
    levelNames: {
      dead: ['MNC, mực nước chết', 'Dead level (MNC)'],
      normal: ['MNDBT, dâng bình thường', 'Normal level (MNDBT)'],
      designFlood: ['MNLTK, lũ thiết kế', 'Design flood level (MNLTK)'],
      checkFlood: ['MNLKT, lũ kiểm tra', 'Check flood level (MNLKT)'],
    },
    saveLevels: ['Lưu các mực', 'Save the levels'],
    procedure: ['Quy trình vận hành', 'Operating procedure'],
    procedureHint: [
      'Chép từ quyết định phê duyệt quy trình của hồ. Ngày viết ngày/tháng, ví dụ 15/6.',
      'Copy it from the decision that approved the procedure. Days as day/month, such as 15/6.',
    ],
    floodSeason: ['Mùa lũ', 'Flood season'],
    from: ['Từ ngày', 'From'],
    to: ['Đến hết ngày', 'To the end of'],
    caps: ['Mực không được vượt', 'Levels not to exceed'],
    capLevel: ['Mực, m', 'Level, m'],
    minimums: ['Dòng chảy tối thiểu', 'Minimum release'],
    minimumRelease: ['Xả, m³/s', 'Release, m³/s'],
    add: ['Thêm khoảng', 'Add a period'],
    remove: pair([(at: string) => `Bỏ khoảng ${at}`, (at) => `Remove the period ${at}`]),
    noticeHours: ['Báo hạ du trước khi mở cửa, giờ', 'Notice before opening, hours'],
    saveProcedure: ['Lưu quy trình', 'Save the procedure'],
    removeProcedure: ['Bỏ quy trình', 'Remove the procedure'],
    opening: ['Dự kiến mở cửa xả', 'Planned opening of the spillway'],
    openingAt: ['Mở lúc (giờ Việt Nam)', 'Opens at (Vietnam time)'],
    noticeAt: ['Đã báo hạ du lúc', 'Notice given at'],
    saveOpening: ['Lưu dự kiến', 'Save the plan'],
    removeOpening: ['Bỏ dự kiến', 'Remove the plan'],
  },
  faults: {
    tooFewPoints: ['Bảng V(H) cần ít nhất hai điểm.', 'A V(H) table needs at least two points.'],
    tooManyPoints: ['Bảng V(H) có tối đa 2.000 điểm.', 'A V(H) table can have at most 2,000 points.'],
    noNumber: ['Phải là một số.', 'Must be a number.'],
    unlikelyLevel: ['Mực nước phải từ −10 đến 3.000\u00a0m.', 'A level must be between −10 and 3,000\u00a0m.'],
    negativeVolume: ['Dung tích không được âm.', 'A volume must not be negative.'],
    unlikelyVolume: [
      'Dung tích lớn hơn mọi hồ trên thế giới. Hãy xem lại đơn vị và dấu thập phân.',
      'The volume is larger than any reservoir in the world. Check the unit and the decimal separator.',
    ],
    levelNotRising: ['Mực nước phải cao hơn dòng trước.', 'The level must be above that of the previous row.'],
    volumeNotRising: ['Dung tích phải lớn hơn dòng trước.', 'The volume must be above that of the previous row.'],
    noDate: [
      'Không phải ngày trong năm. Viết ngày/tháng, ví dụ 15/6.',
      'Not a day of the year. Use day/month, such as 15/6.',
    ],
    outOfRange: ['Ngoài khoảng cho phép.', 'Outside the allowed range.'],
    overlap: ['Trùng ngày với một khoảng ở trên.', 'Overlaps a period above.'],
    tooMany: ['Tối đa 24 khoảng.', 'At most 24 periods.'],
    levelBelow: [
      'Phải cao hơn mực đứng trước: MNC, MNDBT, MNLTK, MNLKT.',
      'Must be above the level before it: dead, normal, design flood, check flood.',
    ],
    future: ['Không được ở tương lai.', 'Must not be in the future.'],
    tooEarly: ['Giờ mở cửa không được trước giờ báo hạ du.', 'The opening must not come before its notice.'],
    encoding: [
      'Tệp không phải UTF-8. Hãy lưu lại dưới dạng CSV UTF-8.',
      'The file is not UTF-8. Save it again as CSV UTF-8.',
    ],
    tooLarge: ['Bảng quá dài: tối đa 64\u00a0KB.', 'The table is too long: 64\u00a0KB at most.'],
    empty: ['Bảng không có dòng nào.', 'The table has no rows.'],
    formula: ['Ô này là công thức. Chỉ nhận số.', 'This cell is a formula. Numbers only.'],
    notNumber: ['Phải là hai số: mực nước và dung tích.', 'Two numbers are needed: level and volume.'],
    missingCell: ['Thiếu một trong hai số.', 'One of the two numbers is missing.'],
    extraCell: [
      'Thừa cột: chỉ có mực nước và dung tích. Nếu dùng dấu phẩy thập phân, ngăn cột bằng dấu chấm phẩy.',
      'Too many columns: level and volume only. With decimal commas, separate columns by semicolons.',
    ],
    mixedDecimals: [
      'Bảng vừa có dấu phẩy vừa có dấu chấm. Hãy chọn dấu thập phân cạnh bảng.',
      'The table has commas and points. Choose the decimal separator next to the table.',
    ],
    ambiguousMark: [
      'Số này có thể là số lẻ hoặc số nghìn. Hãy chọn dấu thập phân cạnh bảng.',
      'The mark in this number may separate decimals or thousands. Choose the decimal separator next to the table.',
    ],
    unitMissing: [
      'Tiêu đề cột không ghi đơn vị. Hãy chọn đơn vị cạnh bảng.',
      'The column header gives no unit. Choose the unit next to the table.',
    ],
    unknownUnit: [
      'Tiêu đề cột ghi đơn vị lạ. Hãy chọn đơn vị cạnh bảng.',
      'The column header gives an unknown unit. Choose the unit next to the table.',
    ],
    columnTwice: ['Có hai cột cùng loại này.', 'There are two columns of this kind.'],
  } satisfies Pairs<Faults>,
});

export type ReservoirMessages = (typeof reservoirMessages)['vi'];
