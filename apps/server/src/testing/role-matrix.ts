/**
 * Who gets in where, written by hand: what the product promises, not what the code says. The test of the matrix asks
 * the real application; a route that is registered and not listed here fails it.
 */
export const PEOPLE = [
  'visitor',
  'user',
  'vip',
  'permanent',
  'enterprise',
  'administrator',
  'suspended',
] as const;
export type Person = (typeof PEOPLE)[number];

/** `in`, or the code that a person is turned away with. */
type Outcome = 'in' | 'LOGIN_REQUIRED' | 'MEMBERS_ONLY' | 'FORBIDDEN' | 'ADMINISTRATOR_LOGIN_REQUIRED';
type Row = Readonly<Record<Person, Outcome>>;

/** An administrator's cookie is worth nothing to users' routes, and a suspended account has no session: two visitors. */
const EVERYONE: Row = {
  visitor: 'in',
  user: 'in',
  vip: 'in',
  permanent: 'in',
  enterprise: 'in',
  administrator: 'in',
  suspended: 'in',
};
const SIGNED_IN: Row = {
  visitor: 'LOGIN_REQUIRED',
  user: 'in',
  vip: 'in',
  permanent: 'in',
  enterprise: 'in',
  administrator: 'LOGIN_REQUIRED',
  suspended: 'LOGIN_REQUIRED',
};
const ENTERPRISE: Row = {
  visitor: 'LOGIN_REQUIRED',
  user: 'FORBIDDEN',
  vip: 'FORBIDDEN',
  permanent: 'FORBIDDEN',
  enterprise: 'in',
  administrator: 'LOGIN_REQUIRED',
  suspended: 'LOGIN_REQUIRED',
};
/** The console asks whoever has no session of its own to sign in to it, be they whoever they are elsewhere. */
const ADMINISTRATOR: Row = {
  visitor: 'ADMINISTRATOR_LOGIN_REQUIRED',
  user: 'ADMINISTRATOR_LOGIN_REQUIRED',
  vip: 'ADMINISTRATOR_LOGIN_REQUIRED',
  permanent: 'ADMINISTRATOR_LOGIN_REQUIRED',
  enterprise: 'ADMINISTRATOR_LOGIN_REQUIRED',
  administrator: 'in',
  suspended: 'ADMINISTRATOR_LOGIN_REQUIRED',
};

export const ROLE_MATRIX: Readonly<Record<string, Row>> = {
  'GET /api/site': EVERYONE,
  'GET /api/dev/inbox': EVERYONE,

  'GET /api/user/userInfo': EVERYONE,
  'GET /api/user/getVipInfo': EVERYONE,
  'GET /api/user/routes': EVERYONE,
  'GET /api/user/allowance': EVERYONE,
  'GET /api/user/logout': EVERYONE,
  'POST /logout/invalidateSession': EVERYONE,
  'POST /api/login/sms/send': EVERYONE,
  'POST /api/login/sms': EVERYONE,
  'POST /api/login/email/send': EVERYONE,
  'POST /api/login/email': EVERYONE,
  'POST /api/login/account': EVERYONE,
  'GET /api/test/testlogin': EVERYONE,
  // The phone that scans a code is a visitor, and whoever waits at the code too.
  'GET /api/wx/getQRCode': EVERYONE,
  'GET /api/wx/cheakScan': EVERYONE,
  'GET /api/wx/confirm': EVERYONE,
  'POST /api/wx/confirm': EVERYONE,
  'POST /api/wx/authorize': EVERYONE,
  'GET /auth/wechat/callback': EVERYONE,
  'POST /api/dev/wechat/scan': EVERYONE,
  'POST /api/dev/wechat/agree': EVERYONE,

  'GET /api/user/faceVerify': SIGNED_IN,
  'POST /api/user/faceVerify': SIGNED_IN,
  'DELETE /api/user/faceVerify': SIGNED_IN,
  // The phone is a visitor.
  'GET /api/dev/face': EVERYONE,
  'POST /api/dev/face': EVERYONE,
  // Visitors write to the operator too.
  'POST /api/user/lead': EVERYONE,

  'GET /api/user/identities': SIGNED_IN,
  'POST /api/user/identities/send': SIGNED_IN,
  'POST /api/user/identities': SIGNED_IN,
  'DELETE /api/user/identities/:identityId': SIGNED_IN,
  'POST /api/user/confirm/send': SIGNED_IN,
  'POST /api/user/confirm': SIGNED_IN,
  'POST /api/user/deviceToken': SIGNED_IN,

  // Stand-ins of providers: on a developer's machine alone, where nobody has signed in at the provider.
  'GET /api/dev/cashier': EVERYONE,
  'POST /api/dev/cashier': EVERYONE,

  'GET /api/order/plans': EVERYONE,
  'GET /api/order/createOrder': SIGNED_IN,
  'GET /api/order/createAliPayOrder': SIGNED_IN,
  'GET /api/order/checkOrder': SIGNED_IN,
  'GET /api/order/completeOrder': SIGNED_IN,
  'GET /api/order/orders': SIGNED_IN,

  'POST /api/user/profile': SIGNED_IN,
  'POST /api/user/password': SIGNED_IN,
  'GET /api/user/preferences': SIGNED_IN,
  'POST /api/user/preferences': SIGNED_IN,
  'GET /api/user/sessions': SIGNED_IN,
  'DELETE /api/user/sessions/:sessionId': SIGNED_IN,
  'DELETE /api/user/sessions': SIGNED_IN,
  'GET /api/user/apiKeys': ENTERPRISE,
  'POST /api/user/apiKeys': ENTERPRISE,
  // Whoever was an enterprise may still throw its keys away.
  'DELETE /api/user/apiKeys/:keyId': SIGNED_IN,
  'GET /api/user/downloads': SIGNED_IN,
  'POST /api/user/export': SIGNED_IN,
  'GET /api/user/export/:exportId': SIGNED_IN,
  'POST /api/user/leave': SIGNED_IN,
  'POST /api/user/stay': SIGNED_IN,
  'GET /api/user/ledger': SIGNED_IN,
  'GET /api/user/ledger.csv': SIGNED_IN,

  'GET /api/ai/getAllClassify': EVERYONE,
  'GET /api/ai/getAllSuCai': EVERYONE,
  'GET /api/ai/samples': EVERYONE,
  'GET /api/ai/tools': EVERYONE,
  'GET /api/ai/engines': EVERYONE,

  'POST /api/ai/upload': EVERYONE,
  'GET /api/ai/uploads': EVERYONE,
  'POST /api/ai/uploads/delete': EVERYONE,
  'GET /api/user/storage': EVERYONE,
  'POST /api/ai/download': EVERYONE,
  'GET /files/:key': EVERYONE,
  'GET /api/ai/scene': EVERYONE,
  'POST /api/ai/scene': EVERYONE,
  'POST /api/ai/clickMask': EVERYONE,
  'GET /api/ai/editorSession': EVERYONE,
  'GET /api/ai/editorSessions': EVERYONE,
  'POST /api/ai/editorSession': EVERYONE,
  'GET /api/ai/versions': SIGNED_IN,
  'POST /api/ai/versions/name': SIGNED_IN,
  'POST /api/ai/versions/revert': SIGNED_IN,

  'POST /api/ai/startTask': SIGNED_IN,
  'GET /api/ai/getTaskByTaskId': SIGNED_IN,
  'GET /api/ai/getTaskList': SIGNED_IN,
  'GET /api/ai/delTaskByTaskId': SIGNED_IN,
  'POST /api/ai/cancelTask': SIGNED_IN,
  'POST /api/ai/favouriteTask': SIGNED_IN,
  'GET /api/ai/taskEvents': SIGNED_IN,
  'GET /api/ai/totalTicket': SIGNED_IN,

  'POST /api/user/manage/login': EVERYONE,
  'GET /api/user/manage/session': EVERYONE,
  'POST /api/user/manage/logout': ADMINISTRATOR,
  'POST /api/user/manage/password': ADMINISTRATOR,
  'GET /api/user/manage/secondFactor': ADMINISTRATOR,
  'POST /api/user/manage/secondFactor/begin': ADMINISTRATOR,
  'POST /api/user/manage/secondFactor/confirm': ADMINISTRATOR,
  'POST /api/user/manage/secondFactor/recovery': ADMINISTRATOR,
  'POST /api/user/manage/secondFactor/remove': ADMINISTRATOR,
  'DELETE /api/user/manage/account/:accountId/secondFactor': ADMINISTRATOR,
  'GET /api/user/manage/page/account': ADMINISTRATOR,
  'POST /api/user/manage/account': ADMINISTRATOR,
  'GET /api/user/manage/account/:accountId': ADMINISTRATOR,
  'POST /api/user/manage/account/:accountId': ADMINISTRATOR,
  'DELETE /api/user/manage/account/:accountId': ADMINISTRATOR,
  'DELETE /api/user/manage/account/:accountId/sessions': ADMINISTRATOR,
  'POST /api/user/manage/account/:accountId/tickets': ADMINISTRATOR,
  'POST /api/user/manage/account/:accountId/membership': ADMINISTRATOR,
  'GET /api/user/manage/overview': ADMINISTRATOR,
  'GET /api/user/manage/page/task': ADMINISTRATOR,
  'GET /api/user/manage/page/order': ADMINISTRATOR,
  'POST /api/user/manage/order/:orderId/refund': ADMINISTRATOR,
  'GET /api/user/manage/page/audit': ADMINISTRATOR,
  'GET /api/user/manage/page/lead': ADMINISTRATOR,
  'GET /api/user/manage/export/:list': ADMINISTRATOR,
  'GET /api/user/manage/content': ADMINISTRATOR,
  'POST /api/user/manage/content/:kind/:itemId': ADMINISTRATOR,
  'POST /api/user/manage/publish': ADMINISTRATOR,
  'GET /api/user/manage/toolPrice': ADMINISTRATOR,
  'POST /api/user/manage/toolPrice': ADMINISTRATOR,
  'GET /api/user/manage/plan': ADMINISTRATOR,
  'POST /api/user/manage/plan': ADMINISTRATOR,
  'POST /api/user/manage/plan/:planId': ADMINISTRATOR,
  'GET /api/user/manage/plan/:planId/versions': ADMINISTRATOR,
  'POST /api/user/manage/plan/:planId/retired': ADMINISTRATOR,
  'GET /api/user/manage/route': ADMINISTRATOR,
  'POST /api/user/manage/route': ADMINISTRATOR,
};

/** Pages are the app's one page: what it may show is decided by the calls that it makes. */
export const PAGE_ROW = EVERYONE;

/** Routes without a session and without checks, and why each needs none. */
export const OPEN_ROUTES: Readonly<Record<string, string>> = {
  'GET /api/wx/push': 'signed by WeChat',
  'POST /api/wx/push': 'signed by WeChat',
  'POST /cas/v1/tickets': 'CAS: asks for a password of its own',
  'GET /cas/v1/tickets': 'CAS: answers 405 alone',
  'GET /cas/v1/tickets/:tgt': 'CAS: the ticket is the proof',
  'POST /cas/v1/tickets/:tgt': 'CAS: the ticket is the proof',
  'DELETE /cas/v1/tickets/:tgt': 'CAS: the ticket is the proof',
  'GET /cas/serviceValidate': 'CAS: the ticket is the proof',
  'GET /cas/p3/serviceValidate': 'CAS: the ticket is the proof',
  'GET /healthz': 'asked by machines that know nobody',
  'GET /readyz': 'asked by machines that know nobody',
  'GET /metrics': 'from loopback or with a token of its own',
  'GET /api/openapi.json': 'the contract is public',
  'GET /api/reference': 'the contract is public',
  'GET /api/reference/*': 'the contract is public',
  'GET /content/*': 'pictures that ship with the product',
  'GET /*': 'the built web app',
  'OPTIONS *': 'cross-origin preflight',
  'POST /api/order/notify/:provider': 'signed by the provider',
};
