import { pair, splitLanguages } from '../split-languages.ts';

export const searchMessages = splitLanguages({
  label: ['Tìm đường, phường, quận, huyện, tỉnh, thành phố', 'Search a street, ward, district, province or city'],
  /** Short enough for a phone. */
  hint: ['Tên xã, phường, tỉnh…', 'Ward, commune, province…'],
  submit: ['Tìm', 'Search'],
  locate: ['Dùng vị trí của tôi', 'Use my location'],
  locating: ['Đang xác định vị trí…', 'Finding your location…'],
  locateRefused: [
    'Trình duyệt chưa được phép dùng vị trí. Bạn có thể gõ tên địa điểm, hoặc cho phép trong cài đặt của trình duyệt.',
    'The browser is not allowed to use your location. You can type the name of a place, or allow it in the browser’s settings.',
  ],
  locateSlow: [
    'Chờ lâu quá mà chưa có vị trí. Bạn thử lại ở chỗ thoáng hơn, hoặc gõ tên địa điểm.',
    'Finding your location took too long. Try again outdoors, or type the name of a place.',
  ],
  locateFailed: [
    'Máy không xác định được vị trí. Bạn có thể gõ tên địa điểm.',
    'This device could not find its location. You can type the name of a place.',
  ],
  locateUnreachable: [
    'Đã có vị trí nhưng chưa kết nối được máy chủ. Bạn thử lại sau.',
    'Your location is known, but the server cannot be reached. Please try again later.',
  ],
  locateOutside: [
    'Vị trí của bạn không thuộc Việt Nam. Bạn có thể gõ tên một nơi ở Việt Nam.',
    'Your location is not in Vietnam. You can type the name of a place in Vietnam.',
  ],
  suggestions: ['Địa điểm gợi ý', 'Suggested places'],
  /** Announced in the browser, which fills `{count}` and `{text}`. */
  suggested: ['{count} địa điểm. Dùng phím mũi tên để chọn.', 'Places found: {count}. Use the arrow keys to choose.'],
  nothingFor: [
    'Không tìm thấy “{text}”. Bạn thử tên phường, xã hoặc tỉnh.',
    'Nothing found for “{text}”. Try a ward, commune or province.',
  ],
  /** Heading of places that match only a part of the text, `{text}`. */
  matchingPart: ['Nơi khớp với “{text}”', 'Places matching “{text}”'],
  searching: ['Đang tìm…', 'Searching…'],
  failed: ['Chưa tải được gợi ý. Nhấn Enter để tìm.', 'Suggestions could not be loaded. Press Enter to search.'],
  /** Next to a current place; `{text}` is its former name or unit. */
  formerly: ['trước đây: {text}', 'formerly: {text}'],
  /** Next to a province; `{text}` lists the ones it absorbed. */
  includes: ['gồm cả {text}', 'includes {text}'],
  kinds: {
    province: ['Tỉnh, thành phố', 'Province or city'],
    ward: ['Phường, xã', 'Ward or commune'],
    formerProvince: ['Tỉnh cũ', 'Former province'],
    formerDistrict: ['Quận, huyện cũ', 'Former district'],
    locality: ['Địa danh', 'Locality'],
    point: ['Điểm trên bản đồ', 'Point on the map'],
  },
  units: { ward: ['Phường', 'Ward'], commune: ['Xã', 'Commune'], specialZone: ['Đặc khu', 'Special zone'] },
  /** Heading of similar names after a search without a match. */
  similar: ['Tên gần giống', 'Similar names'],
  popular: ['Nơi nhiều người xem', 'Popular places'],
  titleFor: pair([(text: string) => `Kết quả tìm “${text}”`, (text) => `Results for “${text}”`]),
  count: pair([
    (count: number, text: string) => `${count} địa điểm cho “${text}”`,
    (count, text) => `${count} ${count === 1 ? 'place' : 'places'} for “${text}”`,
  ]),
  none: pair([
    (text: string) => `Không tìm thấy địa điểm nào tên “${text}”.`,
    (text) => `No place called “${text}” was found.`,
  ]),
  unavailable: [
    'Chưa tìm được lúc này. Bạn thử lại sau ít phút.',
    'Search is not available right now. Please try again in a few minutes.',
  ],
  help: [
    [
      'Gõ có dấu hay không dấu đều được: “da lat” vẫn ra Đà Lạt.',
      'Tên cũ vẫn tìm được: quận, huyện và tỉnh trước khi sáp nhập.',
      'Thêm tên tỉnh khi có nhiều nơi trùng tên: “Tân Thành, Đồng Tháp”.',
    ],
    [
      'Tone marks are optional: “da lat” finds Đà Lạt.',
      'Former names work too: districts and provinces from before the merger.',
      'Add the province where several places share a name: “Tan Thanh, Dong Thap”.',
    ],
  ],
  helpTitle: ['Gợi ý khi tìm', 'Search tips'],
  streets: {
    unknown: [
      'Chúng tôi chưa tìm được theo tên đường và số nhà. Bạn hãy tìm theo phường, xã, hoặc bấm “Dùng vị trí của tôi”.',
      'We cannot search by street or house number yet. Search for the ward or commune, or press “Use my location”.',
    ],
    notFound: [
      'Không tìm thấy đường hoặc số nhà này. Bạn hãy tìm theo phường, xã, hoặc bấm “Dùng vị trí của tôi”.',
      'This street or house number was not found. Search for the ward or commune, or press “Use my location”.',
    ],
    unavailable: [
      'Chưa tra được tên đường lúc này. Bạn hãy tìm theo phường, xã, hoặc bấm “Dùng vị trí của tôi”.',
      'Streets cannot be looked up right now. Search for the ward or commune, or press “Use my location”.',
    ],
  },
  onlyPart: pair([(part: string) => `Những nơi khớp với “${part}”:`, (part) => `Places matching “${part}”:`]),
  cut: pair([
    (most: number) => `Nội dung tìm dài quá: chỉ tìm theo ${most} ký tự đầu.`,
    (most) => `That is a lot of text: only the first ${most} characters were searched.`,
  ]),
  streetWard: ['Nơi có thể chứa địa chỉ này:', 'Places that may contain this address:'],
});

export type SearchMessages = (typeof searchMessages)['vi'];
