/** Method and path of every account call (api.md, "Accounts"), for the portal's own pages. */
export const ACCOUNT_ADDRESSES = {
  login: { method: 'POST', path: '/api/login' },
  authRegister: { method: 'POST', path: '/api/auth/register' },
  userAccount: { method: 'GET', path: '/api/user/account' },
  authUpdate: { method: 'POST', path: '/api/auth/user/update' },
  authLogout: { method: 'POST', path: '/api/auth/logout' },
  passwordForgot: { method: 'POST', path: '/api/auth/password/forgot' },
  passwordReset: { method: 'POST', path: '/api/auth/password/reset' },
  passwordChange: { method: 'POST', path: '/api/auth/password/change' },
  emailVerify: { method: 'POST', path: '/api/auth/email/verify' },
  emailUndo: { method: 'POST', path: '/api/auth/email/undo' },
  emailSend: { method: 'POST', path: '/api/auth/email/send' },
  phoneCode: { method: 'POST', path: '/api/auth/phone/code' },
  phoneVerify: { method: 'POST', path: '/api/auth/phone/verify' },
  sessionsList: { method: 'GET', path: '/api/auth/sessions' },
  sessionsEnd: { method: 'POST', path: '/api/auth/sessions/end' },
  sessionRevoke: { method: 'DELETE', path: '/api/auth/sessions/:id' },
  accountExport: { method: 'GET', path: '/api/user/account/export' },
  accountDelete: { method: 'POST', path: '/api/user/account/delete' },
  localRead: { method: 'GET', path: '/api/v1/me/local' },
  localSave: { method: 'PUT', path: '/api/v1/me/local' },
} as const;

/** Name of an account call. */
export type AccountCallId = keyof typeof ACCOUNT_ADDRESSES;
