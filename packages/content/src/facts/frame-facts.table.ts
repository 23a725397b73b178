import { BRAND } from '../brand.ts';

/** A statement of the specification made by the frame of every page or by a legal page, with the words that make it. */
interface FrameFact {
  readonly fact: string;
  readonly place: 'header' | 'footer' | 'terms';
  readonly vi: readonly string[];
  readonly en: readonly string[];
}

/** §2 Layout and §9 of the specification: what every page states outside its own text. */
export const FRAME_FACTS: readonly FrameFact[] = [
  {
    fact: 'working hours Monday to Friday 8:30–17:30',
    place: 'footer',
    vi: ['Thứ Hai – Thứ Sáu, 8:30–17:30'],
    en: ['Monday – Friday, 8:30–17:30'],
  },
  {
    fact: 'the lists About, Products and Services',
    place: 'footer',
    vi: ['Về chúng tôi', 'Sản phẩm', 'Dịch vụ', 'Đội ngũ chuyên gia', 'Happy Rain', 'Metplus', 'Thương mại toàn cầu'],
    en: ['About us', 'Products', 'Services', 'Experts', 'Happy Rain', 'Metplus', 'Global commerce'],
  },
  {
    fact: 'copyright since 2024',
    place: 'footer',
    vi: [`© 2024–2026 ${BRAND.name}`],
    en: [`© 2024–2026 ${BRAND.name}`],
  },
  {
    fact: 'Get Consultation, and both languages by name',
    place: 'header',
    vi: ['Nhận tư vấn', 'VN: Tiếng Việt', 'EN: English'],
    en: ['Get Consultation', 'VN: Tiếng Việt', 'EN: English'],
  },
  {
    fact: 'eight industry pages, three solutions, seven services',
    place: 'header',
    vi: ['Điện gió ngoài khơi', 'Than, khoáng sản', 'Giải pháp thủy điện', 'Giám sát cuộc gọi bằng AI', 'Gọi tự động'],
    en: ['Offshore wind', 'Coal and mining', 'Hydropower solutions', 'AI call monitoring', 'Auto call'],
  },
  {
    fact: 'visitors are at least 14 or supervised',
    place: 'terms',
    vi: ['từ đủ 14 tuổi', 'cha mẹ, người giám hộ'],
    en: ['aged 14 or over', 'a parent or guardian'],
  },
];
