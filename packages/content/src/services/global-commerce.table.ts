import { type ContentPage, joinLanguages } from '#blocks/content-page.ts';

const vi = {
  headline: 'Từ kho ở Việt Nam tới người mua bên kia biên giới',
  lead: 'Thương mại điện tử xuyên biên giới làm trọn gói: mở gian hàng, viết nội dung, xử lý đơn, theo từng kiện tới tay người mua.',
  blocks: [
    { kind: 'live', heading: 'Gió ở cảng và giờ xe thùng chạy được' },
    {
      kind: 'cards',
      heading: 'Chúng tôi nhận làm gì',
      cards: [
        {
          title: 'Gian hàng và nội dung',
          text: 'Tên, ảnh, mô tả, kích cỡ viết lại cho người mua nước sở tại, không dịch từng chữ.',
        },
        {
          title: 'Giá và thuế',
          text: 'Tính giá đến tay: cước, thuế nhập khẩu, phí sàn, tỷ giá, trước khi đăng bán.',
        },
        {
          title: 'Đơn, vận chuyển, đổi trả',
          text: 'Theo từng kiện tới khi giao; nơi nhận hàng trả ghi rõ trước khi mở bán.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Thời tiết liên quan thế nào',
      paragraphs: [
        'Hàng đông lạnh, trái cây và đồ thủ công hỏng vì nóng ẩm ở cảng chứ không ở kho. Bão làm tàu trễ và chuyến bay hàng hóa bị dồn. Lịch gửi hàng được xếp cạnh dự báo cảng đi và tuyến đường bộ, để báo người mua ngày đến trước khi họ hỏi.',
      ],
      links: [
        { route: 'weather:hourly', location: 'hai-phong', label: 'Từng giờ ở Hải Phòng' },
        { route: 'industry:van-tai', label: 'Thời tiết cho vận tải' },
      ],
    },
    {
      kind: 'steps',
      heading: 'Trình tự',
      steps: [
        {
          title: 'Chọn một mặt hàng, một thị trường',
          text: 'Xem mặt hàng có được phép, giá đến tay có bán được không.',
        },
        { title: 'Đăng thử', text: 'Ít mã hàng, ảnh và mô tả bằng ngôn ngữ của người mua.' },
        { title: 'Giao những đơn đầu', text: 'Đo ngày giao thật và tỉ lệ đổi trả.' },
        { title: 'Mở rộng hoặc dừng', text: 'Quyết định bằng số của những đơn đầu, không bằng dự tính.' },
      ],
    },
  ],
} as const satisfies ContentPage;

const en = {
  headline: 'From a warehouse in Vietnam to a buyer across the border',
  lead: 'Cross-border e-commerce handled end to end: opening the shop, writing the content, handling orders, following each parcel to the buyer.',
  blocks: [
    { kind: 'live', heading: 'Wind at the port, hours for container lorries' },
    {
      kind: 'cards',
      heading: 'What we take on',
      cards: [
        {
          title: 'Shop and content',
          text: 'Names, pictures, descriptions and sizes rewritten for buyers there, not translated word for word.',
        },
        {
          title: 'Price and duty',
          text: 'The landed price: freight, import duty, marketplace fee and exchange rate, before anything is listed.',
        },
        {
          title: 'Orders, shipping, returns',
          text: 'Every parcel followed to the door; the return address is settled before sales open.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Where the weather comes in',
      paragraphs: [
        'Frozen goods, fruit and handicrafts spoil in the damp heat of a port, not in the warehouse. Storms delay ships and crowd cargo flights. Dispatch is planned with the forecast for the port and the road, so that buyers learn the date before they ask.',
      ],
      links: [
        { route: 'weather:hourly', location: 'hai-phong', label: 'Hour by hour in Hai Phong' },
        { route: 'industry:van-tai', label: 'Weather for transport' },
      ],
    },
    {
      kind: 'steps',
      heading: 'One step at a time',
      steps: [
        { title: 'One product, one market', text: 'Is it allowed there, and does it sell at its landed price?' },
        { title: 'A trial listing', text: 'Few items, pictures and words in the buyer’s language.' },
        { title: 'The first orders', text: 'Real delivery days and real returns are measured.' },
        { title: 'Grow or stop', text: 'Decide by the figures of the first orders, not by the plan.' },
      ],
    },
  ],
} as const satisfies ContentPage;

export const GLOBAL_COMMERCE = joinLanguages(vi, en, { drawing: 'port' });
