import { entry } from './error-entry.ts';

export const identityErrors = {
  LOGIN_REQUIRED: entry(401, '请先登录', 'Please log in first.', '先にログインしてください。'),
  LOGIN_FAILED: entry(401, '登录失败', 'Login failed.', 'ログインに失敗しました。'),
  CODE_INVALID: entry(
    401,
    '验证码错误或已过期',
    'The code is wrong or has expired.',
    '認証コードが正しくないか、有効期限が切れています。',
  ),
  PHONE_INVALID: entry(
    422,
    '手机号格式不正确',
    'This phone number is not valid.',
    '電話番号の形式が正しくありません。',
  ),
  EMAIL_INVALID: entry(
    422,
    '邮箱格式不正确',
    'This e-mail address is not valid.',
    'メールアドレスの形式が正しくありません。',
  ),
  PASSWORD_WRONG: entry(
    401,
    '账号或密码错误',
    'The account or the password is wrong.',
    'アカウントまたはパスワードが正しくありません。',
  ),
  TOO_MANY_ATTEMPTS: entry(
    429,
    '尝试次数过多，请在 {seconds} 秒后重试',
    'Too many attempts. Please try again in {seconds} s.',
    '試行回数が上限に達しました。{seconds} 秒後にもう一度お試しください。',
  ),
  WECHAT_REFUSED: entry(
    401,
    '微信登录未完成或已过期，请重新扫码',
    'The WeChat login was not finished or has expired. Please start again.',
    'WeChat ログインが完了していないか、期限が切れました。もう一度お試しください。',
  ),
  WECHAT_FAILED: entry(
    502,
    '微信服务没有正常响应，请稍后重试或换一种方式登录',
    'WeChat did not answer as it should. Please try again shortly or log in another way.',
    'WeChat から正しい応答がありません。しばらくしてから再試行するか、別の方法でログインしてください。',
  ),
  FACE_FAILED: entry(
    502,
    '人脸核验服务没有正常响应，请稍后重试。账号没有任何变化',
    'The face verification did not answer as it should. Please try again shortly; nothing has changed.',
    '顔認証サービスから正しい応答がありません。しばらくしてからお試しください。アカウントに変更はありません。',
  ),
  LAST_IDENTITY: entry(
    409,
    '这是唯一的登录方式，不能解绑。请先绑定另一种',
    'This is your only way in. Add another one before you remove it.',
    'これは唯一のログイン方法です。別の方法を追加してから解除してください。',
  ),
  IDENTITY_LIMIT: entry(
    409,
    '绑定的登录方式已达上限',
    'This account has as many ways in as it can have.',
    'このアカウントに追加できるログイン方法の上限に達しています。',
  ),
  IDENTITY_TAKEN: entry(
    409,
    '该登录方式已绑定其他账号',
    'This is already linked to another account.',
    'これは別のアカウントに連携されています。',
  ),
  INVITE_INVALID: entry(
    422,
    '邀请码无效、已用完或已过期。不使用邀请码也可以继续登录',
    'This invitation code is unknown, used up or no longer valid. You can go on without it.',
    '招待コードが正しくないか、使用済みまたは期限切れです。招待コードなしでもログインできます。',
  ),
  SMS_COUNTDOWN: entry(
    429,
    '请在 {seconds} 秒后再获取验证码',
    'You can ask for another code in {seconds} s.',
    '{seconds} 秒後に認証コードを再取得できます。',
  ),
  SMS_LIMIT: entry(
    429,
    '今天获取验证码的次数过多，请稍后再试',
    'Too many codes were requested. Please try again later.',
    '認証コードの取得回数が上限に達しました。しばらくしてからお試しください。',
  ),
  SEND_FAILED: entry(
    502,
    '发送失败，请稍后重试',
    'Sending failed. Please try again shortly.',
    '送信に失敗しました。しばらくしてからお試しください。',
  ),
  ACCOUNT_SUSPENDED: entry(
    403,
    '账号已停用，请联系管理员',
    'This account is suspended. Please contact the administrator.',
    'このアカウントは停止されています。管理者にお問い合わせください。',
  ),
  MEMBERS_ONLY: entry(
    403,
    '该功能仅对会员开放，请开通会员',
    'This is for members only. Please become a member.',
    'この機能は会員限定です。会員登録をお願いします。',
  ),
  AGREEMENT_REQUIRED: entry(
    422,
    '请先阅读并同意用户协议',
    'Please read and accept the agreement first.',
    '先に利用規約に同意してください。',
  ),
};
