import { text } from '../i18n/texts.ts';

export const dialogTexts = {
  validationTitle: text('请再次验证身份', 'Confirm that it is you', 'ご本人の確認'),
  validationLead: text(
    '此操作会改变账号的归属或数据。验证后 15 分钟内无需再次验证，然后请重试。',
    'This changes who the account belongs to, or its data. Afterwards try again; you are not asked for the next 15 minutes.',
    'アカウントの所有やデータに関わる操作です。確認後にもう一度お試しください。15 分間は再確認不要です。',
  ),
  validationWay: text('验证方式', 'Confirm with', '確認方法'),
  validate: text('验证', 'Confirm', '確認'),
  validated: text('已验证，请继续', 'Confirmed. You can go on.', '確認しました。続行できます。'),
  loginAgain: text('重新登录', 'Log in again', 'もう一度ログイン'),
  contactTitle: text('联系我们', 'Contact us', 'お問い合わせ'),
  contactLead: text(
    '{{company}} 很乐意回答关于渲染、会员和企业账号的问题。',
    '{{company}} gladly answers questions about renders, membership and company accounts.',
    'レンダリング、会員、企業アカウントについて {{company}} までお気軽にお問い合わせください。',
  ),
  contactEmail: text('邮箱', 'E-mail', 'メール'),
  contactPhone: text('电话', 'Phone', '電話'),
} as const;
