import type { TextPages } from '../text-page.ts';
import { accountParts } from './privacy-account.ts';

/**
 * All personal data stored today. List new data here before releasing a feature; a test compares this with the database
 * tables.
 */
export const privacyText: TextPages = {
  vi: {
    lead: 'Xem dự báo ở đây không cần tài khoản, không cần khai tên. Trang này nêu đúng những gì được lưu, lưu ở đâu và trong bao lâu.',
    asOf: '2026-11-28',
    parts: [
      {
        id: 'summary',
        heading: 'Nói ngắn gọn',
        points: [
          'Nơi bạn vừa xem và nơi bạn lưu nằm trong trình duyệt của bạn, không nằm trong hồ sơ nào ở máy chủ.',
          'Máy chủ không ghi địa chỉ IP của người xem và không ghi chữ bạn gõ vào ô tìm kiếm.',
          'Không quảng cáo, không mã đo lường của bên thứ ba, không phông chữ hay hình ảnh tải từ nơi khác. Không ai bị theo dõi, nên không có gì phải bật “không theo dõi”.',
          'Không bán, không cho thuê dữ liệu của người xem.',
        ],
      },
      {
        id: 'kept',
        heading: 'Lưu gì, ở đâu, bao lâu',
        facts: [
          {
            name: 'Cookie “settings”',
            text: 'Đơn vị nhiệt độ và gió, cách xem bảng hay biểu đồ, ngôn ngữ, cây trồng đã chọn. Vài chữ như nhau ở mọi người chọn giống nhau, không có mã nhận dạng. Giữ 1 năm kể từ lần đổi gần nhất.',
          },
          {
            name: 'Cookie “place”',
            text: 'Tên trong địa chỉ trang của nơi xem gần nhất, như “da-lat-lam-dong”, để trang chủ và các trang Happy Rain mở ra đúng thời tiết nơi đó. Không có tọa độ, không có mã nhận dạng; máy chủ đọc khi bạn mở những trang ấy, không lưu lại. Giữ 90 ngày kể từ lần xem cuối.',
          },
          {
            name: 'Cookie “boat”',
            text: 'Giới hạn sóng và gió bạn đặt cho tàu của mình ở trang biển: hai con số, không có mã nhận dạng; máy chủ đọc khi bạn mở trang biển, không lưu lại. Giữ 1 năm kể từ lần đổi gần nhất, hoặc đến khi bạn bỏ giới hạn.',
          },
          {
            name: 'Cookie “field”',
            text: 'Ruộng lúa bạn nhập ở trang mùa vụ của nhà nông: nơi, ngày gieo, giống, cách gieo; không có mã nhận dạng. Máy chủ đọc khi bạn mở trang ấy của nơi đó để tính giai đoạn và rủi ro, không lưu lại. Giữ 1 năm kể từ lần đổi gần nhất, hoặc đến khi bạn xóa ruộng.',
          },
          {
            name: 'Cookie “worth”',
            text: 'Hai số tiền bạn nhập ở phần “Có đáng phòng mưa không?”: chi phí phòng tránh và thiệt hại; không có mã nhận dạng. Máy chủ đọc khi bạn mở trang chủ, dự báo của một nơi, trang Ra đường hay bảng Metplus để đánh dấu lúc đáng phòng, không lưu lại; trên bản đồ, trình duyệt tự đọc. Giữ 1 năm kể từ lần đổi gần nhất, hoặc đến khi bạn xóa hai số ấy.',
          },
          {
            name: 'Cookie “trips”',
            text: 'Nhiều nhất 5 chuyến đi bạn lưu ở trang Ra đường: tên bạn đặt, hai nơi, cách đi, giờ thường đi; không có mã nhận dạng. Máy chủ đọc khi bạn mở trang ấy để tính mưa dọc đường, không lưu lại. Giữ 1 năm kể từ lần đổi gần nhất, hoặc đến khi bạn bỏ các chuyến.',
          },
          {
            name: 'Bộ nhớ trình duyệt: nơi vừa xem',
            text: 'Ba nơi xem gần nhất và vị trí bản đồ. Chỉ có trên máy bạn, đến khi bạn xóa. Khi hiện lại thời tiết của chúng, trình duyệt gửi tên hoặc tọa độ từng nơi lên để hỏi số liệu; máy chủ trả lời rồi thôi.',
          },
          {
            name: 'Bộ nhớ trình duyệt: nơi đã lưu',
            text: 'Nhiều nhất 12 nơi bạn đánh dấu sao. Khi trang chủ hiện thời tiết các nơi này, trình duyệt gửi tọa độ của chúng lên để hỏi số liệu; máy chủ trả lời rồi thôi, không lưu danh sách.',
          },
          {
            name: 'Bộ nhớ trình duyệt: câu trả lời và cài đặt',
            text: 'Bản sao của cookie “settings”; ngày giờ bạn đóng thẻ hỏi vị trí hoặc thẻ mời cài ứng dụng, để 30 ngày sau mới mời lại.',
          },
          {
            name: 'Trang đã xem, để đọc khi mất mạng',
            text: 'Nhiều nhất 16 trang, trong trình duyệt. Trang quá 24 giờ không được hiện nữa.',
          },
          {
            name: 'Vị trí của bạn',
            text: 'Chỉ hỏi sau khi bạn bấm “Dùng vị trí của tôi”. Tọa độ được gửi lên một lần để tìm nơi gần nhất. Từ chối thì gõ tên phường, xã, dự báo vẫn như nhau.',
          },
          {
            name: 'Nhật ký truy cập của máy chủ',
            text: 'Giờ, mã yêu cầu, đường dẫn, mã phản hồi, thời gian xử lý. Không có địa chỉ IP. Tọa độ trong đường dẫn cắt còn hai chữ số lẻ (khoảng 1 km), chữ gõ tìm kiếm thay bằng dấu sao. Thời hạn giữ nhật ký: chưa quy định.',
          },
          {
            name: 'Biểu mẫu bạn gửi',
            text: 'Họ tên, điện thoại, email, lĩnh vực và những gì bạn viết, cùng ngày của lời văn bạn đã đọc. Chỉ dùng để liên hệ lại, giữ 24 tháng rồi xóa; có thể được gửi qua email cho người phụ trách tư vấn. Ô nhận quảng cáo đứng riêng, không đánh dấu sẵn.',
          },
          {
            name: 'Địa chỉ IP khi gọi API',
            text: 'Địa chỉ chỉ nằm trong bộ nhớ tạm, để đếm lượt gọi theo phút và theo ngày. Cơ sở dữ liệu đếm theo mã băm của nó, xóa sau 2 ngày.',
          },
          {
            name: 'Lượt đọc bài viết',
            text: 'Để mỗi người chỉ tính một lần mỗi ngày, máy chủ giữ trong bộ nhớ tạm một mã băm của địa chỉ IP, tên trình duyệt và bài; khóa của mã đổi mỗi ngày và không lưu, nên không suy ngược được. Chỉ con số lượt đọc được lưu.',
          },
          {
            name: 'Khi bạn báo chỗ mình có mưa',
            text: 'Ô lưới rộng chừng 3 km của trang đang mở, câu trả lời, khung 15 phút, và mã băm của địa chỉ IP cùng mạng của nó, để mỗi người chỉ tính một lần trong nửa giờ. Khóa của mã đổi mỗi ngày và bị xóa khi qua ngày. Xóa trong 48 giờ, sau đó chỉ còn số lượt của từng ô, từng giờ, giữ 400 ngày. Không lưu vị trí của máy, không gắn với tài khoản.',
          },
          {
            name: 'Đường phố bạn tìm và chuyến đi',
            text: 'Mặc định không gửi đi đâu. Nếu người vận hành bật dịch vụ tra địa chỉ, nội dung tìm đường phố được chuyển cho dịch vụ đó; nếu bật dịch vụ chỉ đường thì hai đầu chuyến đi, làm tròn khoảng 10 m. Cả hai đều không kèm thông tin về bạn.',
          },
          {
            name: 'Chuyển ra nước ngoài',
            text: 'Chương trình của trang không gửi dữ liệu cá nhân ra nước ngoài, trừ thông báo đẩy và webhook mà chính bạn bật (xem phần cảnh báo). Người vận hành nào đặt máy chủ, hộp thư hay dịch vụ tra địa chỉ ở nước ngoài thì phải lập hồ sơ đánh giá tác động theo Luật 91/2025/QH15 và ghi nơi đó ở mục này; hiện chưa ghi nơi nào.',
          },
        ],
      },
      ...accountParts.vi,
      {
        id: 'rights',
        heading: 'Quyền của bạn',
        paragraphs: [
          'Theo Luật Bảo vệ dữ liệu cá nhân số 91/2025/QH15, có hiệu lực từ ngày 1/1/2026, và Nghị định 356/2025/NĐ-CP, bạn có quyền được biết, xem, sửa, xóa, hạn chế, phản đối việc xử lý và rút lại sự đồng ý.',
        ],
        facts: [
          { name: 'Trả lời yêu cầu', text: 'Trong 2 ngày làm việc.' },
          {
            name: 'Rút đồng ý, hạn chế, phản đối',
            text: 'Hoàn thành trong 15 ngày, 20 ngày nếu có bên xử lý hoặc bên thứ ba; chỉ được kéo dài một lần, không quá 15 ngày.',
          },
          {
            name: 'Xóa dữ liệu',
            text: 'Luật cho khoảng 20 ngày. Chúng tôi đặt mức chặt hơn: xóa trong 72 giờ, bản sao dự phòng trong 30 ngày. Riêng chứng từ kế toán phải giữ 10 năm theo luật kế toán và được tách khỏi hồ sơ của bạn.',
          },
        ],
        closing:
          'Vì máy chủ không biết ai đang xem, với người xem không tài khoản hầu như không có gì để tra theo tên. Phần nằm trên máy bạn, bạn xóa được ngay theo cách dưới đây.',
      },
      {
        id: 'clear',
        heading: 'Tự xóa trên máy của bạn',
        steps: [
          'Mở cài đặt của trình duyệt, chọn xóa dữ liệu của trang web này: cookie, bộ nhớ trang và trang lưu ngoại tuyến mất cùng lúc.',
          'Muốn không lưu gì ngay từ đầu, hãy chặn cookie hoặc dùng cửa sổ ẩn danh: dự báo vẫn đủ, chỉ là mỗi lần mở phải chọn lại đơn vị.',
          'Quyền vị trí thu hồi trong phần quyền của trang, cạnh thanh địa chỉ.',
        ],
      },
      {
        id: 'children',
        heading: 'Trẻ em',
        paragraphs: [
          'Người dưới 16 tuổi là trẻ em theo Luật Trẻ em; quyền về dữ liệu do cha mẹ hoặc người giám hộ thực hiện. Người dưới 16 tuổi muốn có tài khoản cần người giám hộ đồng ý.',
        ],
      },
      {
        id: 'breach',
        heading: 'Khi có sự cố',
        paragraphs: [
          'Nếu dữ liệu cá nhân bị lộ, chúng tôi báo cơ quan chuyên trách bảo vệ dữ liệu cá nhân trong 72 giờ kể từ khi phát hiện, và báo cho người bị ảnh hưởng.',
        ],
      },
      {
        id: 'company',
        heading: 'Ai chịu trách nhiệm',
        paragraphs: ['Chúng tôi là bên kiểm soát dữ liệu:'],
        withCompany: 'known',
        links: [
          { label: 'Trang liên hệ', route: 'contact' },
          { label: 'Điều khoản sử dụng', route: 'terms' },
        ],
      },
    ],
  },
  en: {
    lead: 'You can read every forecast here without an account and without giving a name. This page says exactly what is stored, where and for how long.',
    asOf: '2026-11-28',
    parts: [
      {
        id: 'summary',
        heading: 'In short',
        points: [
          'Places you looked at or saved stay in your browser, not in a profile on our server.',
          'The server records neither readers’ IP addresses nor what you type into the search box.',
          'No advertising, no third-party analytics, no fonts or pictures loaded from elsewhere. Nobody is tracked, so there is no “do not track” to switch on.',
          'Readers’ data are neither sold nor rented out.',
        ],
      },
      {
        id: 'kept',
        heading: 'What is stored, where and for how long',
        facts: [
          {
            name: 'Cookie “settings”',
            text: 'Units of temperature and wind, table or chart, language, chosen crop. A few words, the same for everyone with the same choices, with no identifier. Kept for 1 year from your last change.',
          },
          {
            name: 'Cookie “place”',
            text: 'The name in the page address of the last place viewed, such as “da-lat-lam-dong”, so that the home page and the Happy Rain pages open with its weather. It holds no coordinates and no identifier; the server reads it when you open those pages and does not keep it. Kept for 90 days after the last view.',
          },
          {
            name: 'Cookie “boat”',
            text: 'The wave and wind limits you set for your boat on the sea page: two numbers, no identifier; the server reads them when you open that page and does not keep them. Kept for 1 year from your last change, or until you remove your limits.',
          },
          {
            name: 'Cookie “field”',
            text: 'The rice field you enter on the season page for farmers: place, day of sowing, variety and planting; no identifier. The server reads it when you open that page of that place, to work out stages and risks, and does not keep it. Kept for 1 year from your last change, or until you remove the field.',
          },
          {
            name: 'Cookie “worth”',
            text: 'The two amounts you enter under “Worth protecting against rain?”: the cost of protecting and the loss; no identifier. The server reads them when you open the home page, the forecast of a place, “Going out” or a Metplus board, to mark when protecting pays, and does not keep them; on the map your browser reads them itself. Kept for 1 year from your last change, or until you clear them.',
          },
          {
            name: 'Cookie “trips”',
            text: 'At most 5 trips you save on the “Going out” page: the name you give, both places, how you travel and your usual departure time; no identifier. The server reads it when you open that page to work out the rain on the way and does not keep it. Kept for 1 year from your last change, or until you remove your trips.',
          },
          {
            name: 'Browser storage: recent places',
            text: 'The last three places and the position of the map. Only on your device, until you clear it. To show their weather again, your browser sends the name or coordinates of each to ask for the figures; the server answers and keeps nothing.',
          },
          {
            name: 'Browser storage: saved places',
            text: 'At most 12 places that you starred. When the home page shows their weather, your browser sends their coordinates to ask for the figures; the server answers and keeps no list.',
          },
          {
            name: 'Browser storage: answers and settings',
            text: 'A copy of the “settings” cookie, and the time at which you closed the location card or the app offer, so that the offer does not return for 30 days.',
          },
          {
            name: 'Pages kept for reading offline',
            text: 'At most 16, in your browser. A page older than 24 hours is no longer shown.',
          },
          {
            name: 'Your position',
            text: 'Asked for only after you press “Use my location”. The coordinates are sent once to find the nearest place. If you refuse, type the name of a ward: the forecast is the same.',
          },
          {
            name: 'The server’s access log',
            text: 'Time, request number, path, answer code, duration. No IP address. Coordinates in a path are cut to two decimals (about 1 km) and typed searches replaced by an asterisk. Retention period of the log: not set.',
          },
          {
            name: 'Forms you send',
            text: 'Name, phone, e-mail, area and what you wrote, with the date of the wording you read. Used only to answer you, kept for 24 months, then deleted; they may be e-mailed to the people who give advice. The box for advertising is separate and is never pre-ticked.',
          },
          {
            name: 'IP address of API calls',
            text: 'The address stays in working memory, to count calls by minute and day. The database counts by a hash of it, deleted after 2 days.',
          },
          {
            name: 'Readers of an article',
            text: 'To count each reader once a day, the server holds in working memory a hash of IP address, browser name and article; its key changes every day and is never stored, so it cannot be traced back. Only the number of readers is stored.',
          },
          {
            name: 'When you report rain',
            text: 'The grid cell, about 3 km wide, of the open page, your answer, the quarter hour, and a hash of your IP address and of its network, so that each reader counts once in half an hour. The key of the hash changes every day and is deleted once its day is over. Deleted within 48 hours; then only the number of reports per cell and hour stays, for 400 days. No position of your device, no link to an account.',
          },
          {
            name: 'Streets you search, and trips',
            text: 'Sent nowhere by default. If the operator turns on an address service, the text of a street search is passed to it; if a road service, the two ends of a trip, rounded to about 10 m. Nothing about you goes with either.',
          },
          {
            name: 'Transfer abroad',
            text: 'The portal’s program sends no personal data abroad, except push messages and webhooks that you switch on yourself (see the part on alerts). An operator whose server, mailbox or address service is abroad has to file an impact assessment under Law 91/2025/QH15 and name the place here; none is named so far.',
          },
        ],
      },
      ...accountParts.en,
      {
        id: 'rights',
        heading: 'Your rights',
        paragraphs: [
          'Under Vietnam’s Law on Personal Data Protection No. 91/2025/QH15, in force since 1 January 2026, and Decree 356/2025/NĐ-CP you may be informed of, see, correct and delete your data, restrict or object to their processing, and withdraw consent.',
        ],
        facts: [
          { name: 'An answer to your request', text: 'Within 2 working days.' },
          {
            name: 'Withdrawing consent, restricting, objecting',
            text: 'Done within 15 days, 20 where a processor or third party is involved; extended once at most, by no more than 15 days.',
          },
          {
            name: 'Deletion',
            text: 'The law allows about 20 days. We set ourselves a shorter limit: 72 hours, and 30 days for backups. Accounting documents must be kept for 10 years under accounting law and are unlinked from your profile.',
          },
        ],
        closing:
          'The server does not know who is reading, so for readers without an account there is hardly anything to look up by name. You can clear what is on your device at once, as follows.',
      },
      {
        id: 'clear',
        heading: 'Clear it yourself',
        steps: [
          'Open your browser’s settings and delete the data of this site: cookie, storage and offline pages go together.',
          'To store nothing in the first place, block cookies or use a private window: the forecast is complete, you only choose units again each time.',
          'Withdraw location permission in the site settings next to the address bar.',
        ],
      },
      {
        id: 'children',
        heading: 'Children',
        paragraphs: [
          'Under Vietnam’s Law on Children a child is anyone under 16; parents or guardians exercise a child’s data rights. Anyone under 16 needs a guardian’s consent to have an account.',
        ],
      },
      {
        id: 'breach',
        heading: 'If something goes wrong',
        paragraphs: [
          'If personal data are leaked, we notify Vietnam’s personal-data protection authority within 72 hours of finding out, and the people affected.',
        ],
      },
      {
        id: 'company',
        heading: 'Who is responsible',
        paragraphs: ['We are the data controller:'],
        withCompany: 'known',
        links: [
          { label: 'Contact page', route: 'contact' },
          { label: 'Terms of use', route: 'terms' },
        ],
      },
    ],
  },
};
