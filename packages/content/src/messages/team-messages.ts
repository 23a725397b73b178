import { BRAND } from '../brand.ts';
import { pair, splitLanguages } from '../split-languages.ts';

/** E-mail that invites a person to an account's team. */
export const teamMessages = splitLanguages({
  subject: pair([
    (owner: string) => `${owner} mời bạn cùng nhận cảnh báo thời tiết`,
    (owner) => `${owner} invites you to share weather alerts`,
  ]),
  lines: pair([
    (owner: string, link: string) => [
      `${owner} mời bạn vào nhóm của họ trên ${BRAND.name}. Khi tham gia, bạn nhận cảnh báo thời tiết của những địa điểm được chia sẻ và xem được nhật ký cảnh báo của các nơi đó.`,
      `Mở liên kết này trong 7 ngày để tham gia: ${link}`,
      'Bạn cần đăng nhập hoặc tạo một tài khoản miễn phí. Nếu không quen người mời, hãy bỏ qua thư này: chúng tôi không gửi gì thêm.',
    ],
    (owner, link) => [
      `${owner} invites you to their team on ${BRAND.name}. As a member you receive weather alerts for the places they share with you and can read the log of those places.`,
      `Open this link within 7 days to join: ${link}`,
      'You need to sign in or create a free account. If you do not know the sender, you can ignore this e-mail: we won’t send another.',
    ],
  ]),
});
