import { entry } from './error-entry.ts';

export const accountErrors = {
  SIGN_IN_AGAIN: entry(
    403,
    '为了您的账号安全，请重新登录后再进行此操作',
    'To keep your account safe, please log in again before you do this.',
    'アカウントの安全のため、もう一度ログインしてから操作してください。',
  ),
  PASSWORD_COMMON: entry(
    422,
    '这个密码太容易被猜到，请换一个',
    'This password is too easy to guess. Please choose another.',
    'このパスワードは推測されやすいため、別のものにしてください。',
  ),
  ACCOUNT_LEAVING: entry(
    403,
    '该账号正在注销中，请先恢复账号',
    'This account is about to be deleted. Keep it first.',
    'このアカウントは削除手続き中です。先に削除を取り消してください。',
  ),
  ACCOUNT_EXPIRED: entry(
    403,
    '账号已过期。已有的图片和记录都还在；请联系您的管理员或客服续期后继续使用',
    'The account has expired. Your pictures and records are kept; ask your administrator or us to renew it.',
    'アカウントの有効期限が切れています。画像と記録は残っています。管理者または当社に更新をご依頼ください。',
  ),
  LOGGED_IN_ELSEWHERE: entry(
    401,
    '账号已在其他地方登录',
    'This account is logged in elsewhere.',
    'このアカウントは別の場所でログインされています。',
  ),
  API_KEY_INVALID: entry(
    401,
    'API 密钥无效、已过期或已被吊销',
    'This API key is unknown, has expired or was revoked.',
    'API キーが無効か、期限切れか、取り消されています。',
  ),
  API_KEY_SCOPE: entry(
    403,
    '此 API 密钥没有“{scope}”权限，请创建一个有该权限的密钥',
    'This API key lacks the permission “{scope}”. Create a key that has it.',
    'この API キーには「{scope}」の権限がありません。権限のあるキーを作成してください。',
  ),
  API_KEY_TICKETS: entry(
    429,
    '此 API 密钥每天最多可用 {limit} 次，今天剩余的不够',
    'This API key may use {limit} tickets a day, and what is left of today is not enough.',
    'この API キーで使えるのは 1 日 {limit} 回までで、本日の残りが足りません。',
  ),
  API_KEY_LIMIT: entry(
    409,
    '最多可创建 {limit} 个密钥，请先吊销不用的密钥',
    'There can be {limit} keys at most. Revoke one that you no longer use.',
    'キーは {limit} 個まで作成できます。使わないキーを取り消してください。',
  ),
  EXPORT_LIMIT: entry(
    429,
    '今天的导出次数已用完，请明天再试',
    'You have exported your data often enough for today. Please try again tomorrow.',
    '本日のエクスポート回数の上限に達しました。明日お試しください。',
  ),
};
