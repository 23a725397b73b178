import type { TextPages } from '../text-page.ts';

/** How to delete an app's account inside the app; the page has a form for those who no longer have it. */
export function toRemovalText(app: string): TextPages {
  return {
    vi: {
      lead: `Xóa tài khoản ${app} làm trong ứng dụng, mất chừng một phút. Bạn cần tên đăng nhập và mật khẩu của tài khoản đó.`,
      parts: [
        {
          id: 'before',
          heading: 'Trước khi xóa',
          points: [
            'Toàn bộ dữ liệu của tài khoản bị xóa vĩnh viễn, không lấy lại được. Cần giữ gì, hãy lưu lại trước.',
            `Gỡ ứng dụng khỏi điện thoại không xóa tài khoản ${app}.`,
            'Quên mật khẩu thì đặt lại trong ứng dụng trước đã: bước xóa sẽ hỏi mật khẩu.',
          ],
        },
        {
          id: 'steps',
          heading: 'Các bước trong ứng dụng',
          steps: [
            `Mở ${app} và đăng nhập.`,
            'Vào phần tài khoản, chọn “Xóa tài khoản”.',
            'Nhập tên đăng nhập và mật khẩu.',
            'Ứng dụng hỏi: “Bạn có chắc chắn muốn xóa tài khoản này? Thao tác này không thể hoàn tác; toàn bộ dữ liệu sẽ bị xóa vĩnh viễn.” Chọn đồng ý.',
            'Hiện “Xóa thành công.” và ứng dụng trở về màn hình đăng nhập. Nếu hiện “Xóa thất bại. Vui lòng thử lại.”, hãy kiểm tra mạng và mật khẩu rồi làm lại.',
          ],
        },
        {
          id: 'without-app',
          heading: 'Không còn ứng dụng trong máy',
          paragraphs: [
            'Dùng biểu mẫu ở đầu trang. Quên cả mật khẩu thì gửi yêu cầu xóa cho chúng tôi theo cách liên hệ dưới đây; theo luật, chúng tôi phải trả lời trong 2 ngày làm việc.',
          ],
          withCompany: 'known',
          links: [
            { label: 'Trang liên hệ', route: 'contact' },
            { label: 'Chính sách bảo mật', route: 'privacy' },
          ],
        },
      ],
    },
    en: {
      lead: `The ${app} account is deleted inside the app; it takes about a minute. Have the account’s username and password ready.`,
      parts: [
        {
          id: 'before',
          heading: 'Before you delete',
          points: [
            'All data in the account are permanently deleted and cannot be recovered. Save what you want to keep first.',
            `Removing the app from your phone does not delete the ${app} account.`,
            'If you forgot the password, reset it in the app first: you will be asked for it.',
          ],
        },
        {
          id: 'steps',
          heading: 'Steps in the app',
          steps: [
            `Open ${app} and sign in.`,
            'Go to your account and choose “Delete account”.',
            'Enter username and password.',
            'The app asks: “Are you sure you want to delete this account? The action cannot be undone; all data permanently deleted.” Agree.',
            'It shows “Deleted successfully.” and goes back to the sign-in screen. If it shows “Deletion failed. Please try again.”, check the network and the password, then repeat.',
          ],
        },
        {
          id: 'without-app',
          heading: 'If you no longer have the app',
          paragraphs: [
            'Use the form at the top of this page. If you forgot the password too, send us your request as shown below; by law we must answer within 2 working days.',
          ],
          withCompany: 'known',
          links: [
            { label: 'Contact page', route: 'contact' },
            { label: 'Privacy policy', route: 'privacy' },
          ],
        },
      ],
    },
  };
}
