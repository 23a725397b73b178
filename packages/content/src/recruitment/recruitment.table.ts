import { type ContentPage, joinLanguages } from '#blocks/content-page.ts';

const vi = {
  headline: 'Làm dự báo: mỗi ngày hai lần sẵn sàng nhận mình sai',
  lead: 'Vị trí đang tuyển, chính sách và quy trình.',
  whenEmpty: {
    text: 'Hiện chúng tôi chưa tuyển vị trí nào. Bạn vẫn có thể giới thiệu mình qua trang liên hệ.',
    links: [
      { route: 'contact', label: 'Liên hệ' },
      { route: 'about', label: 'Về chúng tôi' },
    ],
  },
  blocks: [
    { kind: 'jobs', id: 'jobs', heading: 'Vị trí đang tuyển' },
    {
      kind: 'facts',
      id: 'policies',
      heading: 'Chính sách',
      lead: 'Những quyền bạn có theo luật, từ ngày đầu.',
      rows: [
        {
          name: 'Không thu phí',
          value: 'Người lao động không phải trả chi phí cho việc tuyển dụng (Bộ luật Lao động 2019, Điều 11).',
        },
        {
          name: 'Không giữ bản gốc',
          value: 'Không giữ bản chính giấy tờ tùy thân, bằng cấp; không bắt đặt cọc (Điều 17).',
        },
        { name: 'Thử việc', value: 'Một lần cho một việc, lương ít nhất 85% mức của việc đó (Điều 24–26).' },
        {
          name: 'Hồ sơ của bạn',
          value: 'Chỉ dùng để tuyển. Không trúng tuyển thì xóa, trừ khi bạn đồng ý để giữ lại.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'process',
      heading: 'Quy trình',
      lead: 'Bốn chặng, với ngày của từng chặng ghi trong mỗi tin.',
      steps: [
        { title: 'Đọc tin, hỏi trước', text: 'Mỗi tin có một người trả lời câu hỏi, có tên.' },
        { title: 'Gửi hồ sơ', text: 'Không cần ảnh, không cần giấy tờ tùy thân ở bước này.' },
        { title: 'Nghe trả lời', text: 'Được hay không đều có email, trước ngày ghi trong tin.' },
        { title: 'Ký hợp đồng', text: 'Đọc dự thảo trước ngày đi làm.' },
      ],
    },
    {
      kind: 'cards',
      heading: 'Trong lúc chờ',
      cards: [
        {
          title: 'Xem việc chúng tôi làm',
          text: 'Mở một trang dự báo, so với cửa sổ nhà bạn một tuần. Thấy sai chỗ nào, bạn đã bắt đầu nghề này.',
          link: { route: 'search', label: 'Chọn một nơi' },
        },
        {
          title: 'Thử số liệu',
          text: 'API mở, không cần đăng ký: dựng thử một hình bạn muốn có.',
          link: { route: 'api-docs', label: 'Tài liệu API' },
        },
      ],
    },
  ],
} as const satisfies ContentPage;

const en = {
  headline: 'Forecasting means being ready to be wrong, twice a day',
  lead: 'Open positions, policies and process.',
  whenEmpty: {
    text: 'We have no open positions at the moment. You are welcome to introduce yourself on the contact page.',
    links: [
      { route: 'contact', label: 'Contact' },
      { route: 'about', label: 'About us' },
    ],
  },
  blocks: [
    { kind: 'jobs', id: 'jobs', heading: 'Open positions' },
    {
      kind: 'facts',
      id: 'policies',
      heading: 'Policies',
      lead: 'Your rights by law, from the first day.',
      rows: [
        { name: 'No fee', value: 'Workers do not bear the cost of recruitment (Labour Code 2019, Article 11).' },
        {
          name: 'No originals held',
          value: 'No identity papers or diplomas are held, no deposit is required (Article 17).',
        },
        { name: 'Probation', value: 'Once per job, at 85% of its pay or more (Articles 24–26).' },
        {
          name: 'Your application',
          value: 'Used for hiring only. If you are not hired it is deleted, unless you agree that we keep it.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'process',
      heading: 'Process',
      lead: 'Four stages, each with its date in the advert.',
      steps: [
        { title: 'Read it, and ask', text: 'Every advert has a named person who answers questions.' },
        { title: 'Apply', text: 'No photograph and no identity papers at this stage.' },
        { title: 'Hear back', text: 'Yes or no, you get an e-mail by the date in the advert.' },
        { title: 'Sign', text: 'You read the draft before the first day.' },
      ],
    },
    {
      kind: 'cards',
      heading: 'Meanwhile',
      cards: [
        {
          title: 'See what we do',
          text: 'Open a forecast page and compare it with your window for a week. Spot an error, and you’ve started the job.',
          link: { route: 'search', label: 'Pick a place' },
        },
        {
          title: 'Try the data',
          text: 'The API is open without sign-up: build the chart you have always wanted.',
          link: { route: 'api-docs', label: 'API documentation' },
        },
      ],
    },
  ],
} as const satisfies ContentPage;

export const RECRUITMENT = joinLanguages(vi, en, { drawing: 'kite', asksForContact: false });
