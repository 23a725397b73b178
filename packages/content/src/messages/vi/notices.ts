/** Words of the pages that say why something else is not here: not found, error, choice, coming. */
export const notices = {
  notFound: {
    heading: 'Không tìm thấy trang',
    text: 'Liên kết không tồn tại hoặc đã bị xóa. Tìm một nơi theo tên, hoặc đi tiếp từ các mục dưới đây.',
    nearest: 'Có phải bạn muốn xem',
    sections: 'Các mục chính',
  },
  error: {
    heading: 'Trang chưa mở được',
    text: 'Có lỗi xảy ra. Vui lòng thử lại.',
    retry: 'Thử lại',
    home: 'Về trang chủ',
    reference: (id: string) => `Mã yêu cầu: ${id}`,
  },
  busy: {
    heading: 'Máy chủ đang bận',
    text: 'Địa chỉ mạng của bạn đang gửi quá nhiều yêu cầu cùng lúc. Vui lòng thử lại sau ít giây.',
  },
  choice: {
    heading: (name: string) => `Có nhiều nơi tên ${name}`,
    text: 'Bạn muốn xem nơi nào?',
  },
  coming: {
    tag: 'Sắp có',
    text: 'Trang này đang được xây dựng. Khi hoàn thành, bạn sẽ có ở đây:',
    today: 'Dùng được ngay hôm nay',
    accounts: 'Hiện chưa có tài khoản người dùng. Mọi trang thời tiết đều xem được mà không cần đăng nhập.',
  },
  links: {
    home: 'Thời tiết 34 tỉnh, thành phố lúc này',
    search: 'Tìm thời tiết một địa điểm',
    hourly: (place: string) => `Mưa và nhiệt độ theo giờ ở ${place}`,
    outlook: (place: string) => `Dự báo 90 ngày ở ${place}`,
    api: 'Tài liệu API thời tiết',
  },
};

export type NoticeMessages = typeof notices;
