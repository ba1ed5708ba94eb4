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
  retry: text('重试', 'Try again', '再試行'),
  notNow: text('暂不', 'Not now', '今はしない'),
  leadMessage: text('留言', 'Your message', 'メッセージ'),
  leadReplyTo: text(
    '回复到（邮箱、电话或微信）',
    'Answer to (e-mail, phone or WeChat)',
    '返信先（メール・電話・WeChat）',
  ),
  leadSend: text('发送', 'Send', '送信'),
  contactThanks: text(
    '已收到，我们会按您留下的方式回复。',
    'It has arrived. We answer where you asked us to.',
    '受け取りました。ご指定の返信先にご連絡します。',
  ),
  clientTitle: text('桌面客户端', 'Desktop client', 'デスクトップ版'),
  clientLead: text(
    '客户端 {{version}}：共享设计软件的窗口，画面一变就重新渲染，每秒一张。',
    'Client {{version}} shares the window of your design software and renders again whenever it changes, one picture a second.',
    'クライアント {{version}} は設計ソフトの画面を共有し、変わるたびに毎秒 1 枚ずつレンダリングします。',
  ),
  clientDownload: text('下载', 'Download', 'ダウンロード'),
  clientNeeds: text('您的电脑需要', 'What your computer needs', '必要な環境'),
  clientMemory: text(
    '至少 {{amount}} GB 内存',
    'At least {{amount}} GB of memory',
    '{{amount}} GB 以上のメモリ',
  ),
  clientCard: text(
    '本机渲染需 NVIDIA 显卡；其他显卡由服务器渲染',
    'An NVIDIA card to render on your own machine; with any other the server renders',
    '本体でのレンダリングには NVIDIA 製 GPU（それ以外はサーバーが処理）',
  ),
  clientAccount: text(
    '与网页相同的账号和次数',
    'The account and the counts that you have here',
    'ウェブと同じアカウントと回数',
  ),
  interestTitle: text('喜欢这里的内容？', 'Found something you like?', 'お気に召しましたか？'),
  interestLead: text(
    '登录即可用在自己的设计上：',
    'Log in to use it on your own design:',
    'ログインすると、ご自身の設計に使えます：',
  ),
  interestRenders: text('每天都有免费渲染', 'Free renders every day', '毎日無料でレンダリング'),
  interestChats: text(
    '次日赠送 {{amount}} 次 AI 对话',
    '{{amount}} AI chats for the next day',
    '翌日に AI チャット {{amount}} 回を付与',
  ),
  interestKept: text(
    '您上传的图片和设置都会保留',
    'Your pictures and settings are kept',
    '画像と設定はそのまま引き継がれます',
  ),
  interestLogin: text('登录 / 注册', 'Log in / Register', 'ログイン / 新規登録'),
  interestWechat: text('微信登录', 'Log in with WeChat', 'WeChat でログイン'),
  contactTitle: text('联系我们', 'Contact us', 'お問い合わせ'),
  contactLead: text(
    '{{company}} 很乐意回答关于渲染、会员和企业账号的问题。',
    '{{company}} gladly answers questions about renders, membership and company accounts.',
    'レンダリング、会員、企業アカウントについて {{company}} までお気軽にお問い合わせください。',
  ),
  contactEmail: text('邮箱', 'E-mail', 'メール'),
  contactPhone: text('电话', 'Phone', '電話'),
} as const;
