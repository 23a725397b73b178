import { pair, splitLanguages } from '../split-languages.ts';

export const catchmentMessages = splitLanguages({
  loading: ['Đang mở…', 'Opening…'],
  failed: ['Chưa tải được. Kiểm tra mạng rồi thử lại.', 'Could not be loaded. Check your network and try again.'],
  missing: ['Không có lưu vực này trong tài khoản của bạn.', 'Your account has no such catchment.'],
  retry: ['Thử lại', 'Try again'],
  back: ['Mọi lưu vực', 'All catchments'],
  list: {
    heading: ['Lưu vực của tôi', 'My catchments'],
    none: [
      'Chưa có lưu vực nào. Vẽ, tải tệp lên hoặc bắt đầu từ một nhà máy; mưa bình quân hiện ra ngay.',
      'No catchment yet. Draw one, upload a file or start from a plant; its mean rain shows at once.',
    ],
    area: pair([(km2: string) => `${km2}\u00a0km²`, (km2) => `${km2}\u00a0km²`]),
    placeOnly: ['mới có vị trí, chưa có đường lưu vực', 'location only, no outline yet'],
    paused: ['Gói hiện tại tạm dừng lưu vực này; không mất gì.', 'Paused by your current plan; nothing is lost.'],
    open: ['Mở bảng điều hành', 'Open the desk'],
  },
  add: {
    heading: ['Thêm lưu vực', 'Add a catchment'],
    ways: {
      draw: ['Vẽ trên bản đồ', 'Draw on the map'],
      upload: ['Tải tệp lên', 'Upload a file'],
      plant: ['Từ nhà máy', 'From a plant'],
    },
    name: ['Tên hồ hoặc lưu vực', 'Name of the reservoir or catchment'],
    nameHint: ['Ví dụ: Hồ Bản Chát', 'For example: Ban Chat reservoir'],
    save: ['Lưu lại', 'Save the catchment'],
    saveOutline: ['Lưu đường lưu vực', 'Save the outline'],
    saving: ['Đang lưu…', 'Saving…'],
    needsName: ['Hãy đặt tên.', 'Give it a name.'],
    needsOutline: ['Hãy vẽ ít nhất 3 điểm, hoặc tải một tệp lên.', 'Draw at least 3 points, or upload a file.'],
  },
  draw: {
    hint: [
      'Chạm lần lượt theo đường phân thủy, điểm cuối tự nối với điểm đầu. Kéo bản đồ để di chuyển.',
      'Tap along the watershed; the last point joins the first. Drag to move the map.',
    ],
    label: ['Bản đồ để vẽ lưu vực', 'Map to draw the catchment on'],
    zoomIn: ['Phóng to', 'Zoom in'],
    zoomOut: ['Thu nhỏ', 'Zoom out'],
    undo: ['Bỏ điểm cuối', 'Remove last point'],
    clear: ['Xóa hết', 'Clear all'],
    points: pair([(count: string) => `${count} điểm`, (count) => `${count} points`]),
    byHand: ['Nhập tọa độ thay cho vẽ', 'Type coordinates instead'],
    byHandHint: [
      'Mỗi dòng một điểm: vĩ độ, kinh độ. Ví dụ 21.85, 103.82',
      'One point per line: latitude, longitude. For example 21.85, 103.82',
    ],
    wrongLine: pair([
      (line: number) => `Dòng ${line} không phải vĩ độ, kinh độ.`,
      (line) => `Line ${line} is not a latitude and a longitude.`,
    ]),
  },
  upload: {
    hint: [
      'GeoJSON hoặc shapefile (.zip có .shp và .prj), WGS 84 hay VN-2000 kinh vĩ độ, một vùng, tối đa 10.000 điểm và 5\u00a0MB.',
      'GeoJSON or a shapefile (.zip with .shp and .prj), WGS 84 or geographic VN-2000, one area, at most 10,000 points and 5\u00a0MB.',
    ],
    choose: ['Chọn tệp', 'Choose a file'],
    reading: ['Đang kiểm tra tệp…', 'Checking the file…'],
    tooLarge: pair([
      (size: string) => `Tệp ${size}\u00a0MB, tối đa 5\u00a0MB. Hãy đơn giản hóa đường lưu vực rồi tải lại.`,
      (size) => `The file is ${size}\u00a0MB; the limit is 5\u00a0MB. Simplify the outline and try again.`,
    ]),
    refused: ['Tệp chưa dùng được, chưa lưu gì:', 'The file cannot be used; nothing was saved:'],
    accepted: pair([
      (points: string, km2: string) => `Tệp dùng được: ${points} điểm, ${km2}\u00a0km².`,
      (points, km2) => `The file is valid: ${points} points, ${km2}\u00a0km².`,
    ]),
  },
  plant: {
    label: ['Nhà máy thủy điện', 'Hydropower plant'],
    choose: ['Chọn nhà máy', 'Choose a plant'],
    hint: [
      'Chọn nhà máy thì có vị trí và tên, chưa có đường lưu vực: cho tới khi bạn vẽ hoặc tải lên, bảng điều hành chỉ có mưa của ô lưới quanh đập.',
      'Choosing a plant sets the place and the name, not the outline: until you draw or upload one, the desk has only the rain of the grid cell around the dam.',
    ],
    option: pair([
      (name: string, megawatts: string) => `${name}, ${megawatts}\u00a0MW`,
      (name, megawatts) => `${name}, ${megawatts}\u00a0MW`,
    ]),
    source: [
      'Vị trí: Global Power Plant Database, WRI, CC BY 4.0.',
      'Positions: Global Power Plant Database, WRI, CC BY 4.0.',
    ],
  },
  desk: {
    demo: ['Số liệu minh họa', 'Demo data'],
    updated: pair([
      (clock: string, source: string, run: string) => `Cập nhật ${clock} · ${source} ${run}`,
      (clock, source, run) => `Updated ${clock} · ${source} ${run}`,
    ]),
    updatedAt: pair([(clock: string) => `Cập nhật ${clock}`, (clock) => `Updated ${clock}`]),
    print: ['In', 'Print'],
    noMean: pair([
      (percent: string) => `Dưới 80% diện tích có số liệu mưa (đang ${percent}%) nên không tính trung bình lưu vực.`,
      (percent) => `Less than 80% of the area has rain data (now ${percent}%), so no catchment mean is given.`,
    ]),
    cellOnly: [
      'Mới có vị trí: dưới đây là mưa của một ô lưới quanh đập, không phải mưa bình quân lưu vực.',
      'Location only: this is the rain of one grid cell around the dam, not the catchment mean.',
    ],
    sentence: pair([
      (mean: string, range: string) => `Lưu vực sắp nhận ${mean} trong 24 giờ tới${range}.`,
      (mean, range) => `Expect ${mean} on the catchment in the next 24 hours${range}.`,
    ]),
    sentenceCell: pair([
      (mean: string, range: string) => `Ô lưới quanh đập sắp nhận ${mean} trong 24 giờ tới${range}.`,
      (mean, range) => `Expect ${mean} in the grid cell around the dam in the next 24 hours${range}.`,
    ]),
    dry: ['24 giờ tới hầu như không mưa trên lưu vực.', 'Almost no rain over the catchment in the next 24 hours.'],
    dryCell: [
      '24 giờ tới hầu như không mưa ở ô lưới quanh đập.',
      'Almost no rain in the grid cell around the dam in the next 24 hours.',
    ],
    range: pair([(low: string, high: string) => ` (${low}–${high})`, (low, high) => ` (${low}–${high})`]),
    limitSoon: pair([
      (limit: string, at: string) => ` Ngưỡng ${limit}: sớm nhất ${at}.`,
      (limit, at) => ` Limit ${limit}: ${at} at the earliest.`,
    ]),
    limitReached: pair([(limit: string) => ` Đã tới ngưỡng ${limit}.`, (limit) => ` The limit ${limit} is reached.`]),
    limitNone: [' Không ngưỡng nào bị chạm trong 10 ngày tới.', ' No limit is reached within 10 days.'],
    values: {
      past24: ['Mưa 24 giờ qua', 'Rain, past 24 hours'],
      next24: ['Mưa 24 giờ tới', 'Rain, next 24 hours'],
      next72: ['Mưa 72 giờ tới', 'Rain, next 72 hours'],
      limit: ['Sớm nhất chạm ngưỡng', 'First limit reached'],
      between: pair([
        (low: string, high: string) => `khoảng ${low}–${high}`,
        (low, high) => `between ${low} and ${high}`,
      ]),
      noRange: ['chưa có khoảng', 'no range yet'],
      byRadar: pair([
        (hours: string) => `${hours} giờ theo radar, còn lại theo phân tích mô hình`,
        (hours) => `${hours} ${hours === '1' ? 'hour' : 'hours'} from radar, the rest from the model analysis`,
      ]),
      byAnalysis: ['theo phân tích mô hình', 'from the model analysis'],
      allRadar: ['theo radar', 'from radar'],
      noLimits: ['chưa đặt ngưỡng', 'no limit set'],
      notReached: ['không tới', 'not reached'],
      within10: ['trong 10 ngày tới', 'within 10 days'],
    },
    map: {
      heading: ['Mưa trên lưu vực, 24 giờ tới', 'Rain on the catchment, next 24 hours'],
      headingCell: ['Mưa quanh đập, 24 giờ tới', 'Rain around the dam, next 24 hours'],
      text: pair([
        (most: string, cells: string) => `Lưu vực với mưa 24 giờ tới ở ${cells} ô lưới; ô mưa nhiều nhất ${most}.`,
        (most, cells) =>
          `The catchment with rain in the next 24 hours in ${cells} grid cells; the wettest has ${most}.`,
      ]),
      none: ['Chưa có số liệu mưa theo ô lưới.', 'No rain data by grid cell yet.'],
      legend: [
        ['dưới 6\u00a0mm', '6–14', '14–26', '26–40', 'từ 40'],
        ['under 6\u00a0mm', '6–14', '14–26', '26–40', '40 or more'],
      ],
      foot: pair([
        (km2: string, covered: string) => `Trung bình ${km2}\u00a0km², ${covered}% diện tích có số liệu.`,
        (km2, covered) => `Mean over ${km2}\u00a0km², ${covered}% of the area has data.`,
      ]),
    },
    sums: {
      heading: ['Mưa cộng dồn, mm', 'Total rainfall, mm'],
      aside: ['trung bình lưu vực', 'catchment mean'],
      asideCell: ['ô lưới quanh đập', 'grid cell at the dam'],
      span: ['Trong', 'Within'],
      past: ['Đã mưa', 'Fallen'],
      ahead: ['Sắp tới', 'To come'],
      range: ['Khoảng', 'Range'],
      most: ['Ô nhiều nhất', 'Wettest cell'],
      hours: pair([(hours: string) => `${hours} giờ`, (hours) => `${hours} h`]),
      tenDays: ['10 ngày', '10 days'],
      note: [
        'Khoảng ghép từ phân vị 10 và 90 của từng ô, coi các ô mưa cùng lúc: rộng hơn chứ không hẹp hơn khoảng thật của trung bình.',
        'The range adds up the cells’ 10th and 90th percentiles as if all were wet together, so it is wider than the true range of the mean.',
      ],
      members: pair([
        (members: string) =>
          `Khoảng: 10–90% của ${members} thành viên tổ hợp; mưa được cộng theo từng thành viên rồi mới lấy khoảng.`,
        (members) => `Range: 10–90% of ${members} ensemble members, each summed first.`,
      ]),
      farther: [
        'Dấu * dài hơn tầm của tổ hợp: khoảng ghép từ từng ô, rộng hơn khoảng thật.',
        'Rows with * extend beyond the ensemble: their range is combined from the cells and wider than the true one.',
      ],
    },
    hours: {
      heading: ['Mưa theo giờ', 'Hourly rain'],
      past: ['đã qua', 'fallen'],
      ahead: ['sắp tới', 'to come'],
      range: ['khoảng chứa 8/10 trường hợp', '8-in-10 range'],
      now: ['bây giờ', 'now'],
      text: pair([
        (most: string, at: string) =>
          `Mưa từng giờ, 3 ngày qua và 10 ngày tới; giờ mưa nhất sắp tới ${most} lúc ${at}.`,
        (most, at) =>
          `Rain hour by hour, 3 days back and 10 days ahead; the wettest hour to come has ${most} at ${at}.`,
      ]),
      none: ['Chưa có số liệu mưa theo giờ.', 'No hourly rain data yet.'],
      table: ['Xem bảng từng giờ', 'Show the hourly table'],
      columns: {
        at: ['Giờ', 'Hour'],
        rain: ['Mưa', 'Rain'],
        range: ['Khoảng', 'Range'],
        origin: ['Nguồn', 'Source'],
      },
      origins: { radar: ['radar', 'radar'], both: ['radar, mô hình', 'radar, model'], model: ['mô hình', 'model'] },
      nowcast: pair([
        (at: string) => `Các giờ đầu theo radar (ảnh lúc ${at}), rồi chuyển dần sang mô hình.`,
        (at) => `The first hours come from radar (image of ${at}), later ones increasingly from the model.`,
      ]),
    },
    limits: {
      heading: ['Ngưỡng mưa', 'Rain limits'],
      none: [
        'Chưa đặt ngưỡng. Ví dụ 100\u00a0mm trong 24 giờ là lúc bạn phải chuẩn bị mở cửa.',
        'No limit yet. For example, 100\u00a0mm in 24 hours may be when you prepare to open the gates.',
      ],
      limit: ['Ngưỡng', 'Limit'],
      now: ['Đang có', 'So far'],
      middle: ['Giữa khoảng', 'Middle'],
      earliest: ['Sớm nhất', 'Earliest'],
      reached: ['đã tới', 'reached'],
      never: ['không tới', 'not reached'],
      name: pair([
        (mm: string, hours: string) => `${mm}\u00a0mm/${hours} giờ`,
        (mm, hours) => `${mm}\u00a0mm/${hours}\u00a0h`,
      ]),
      hours: ['Trong số giờ', 'Hours'],
      mm: ['Mưa, mm', 'Rain, mm'],
      add: ['Thêm ngưỡng', 'Add a limit'],
      remove: pair([(name: string) => `Bỏ ngưỡng ${name}`, (name) => `Remove the limit ${name}`]),
      wrong: [
        'Số giờ từ 1 đến 240, mưa từ 0,1 đến 3.000\u00a0mm.',
        'Hours from 1 to 240, rain from 0.1 to 3,000\u00a0mm.',
      ],
    },
    flow: {
      heading: ['Lưu lượng về hồ', 'Inflow'],
      aside: ['m³/s, trung bình giờ', 'm³/s, hourly means'],
      states: {
        uncalibrated: [
          'Chưa có mô hình hiệu chỉnh bằng số liệu của hồ, nên chỉ đưa mưa, không đưa m³/s.',
          'No model has been calibrated with the reservoir’s records yet, so only rain is shown, no m³/s.',
        ],
        noSkill: [
          'Mô hình hiện có không hơn gì lấy lưu lượng trung bình, nên không dùng và chưa đưa m³/s. Hãy kiểm tra số liệu rồi hiệu chỉnh lại.',
          'The model is no better than the mean flow, so it is not used and no m³/s is given. Check the records and calibrate again.',
        ],
        oldRecords: [
          'Số liệu của hồ dừng cách đây hơn 40 ngày. Hãy tải số liệu mới rồi hiệu chỉnh lại; chưa đưa m³/s.',
          'The reservoir’s records ended more than 40 days ago. Upload newer ones and calibrate again; no m³/s until then.',
        ],
        unknownRain: [
          'Thiếu mưa trên lưu vực từ khi số liệu của hồ dừng, nên chưa đưa m³/s.',
          'Too much rain data is missing since the records ended, so no m³/s is given.',
        ],
      },
      needsOutline: ['Cần có đường lưu vực trước khi hiệu chỉnh.', 'Calibration needs an outline.'],
      sentence: pair([
        (flow: string, range: string, at: string) =>
          `Đỉnh trong 10 ngày tới khoảng ${flow}\u00a0m³/s${range} lúc ${at}.`,
        (flow, range, at) => `The peak of the next 10 days is about ${flow}\u00a0m³/s${range} at ${at}.`,
      ]),
      count: pair([(members: string) => `${members} thành viên`, (members) => `${members} members`]),
      oneModel: [
        'Một phiên mô hình, không có khoảng: phiên này không kèm thành viên tổ hợp.',
        'One run without a range: no ensemble is available.',
      ],
      band: pair([
        (members: string, low: string, high: string) =>
          `Vùng nhạt: 10–90% của ${members} thành viên tổ hợp; đỉnh của các thành viên ${low}–${high}\u00a0m³/s.`,
        (members, low, high) =>
          `The pale area is 10–90% of ${members} members of the ensemble; their peaks are ${low}–${high}\u00a0m³/s.`,
      ]),
      bandUntil: pair([
        (at: string) => `Sau ${at} tổ hợp không còn, chỉ còn một phiên mô hình.`,
        (at) => `After ${at} there is no ensemble, only one run.`,
      ]),
      ends: pair([
        (low: string, high: string) =>
          `Vùng nhạt là hai kịch bản, mưa luôn ở cận dưới hoặc cận trên của khoảng: đỉnh ${low}–${high}\u00a0m³/s. Rộng hơn khoảng thật, vì phiên này không kèm thành viên tổ hợp.`,
        (low, high) =>
          `The pale area spans two scenarios, with all rain at the lower or upper bound of its range: a peak of ${low}–${high}\u00a0m³/s. It is wider than the true range, because no ensemble is available.`,
      ]),
      endsAlike: [
        'Mưa ở cận dưới hay cận trên của khoảng thì đỉnh vẫn chừng ấy.',
        'With rain at the lower or upper bound of its range the peak stays about the same.',
      ],
      interpolated: [
        'Mô hình tính theo ngày; đường theo giờ là nội suy.',
        'The model works in daily steps; the hourly line is interpolated.',
      ],
      text: pair([
        (peak: string, at: string) =>
          `Lưu lượng về hồ theo giờ, 10 ngày tới; đỉnh ${peak} mét khối trên giây lúc ${at}.`,
        (peak, at) => `Hourly inflow, next 10 days; peak of ${peak} cubic metres per second at ${at}.`,
      ]),
      upload: ['Tải CSV của hồ', 'Upload the reservoir’s CSV'],
      replace: ['Thay số liệu', 'Replace the records'],
      uploadHint: [
        'CSV có cột thời gian, lưu lượng đến (ghi rõ đơn vị: m³/s hoặc mm), mưa, và bốc hơi hoặc nhiệt độ; theo giờ hoặc theo ngày, ít nhất 3 năm, tối đa 25\u00a0MB.',
        'A CSV with columns for time, inflow (m³/s or mm), rain, and evapotranspiration or temperature; hourly or daily, 3 years at least, 25\u00a0MB at most.',
      ],
      uploading: ['Đang đọc tệp…', 'Reading the file…'],
      refused: ['Tệp chưa dùng được, chưa lưu gì:', 'The file cannot be used; nothing was saved:'],
      records: pair([
        (from: string, to: string, rows: string) => `Số liệu ${from} đến ${to}, ${rows} dòng.`,
        (from, to, rows) => `Records from ${from} to ${to}, ${rows} rows.`,
      ]),
      gaps: pair([
        (flow: string, rain: string) => `Thiếu ${flow} bước lưu lượng, ${rain} bước mưa.`,
        (flow, rain) => `${flow} steps without flow, ${rain} without rain.`,
      ]),
      fit: ['Hiệu chỉnh mô hình', 'Calibrate a model'],
      fitAgain: ['Hiệu chỉnh lại', 'Calibrate again'],
      fitting: pair([
        (percent: string) => `Đang hiệu chỉnh, ${percent}%. Có thể rời trang.`,
        (percent) => `Calibrating, ${percent}%. You may leave the page.`,
      ]),
      fitFailed: ['Chưa hiệu chỉnh được.', 'Calibration failed.'],
      model: pair([
        (name: string, from: string, to: string) =>
          `${name}, chấm trên ${from} đến ${to} là những năm không dùng để hiệu chỉnh:`,
        (name, from, to) => `${name}, scored on ${from} to ${to}, years not used for calibration:`,
      ]),
      scores: {
        nse: ['NSE', 'NSE'],
        kge: ['KGE', 'KGE'],
        bias: ['Lệch tổng lượng', 'Volume bias'],
        persistence: ['NSE nếu lấy lưu lượng hôm trước', 'NSE of the previous day’s flow'],
      },
      atLimit: [
        'Có tham số nằm ở biên tìm kiếm: hãy kiểm tra diện tích và đơn vị.',
        'A parameter is at the limit of its search range: check the area and the unit.',
      ],
    },
    settings: {
      heading: ['Hồ và lưu vực', 'Reservoir and catchment'],
      rename: ['Đổi tên', 'Rename'],
      outline: ['Thay đường lưu vực', 'Replace the outline'],
      addOutline: ['Thêm đường lưu vực', 'Add the outline'],
      cancel: ['Thôi', 'Cancel'],
      download: ['Tải GeoJSON', 'Download GeoJSON'],
      remove: ['Xóa lưu vực', 'Remove the catchment'],
      sure: ['Xóa hẳn lưu vực và mọi ngưỡng?', 'Remove the catchment and all its limits?'],
      yes: ['Xóa', 'Remove'],
      points: pair([
        (points: string, km2: string) => `Đường lưu vực ${points} điểm, ${km2}\u00a0km² trên ê-líp-xô-ít WGS 84.`,
        (points, km2) => `Outline of ${points} points, ${km2}\u00a0km² on the WGS 84 ellipsoid.`,
      ]),
    },
    advice: [
      'Đây là tư vấn, không phải lệnh vận hành; bản tin lũ chính thức luôn được ưu tiên.',
      'This is advice, not an operating order; official flood bulletins always come first.',
    ],
  },
});

export type CatchmentMessages = (typeof catchmentMessages)['vi'];
