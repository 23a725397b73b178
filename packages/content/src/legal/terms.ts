import type { Language } from '@portal/domain/language/language';
import type { TextPages, TextPart } from '../text-page.ts';
import { noSaleTerms, saleTerms } from './sale-terms.ts';

/** Terms that apply with or without sales. */
const ground: TextPages = {
  vi: {
    lead: 'Mở trang và đọc dự báo nghĩa là bạn đồng ý với những điều dưới đây. Chúng được viết để đọc hết trong năm phút.',
    asOf: '2026-11-29',
    parts: [
      {
        id: 'who',
        heading: 'Ai được dùng',
        paragraphs: [
          'Người xem từ đủ 14 tuổi, hoặc nhỏ hơn nhưng có cha mẹ, người giám hộ trông cùng. Xem dự báo không cần tài khoản. Người đăng ký tài khoản phải đủ 16 tuổi hoặc có người giám hộ đồng ý.',
        ],
      },
      {
        id: 'forecasts',
        heading: 'Dự báo là dự báo',
        points: [
          'Số liệu tính cho một ô lưới quanh vị trí bạn chọn, không phải số đo tại nhà bạn. Mưa dông nhiệt đới có thể dội xuống xã này mà khô ở xã bên.',
          'Mỗi khối đều ghi nguồn và giờ cập nhật. Khối gắn nhãn “minh họa” không phải dự báo thật, đừng dùng để quyết định việc gì.',
          'Sau ngày thứ 15, trang chỉ nói xu thế hoặc trung bình nhiều năm, không nói từng ngày nắng hay mưa.',
          'Chỗ nào chưa có số liệu thì để trống và nói là chưa có.',
        ],
      },
      {
        id: 'warnings',
        heading: 'Cảnh báo thiên tai',
        paragraphs: [
          'Tin bão, lũ và thiên tai do cơ quan có thẩm quyền phát hành theo Luật Khí tượng thủy văn số 90/2015/QH13 và các lần sửa đổi. Trang này dẫn lại nguyên văn, kèm cơ quan phát, số hiệu và giờ. Cấp độ rủi ro thiên tai không bao giờ do chúng tôi tự suy ra; không thấy cảnh báo ở đây không có nghĩa là an toàn.',
          'Khi tính mạng, tàu thuyền hay công trình phụ thuộc vào thời tiết, hãy nghe đài, làm theo chính quyền và dự báo viên phụ trách.',
        ],
      },
      {
        id: 'reuse',
        heading: 'Dùng lại số liệu',
        points: [
          'Đọc, in, chụp, chia sẻ đường dẫn cho việc riêng: tự do.',
          'Đăng lại thì ghi nguồn và giờ cập nhật như trang đang ghi. Một số nguồn số liệu có giấy phép riêng, nêu ở cuối mỗi trang dự báo; giấy phép đó đi theo số liệu.',
          'Gọi bằng chương trình thì dùng API, giữ trong hạn mức mà mỗi phản hồi nêu ở header RateLimit.',
        ],
        links: [{ label: 'Tài liệu API', route: 'api-docs' }],
      },
      {
        id: 'forbidden',
        heading: 'Điều không được làm',
        points: [
          'Sửa số liệu rồi đăng như của chúng tôi, hoặc trình bày dự báo ở đây như bản tin chính thức của Nhà nước.',
          'Cố ý tung tin thời tiết sai sự thật: Nghị định 155/2024/NĐ-CP phạt từ 30 đến 50 triệu đồng, tổ chức gấp đôi.',
          'Gây quá tải, dò mật khẩu, tìm cách vượt hạn mức.',
        ],
      },
      {
        id: 'stated',
        heading: 'Số liệu do chúng tôi công bố',
        paragraphs: [
          'Một số số liệu trên các trang giới thiệu là công bố của chúng tôi và được ghi rõ như vậy. Số liệu đo được luôn kèm ngày đo và cỡ mẫu. Không con số nào tính từ dữ liệu minh họa được gọi là độ chính xác.',
        ],
      },
      {
        id: 'liability',
        heading: 'Trách nhiệm',
        paragraphs: [
          'Chúng tôi sửa lỗi khi biết, và nói rõ khi nguồn đến muộn. Chúng tôi không bồi thường cho quyết định dựa riêng vào một con số dự báo, trừ những trách nhiệm mà pháp luật Việt Nam không cho phép loại bỏ.',
        ],
      },
      {
        id: 'lucky-card',
        heading: 'Gieo quẻ',
        paragraphs: [
          'Trang gieo quẻ may mắn chỉ để vui, miễn phí, không phải lời bói và không nói gì về thời tiết thật.',
        ],
        links: [{ label: 'Gieo quẻ may mắn', route: 'lucky-card' }],
      },
      {
        id: 'law',
        heading: 'Luật áp dụng và thay đổi',
        paragraphs: [
          'Pháp luật Việt Nam được áp dụng; tranh chấp trước hết được thương lượng, sau đó do tòa án có thẩm quyền tại Việt Nam giải quyết. Khi điều khoản đổi, ngày ở đầu trang đổi theo.',
        ],
        links: [{ label: 'Chính sách bảo mật', route: 'privacy' }],
      },
    ],
  },
  en: {
    lead: 'By opening this site and reading its forecasts you agree to what follows. It is written to be read to the end in five minutes.',
    asOf: '2026-11-29',
    parts: [
      {
        id: 'who',
        heading: 'Who may use it',
        paragraphs: [
          'Anyone aged 14 or over, or younger with a parent or guardian at hand. Forecasts need no account. To open an account you have to be 16 or older, or have a guardian’s consent.',
        ],
      },
      {
        id: 'forecasts',
        heading: 'A forecast is a forecast',
        points: [
          'Figures are computed for a grid cell around the point you chose; they are not measured at your house. A tropical shower can flood one commune and leave the next one dry.',
          'Every block names its source and time. A block labelled “demo” is not a real forecast: do not base decisions on it.',
          'After day 15 the site gives only trends or long-term averages, never sun or rain for a single day.',
          'Where there are no data, the space stays empty and says so.',
        ],
      },
      {
        id: 'warnings',
        heading: 'Disaster warnings',
        paragraphs: [
          'Bulletins on storms, floods and other disasters are issued by the competent authorities under Vietnam’s Law on Hydrometeorology No. 90/2015/QH13 as amended. This site quotes them in full with issuer, number and time. It never derives a disaster risk level itself, and the absence of a warning here does not mean that you are safe.',
          'Where lives, vessels or structures depend on the weather, listen to the radio and follow the authorities and the forecaster in charge.',
        ],
      },
      {
        id: 'reuse',
        heading: 'Using the data',
        points: [
          'Reading, printing, taking pictures and sharing links for your own purposes is free.',
          'When you republish, name source and time as the page does. Some data sources have their own licences, named at the foot of each forecast page; those licences travel with the data.',
          'Programs must use the API, within the quota stated in the RateLimit headers of every response.',
        ],
        links: [{ label: 'API documentation', route: 'api-docs' }],
      },
      {
        id: 'forbidden',
        heading: 'What is not allowed',
        points: [
          'Altering figures and publishing them as ours, or presenting these forecasts as official bulletins of the State.',
          'Knowingly spreading false weather news: Decree 155/2024/NĐ-CP sets fines of 30 to 50 million dong, twice as much for organisations.',
          'Overloading the site, guessing passwords, getting around the quota.',
        ],
      },
      {
        id: 'stated',
        heading: 'Figures we state',
        paragraphs: [
          'Some figures on our product pages are our own statements and are marked as such. A measured figure always carries its date and sample size. Nothing computed from demo data is ever called accuracy.',
        ],
      },
      {
        id: 'liability',
        heading: 'Liability',
        paragraphs: [
          'We correct errors when we learn of them and say so when a source is late. We do not compensate for decisions that rest on a single forecast figure, except where Vietnamese law does not allow liability to be excluded.',
        ],
      },
      {
        id: 'lucky-card',
        heading: 'The lucky card',
        paragraphs: [
          'The lucky-card page is a free pastime. It tells no fortunes and says nothing about the real weather.',
        ],
        links: [{ label: 'Lucky card', route: 'lucky-card' }],
      },
      {
        id: 'law',
        heading: 'Law and changes',
        paragraphs: [
          'Vietnamese law applies; disputes are first negotiated, then settled by the competent court in Vietnam. When these terms change, so does the date at the top.',
        ],
        links: [{ label: 'Privacy policy', route: 'privacy' }],
      },
    ],
  },
};

/** The sale terms go before the company's stated facts. */
const BEFORE = 'stated';

function addSale(language: Language, isOnSale: boolean) {
  const { parts, ...rest } = ground[language];
  const at = parts.findIndex(({ id }) => id === BEFORE);
  const sale = (isOnSale ? saleTerms : noSaleTerms)[language];
  // The company's address appears once: with complaints, else with the law.
  const withCompany = (part: TextPart): TextPart =>
    part.id === 'law' && !isOnSale ? { ...part, withCompany: 'known' } : part;
  return { ...rest, parts: [...parts.slice(0, at), ...sale, ...parts.slice(at).map(withCompany)] };
}

/** Terms of use; sale terms only where a payment method is configured. */
export const toTermsText = (isOnSale: boolean): TextPages => ({
  vi: addSale('vi', isOnSale),
  en: addSale('en', isOnSale),
});
