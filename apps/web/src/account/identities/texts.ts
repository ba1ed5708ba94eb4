import { text } from '../../i18n/texts.ts';

export const identitiesTexts = {
  lead: text(
    '这些方式都能登录同一个账号。至少保留一种。',
    'Each of these logs in to the same account. One of them has to stay.',
    'どの方法でも同じアカウントにログインできます。少なくとも 1 つは残ります。',
  ),
  sms: text('手机号', 'Phone', '電話番号'),
  email: text('邮箱', 'E-mail', 'メール'),
  wechat: text('微信', 'WeChat', 'WeChat'),
  account: text('企业账号', 'Company account', '企業アカウント'),
  since: text('{{way}}，{{date}} 绑定', '{{way}}, since {{date}}', '{{way}}、{{date}} から'),
  only: text('唯一登录方式', 'Only way in', '唯一の方法'),
  addSms: text('绑定手机号', 'Add a phone number', '電話番号を追加'),
  addEmail: text('绑定邮箱', 'Add an e-mail address', 'メールアドレスを追加'),
  addWechat: text('绑定微信', 'Add WeChat', 'WeChat を追加'),
  join: text('绑定', 'Add', '追加'),
  cancel: text('取消', 'Cancel', 'キャンセル'),
  joined: text('已绑定', 'Added to your account', '追加しました'),
  remove: text('解绑', 'Remove', '解除'),
  removeOne: text('解绑{{way}}', 'Remove {{way}}', '{{way}}を解除'),
  keep: text('保留', 'Keep it', '残す'),
  removeTitle: text('解绑{{way}}？', 'Remove {{way}}?', '{{way}}を解除しますか？'),
  removeBody: text(
    '解绑后不能再用 {{label}} 登录此账号，您的作品不受影响。',
    'You can no longer log in with {{label}}. Your works stay as they are.',
    '{{label}} ではログインできなくなります。作品はそのまま残ります。',
  ),
  removed: text('已解绑', 'Removed', '解除しました'),
} as const;
