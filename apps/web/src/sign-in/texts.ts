import { text } from '../i18n/texts.ts';

export const signInTexts = {
  title: text('登录 / 注册', 'Log in / Register', 'ログイン / 新規登録'),
  lead: text(
    '首次登录会自动注册。您设置的一切都会保留。',
    'Your first time here makes an account. Everything you have set is kept.',
    '初めての方は自動で登録されます。設定した内容はすべて保持されます。',
  ),
  phone: text('手机号', 'Phone number', '電話番号'),
  email: text('邮箱', 'E-mail', 'メールアドレス'),
  account: text('账号', 'Account', 'アカウント'),
  password: text('密码', 'Password', 'パスワード'),
  accountHint: text(
    '企业账号由管理员开通。忘记密码请联系管理员。',
    'For companies: an administrator makes the account and resets its password.',
    '企業向け：アカウントの作成とパスワードの再設定は管理者が行います。',
  ),
  bySms: text('手机号', 'Phone', '電話番号'),
  byWechat: text('微信', 'WeChat', 'WeChat'),
  byEmail: text('邮箱', 'E-mail', 'メール'),
  byAccount: text('企业账号', 'Company', '企業'),
  code: text('验证码', 'Code', '認証コード'),
  getCode: text('获取验证码', 'Get code', 'コードを取得'),
  again: text('{{seconds}} 秒后重新获取', 'Again in {{seconds}} s', '{{seconds}} 秒後に再取得'),
  sent: text('验证码已发送', 'The code is on its way.', '認証コードを送信しました。'),
  agree: text(
    '我已阅读并同意<doc>用户协议</doc>和<privacy>隐私政策</privacy>',
    'I have read and accept the <doc>agreement</doc> and the <privacy>privacy policy</privacy>',
    '<doc>利用規約</doc>と<privacy>プライバシーポリシー</privacy>を読み、同意します',
  ),
  submit: text('登录', 'Log in', 'ログイン'),
  wechatTitle: text('微信登录', 'Log in with WeChat', 'WeChat でログイン'),
  otherWays: text('其他登录方式', 'Other ways to log in', '他の方法でログイン'),
  inboxHint: text('开发环境：', 'Development server:', '開発環境：'),
  inboxLink: text('在收件箱查看验证码', 'read the code in the inbox', '受信箱で認証コードを確認'),
  gift: text(
    '登录后，次日赠送 {{amount}} 次 AI 对话',
    'Signing in gives {{amount}} AI chats for the next day',
    'ログインすると、翌日に AI チャット {{amount}} 回を付与',
  ),
} as const;
