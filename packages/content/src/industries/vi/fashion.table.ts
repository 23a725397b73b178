import type { ContentPage } from '#blocks/content-page.ts';

export const FASHION = {
  headline: 'Áo khoác lên kệ đúng tuần trời trở lạnh',
  lead: 'Dự báo 3–7 ngày, 30 ngày và 3–6 tháng cùng phân tích dữ liệu bán hàng cho may mặc và thời trang.',
  blocks: [
    { kind: 'live', heading: 'Mười ba tuần tới ở Hà Nội' },
    {
      kind: 'text',
      heading: 'Lịch thời trang không trùng lịch thời tiết',
      paragraphs: [
        'Bộ sưu tập thu đông lên kệ theo lịch, nhưng khách mua theo gió mùa. Năm rét muộn, áo khoác nằm kho tới lúc phải giảm giá; năm rét sớm, hết cỡ khi cả phố đang cần. Miền Nam gần như không có mùa lạnh: cùng một chiếc áo mà hai kế hoạch.',
        'Nhà máy may còn phải nhìn xa hơn: đặt vải trước nửa năm, khi chưa ai biết mùa đông thế nào. Xu thế mùa không nói ngày nào lạnh, nhưng nói mùa này nghiêng về ấm hay lạnh, đủ để chia tỷ lệ mỏng, dày.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Từ đặt vải tới treo móc',
      cards: [
        {
          figure: '3–6 tháng',
          title: 'Chia tỷ lệ bộ sưu tập',
          text: 'Xu thế mùa theo vùng để chọn phần mỏng, phần dày, phần chống mưa khi đặt vải và ký đơn.',
        },
        {
          figure: '30 ngày',
          title: 'Phân bổ cho cửa hàng',
          text: 'Tuần nào miền Bắc trở lạnh, tuần nào Tây Nguyên vào mưa, để hàng tới trước chứ không tới sau.',
        },
        {
          figure: '3–7 ngày',
          title: 'Đổi hàng trưng bày, đổi quảng cáo',
          text: 'Đợt gió mùa sắp về: đưa khăn, áo len ra trước cửa, đổi hình quảng cáo trong ngày.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Phân tích dữ liệu bán hàng',
      paragraphs: [
        'Chúng tôi ghép số bán theo ngày, theo mã hàng với nhiệt độ và mưa ở từng cửa hàng, tìm ra nhiệt độ mà mỗi nhóm hàng bắt đầu bán, rồi dùng chính ngưỡng đó để đọc dự báo cho bạn.',
      ],
    },
    {
      kind: 'table',
      heading: 'Mấy độ thì đổi hàng trưng bày',
      lead: 'Ngưỡng minh họa của phần trực tiếp; ngưỡng thật tìm từ số bán của bạn.',
      columns: ['Nhiệt độ trung bình tuần', 'Mặt kệ'],
      rows: [
        ['trên 25 °C', 'đồ hè: vải mỏng, ngắn tay'],
        ['20–25 °C', 'áo dài tay, áo khoác mỏng'],
        ['15–20 °C', 'áo len, áo khoác'],
        ['dưới 15 °C', 'áo phao, khăn, găng'],
      ],
    },
    {
      kind: 'steps',
      heading: 'Một bộ sưu tập, bốn lần nhìn trời',
      steps: [
        { title: 'Đặt vải', text: 'Xem xu thế 3–6 tháng, chia tỷ lệ mỏng và dày.' },
        { title: 'Nhập kho vùng', text: 'Xem bản tin 30 ngày, chuyển hàng về vùng lạnh trước.' },
        { title: 'Lên kệ', text: 'Xem dự báo 3–7 ngày, đổi hàng trưng bày trước đợt gió mùa một, hai ngày.' },
        { title: 'Xả hàng', text: 'Khi xu thế ấm lên, giảm giá sớm và ít thay vì muộn và nhiều.' },
      ],
    },
    { kind: 'claims', heading: 'Số liệu về chúng tôi', claims: ['thirtyYears', 'twiceADay', 'clients'] },
    {
      kind: 'cooperation',
      texts: [
        'Số bán theo mã hàng, cửa hàng, lịch bộ sưu tập.',
        'Nhóm hàng nào lỡ mùa, lỡ bao nhiêu tuần.',
        'Ngưỡng cho từng nhóm hàng, bản tin tháng và tuần.',
        'So với số bán thật cuối mùa, sửa ngưỡng cho mùa sau.',
      ],
    },
  ],
} as const satisfies ContentPage;
