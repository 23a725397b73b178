import type { RuleErrorCode } from '@portal/domain/alert/check-rule';
import type { Language } from '@portal/domain/language/language';
import { splitLanguages } from '../split-languages.ts';

const ruleErrors = splitLanguages({
  unknownKind: [
    'Hãy chọn một trong: mưa, khả năng mưa, dông, sét, gió giật, nhiệt độ, cảnh báo chính thức, giờ gom lúa, nóng khi làm ngoài trời.',
    'Choose one of rain, rainChance, thunder, lightning, gust, temperature, officialWarning, drying, heat.',
  ],
  compare: ['Loại quy tắc này không dùng được cách so sánh đó.', 'This kind of rule cannot use that comparison.'],
  threshold: [
    'Ngưỡng này không dùng được cho loại quy tắc đã chọn.',
    'This threshold cannot be used with the chosen kind.',
  ],
  chance: [
    'Khả năng phải là số nguyên từ 1 đến 99%, chỉ dùng cho quy tắc về mưa.',
    'The chance must be a whole number from 1 to 99%, for rain rules only.',
  ],
  costLoss: ['Chi phí phải lớn hơn 0 và nhỏ hơn thiệt hại.', 'The cost must be above 0 and below the loss.'],
  lead: ['Thời gian báo trước phải từ 5 đến 180 phút.', 'The lead time must be 5 to 180 minutes.'],
  hours: ['Giờ phải là số nguyên từ 0 đến 24.', 'Hours must be whole numbers from 0 to 24.'],
  weekdays: [
    'Hãy chọn ít nhất một ngày, 1 (thứ Hai) đến 7 (Chủ nhật).',
    'Choose at least one day, 1 (Monday) to 7 (Sunday).',
  ],
  pause: [
    'Khoảng nghỉ giữa hai đợt phải từ 0 đến 1440 phút.',
    'The pause between two events must be 0 to 1,440 minutes.',
  ],
  perDay: ['Số đợt mỗi ngày phải từ 1 đến 50.', 'Events per day must be 1 to 50.'],
  flag: ['Chỉ nhận true hoặc false.', 'It must be true or false.'],
  language: ['Ngôn ngữ phải là vi hoặc en.', 'The language must be vi or en.'],
  segment: [
    'Nhóm nhận lời khuyên phải là drivers, office, farming hoặc null.',
    'The segment must be drivers, office or farming, or null.',
  ],
  windUnit: ['Đơn vị gió phải là kmh hoặc ms.', 'The wind unit must be kmh or ms.'],
  temperatureUnit: ['Đơn vị nhiệt độ phải là C hoặc F.', 'The temperature unit must be C or F.'],
});

export const describeRuleError = (code: RuleErrorCode, language: Language): string => ruleErrors[language][code];
