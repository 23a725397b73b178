import { pair, splitLanguages } from '../split-languages.ts';
import { listMemberChannels } from './channel-words.ts';

export const dashboardTeamMessages = splitLanguages({
  heading: ['Nhóm', 'Team'],
  lead: [
    'Người trong nhóm nhận cảnh báo của những địa điểm bạn chia sẻ và xem được nhật ký cảnh báo của các địa điểm đó. Quy tắc, kênh nhận và gói vẫn do bạn giữ.',
    'People in your team receive alerts for the places you share and can read the log of those places. Rules, channels and plan stay with you.',
  ],
  you: ['Bạn', 'You'],
  owner: ['Chủ tài khoản', 'Account owner'],
  count: pair([(used: string, most: string) => `${used} / ${most} người`, (used, most) => `${used} of ${most} people`]),
  seats: pair([
    (plan: string, people: string) => `${plan} có ${people} người, tính cả bạn.`,
    (plan, people) => `${plan} is for ${people} ${people === '1' ? 'person' : 'people'}, you included.`,
  ]),
  states: {
    invited: ['Đã mời, chờ tham gia', 'Invited, has not joined yet'],
    active: ['Đang tham gia', 'In the team'],
    paused: ['Tạm dừng: gói hiện tại không đủ chỗ', 'Paused: no seat on your current plan'],
  },
  shares: pair([
    (places: string) => (places === '' ? 'Chưa chia sẻ địa điểm nào' : `Nhận tin của ${places}`),
    (places) => (places === '' ? 'No places shared yet' : `Receives alerts for ${places}`),
  ]),
  change: ['Sửa', 'Edit'],
  changeOf: pair([
    (person: string) => `Chọn địa điểm chia sẻ với ${person}`,
    (person) => `Choose the places shared with ${person}`,
  ]),
  places: ['Địa điểm chia sẻ', 'Places shared'],
  noPlaces: [
    'Bạn chưa có địa điểm nào. Thêm địa điểm trước rồi chia sẻ.',
    'You have no places yet. Add one, then share it.',
  ],
  changed: pair([
    (person: string) => `Đã đổi địa điểm chia sẻ với ${person}.`,
    (person) => `Places shared with ${person} have been changed.`,
  ]),
  remove: ['Đưa ra khỏi nhóm', 'Remove from the team'],
  removeQuestion: pair([
    (person: string) => `Đưa ${person} ra khỏi nhóm? Người này sẽ không nhận tin nữa.`,
    (person) => `Remove ${person} from the team? They will receive no more alerts.`,
  ]),
  removed: pair([
    (person: string) => `Đã đưa ${person} ra khỏi nhóm.`,
    (person) => `${person} is no longer in the team.`,
  ]),
  invite: ['Mời một người', 'Invite someone'],
  email: ['Email của người được mời', 'Their e-mail address'],
  emailHint: ['Chúng tôi gửi một liên kết dùng được trong 7 ngày.', 'We send a link that is valid for 7 days.'],
  send: ['Gửi lời mời', 'Send the invitation'],
  sent: pair([
    (person: string) => `Đã gửi lời mời tới ${person}.`,
    (person) => `The invitation is on its way to ${person}.`,
  ]),
  taken: ['Người này đã ở trong nhóm hoặc là chính bạn.', 'This person is already in the team, or it is you.'],
  people: pair([(count: string) => `${count} người`, (count) => `${count} ${count === '1' ? 'person' : 'people'}`]),
  full: ['Gói của bạn đã đủ người.', 'All seats of your plan are taken.'],
  seePlans: ['Xem gói', 'See plans'],
  verifyFirst: [
    'Xác minh email của bạn trước khi mời người khác.',
    'Verify your e-mail address before you invite others.',
  ],
  joinHeading: ['Lời mời vào nhóm', 'You are invited to a team'],
  joinText: [
    'Tham gia để nhận cảnh báo của những địa điểm được chia sẻ với bạn. Bạn rời nhóm lúc nào cũng được.',
    'Join to receive alerts for the places that are shared with you. You can leave at any time.',
  ],
  join: ['Tham gia nhóm', 'Join the team'],
  joined: ['Bạn đã vào nhóm.', 'You have joined the team.'],
  others: ['Nhóm bạn tham gia', 'Teams you are in'],
  of: pair([(person: string) => `Nhóm của ${person}`, (person) => `Team of ${person}`]),
  someone: ['một tài khoản khác', 'another account'],
  needsChannel: [
    `Tin đến các kênh ${listMemberChannels('vi')} của chính bạn.`,
    `Alerts go to your own ${listMemberChannels('en')} channels.`,
  ],
  channels: ['Xem kênh nhận', 'See your channels'],
  log: ['Xem nhật ký cảnh báo', 'Show the log'],
  hideLog: ['Ẩn nhật ký cảnh báo', 'Hide the log'],
  noLog: ['Chưa có tin nào ở các địa điểm này.', 'No alerts for these places yet.'],
  leave: ['Rời nhóm', 'Leave the team'],
  leaveQuestion: pair([
    (person: string) => `Rời nhóm của ${person}? Bạn sẽ không nhận tin của các địa điểm này nữa.`,
    (person) => `Leave the team of ${person}? You will receive no more alerts for these places.`,
  ]),
  left: ['Bạn đã rời nhóm.', 'You have left the team.'],
});
