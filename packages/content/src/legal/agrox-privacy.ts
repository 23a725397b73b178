import type { TextPages } from '../text-page.ts';

/** The data collected by the app are not stated: nothing is invented here. */
export const agroxPrivacyText: TextPages = {
  vi: {
    lead: 'AgroX là ứng dụng điện thoại, tách riêng khỏi trang web này. Trang này nêu những gì chúng tôi đã xác nhận về dữ liệu của ứng dụng, và những gì còn phải bổ sung.',
    asOf: '2026-11-21',
    parts: [
      {
        id: 'not-published',
        heading: 'Sẽ bổ sung',
        paragraphs: ['Chúng tôi chưa xác nhận đủ các thông tin sau của ứng dụng, nên chưa ghi ở đây:'],
        points: [
          'danh sách đầy đủ dữ liệu mà ứng dụng thu thập và các quyền nó xin trên điện thoại;',
          'bên nào xử lý, máy chủ đặt ở đâu;',
          'thời hạn giữ từng loại dữ liệu.',
        ],
        closing: 'Đến khi có, hãy xem mục “An toàn dữ liệu” của ứng dụng trên kho ứng dụng trước khi cài.',
      },
      {
        id: 'certain',
        heading: 'Đã xác nhận',
        facts: [
          {
            name: 'Tài khoản',
            text: 'Ứng dụng có tên đăng nhập và mật khẩu. Dữ liệu đăng nhập thuộc loại dữ liệu cá nhân nhạy cảm theo quy định hiện hành, phải được bảo vệ ở mức cao hơn.',
          },
          {
            name: 'Liên hệ với trang web',
            text: 'Trang web này không nhận dữ liệu nào từ ứng dụng và không đặt mã theo dõi chung.',
          },
          {
            name: 'Xóa tài khoản',
            text: 'Làm được ngay trong ứng dụng bằng tên đăng nhập và mật khẩu; toàn bộ dữ liệu bị xóa vĩnh viễn. Gỡ ứng dụng thôi thì tài khoản vẫn còn.',
          },
        ],
        links: [{ label: 'Cách xóa tài khoản AgroX', route: 'remove-account:agrox' }],
      },
      {
        id: 'rights',
        heading: 'Quyền của bạn không phụ thuộc vào trang này',
        paragraphs: [
          'Luật Bảo vệ dữ liệu cá nhân số 91/2025/QH15 áp dụng cho ứng dụng như cho mọi dịch vụ: bạn được biết dữ liệu nào bị thu thập, được từ chối, rút đồng ý, sửa và xóa. Yêu cầu phải được trả lời trong 2 ngày làm việc; ứng dụng không được bắt bạn chụp giấy tờ tùy thân chỉ để xác thực tài khoản.',
          'Người dưới 16 tuổi thực hiện quyền này qua cha mẹ hoặc người giám hộ.',
        ],
      },
      {
        id: 'company',
        heading: 'Ai chịu trách nhiệm',
        withCompany: 'known',
        links: [{ label: 'Chính sách bảo mật của trang web', route: 'privacy' }],
      },
    ],
  },
  en: {
    lead: 'AgroX is a phone app, separate from this website. This page states what we have confirmed about the app’s data, and what is still to be added.',
    asOf: '2026-11-21',
    parts: [
      {
        id: 'not-published',
        heading: 'To be added',
        paragraphs: ['We have not yet confirmed the following about the app, so it is not stated here:'],
        points: [
          'the full list of data that the app collects and the permissions it asks for on your phone;',
          'who processes them, and where the servers are;',
          'how long each kind of data is stored.',
        ],
        closing: 'Until then, read the app’s “Data safety” section in the app store before you install it.',
      },
      {
        id: 'certain',
        heading: 'Confirmed',
        facts: [
          {
            name: 'Account',
            text: 'The app has a username and a password. Sign-in data count as sensitive personal data under current rules and have to be protected accordingly.',
          },
          {
            name: 'This website',
            text: 'The site receives no data from the app and shares no tracking code with it.',
          },
          {
            name: 'Deleting the account',
            text: 'You can do it inside the app with username and password; all data are permanently deleted. Removing the app alone leaves the account where it is.',
          },
        ],
        links: [{ label: 'How to delete an AgroX account', route: 'remove-account:agrox' }],
      },
      {
        id: 'rights',
        heading: 'Your rights do not depend on this page',
        paragraphs: [
          'Vietnam’s Law on Personal Data Protection No. 91/2025/QH15 covers the app like any other service: you may know what is collected, refuse, withdraw consent, correct and delete. A request must be answered within 2 working days; the app may not make you photograph your identity papers merely to verify an account.',
          'Anyone under 16 exercises these rights through a parent or guardian.',
        ],
      },
      {
        id: 'company',
        heading: 'Who is responsible',
        withCompany: 'known',
        links: [{ label: 'Privacy policy of this website', route: 'privacy' }],
      },
    ],
  },
};
