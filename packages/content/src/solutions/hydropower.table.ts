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
        'Trên bảng điều hành, mưa được lấy trung bình theo diện tích trong đường phân lưu của bạn, kèm khoảng dao động, rồi qua mô hình mưa – dòng chảy hiệu chỉnh bằng chính số liệu của bạn. Bên đường lưu lượng là dải 10–90% của các thành viên tổ hợp, mỗi thành viên chạy qua mô hình một lần. Đợt nào không có tổ hợp thì chỉ đưa hai kịch bản, mưa ở cận dưới và cận trên của khoảng, và nói rõ như vậy.',
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
  lead: 'Rain totals over 6, 12, 24, 48 and 72 hours and 10 days for your catchment; early forecasts of rain and inflow to schedule generation, draw down ahead of a flood, and warn downstream in time.',
  blocks: [
    { kind: 'live', heading: 'Rain over the Da River basin' },
    {
      kind: 'text',
      heading: 'Why rain is shown here but not inflow',
      paragraphs: [
        'Inflow is right only when the model has been calibrated with the reservoir’s own records: its level and storage curve, turbine and spillway flows from several flood seasons. Without that, a figure in m³/s looks certain and may be wrong by a factor of two. So the public page gives rain only, within a roughly drawn outline, labelled as such.',
        'On the desk, rain is averaged by area within your catchment, with its range, and goes through a rainfall–runoff model calibrated with your own records. The inflow line comes with the 10–90% range of the ensemble members, each run through the model separately. Where a run has no ensemble, there are only two scenarios, with rain at the lower and upper bounds of its range, and the desk says so.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Three decisions, three horizons',
      cards: [
        {
          figure: '6–12 hours',
          title: 'Open the gates or not yet',
          text: 'Rain to come compared with rain already fallen. On soaked soil another 30 mm can mean a flood; on dry soil it may not.',
        },
        {
          figure: '1–3 days',
          title: 'Draw down ahead of the flood',
          text: 'Totals for 24, 48 and 72 hours with their range, to weigh more generation against flood storage.',
        },
        {
          figure: '10 days',
          title: 'Bid, and plan maintenance',
          text: 'Daily rain over the catchment. Beyond day 7, read it as a trend only.',
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'What Vietnamese law requires of dam owners',
      lead: 'A summary for reference; only the texts themselves and their latest amendments are binding. The ministry that issued them (TNMT) is now the Ministry of Agriculture and Environment.',
      rows: [
        {
          name: 'Decree 114/2018/NĐ-CP',
          value:
            'Dams with gated spillways observe catchment rain and levels upstream and downstream, compute inflow and release, and forecast inflow.',
        },
        {
          name: 'Circular 17/2021/TT-BTNMT (replacing 47/2017)',
          value:
            'Monitoring of water use; reservoirs of one million m³ or more send data automatically every 15 minutes.',
        },
        {
          name: 'Inter-reservoir operating procedures',
          value:
            'One decision per catchment: flood season, level before the flood, minimum flow. Under a contract these levels are set on the reservoir’s screen.',
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
          title: '07:00 and 19:00: the catchment bulletin',
          text: 'Rain fallen in 1 to 24 hours, rain to come in 6 to 72 hours and 10 days, with a spreadsheet for your report.',
        },
        {
          title: 'Between bulletins: a message at the limit',
          text: 'When the forecast total crosses the limit you set for a sub-catchment.',
        },
        {
          title: 'After each flood: the comparison',
          text: 'Every issued forecast compared with the gauges, with errors computed as Circular 42 requires.',
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
        'Catchment boundary, rain gauges, storage table, release log.',
        'Which flood was hard to manage, and whether early rain or lack of storage was the cause.',
        'Sub-catchments, rain limits, a screen for the shift, the report format.',
        'Recalibrated before each flood season with the previous season’s records.',
      ],
    },
    {
      kind: 'text',
      heading: 'See the forecast at the dam',
      paragraphs: ['Point forecasts for every commune are open to all; hydropower news has its own section.'],
      links: [
        { route: 'weather:hourly', location: 'lai-chau', label: 'Hour by hour in Lai Chau' },
        { route: 'weather:tomorrow', location: 'son-la', label: 'Tomorrow in Son La' },
        { route: 'news:hydropower', label: 'Hydropower news' },
      ],
    },
  ],
} as const satisfies ContentPage;

export const HYDROPOWER = joinLanguages(vi, en, { drawing: 'dam' });
