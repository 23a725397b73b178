/** Test inbox, both languages together, for whoever started the portal. */
export const inboxMessages = {
  title: 'Hộp thư thử nghiệm · Test inbox',
  explanation: 'Thư và tin nhắn ở đây không được gửi cho ai. · E-mails and text messages here were not sent to anyone.',
  empty: 'Chưa có tin nào. · No messages yet.',
  mail: 'Thư · E-mail',
} as const;
