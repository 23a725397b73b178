/** One kind of error reply: HTTP status, stable type path and the texts in both languages. */
export interface CatalogueEntry {
  readonly status: number;
  readonly type: `/problems/${string}`;
  readonly title: { readonly vi: string; readonly en: string };
  readonly detail: { readonly vi: string; readonly en: string };
}

/** Every error of the API, by its `errorCode` (api.md "For every call"). */
export const ERROR_CATALOGUE = {
  badInput: {
    status: 400,
    type: '/problems/bad-input',
    title: { vi: 'Yêu cầu không hợp lệ', en: 'Bad input' },
    detail: {
      vi: 'Một hoặc nhiều tham số không hợp lệ; xem danh sách errors.',
      en: 'One or more parameters are not valid; see errors.',
    },
  },
  notSignedIn: {
    status: 401,
    type: '/problems/not-signed-in',
    title: { vi: 'Chưa đăng nhập', en: 'Not signed in' },
    detail: {
      vi: 'Yêu cầu này cần phiên đăng nhập hoặc khóa API hợp lệ.',
      en: 'This call needs a valid session or API key.',
    },
  },
  invalidKey: {
    status: 401,
    type: '/problems/invalid-key',
    title: { vi: 'Khóa API không hợp lệ', en: 'Invalid API key' },
    detail: {
      vi: 'Khóa trong X-API-Key không tồn tại hoặc đã bị thu hồi.',
      en: 'The key in X-API-Key does not exist or was revoked.',
    },
  },
  wrongLogin: {
    status: 401,
    type: '/problems/wrong-login',
    title: { vi: 'Đăng nhập không thành công', en: 'Login failed' },
    detail: { vi: 'Sai tài khoản hoặc mật khẩu', en: 'Wrong account or password' },
  },
  forbidden: {
    status: 403,
    type: '/problems/forbidden',
    title: { vi: 'Không được phép', en: 'Forbidden' },
    detail: { vi: 'Bạn không có quyền thực hiện yêu cầu này.', en: 'You are not allowed to make this call.' },
  },
  emailNotVerified: {
    status: 403,
    type: '/problems/email-not-verified',
    title: { vi: 'Email chưa xác minh', en: 'E-mail not verified' },
    detail: {
      vi: 'Hãy xác minh email của tài khoản trước: mở liên kết chúng tôi đã gửi, hoặc gửi lại liên kết trong trang tài khoản (POST /api/auth/email/send).',
      en: 'Verify the e-mail of your account first: open the link we sent, or resend it from your dashboard (POST /api/auth/email/send).',
    },
  },
  notInvited: {
    status: 403,
    type: '/problems/not-invited',
    title: { vi: 'Lời mời của người khác', en: "Someone else's invitation" },
    detail: {
      vi: 'Lời mời này gửi tới một địa chỉ email khác. Hãy đăng nhập bằng tài khoản có địa chỉ được mời, hoặc xin lời mời gửi tới email của bạn.',
      en: 'This invitation went to another e-mail address. Sign in to the account of the invited address, or ask for an invitation to yours.',
    },
  },
  keyRestricted: {
    status: 403,
    type: '/problems/key-restricted',
    title: { vi: 'Khóa không dùng được từ đây', en: 'The key does not work from here' },
    detail: {
      vi: 'Chủ khóa đã giới hạn trang web hoặc địa chỉ mạng được dùng khóa này.',
      en: 'Its owner restricted this key to certain websites or network addresses.',
    },
  },
  notFound: {
    status: 404,
    type: '/problems/not-found',
    title: { vi: 'Không tìm thấy', en: 'Not found' },
    detail: { vi: 'Địa chỉ này không tồn tại.', en: 'There is nothing at this address.' },
  },
  unknownPlace: {
    status: 404,
    type: '/problems/unknown-place',
    title: { vi: 'Không có địa điểm này', en: 'Unknown place' },
    detail: {
      vi: 'Không tìm thấy địa điểm với tên đã cho. Hãy tìm bằng /api/v1/places/search.',
      en: 'No place has the given name. Look it up with /api/v1/places/search.',
    },
  },
  outsideCoverage: {
    status: 404,
    type: '/problems/outside-coverage',
    title: { vi: 'Ngoài vùng dự báo', en: 'Outside coverage' },
    detail: {
      vi: 'Dự báo có trong khoảng 5–24,5° vĩ Bắc và 99–119,5° kinh Đông.',
      en: 'Forecasts cover 5–24.5° N and 99–119.5° E.',
    },
  },
  methodNotAllowed: {
    status: 405,
    type: '/problems/method-not-allowed',
    title: { vi: 'Phương thức không được hỗ trợ', en: 'Method not allowed' },
    detail: { vi: 'Địa chỉ này không nhận phương thức đã dùng.', en: 'This address does not accept the method used.' },
  },
  conflict: {
    status: 409,
    type: '/problems/conflict',
    title: { vi: 'Xung đột dữ liệu', en: 'Conflict' },
    detail: {
      vi: 'Yêu cầu mâu thuẫn với dữ liệu hiện có.',
      en: 'The call conflicts with stored data.',
    },
  },
  emailTaken: {
    status: 409,
    type: '/problems/email-taken',
    title: { vi: 'Email đã có tài khoản', en: 'E-mail already has an account' },
    detail: {
      vi: 'Email này đã có tài khoản. Hãy đăng nhập hoặc đặt lại mật khẩu.',
      en: 'This e-mail already has an account. Sign in, or reset the password.',
    },
  },
  phoneTaken: {
    status: 409,
    type: '/problems/phone-taken',
    title: { vi: 'Số điện thoại đã được dùng', en: 'Phone number already in use' },
    detail: {
      vi: 'Số này đã được xác minh ở một tài khoản khác.',
      en: 'This number is verified in another account.',
    },
  },
  tooLarge: {
    status: 413,
    type: '/problems/too-large',
    title: { vi: 'Nội dung quá lớn', en: 'Body too large' },
    detail: { vi: 'Nội dung gửi lên vượt quá giới hạn.', en: 'The body is larger than this call accepts.' },
  },
  unsupportedMediaType: {
    status: 415,
    type: '/problems/unsupported-media-type',
    title: { vi: 'Định dạng không được hỗ trợ', en: 'Unsupported media type' },
    detail: {
      vi: 'Hãy gửi nội dung dạng JSON với Content-Type: application/json.',
      en: 'Send JSON with Content-Type: application/json.',
    },
  },
  wrongCredentials: {
    status: 422,
    type: '/problems/wrong-credentials',
    title: { vi: 'Thông tin xác nhận không đúng', en: 'Wrong credentials' },
    detail: { vi: 'Tài khoản hoặc mật khẩu không đúng.', en: 'Wrong account or password.' },
  },
  wrongPassword: {
    status: 422,
    type: '/problems/wrong-password',
    title: { vi: 'Mật khẩu không đúng', en: 'Wrong password' },
    detail: { vi: 'Mật khẩu hiện tại không đúng.', en: 'The current password is wrong.' },
  },
  samePassword: {
    status: 422,
    type: '/problems/same-password',
    title: { vi: 'Mật khẩu mới trùng mật khẩu cũ', en: 'New password is the same as the old one' },
    detail: { vi: 'Mật khẩu mới phải khác mật khẩu cũ', en: 'New password must differ from the old one' },
  },
  wrongCode: {
    status: 422,
    type: '/problems/wrong-code',
    title: { vi: 'Mã không đúng', en: 'Wrong code' },
    detail: { vi: 'Mã không đúng. Hãy xem lại tin nhắn mới nhất.', en: 'The code is wrong. Check the newest message.' },
  },
  codeExpired: {
    status: 422,
    type: '/problems/code-expired',
    title: { vi: 'Mã đã hết hạn', en: 'The code has expired' },
    detail: {
      vi: 'Mã đã hết hạn, đã dùng, hoặc đã nhập sai 5 lần. Hãy gửi mã mới.',
      en: 'The code has expired, was used, or was mistyped 5 times. Send a new one.',
    },
  },
  linkExpired: {
    status: 422,
    type: '/problems/link-expired',
    title: { vi: 'Liên kết không còn dùng được', en: 'The link is no longer valid' },
    detail: {
      vi: 'Liên kết đã dùng, đã hết hạn hoặc đã có liên kết mới hơn.',
      en: 'The link was used, has expired, or was replaced by a newer one.',
    },
  },
  planLimit: {
    status: 422,
    type: '/problems/plan-limit',
    title: { vi: 'Vượt giới hạn của gói', en: 'Plan limit exceeded' },
    detail: {
      vi: 'Gói đang dùng không có đủ.',
      en: 'Your current plan does not cover this.',
    },
  },
  notForSale: {
    status: 422,
    type: '/problems/not-for-sale',
    title: { vi: 'Gói này không bán trực tuyến', en: 'This plan is not sold online' },
    detail: {
      vi: 'Gói Cộng đồng miễn phí; Gói 5 theo hợp đồng, hãy gửi yêu cầu tư vấn.',
      en: 'Community is free; package 5 is by contract, please ask for a consultation.',
    },
  },
  orderClosed: {
    status: 409,
    type: '/problems/order-closed',
    title: { vi: 'Đơn không còn chờ thanh toán', en: 'The order is no longer awaiting payment' },
    detail: {
      vi: 'Đơn này đã trả, đã hủy hoặc đã hết hạn. Hãy tạo đơn mới nếu cần.',
      en: 'This order was paid, cancelled or has expired. Create a new one if needed.',
    },
  },
  tooManyRequests: {
    status: 429,
    type: '/problems/too-many-requests',
    title: { vi: 'Quá nhiều yêu cầu', en: 'Too many requests' },
    detail: {
      vi: 'Bạn đã dùng hết số lượt gọi cho phép. Hãy thử lại sau số giây ghi trong Retry-After.',
      en: 'You have used up the allowed calls. Try again after the number of seconds given in Retry-After.',
    },
  },
  tooManyJobs: {
    status: 429,
    type: '/problems/too-many-jobs',
    title: { vi: 'Đang có quá nhiều việc chạy nền', en: 'Too many jobs in progress' },
    detail: {
      vi: 'Tài khoản này đang có số việc chạy nền tối đa. Hãy đợi một việc xong hoặc hủy bớt.',
      en: 'This account has reached its maximum number of jobs in progress. Wait for one to finish, or cancel one.',
    },
  },
  jobInterrupted: {
    status: 500,
    type: '/problems/job-interrupted',
    title: { vi: 'Việc chạy nền bị gián đoạn', en: 'The job was interrupted' },
    detail: {
      vi: 'Máy chủ đã dừng nhiều lần khi đang làm việc này. Hãy tạo lại.',
      en: 'The server stopped several times while working on this. Please order it again.',
    },
  },
  internal: {
    status: 500,
    type: '/problems/internal',
    title: { vi: 'Có lỗi xảy ra', en: 'An error occurred' },
    detail: { vi: 'Có lỗi xảy ra. Vui lòng thử lại.', en: 'An error occurred. Please try again.' },
  },
  noData: {
    status: 503,
    type: '/problems/no-data',
    title: { vi: 'Chưa có dữ liệu', en: 'No data yet' },
    detail: {
      vi: 'Hiện chưa có dữ liệu cho yêu cầu này. Vui lòng thử lại sau.',
      en: 'There is no data for this call at the moment. Please try again later.',
    },
  },
  gatewayAway: {
    status: 503,
    type: '/problems/gateway-away',
    title: { vi: 'Cổng thanh toán chưa trả lời', en: 'The payment gateway is not responding' },
    detail: {
      vi: 'Chưa có tiền nào bị trừ. Hãy thử lại hoặc chọn phương thức khác.',
      en: 'No money was taken. Try again, or choose another method.',
    },
  },
  unavailable: {
    status: 503,
    type: '/problems/unavailable',
    title: { vi: 'Tạm ngừng phục vụ', en: 'Unavailable' },
    detail: {
      vi: 'Máy chủ đang khởi động hoặc đang dừng. Vui lòng thử lại sau.',
      en: 'The server is starting or stopping. Please try again later.',
    },
  },
} as const satisfies Record<string, CatalogueEntry>;

/** Name of an error in the catalogue: the reply's `errorCode`. */
export type ErrorCode = keyof typeof ERROR_CATALOGUE;
