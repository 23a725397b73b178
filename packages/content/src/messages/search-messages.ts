import type { Language } from '@portal/domain/language/language';

const vi = {
  label: 'Tìm đường, phường, quận, huyện, tỉnh, thành phố',
  /** Short enough for a phone. */
  hint: 'Tên xã, phường, tỉnh…',
  submit: 'Tìm',
  locate: 'Dùng vị trí của tôi',
  locating: 'Đang xác định vị trí…',
  locateRefused:
    'Trình duyệt chưa được phép dùng vị trí. Bạn có thể gõ tên địa điểm, hoặc cho phép trong cài đặt của trình duyệt.',
  locateSlow: 'Chờ lâu quá mà chưa có vị trí. Bạn thử lại ở chỗ thoáng hơn, hoặc gõ tên địa điểm.',
  locateFailed: 'Máy không xác định được vị trí. Bạn có thể gõ tên địa điểm.',
  locateUnreachable: 'Đã có vị trí nhưng chưa kết nối được máy chủ. Bạn thử lại sau.',
  locateOutside: 'Vị trí của bạn không thuộc Việt Nam. Bạn có thể gõ tên một nơi ở Việt Nam.',
  suggestions: 'Địa điểm gợi ý',
  /** Announced in the browser, which fills `{count}` and `{text}`. */
  suggested: '{count} địa điểm. Dùng phím mũi tên để chọn.',
  nothingFor: 'Không tìm thấy “{text}”. Bạn thử tên phường, xã hoặc tỉnh.',
  /** Heading of places that match only a part of the text, `{text}`. */
  matchingPart: 'Nơi khớp với “{text}”',
  searching: 'Đang tìm…',
  failed: 'Chưa tải được gợi ý. Nhấn Enter để tìm.',
  /** Next to a current place; `{text}` is its former name or unit. */
  formerly: 'trước đây: {text}',
  /** Next to a province; `{text}` lists the ones it absorbed. */
  includes: 'gồm cả {text}',
  kinds: {
    province: 'Tỉnh, thành phố',
    ward: 'Phường, xã',
    formerProvince: 'Tỉnh cũ',
    formerDistrict: 'Quận, huyện cũ',
    locality: 'Địa danh',
    point: 'Điểm trên bản đồ',
  },
  units: { ward: 'Phường', commune: 'Xã', specialZone: 'Đặc khu' },
  /** Heading of similar names after a search without a match. */
  similar: 'Tên gần giống',
  popular: 'Nơi nhiều người xem',
  titleFor: (text: string) => `Kết quả tìm “${text}”`,
  count: (count: number, text: string) => `${count} địa điểm cho “${text}”`,
  none: (text: string) => `Không tìm thấy địa điểm nào tên “${text}”.`,
  unavailable: 'Chưa tìm được lúc này. Bạn thử lại sau ít phút.',
  help: [
    'Gõ có dấu hay không dấu đều được: “da lat” vẫn ra Đà Lạt.',
    'Tên cũ vẫn tìm được: quận, huyện và tỉnh trước khi sáp nhập.',
    'Thêm tên tỉnh khi có nhiều nơi trùng tên: “Tân Thành, Đồng Tháp”.',
  ],
  helpTitle: 'Gợi ý khi tìm',
  streets: {
    unknown:
      'Chúng tôi chưa tìm được theo tên đường và số nhà. Bạn hãy tìm theo phường, xã, hoặc bấm “Dùng vị trí của tôi”.',
    notFound: 'Không tìm thấy đường hoặc số nhà này. Bạn hãy tìm theo phường, xã, hoặc bấm “Dùng vị trí của tôi”.',
    unavailable: 'Chưa tra được tên đường lúc này. Bạn hãy tìm theo phường, xã, hoặc bấm “Dùng vị trí của tôi”.',
  },
  onlyPart: (part: string) => `Những nơi khớp với “${part}”:`,
  cut: (most: number) => `Nội dung tìm dài quá: chỉ tìm theo ${most} ký tự đầu.`,
  streetWard: 'Nơi có thể chứa địa chỉ này:',
};

export type SearchMessages = typeof vi;

const en: SearchMessages = {
  label: 'Search a street, ward, district, province or city',
  hint: 'Ward, commune, province…',
  submit: 'Search',
  locate: 'Use my location',
  locating: 'Finding your location…',
  locateRefused:
    'The browser may not use your location. You can type the name of a place, or allow it in the browser’s settings.',
  locateSlow: 'Finding your location took too long. Try again in the open, or type the name of a place.',
  locateFailed: 'This device could not find its location. You can type the name of a place.',
  locateUnreachable: 'Your location is known, but the server cannot be reached. Please try again later.',
  locateOutside: 'Your location is not in Vietnam. You can type the name of a place in Vietnam.',
  suggestions: 'Suggested places',
  /** Announced in the browser, which fills `{count}` and `{text}`. */
  suggested: 'Places found: {count}. Use the arrow keys to choose.',
  nothingFor: 'Nothing found for “{text}”. Try a ward, commune or province.',
  matchingPart: 'Places matching “{text}”',
  searching: 'Searching…',
  failed: 'Suggestions could not be loaded. Press Enter to search.',
  formerly: 'formerly: {text}',
  includes: 'includes {text}',
  kinds: {
    province: 'Province or city',
    ward: 'Ward or commune',
    formerProvince: 'Former province',
    formerDistrict: 'Former district',
    locality: 'Locality',
    point: 'Point on the map',
  },
  units: { ward: 'Ward', commune: 'Commune', specialZone: 'Special zone' },
  similar: 'Similar names',
  popular: 'Popular places',
  titleFor: (text) => `Results for “${text}”`,
  count: (count, text) => `${count} ${count === 1 ? 'place' : 'places'} for “${text}”`,
  none: (text) => `No place called “${text}” was found.`,
  unavailable: 'Search is not available right now. Please try again in a few minutes.',
  help: [
    'Tone marks are optional: “da lat” finds Đà Lạt.',
    'Former names work too: districts and provinces from before the merger.',
    'Add the province where several places share a name: “Tan Thanh, Dong Thap”.',
  ],
  helpTitle: 'Search tips',
  streets: {
    unknown:
      'Streets and house numbers are not known here. Search for the ward or commune, or press “Use my location”.',
    notFound: 'This street or house was not found. Search for the ward or commune, or press “Use my location”.',
    unavailable: 'Streets cannot be looked up right now. Search for the ward or commune, or press “Use my location”.',
  },
  onlyPart: (part) => `Places matching “${part}”:`,
  cut: (most) => `That is a lot of text: only the first ${most} characters were searched.`,
  streetWard: 'Places that may hold this address:',
};

export const searchMessages: Readonly<Record<Language, SearchMessages>> = { vi, en };
