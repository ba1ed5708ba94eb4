import { text } from '../i18n/texts.ts';

export const wechatTexts = {
  qr: text('微信登录二维码', 'QR code for WeChat', 'WeChat の QR コード'),
  scanHint: text(
    '用微信扫一扫，再在手机上确认',
    'Scan it with WeChat, then confirm on your phone',
    'WeChat でスキャンし、スマートフォンで確認してください',
  ),
  ownPage: text('前往微信页面登录', 'Log in on WeChat’s page', 'WeChat のページでログイン'),
  loading: text('正在获取二维码…', 'Fetching the QR code…', 'QR コードを取得しています…'),
  scanned: text(
    '已扫描，请在手机上确认',
    'Scanned. Confirm on your phone.',
    'スキャン済み。スマートフォンで確認してください。',
  ),
  confirmed: text('已确认', 'Confirmed', '確認しました'),
  cancelled: text('已在手机上取消', 'Cancelled on the phone', 'スマートフォンで取り消されました'),
  expired: text('二维码已过期', 'This QR code has expired', 'QR コードの有効期限が切れました'),
  refresh: text('刷新二维码', 'New QR code', 'QR コードを更新'),
  standInHint: text('开发环境：', 'Development server:', '開発環境：'),
  standInLink: text(
    '在本机打开手机页面',
    'open the phone’s page here',
    'この端末でスマートフォンの画面を開く',
  ),
  askLogin: text('登录 {{company}}？', 'Log in to {{company}}?', '{{company}} にログインしますか？'),
  askJoin: text(
    '将您的微信绑定到 {{company}} 的账号？',
    'Link your WeChat to an account of {{company}}?',
    'WeChat を {{company}} のアカウントに連携しますか？',
  ),
  device: text('设备', 'Device', '端末'),
  asked: text('时间', 'Asked at', '日時'),
  warning: text(
    '请只确认您自己打开的登录页面。如果二维码是别人发给您的，请取消。',
    'Confirm only what you opened yourself. If somebody sent you this QR code, cancel.',
    'ご自身で開いた画面のみ確認してください。他の人から送られた QR コードの場合は取り消してください。',
  ),
  confirm: text('确认', 'Confirm', '確認'),
  cancel: text('取消', 'Cancel', 'キャンセル'),
  phone_waiting: text('请先扫描二维码', 'Scan the QR code first', '先に QR コードをスキャンしてください'),
  phone_confirmed: text(
    '已确认，请回到电脑',
    'Confirmed. Go on in your browser.',
    '確認しました。パソコンに戻ってください。',
  ),
  phone_cancelled: text(
    '已取消，没有登录',
    'Cancelled. Nobody was logged in.',
    '取り消しました。ログインは行われていません。',
  ),
  phone_expired: text(
    '已过期，请重新扫码',
    'Expired. Scan a new QR code.',
    '期限切れです。新しい QR コードをスキャンしてください。',
  ),
  unknownLink: text(
    '这个链接无效或已过期。请重新扫码。',
    'This link is not valid or has expired. Please scan again.',
    'このリンクは無効か、期限が切れています。もう一度スキャンしてください。',
  ),
  standInTitle: text('微信（模拟）', 'WeChat stand-in', 'WeChat（模擬）'),
  standInScanLead: text(
    '这里模拟扫描二维码的手机。选择由谁扫描。',
    'This page plays the phone that scans the QR code. Choose who holds it.',
    'QR コードをスキャンするスマートフォンの代わりです。スキャンする人を選んでください。',
  ),
  standInAgreeLead: text(
    '这里模拟微信的登录页面。选择以谁的身份登录。',
    'This page plays WeChat’s own login page. Choose who logs in.',
    'WeChat のログインページの代わりです。ログインする人を選んでください。',
  ),
  who: text('微信用户', 'WeChat user', 'WeChat ユーザー'),
  scan: text('扫描', 'Scan', 'スキャン'),
  noMessage: text(
    '公众号没有回复：二维码已过期，或已被别人扫描。',
    'The official account does not answer: the QR code has expired, or somebody else has scanned it.',
    '公式アカウントから応答がありません。QR コードの期限が切れたか、他の人がスキャンしました。',
  ),
  openLink: text('打开链接', 'Open the link', 'リンクを開く'),
  agree: text('同意并登录', 'Agree and log in', '同意してログイン'),
  refuse: text('拒绝', 'Refuse', '拒否'),
} as const;
