import type { EdgeName, PolygonFault, PolygonFaultCode, RingName } from '@portal/domain/catchment/polygon';
import type { Language } from '@portal/domain/language/language';
import { pair, splitLanguages } from '../split-languages.ts';

interface FaultWords {
  readonly ring: string;
  readonly point: string;
  readonly edges: readonly [string, string];
  readonly at: string;
  readonly detail: string;
  readonly count: string;
}

type Sentences = Readonly<Record<PolygonFaultCode, (words: FaultWords) => string>>;

const VI: Sentences = {
  notJson: ({ detail }) => `Tệp không phải JSON hợp lệ (${detail}). Hãy xuất lại GeoJSON từ phần mềm bản đồ.`,
  notGeoJson: () => 'Tệp là JSON nhưng không phải GeoJSON: không thấy type và coordinates của một đa giác.',
  notShapefile: () => 'Tệp .shp không mở được: phần đầu không phải của shapefile.',
  truncated: ({ detail }) => `Tệp .shp bị cụt hoặc hỏng ở bản ghi ${detail}. Hãy chép lại tệp gốc.`,
  notZip: () => 'Tệp .zip không mở được hoặc không chứa tệp .shp. Hãy nén .shp cùng .prj vào một tệp .zip.',
  zipBomb: ({ detail }) => `Tệp .zip giải nén quá lớn (${detail}). Đường lưu vực 10.000 điểm chỉ chừng 160 kB.`,
  tooLarge: ({ detail }) => `Tệp quá lớn: tối đa ${detail}. Hãy đơn giản hóa đường lưu vực rồi tải lại.`,
  badEncoding: ({ detail }) => `Tệp không phải UTF-8 (lỗi từ byte ${detail}). Hãy lưu lại với bảng mã UTF-8.`,
  noPolygon: ({ detail }) =>
    `Không thấy vùng nào trong tệp${detail === '' ? '' : ` (${detail})`}: cần Polygon hoặc MultiPolygon.`,
  severalAreas: ({ count }) => `Tệp có ${count} vùng. Mỗi lưu vực là một vùng: hãy chọn hoặc gộp (dissolve) thành một.`,
  otherCrs: ({ detail }) =>
    `Hệ tọa độ là ${detail}. Hãy chuyển sang WGS 84 (EPSG:4326) hoặc VN-2000 kinh vĩ độ (EPSG:4756).`,
  projected: ({ ring, point, at }) =>
    `Tọa độ tính bằng mét của một phép chiếu (${ring}, điểm ${point}: ${at}). Hãy xuất lại bằng độ, WGS 84.`,
  swapped: () => 'Vĩ độ và kinh độ bị đổi chỗ: GeoJSON viết kinh độ trước, ví dụ [105,8; 21,0].',
  badPoint: ({ ring, point }) => `${ring}, điểm ${point}: không phải hai con số.`,
  outside: ({ ring, point, at, count, detail }) =>
    detail === 'part'
      ? `Chỉ ${count}% lưu vực nằm trong vùng có dự báo (5–24,5° B, 99–119,5° Đ); cần ít nhất 80%.`
      : `${ring}, điểm ${point} (${at}) nằm ngoài vùng phục vụ; có ${count} điểm như vậy.`,
  fewPoints: ({ ring, count }) => `${ring} chỉ có ${count} điểm khác nhau; một vòng cần ít nhất 3.`,
  manyPoints: ({ count }) => `Lưu vực có ${count} điểm, tối đa 10.000. Hãy đơn giản hóa đường rồi tải lại.`,
  flat: ({ ring }) => `${ring} có diện tích dưới 1 ha: không phải một lưu vực.`,
  crossing: ({ edges: [a, b], at }) => `${a} cắt ${b} tại ${at}. Đường lưu vực không được tự cắt.`,
  overlap: ({ edges: [a, b], at }) => `${a} chồng lên ${b} ở ${at}. Hãy bỏ đoạn đi lùi hoặc gộp hai vùng.`,
  touching: ({ edges: [a, b], at }) => `${a} chạm ${b} ở ${at}. Hãy tách hai chỗ này ra.`,
  holeOutside: ({ ring, at }) => `${ring} (bắt đầu ở ${at}) không nằm trong vòng ngoài tương ứng.`,
  nested: ({ ring, at }) => `${ring} (bắt đầu ở ${at}) nằm trong một vùng hoặc lỗ khác của cùng lưu vực.`,
};

const EN: Sentences = {
  notJson: ({ detail }) => `The file is not valid JSON (${detail}). Export it as GeoJSON again.`,
  notGeoJson: () => 'The file is JSON but not GeoJSON: it has no type and coordinates of a polygon.',
  notShapefile: () => 'The .shp cannot be opened: its header is not that of a shapefile.',
  truncated: ({ detail }) => `The .shp is cut off or damaged at record ${detail}. Copy the original again.`,
  notZip: () => 'The .zip cannot be opened or contains no .shp. Zip the .shp together with its .prj.',
  zipBomb: ({ detail }) =>
    `The .zip is too large when unpacked (${detail}). A catchment of 10,000 points needs about 160 kB.`,
  tooLarge: ({ detail }) => `The file is too large: ${detail} at most. Simplify the outline and try again.`,
  badEncoding: ({ detail }) => `The file is not UTF-8 (first error at byte ${detail}). Save it as UTF-8.`,
  noPolygon: ({ detail }) =>
    `No area was found in the file${detail === '' ? '' : ` (${detail})`}: a Polygon or MultiPolygon is needed.`,
  severalAreas: ({ count }) =>
    `The file has ${count} areas. A catchment is a single area: choose one, or dissolve them.`,
  otherCrs: ({ detail }) =>
    `The coordinate system is ${detail}. Convert to WGS 84 (EPSG:4326) or geographic VN-2000 (EPSG:4756).`,
  projected: ({ ring, point, at }) =>
    `The coordinates are projected, in metres (${ring}, point ${point}: ${at}). Export in degrees, WGS 84.`,
  swapped: () => 'Latitude and longitude are swapped: GeoJSON has longitude first, such as [105.8, 21.0].',
  badPoint: ({ ring, point }) => `${ring}, point ${point}: not two numbers.`,
  outside: ({ ring, point, at, count, detail }) =>
    detail === 'part'
      ? `Only ${count}% of the catchment has a forecast (5–24.5° N, 99–119.5° E); at least 80% is needed.`
      : `${ring}, point ${point} (${at}) is outside the service area, as are ${count} points in all.`,
  fewPoints: ({ ring, count }) => `${ring} has only ${count} different points; a ring needs at least 3.`,
  manyPoints: ({ count }) => `The catchment has ${count} points, 10,000 at most. Simplify the outline and try again.`,
  flat: ({ ring }) => `${ring} covers less than 1 ha, too little for a catchment.`,
  crossing: ({ edges: [a, b], at }) => `${a} crosses ${b} at ${at}. The outline must not cross itself.`,
  overlap: ({ edges: [a, b], at }) =>
    `${a} overlaps ${b} at ${at}. Remove the stretch that doubles back, or merge the areas.`,
  touching: ({ edges: [a, b], at }) => `${a} touches ${b} at ${at}. Move the two apart.`,
  holeOutside: ({ ring, at }) => `${ring} (from ${at}) is not inside its outer ring.`,
  nested: ({ ring, at }) => `${ring} (from ${at}) is inside another area or hole of the same catchment.`,
};

const NAMES = splitLanguages({
  outer: pair([(part: number) => `Vòng ngoài ${part}`, (part) => `Outer ring ${part}`]),
  hole: pair([
    (part: number, hole: number) => `Lỗ ${hole} của vòng ${part}`,
    (part, hole) => `Hole ${hole} of ring ${part}`,
  ]),
  edge: pair([
    (ring: string, point: number) => `${ring}, cạnh từ điểm ${point}`,
    (ring, point) => `${ring}, the edge from point ${point}`,
  ]),
});

/** A fault of a polygon as a sentence with its position. */
export function describePolygonFault(fault: PolygonFault, language: Language): string {
  const names = NAMES[language];
  const nameRing = ({ part, hole }: RingName) => (hole === 0 ? names.outer(part) : names.hole(part, hole));
  const nameEdge = ({ ring, point }: EdgeName) => names.edge(nameRing(ring), point);
  const format = (value: number, digits: number) =>
    value.toLocaleString(language === 'vi' ? 'vi-VN' : 'en-US', { maximumFractionDigits: digits });
  const { code, ring, point, edges, at, detail = '', count = 0 } = fault;
  const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
  return (language === 'vi' ? VI : EN)[code]({
    ring: ring === undefined ? '' : nameRing(ring),
    point: String(point ?? ''),
    edges: edges === undefined ? ['', ''] : [nameEdge(edges[0]), lower(nameEdge(edges[1]))],
    at: at === undefined ? '' : `${format(at.lat, 5)}°, ${format(at.lng, 5)}°`,
    detail,
    count: format(count, 0),
  });
}
