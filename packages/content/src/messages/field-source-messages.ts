import type { Language } from '@portal/domain/language/language';

type Words = Readonly<Record<Language, string>>;

/** Origins of reply values, by their names in the OpenAPI `x-source`. */
export const FIELD_ORIGIN_WORDS: Readonly<Record<string, Words>> = {
  run: {
    vi: 'Phiên mô hình dự báo, đưa về đúng nơi và độ cao',
    en: 'Forecast model run, adjusted to the place and its elevation',
  },
  members: { vi: 'Các thành viên của dự báo tổ hợp', en: 'Members of the ensemble run' },
  ensemble: {
    vi: 'Các thành viên của dự báo tức thời, nếu không thì của dự báo tổ hợp',
    en: 'Members of the nowcast, else of the ensemble run',
  },
  derived: { vi: 'Tính từ các giá trị của mô hình', en: 'Computed from values of the model run' },
  course: {
    vi: 'Dự báo tức thời từ radar cho ba giờ tới, nối dần vào mô hình',
    en: 'Radar nowcast for the next three hours, blended into the model run',
  },
  radar: { vi: 'Ảnh radar', en: 'Radar frame' },
  satellite: { vi: 'Ảnh vệ tinh', en: 'Satellite image' },
  station: { vi: 'Báo cáo của trạm hoặc sân bay, như đã đo', en: 'Station or airport report, as measured' },
  airport: { vi: 'Dự báo của cơ quan khí tượng sân bay (TAF)', en: 'Forecast of an airport’s weather office (TAF)' },
  lightning: {
    vi: 'Mạng định vị sét và độ bất ổn định trong mô hình',
    en: 'Lightning network, and instability in the model run',
  },
  archive: {
    vi: 'Kho lưu các phiên trước, radar và những giờ đã qua',
    en: 'Archive of earlier runs, radar and past hours',
  },
  outlook: {
    vi: 'Mô hình trong 15 ngày đầu, sau đó là trung bình nhiều năm',
    en: 'Model run for the first 15 days, then long-term means',
  },
  climate: { vi: 'Trung bình nhiều năm', en: 'Long-term means' },
  sun: { vi: 'Tính thiên văn cho nơi và ngày', en: 'Astronomy for place and date' },
  lunar: { vi: 'Âm lịch Việt Nam', en: 'Vietnamese lunar calendar' },
  crops: {
    vi: 'Lịch và quy tắc của cây trồng, áp dụng cho dự báo tại nơi đó',
    en: 'Crop calendar and rules, applied to the place’s forecast',
  },
  sentence: {
    vi: 'Viết theo quy tắc từ các giá trị của cùng câu trả lời',
    en: 'Written by rules from values of the same reply',
  },
  gazetteer: { vi: 'Danh mục địa danh Việt Nam', en: 'Gazetteer of Vietnam' },
  terrain: { vi: 'Mô hình địa hình', en: 'Terrain model' },
  grid: { vi: 'Lưới của các giá trị', en: 'Grid of the values' },
  picture: { vi: 'Cách mã hóa ảnh', en: 'Picture encoding' },
  warning: { vi: 'Cảnh báo chính thức, trích nguyên văn', en: 'Official warning, quoted' },
  advisory: {
    vi: 'Bản tin của trung tâm bão, hoặc đường đi của mô hình, như centre ghi',
    en: 'Advisory of a storm centre or model track; see centre',
  },
  gauge: {
    vi: 'Hằng số điều hòa của trạm triều, tính thiên văn',
    en: 'Harmonic constants of a tide gauge, and astronomy',
  },
  limits: { vi: 'Giới hạn do cổng đề xuất, không phải quy định', en: 'Limits of this portal, not official ones' },
  bulletin: {
    vi: 'Bản tin, lập theo quy tắc từ mô hình vào lúc phát',
    en: 'Bulletin, written by rules from the model run at issue',
  },
  editors: { vi: 'Bài của ban biên tập', en: 'Editors’ files' },
  plan: { vi: 'Bảng các gói', en: 'Plan table' },
  count: { vi: 'Bộ đếm của dịch vụ', en: 'Counter of this service' },
  verification: {
    vi: 'Dự báo đã lưu, đối chiếu với số đo của trạm',
    en: 'Archived forecasts compared with station measurements',
  },
  readers: {
    vi: 'Lượt báo của bạn đọc, đối chiếu với điều trang nói lúc ấy',
    en: 'Readers’ reports, compared with what the portal said at that moment',
  },
  operator: { vi: 'Tệp của đơn vị vận hành', en: 'Operator’s files' },
  probe: { vi: 'Phép đo dịch vụ, mỗi phút một lần', en: 'Checks of this service, one per minute' },
  origin: {
    vi: 'Ghi chú về nguồn của các giá trị trong câu trả lời',
    en: 'Where the values of the reply come from',
  },
  clock: { vi: 'Đồng hồ máy chủ, giờ Việt Nam', en: 'Server clock, Vietnam time' },
  request: { vi: 'Chính yêu cầu gửi đến', en: 'The request itself' },
  shape: {
    vi: 'Hình dạng của câu trả lời: tên gọi, hoặc chứa các trường khác',
    en: 'Structure of the reply: a name, or a group of other fields',
  },
};

/** Meaning of null in a field. */
export const NULL_WORDS: Readonly<Record<string, Words>> = {
  noRun: {
    vi: 'Chưa có phiên mô hình nào cho lúc và nơi này',
    en: 'No model run available for this time and place',
  },
  noMembers: { vi: 'Chưa có dự báo tổ hợp', en: 'No ensemble run available' },
  noRadar: { vi: 'Không có ảnh radar đủ mới', en: 'No radar frame is recent enough' },
  noImage: { vi: 'Không có ảnh vệ tinh đủ mới', en: 'No satellite image is recent enough' },
  noTimetable: { vi: 'Nguồn không có lịch phát hành', en: 'The source has no timetable' },
  notMeasured: {
    vi: 'Báo cáo không nêu, hoặc giá trị không qua được kiểm tra',
    en: 'The report does not state it, or its value failed the checks',
  },
  noEvent: { vi: 'Không xảy ra trong khoảng này', en: 'It does not happen in this period' },
  otherDay: { vi: 'Không phải hôm nay', en: 'Not today' },
  otherTime: { vi: 'Bây giờ không phải ban đêm', en: 'Not night now' },
  offGrid: { vi: 'Nơi nằm ngoài lưới', en: 'The place is outside the grid' },
  offTerrain: { vi: 'Nơi nằm ngoài mô hình địa hình', en: 'The place is outside the terrain model' },
  notAsked: {
    vi: 'Lời gọi hoặc tham số không hỏi đến',
    en: 'Not requested by the call or its parameters',
  },
  noName: { vi: 'Một điểm không có tên', en: 'The point has no name' },
  none: { vi: 'Không có', en: 'None' },
  noEnglish: { vi: 'Chỉ có tiếng Việt', en: 'Available in Vietnamese only' },
  byContract: { vi: 'Gói không có, hoặc theo hợp đồng', en: 'Not part of the plan, or agreed by contract' },
  unlimited: { vi: 'Không giới hạn', en: 'No limit' },
  notProbed: { vi: 'Chưa rõ, vì chưa lần đo nào cho biết', en: 'Unknown: not checked' },
  goesOn: { vi: 'Đang tiếp diễn', en: 'Ongoing' },
  unnamed: { vi: 'Chưa có tên quốc tế', en: 'It has no international name' },
  notStated: { vi: 'Trung tâm không nêu', en: 'The centre does not state it' },
  offTrack: { vi: 'Đường đi của trung tâm không phủ lúc này', en: 'The track does not cover the present time' },
  noNearer: { vi: 'Tâm bão không tới gần hơn nữa', en: 'The storm centre comes no closer' },
  oneCentre: {
    vi: 'Chưa đủ hai trung tâm nêu lúc bão gần nhất',
    en: 'Fewer than two warning centres state a time of closest approach',
  },
  outOfReach: { vi: 'Không bán kính gió nào tới nơi này', en: 'No stated wind radius reaches the place' },
  noZero: {
    vi: 'Không có bão đang tới, hoặc gió lấy từ mô hình',
    en: 'No storm is approaching, or the wind comes from the model',
  },
  notAfter: {
    vi: 'Trong một ngày qua không có bão hay bản tin nào vừa hết',
    en: 'No storm passed and no bulletin ended within the past day',
  },
  atPoint: { vi: 'Sóng tính cho đúng điểm ấy', en: 'The waves are for the exact point' },
  noGauge: {
    vi: 'Gần đó không có trạm triều nào có hằng số',
    en: 'No tide gauge with known constants is within reach',
  },
  noShift: {
    vi: 'Ngày đã bắt đầu, chưa rõ giờ nghỉ, hoặc không buổi nào làm được',
    en: 'The day has begun, rest times are unknown, or no period is fit for work',
  },
  notCompared: { vi: 'Chưa đối chiếu với bảng chính thức', en: 'Not compared with official tables' },
  noMemberTracks: { vi: 'Chưa đọc đường đi nào của dự báo tổ hợp', en: 'No ensemble tracks available' },
  fewPairs: {
    vi: 'Quá ít cặp dự báo và số đo, hoặc không có gì để chia',
    en: 'Too few pairs of forecast and measurement, or nothing to divide by',
  },
  fewReports: {
    vi: 'Chưa đủ 20 lượt báo để so',
    en: 'Fewer than 20 reports can be compared',
  },
};
