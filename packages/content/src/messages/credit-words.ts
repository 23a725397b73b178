import type { Language } from '@portal/domain/language/language';

/** A credit around the words that its licence asks for, which stay in English. */
interface CreditParts {
  readonly before: string;
  readonly fixed: string;
  readonly after: string;
}

const PUBLIC = ', thuộc phạm vi công cộng.';

/** By the start of a credit: the demanded words with its captured name, and Vietnamese around them. */
const VIETNAMESE: readonly (readonly [pattern: RegExp, before: string, after: string])[] = [
  [
    /^(Source: Japan Meteorological Agency website \(\S+himawari\)),/,
    'Cơ quan Khí tượng Nhật Bản, ',
    ', đã ghép và chuyển phép chiếu, Public Data License 1.0.',
  ],
  [
    /^(Source: Japan Meteorological Agency website \(\S+typhoon\)),/,
    'Cơ quan Khí tượng Nhật Bản, ',
    ', Public Data License 1.0. Để tham khảo, không phải phân tích, dự báo hay cảnh báo chính thức cho Việt Nam.',
  ],
  [
    /^Source: (Joint Typhoon Warning Center, U\.S\. Navy),/,
    'Hải quân Hoa Kỳ, ',
    ', thông tin công cộng, được tự do sao chép. Để tham khảo, không phải dự báo hay cảnh báo chính thức cho Việt Nam.',
  ],
  [
    /^(Precipitation: NOAA Enterprise Rain Rate \(RRQPE\), changed; satellite input JMA Himawari-9, EUMETSAT, NOAA\.)/,
    'Mưa theo vệ tinh: ',
    ' Số liệu đã được xử lý tiếp; NOAA không bảo chứng.',
  ],
  [
    /^Station observations, days late: (NOAA NCEI GHCNh, CC0),/,
    'Quan trắc của các trạm, chậm vài ngày: ',
    ', đã sắp xếp lại.',
  ],
  [/^Cloud tops: (NOAA \/ JMA Himawari-9 \(ISatSS\)),/, 'Đỉnh mây: ', ', đã xử lý tiếp.'],
  [/^METAR .* (NOAA Aviation Weather Center),/, 'Báo cáo METAR của các sân bay Việt Nam: ', PUBLIC],
  [/^TAF .* (NOAA Aviation Weather Center),/, 'Dự báo TAF của các sân bay Việt Nam: ', PUBLIC],
  [
    /^Seasonal forecast: (NMME project \(.*\)), files of the (?:NOAA Climate Prediction Center)/,
    'Dự báo mùa: ',
    ', tệp của NOAA Climate Prediction Center, công khai.',
  ],
  [/^(NOAA\/NCEP .*), public domain\.$/, 'Mô hình: ', PUBLIC],
];

/** A credit for readers of a language: all its words in English, or Vietnamese around the words that must stay. */
export function splitCredit(credit: string, language: Language): CreditParts {
  if (language === 'vi') {
    for (const [pattern, before, after] of VIETNAMESE) {
      const fixed = pattern.exec(credit)?.[1];
      if (fixed !== undefined) return { before, fixed, after };
    }
  }
  return { before: '', fixed: credit, after: '' };
}

function writeCredit(credit: string, language: Language): string {
  const { before, fixed, after } = splitCredit(credit, language);
  return before + fixed + after;
}

/** Credits as one text, where English words cannot be marked. */
export function writeCredits(credits: readonly string[], language: Language): string {
  return credits.map((credit) => writeCredit(credit, language)).join(' · ');
}
