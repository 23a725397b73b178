import type { Language } from '@portal/domain/language/language';
import { describeCarriers } from '../messages/channel-words.ts';
import { toolFacts } from '../messages/tool-messages.ts';
import type { TextPart } from '../text-page.ts';

/** Data stored for account holders, alerts and work tools. */
export const accountParts: Readonly<Record<Language, readonly TextPart[]>> = {
  vi: [
    {
      id: 'account',
      heading: 'Nếu bạn có tài khoản',
      paragraphs: [
        'Tài khoản là tùy bạn: dự báo vẫn mở cho mọi người. Nếu bạn đăng ký, máy chủ lưu những dữ liệu sau, chỉ để vận hành tài khoản.',
      ],
      facts: [
        {
          name: 'Hồ sơ',
          text: 'Email, số điện thoại và họ tên nếu bạn điền, ngôn ngữ, ngày đồng ý điều khoản, có nhận tin giới thiệu hay không. Mật khẩu chỉ ở dạng đã băm, không ai đọc lại được. Địa chỉ email cũ được giữ 7 ngày sau khi đổi, để bạn hủy được việc đổi. Lưu đến khi bạn xóa tài khoản.',
        },
        {
          name: 'Gói và đơn hàng',
          text: 'Gói bạn chọn, số tiền, phương thức, mã giao dịch và lúc thanh toán. Số thẻ và mật khẩu ngân hàng chỉ nhập ở cổng thanh toán, chúng tôi không nhận. VNPay yêu cầu địa chỉ IP của người trả: nó được chuyển cho VNPay và không lưu ở đây. Đơn giữ 10 năm theo luật kế toán; xóa tài khoản thì đơn không còn gắn với bạn. Tin báo của cổng thanh toán, đã che phần riêng tư, giữ 90 ngày.',
        },
        {
          name: 'Thiết bị đang đăng nhập',
          text: 'Tên trình duyệt và hệ điều hành, lúc đăng nhập và lúc dùng lần cuối; hết hạn sau 15 đến 30 ngày không dùng. Mạng đã đăng nhập chỉ lưu dấu băm trong 30 ngày, để người lạ thử sai mật khẩu không khóa được bạn.',
        },
        {
          name: 'Bộ nhớ trình duyệt',
          text: 'Khóa của phiên đăng nhập, mất khi bạn đăng xuất, và câu trả lời của bạn về việc dùng chung địa điểm với tài khoản.',
        },
        {
          name: 'Địa điểm và tùy chọn',
          text: 'Chỉ khi bạn đồng ý trong trình duyệt đó: nơi đã lưu, nơi đã xem, đơn vị, ngôn ngữ. Rút lại lúc nào cũng được, phần ở tài khoản bị xóa ngay.',
        },
        {
          name: 'Lần đăng nhập sai',
          text: 'Đếm theo dấu băm của tên và của mạng, nhiều nhất một ngày, để chặn dò mật khẩu.',
        },
        {
          name: 'Tải về và xóa',
          text: 'Trang tài khoản có nút tải mọi thứ thành một tệp và nút xóa. Xóa có hiệu lực ngay; bản sao dự phòng bị xóa trong 30 ngày.',
        },
        {
          name: 'Yêu cầu xóa tài khoản của ứng dụng',
          text: 'Tên đăng nhập và tên ứng dụng, đến khi xử lý xong, lâu nhất 2 năm. Mật khẩu không được lưu.',
        },
      ],
      links: [{ label: 'Trang tài khoản', route: 'dashboard' }],
    },
    {
      id: 'alerts',
      heading: 'Nếu bạn đặt cảnh báo',
      facts: [
        {
          name: 'Nơi và quy tắc',
          text: 'Tên, tọa độ hoặc tuyến đường của nơi bạn đặt cảnh báo, quy tắc, giờ yên tĩnh. Khác với nơi lưu trong trình duyệt, những thứ này nằm ở máy chủ, vì máy chủ phải canh thay bạn. Lưu đến khi bạn xóa; quy tắc đã xóa mất hẳn sau 7 ngày.',
        },
        {
          name: 'Kênh nhận',
          text: 'Email, số điện thoại, đăng ký thông báo đẩy của trình duyệt hoặc địa chỉ webhook, và lúc bạn xác nhận kênh đó. Xóa kênh là mất địa chỉ. Lần đồng ý và lần từ chối được ghi lại kèm ngày, cách làm và phiên bản câu chữ, địa chỉ chỉ còn dấu băm, đến khi bạn xóa tài khoản.',
        },
        {
          name: 'Bản tin xã, phường mỗi sáng',
          text: 'Nơi, ngôn ngữ, kênh nhận và lúc gửi lần cuối. Lưu đến khi bạn bỏ bản tin, xóa kênh đó hoặc xóa tài khoản.',
        },
        {
          name: 'Tin đã gửi',
          text: 'Nội dung, kênh, lúc gửi, gửi được hay không, và câu trả lời của bạn rằng tin đúng hay sai. Lưu đến khi bạn xóa tài khoản.',
        },
        {
          name: 'Ai chuyển tin đi',
          text: `${describeCarriers('vi')} Mỗi bên chỉ nhận địa chỉ và nội dung của tin đó.`,
        },
        {
          name: 'Người cùng nhóm',
          text: 'Email của người bạn mời, nơi bạn giao cho họ và lúc họ tham gia. Lưu đến khi bạn gỡ họ, hoặc một trong hai bên xóa tài khoản.',
        },
        {
          name: 'Danh sách không liên hệ',
          text: 'Địa chỉ mà đơn vị vận hành được yêu cầu không gửi gì nữa, ở dạng dấu băm có khóa. Giữ cả sau khi tài khoản bị xóa, để không gửi nhầm.',
        },
      ],
    },
    {
      id: 'tools',
      heading: 'Nếu bạn dùng công cụ cho công việc',
      paragraphs: ['Số liệu bạn nhập chỉ dùng để tính cho bạn. Không ai khác thấy, trừ khi dưới đây nói khác.'],
      facts: Object.values(toolFacts.vi),
    },
  ],
  en: [
    {
      id: 'account',
      heading: 'If you have an account',
      paragraphs: [
        'An account is up to you: forecasts stay open to everyone. If you sign up, the server stores the following, only to run the account.',
      ],
      facts: [
        {
          name: 'Profile',
          text: 'E-mail, phone and name where you gave them, language, the date you accepted the terms, and whether you want product news. The password is stored only as a hash that nobody can read back. An e-mail address that you changed is kept for 7 more days, so that you can undo the change. Kept until you delete the account.',
        },
        {
          name: 'Plan and orders',
          text: 'The plan you chose, the amount, payment method, transaction number and time of payment. Card numbers and bank passwords are entered at the gateway only; we do not receive them. VNPay asks for the payer’s IP address: it is passed on to VNPay and not kept here. Orders are kept for 10 years as accounting law requires; once you delete the account they are no longer tied to you. Gateway notifications, with private parts masked, are kept for 90 days.',
        },
        {
          name: 'Logged-in devices',
          text: 'Browser and operating system, time of sign-in and of last use; expires after 15 to 30 days without use. Networks you signed in from are kept only as hashes for 30 days, so that strangers guessing passwords cannot lock you out.',
        },
        {
          name: 'In your browser',
          text: 'The session key, removed when you sign out, and your answer about sharing places with the account.',
        },
        {
          name: 'Places and settings',
          text: 'Only where you agreed in that browser: saved and viewed places, units, language. You can withdraw this at any time; the account’s copy is deleted at once.',
        },
        {
          name: 'Failed log-ins',
          text: 'Counted by hashes of name and network, for a day at most, to stop password guessing.',
        },
        {
          name: 'Download and deletion',
          text: 'The account page has a button to download everything as one file, and one to delete the account. Deletion takes effect at once; backups follow within 30 days.',
        },
        {
          name: 'Requests to delete an app account',
          text: 'Username and app, until the request is completed, 2 years at most. The password is not stored.',
        },
      ],
      links: [{ label: 'Account page', route: 'dashboard' }],
    },
    {
      id: 'alerts',
      heading: 'If you set alerts',
      facts: [
        {
          name: 'Places and rules',
          text: 'Name, coordinates or route of the places you want alerts for, your rules and quiet hours. Unlike places saved in the browser they are on the server, which has to watch for you. They stay until you delete them; a deleted rule is gone for good after 7 days.',
        },
        {
          name: 'Channels',
          text: 'E-mail, phone number, the browser’s push subscription or the address of a webhook, and when you confirmed it. Deleting a channel deletes its address. Each consent and refusal is recorded with its date, method and the version of the wording, with the address as a hash only, until you delete the account.',
        },
        {
          name: 'Daily ward bulletins',
          text: 'Place, language, channel, and when one was last sent. Kept until you end the bulletin, or delete its channel or the account.',
        },
        {
          name: 'Messages sent',
          text: 'Text, channel, when it was sent, whether it arrived, and your answer on whether it was right. Kept until you delete the account.',
        },
        {
          name: 'Who carries them',
          text: `${describeCarriers('en')} Each receives only the address and text of that message.`,
        },
        {
          name: 'Team members',
          text: 'E-mail addresses of people you invite, the places you assign to them, when they joined. Kept until you remove them, or either side deletes its account.',
        },
        {
          name: 'Do-not-contact list',
          text: 'Addresses to which the operator was asked to send nothing more, as keyed hashes. Also kept after an account is deleted, so that nothing is sent by mistake.',
        },
      ],
    },
    {
      id: 'tools',
      heading: 'If you use the tools for work',
      paragraphs: ['What you enter is used only to compute for you. Nobody else sees it, except where stated below.'],
      facts: Object.values(toolFacts.en),
    },
  ],
};
