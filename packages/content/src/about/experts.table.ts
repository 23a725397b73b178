import { type ContentPage, joinLanguages } from '#blocks/content-page.ts';

const vi = {
  headline: 'Dự báo viên: người đọc mô hình và dám nói “chưa rõ”',
  lead: 'Máy tính ra con số cho từng ô lưới. Người quyết định con số nào đáng tin, chỗ nào cần thêm một câu.',
  whenEmpty: {
    text: 'Cần một dự báo viên đọc kỹ cho việc của bạn? Hãy cho biết việc đó, chúng tôi sẽ trả lời.',
    links: [
      { route: 'weather-pro', label: 'Bản tin chuyên gia' },
      { route: 'contact', label: 'Liên hệ' },
    ],
  },
  blocks: [
    { kind: 'people', group: 'expert', heading: 'Đội ngũ của chúng tôi' },
    {
      kind: 'table',
      heading: 'Máy làm gì, người làm gì',
      columns: ['Việc', 'Máy', 'Dự báo viên'],
      rows: [
        ['Số theo giờ của mọi xã', 'Tính lại với mỗi phiên mô hình mới', 'Kiểm tra khi mô hình lệch nhau'],
        ['Câu tóm tắt trên trang', 'Viết theo luật, từ chính các số đó', 'Sửa luật khi câu gây hiểu lầm'],
        ['Bản tin theo yêu cầu', 'Chuẩn bị số liệu và hình', 'Viết nhận định, nói mức chắc chắn'],
        ['Tin bão, thiên tai', 'Dẫn lại nguyên văn cơ quan phát', 'Giải thích tác động tại công trường của bạn'],
      ],
    },
    {
      kind: 'cards',
      heading: 'Gặp chuyên gia khi nào',
      cards: [
        {
          title: 'Trước một quyết định đắt',
          text: 'Đổ bê tông khối lớn, kéo tàu, mở lễ hội: một bản tin riêng, đúng nơi, đúng ngày.',
          link: { route: 'weather-pro', label: 'Bản tin chuyên gia' },
        },
        {
          title: 'Khi dự báo đổi liên tục',
          text: 'Nghe vì sao đổi và khi nào sẽ ổn định, thay vì đọc thêm một con số.',
        },
        {
          title: 'Sau một lần sai',
          text: 'Đối chiếu từng kỳ phát với thực tế, để biết sai ở mô hình, ở ngưỡng hay ở kênh báo.',
        },
      ],
    },
    {
      kind: 'claims',
      heading: 'Số liệu về chúng tôi',
      claims: ['expertsAroundTheClock', 'thirtyYears'],
    },
  ],
} as const satisfies ContentPage;

const en = {
  headline: 'Forecasters: people who read models and dare to say “not clear yet”',
  lead: 'A computer gives a figure for every grid cell. People decide which figure to trust and where a sentence is needed.',
  whenEmpty: {
    text: 'Need a forecaster to look closely at your work? Tell us about it and we will answer.',
    links: [
      { route: 'weather-pro', label: 'Expert bulletin' },
      { route: 'contact', label: 'Contact' },
    ],
  },
  blocks: [
    { kind: 'people', group: 'expert', heading: 'Our team' },
    {
      kind: 'table',
      heading: 'What the machine does and what people do',
      columns: ['Work', 'Machine', 'Forecaster'],
      rows: [
        ['Hourly figures for every commune', 'Recomputed with each run', 'Checked where models disagree'],
        ['The summary on a page', 'Written by rules from those figures', 'Rules corrected where a sentence misleads'],
        ['A bulletin on demand', 'Figures and charts prepared', 'The judgement, and how certain it is'],
        ['Storm and disaster bulletins', 'Quoted in full from the issuer', 'What they mean at your site'],
      ],
    },
    {
      kind: 'cards',
      heading: 'When to ask an expert',
      cards: [
        {
          title: 'Before a costly decision',
          text: 'A mass concrete pour, a tow, a festival: a bulletin for that place and that day.',
          link: { route: 'weather-pro', label: 'Expert bulletin' },
        },
        {
          title: 'When the forecast keeps changing',
          text: 'Hear why it changes and when it will settle, instead of reading one more figure.',
        },
        {
          title: 'After it went wrong',
          text: 'Every forecast compared with what happened, to see whether model, limit or channel was at fault.',
        },
      ],
    },
    {
      kind: 'claims',
      heading: 'Company figures',
      claims: ['expertsAroundTheClock', 'thirtyYears'],
    },
  ],
} as const satisfies ContentPage;

export const EXPERTS = joinLanguages(vi, en, { drawing: 'weatherBalloon', asksForContact: false });
