import type { RuleErrorCode } from '@portal/domain/alert/check-rule';
import type { Language } from '@portal/domain/language/language';
import { splitLanguages } from '../split-languages.ts';

const ruleErrors = splitLanguages({
  unknownKind: [
    'Hãy chọn một trong: mưa, khả năng mưa, dông, sét, gió giật, nhiệt độ, cảnh báo chính thức.',
    'Choose one of rain, rainChance, thunder, lightning, gust, temperature, officialWarning.',
  ],
  compare: ['Loại quy tắc này không so sánh theo cách đó.', 'A rule of this kind does not compare that way.'],
  threshold: [
    'Ngưỡng này không dùng được cho loại quy tắc đã chọn.',
    'This threshold cannot be used with the chosen kind.',
  ],
  chance: [
    'Khả năng là số nguyên từ 1 đến 99%, chỉ dùng cho quy tắc về mưa.',
    'The chance is a whole number from 1 to 99%, for rules on rain only.',
  ],
  costLoss: ['Chi phí phải lớn hơn 0 và nhỏ hơn thiệt hại.', 'The cost must be above 0 and below the loss.'],
  lead: ['Thời gian báo trước từ 5 đến 180 phút.', 'The lead is 5 to 180 minutes.'],
  hours: ['Giờ là số nguyên từ 0 đến 24.', 'Hours are whole numbers from 0 to 24.'],
  weekdays: [
    'Hãy chọn ít nhất một ngày, 1 (thứ Hai) đến 7 (Chủ nhật).',
    'Choose at least one day, 1 (Monday) to 7 (Sunday).',
  ],
  pause: ['Khoảng nghỉ giữa hai đợt từ 0 đến 1440 phút.', 'The pause between two events is 0 to 1,440 minutes.'],
  perDay: ['Số đợt mỗi ngày từ 1 đến 50.', 'Events a day are 1 to 50.'],
  flag: ['Chỉ nhận true hoặc false.', 'Only true or false.'],
  language: ['Ngôn ngữ là vi hoặc en.', 'The language is vi or en.'],
  segment: [
    'Lời khuyên dành cho drivers, office hoặc farming, hoặc null.',
    'The segment is drivers, office or farming, or null.',
  ],
  windUnit: ['Đơn vị gió là kmh hoặc ms.', 'The unit of wind is kmh or ms.'],
  temperatureUnit: ['Đơn vị nhiệt độ là C hoặc F.', 'The unit of temperature is C or F.'],
});

export const describeRuleError = (code: RuleErrorCode, language: Language): string => ruleErrors[language][code];
