import { text } from '../i18n/texts.ts';

export const inboxTexts = {
  title: text('开发收件箱', 'Dev inbox', '開発用受信箱'),
  lead: text(
    '没有配置短信服务时，本应发出的消息都在这里。页面会自动刷新。',
    'Without an SMS provider, what would have been sent arrives here. The page refreshes by itself.',
    'SMS サービスが未設定の間、送信されるはずのメッセージがここに届きます。自動で更新されます。',
  ),
  empty: text(
    '还没有消息。请在登录框里获取验证码。',
    'Nothing yet. Ask for a code in the log-in dialog.',
    'まだ何も届いていません。ログイン画面でコードを取得してください。',
  ),
  closed: text(
    '此服务器没有开启开发收件箱。',
    'This server has no dev inbox.',
    'このサーバーに開発用受信箱はありません。',
  ),
  copy: text('复制验证码 {{code}}', 'Copy the code {{code}}', 'コード {{code}} をコピー'),
  copied: text('验证码已复制', 'Code copied', 'コードをコピーしました'),
} as const;
