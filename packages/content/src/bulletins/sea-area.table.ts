/**
 * Sea areas of the national bulletin in its order, each with representative points (latitude, longitude). Names as of
 * July 2025; limits domain-2.md §16.4.
 */
export const SEA_AREAS = [
  {
    id: 'northTonkin',
    name: { vi: 'Bắc Vịnh Bắc Bộ', en: 'Northern Gulf of Tonkin' },
    points: [
      [21.1, 108.2],
      [20.6, 107.4],
      [20.4, 108.6],
    ],
  },
  {
    id: 'southTonkin',
    name: { vi: 'Nam Vịnh Bắc Bộ', en: 'Southern Gulf of Tonkin' },
    points: [
      [19.4, 106.6],
      [18.5, 107],
      [17.6, 107.6],
    ],
  },
  {
    id: 'quangTriQuangNgai',
    name: { vi: 'Vùng biển từ Nam Quảng Trị đến Quảng Ngãi', en: 'Waters from southern Quang Tri to Quang Ngai' },
    points: [
      [16.7, 108.3],
      [15.9, 109.2],
      [15, 109.6],
    ],
  },
  {
    id: 'giaLaiKhanhHoa',
    name: { vi: 'Vùng biển từ Gia Lai đến Khánh Hòa', en: 'Waters from Gia Lai to Khanh Hoa' },
    points: [
      [14, 109.9],
      [12.9, 110],
      [11.8, 109.8],
    ],
  },
  {
    id: 'lamDongCaMau',
    name: { vi: 'Vùng biển từ Lâm Đồng đến Cà Mau', en: 'Waters from Lam Dong to Ca Mau' },
    points: [
      [10.5, 108.6],
      [9.5, 107.5],
      [8.4, 106],
    ],
  },
  {
    id: 'caMauAnGiang',
    name: { vi: 'Vùng biển từ Cà Mau đến An Giang', en: 'Waters from Ca Mau to An Giang' },
    points: [
      [8.6, 104.3],
      [9.4, 104.2],
      [10, 103.8],
    ],
  },
  {
    id: 'gulfOfThailand',
    name: { vi: 'Vịnh Thái Lan', en: 'Gulf of Thailand' },
    points: [
      [9.6, 102.6],
      [8.4, 102.8],
      [7.4, 103.6],
    ],
  },
  {
    id: 'northEastSea',
    name: { vi: 'Bắc Biển Đông (gồm đặc khu Hoàng Sa)', en: 'Northern East Sea (with Hoang Sa)' },
    points: [
      [16.5, 112],
      [18.5, 113],
      [20, 115.5],
    ],
  },
  {
    id: 'middleEastSea',
    name: { vi: 'Giữa Biển Đông', en: 'Middle of the East Sea' },
    points: [
      [14.5, 112],
      [13, 114],
      [12, 117],
    ],
  },
  {
    id: 'southEastSea',
    name: { vi: 'Nam Biển Đông (gồm đặc khu Trường Sa)', en: 'Southern East Sea (with Truong Sa)' },
    points: [
      [8.6, 111.9],
      [10.4, 114.3],
      [7, 109],
    ],
  },
] as const satisfies readonly {
  readonly id: string;
  readonly name: { readonly vi: string; readonly en: string };
  readonly points: readonly (readonly [lat: number, lng: number])[];
}[];

export type SeaAreaId = (typeof SEA_AREAS)[number]['id'];
