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
    heading: (names: string) => `Có nhiều nơi tên “${names}”`,
    text: 'Bạn muốn xem nơi nào?',
  },
  coming: {
    tag: 'Sắp có',
    /** What will be on a page that is not built, by its route. */
    pages: {
      login: 'Tính năng đăng nhập sắp ra mắt.',
      logout: 'Hiện chưa có tài khoản, nên chưa có phiên đăng nhập nào để kết thúc.',
      dashboard: 'Bảng điều khiển sắp ra mắt, với địa điểm nhận cảnh báo, thông báo đã gửi và gói dịch vụ của bạn.',
      register: 'Bạn sắp có thể tạo tài khoản để nhận cảnh báo mưa cho những nơi mình quan tâm.',
      payment: 'Thanh toán trực tuyến sắp ra mắt. Giá các gói có sẵn ở trang sản phẩm, giải pháp.',
      'payment-result': 'Khi thanh toán trực tuyến ra mắt, trạng thái đơn hàng của bạn sẽ hiện ở trang này.',
      'happy-rain':
        'Happy Rain sắp ra mắt: tin báo trước cơn mưa cho từng nơi bạn chọn, qua email và tin nhắn, từ 9.000 đ mỗi tháng.',
      'happy-rain-cho-lai-xe': 'Sắp ra mắt: báo mưa dọc tuyến đường cho tài xế, người giao hàng và người đi làm xa.',
      'happy-rain-van-phong': 'Sắp ra mắt: báo mưa trước giờ đi làm, giờ nghỉ trưa và giờ tan tầm.',
      'happy-rain-nong-nghiep': 'Sắp ra mắt: báo mưa cho ruộng vườn, để chọn lúc phơi, phun thuốc và thu hoạch.',
      'password-reset': 'Khi có tài khoản, bạn nhận được ở đây liên kết đặt lại mật khẩu qua email.',
      verify: 'Khi có tài khoản, bạn xác minh địa chỉ email hoặc số điện thoại ở trang này.',
      unsubscribe: 'Khi chúng tôi bắt đầu gửi cảnh báo và bản tin, bạn hủy nhận ngay tại trang này.',
    },
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
