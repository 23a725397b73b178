import { type ContentPage, joinLanguages } from '#blocks/content-page.ts';

const vi = {
  headline: 'Biết nước sắp xuống lưu vực trước khi nó về tới hồ',
  lead: 'Mưa cộng dồn 6, 12, 24, 48, 72 giờ và 10 ngày trên lưu vực của bạn; dự báo sớm mưa và lưu lượng để xếp lịch phát điện, hạ mực nước đón lũ và báo hạ du kịp giờ.',
  blocks: [
    { kind: 'live', heading: 'Mưa trên lưu vực sông Đà' },
    {
      kind: 'text',
      heading: 'Vì sao ở đây chỉ có mưa, chưa có lưu lượng',
      paragraphs: [
        'Lưu lượng về hồ chỉ tính đúng khi mô hình đã hiệu chỉnh bằng số liệu của chính hồ ấy: quan hệ mực nước và dung tích, lưu lượng qua tua-bin và qua tràn nhiều mùa lũ. Chưa hiệu chỉnh thì một con số m³/s trông chắc chắn mà sai cả gấp đôi. Vì vậy trang công khai chỉ nói mưa, trên một đường lưu vực vẽ gần đúng và nói rõ như vậy.',
        'Trên bảng điều hành, mưa được lấy trung bình theo diện tích trong đường phân lưu của bạn, kèm khoảng dao động, rồi qua mô hình mưa – dòng chảy hiệu chỉnh bằng chính số liệu của bạn. Bên đường lưu lượng là dải 10–90% của các thành viên tổ hợp, mỗi thành viên chạy qua mô hình một lần. Đợt nào không có tổ hợp thì chỉ đưa hai kịch bản, mưa ở đầu thấp và đầu cao của khoảng, và nói rõ như vậy.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Ba quyết định, ba tầm nhìn',
      cards: [
        {
          figure: '6–12 giờ',
          title: 'Mở cửa xả hay chưa',
          text: 'Mưa sắp tới so với mưa vừa qua. Đất đã no nước thì thêm 30 mm cũng thành lũ; đất khô thì chưa chắc.',
        },
        {
          figure: '1–3 ngày',
          title: 'Hạ mực nước đón lũ',
          text: 'Tổng 24, 48, 72 giờ kèm khoảng dao động, để cân giữa phát thêm điện và giữ dung tích phòng lũ.',
        },
        {
          figure: '10 ngày',
          title: 'Chào giá, xếp lịch sửa máy',
          text: 'Mưa từng ngày trên lưu vực. Sau ngày thứ bảy chỉ nên đọc như xu thế.',
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'Những việc luật giao cho chủ đập',
      lead: 'Tóm tắt để tra cứu; văn bản gốc và bản sửa đổi mới nhất mới là căn cứ. Bộ Tài nguyên và Môi trường nay là Bộ Nông nghiệp và Môi trường.',
      rows: [
        {
          name: 'Nghị định 114/2018/NĐ-CP',
          value:
            'Đập có tràn cửa van: quan trắc mưa lưu vực, mực nước thượng, hạ lưu, tính lưu lượng đến và xả, dự báo lưu lượng đến hồ.',
        },
        {
          name: 'Thông tư 17/2021/TT-BTNMT (thay Thông tư 47/2017)',
          value: 'Giám sát khai thác nước, hồ từ một triệu m³ truyền số liệu tự động, 15 phút một lần.',
        },
        {
          name: 'Quy trình vận hành liên hồ chứa',
          value:
            'Mỗi lưu vực một quyết định: thời gian mùa lũ, mực nước trước lũ, dòng chảy tối thiểu. Khi hợp tác, các mốc này được nhập vào màn hình của hồ.',
        },
        {
          name: 'Thông tư 42/2017/TT-BTNMT',
          value: 'Đánh giá dự báo thủy văn: sai số hệ thống, sai số tuyệt đối, sai số cho phép.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Người điều độ nhận gì',
      steps: [
        {
          title: '07:00 và 19:00: bản tin lưu vực',
          text: 'Mưa đã rơi 1 đến 24 giờ, mưa sắp tới 6 đến 72 giờ và 10 ngày, kèm bảng tính để đưa vào báo cáo.',
        },
        {
          title: 'Giữa hai bản tin: tin vượt ngưỡng',
          text: 'Khi tổng mưa dự báo vượt ngưỡng bạn đặt cho từng tiểu lưu vực.',
        },
        {
          title: 'Sau mỗi trận lũ: bảng đối chiếu',
          text: 'Dự báo của từng kỳ phát đặt cạnh số đo tại trạm, tính sai số theo Thông tư 42.',
        },
      ],
    },
    {
      kind: 'claims',
      heading: 'Số liệu về chúng tôi',
      claims: ['twiceADay', 'thirtyYears', 'expertsAroundTheClock'],
    },
    {
      kind: 'cooperation',
      texts: [
        'Đường phân lưu, trạm đo mưa, bảng dung tích, nhật ký xả.',
        'Trận lũ nào đã khó điều độ, khó vì mưa đến sớm hay vì thiếu dung tích.',
        'Tiểu lưu vực, ngưỡng mưa, màn hình cho ca trực, mẫu báo cáo.',
        'Hiệu chỉnh lại trước mỗi mùa lũ bằng số liệu mùa trước.',
      ],
    },
    {
      kind: 'text',
      heading: 'Xem ngay nơi đặt đập',
      paragraphs: ['Dự báo điểm của mọi xã mở tự do; tin thủy điện và mưa lưu vực có chuyên mục riêng.'],
      links: [
        { route: 'weather:hourly', location: 'lai-chau', label: 'Từng giờ ở Lai Châu' },
        { route: 'weather:tomorrow', location: 'son-la', label: 'Ngày mai ở Sơn La' },
        { route: 'news:hydropower', label: 'Tin thủy điện' },
      ],
    },
  ],
} as const satisfies ContentPage;

const en = {
  headline: 'Know the water on its way before it reaches the reservoir',
  lead: 'Rain summed over 6, 12, 24, 48 and 72 hours and 10 days on your basin; early forecasts of rain and inflow to schedule generation, draw down ahead of a flood, and warn downstream in time.',
  blocks: [
    { kind: 'live', heading: 'Rain on the Da River basin' },
    {
      kind: 'text',
      heading: 'Why there is rain here and no inflow',
      paragraphs: [
        'Inflow comes out right only when a model has been calibrated with the reservoir’s own records: its level and storage curve, turbine and spillway flows of several flood seasons. Without that, a figure in m³/s looks certain and may be wrong by a factor of two. So the public page gives rain only, on an outline that is drawn roughly and says so.',
        'On the desk, rain is averaged by area within your watershed, with its range, and goes through a rainfall-runoff model that is calibrated with your own records. The inflow line comes with the 10–90% range of an ensemble’s members, each of which goes through the model by itself. Where a run has no ensemble there are only two scenarios, with rain at the low and at the high end of its range, and the desk says so.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Three decisions, three horizons',
      cards: [
        {
          figure: '6–12 hours',
          title: 'Open the gates or not yet',
          text: 'Rain to come together with rain that fell. On soaked soil another 30 mm can be a flood; on dry soil it need not.',
        },
        {
          figure: '1–3 days',
          title: 'Draw down ahead of the flood',
          text: 'Sums of 24, 48 and 72 hours with their range, to weigh more generation against room for the flood.',
        },
        {
          figure: '10 days',
          title: 'Bid, and plan maintenance',
          text: 'Rain on the basin day by day. Past the seventh day read it as a tendency only.',
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'What Vietnamese law asks of dam owners',
      lead: 'A summary to look things up; only the texts themselves and their latest amendments count. The ministry that issued them (TNMT) is now the Ministry of Agriculture and Environment.',
      rows: [
        {
          name: 'Decree 114/2018/NĐ-CP',
          value:
            'Dams with gated spillways observe basin rain and levels above and below, compute inflow and release, and forecast inflow.',
        },
        {
          name: 'Circular 17/2021/TT-BTNMT (replacing 47/2017)',
          value: 'Monitoring of water use; reservoirs of one million m³ and more report by machine every 15 minutes.',
        },
        {
          name: 'Inter-reservoir operating procedures',
          value:
            'One decision per basin: flood season, level before the flood, minimum flow. In a contract these marks are set on the reservoir’s screen.',
        },
        {
          name: 'Circular 42/2017/TT-BTNMT',
          value: 'Verification of hydrological forecasts: bias, absolute error, permissible error.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'What the dispatcher gets',
      steps: [
        {
          title: '07:00 and 19:00: the basin bulletin',
          text: 'Rain fallen in 1 to 24 hours, rain to come in 6 to 72 hours and 10 days, with a spreadsheet for your report.',
        },
        {
          title: 'Between bulletins: a message at the limit',
          text: 'When the forecast sum crosses the limit that you set for a sub-basin.',
        },
        {
          title: 'After each flood: the comparison',
          text: 'Every issued forecast compared with the gauges, with errors computed as Circular 42 asks.',
        },
      ],
    },
    {
      kind: 'claims',
      heading: 'Company figures',
      claims: ['twiceADay', 'thirtyYears', 'expertsAroundTheClock'],
    },
    {
      kind: 'cooperation',
      texts: [
        'Watershed, rain gauges, storage table, release log.',
        'Which flood was hard to manage, and whether early rain or lack of storage was the cause.',
        'Sub-basins, rain limits, a screen for the shift, the shape of the report.',
        'Calibrated again before each flood season with the records of the last.',
      ],
    },
    {
      kind: 'text',
      heading: 'Look at the dam’s own place',
      paragraphs: ['Point forecasts of every commune are open to all; hydropower news has a section of its own.'],
      links: [
        { route: 'weather:hourly', location: 'lai-chau', label: 'Hour by hour in Lai Chau' },
        { route: 'weather:tomorrow', location: 'son-la', label: 'Tomorrow in Son La' },
        { route: 'news:hydropower', label: 'Hydropower news' },
      ],
    },
  ],
} as const satisfies ContentPage;

export const HYDROPOWER = joinLanguages(vi, en, { drawing: 'dam' });
