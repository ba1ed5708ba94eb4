import { text } from '../i18n/texts.ts';

export const cashierTexts = {
  title: text('收银台（模拟）', 'Cashier stand-in', 'レジ（模擬）'),
  lead: text(
    '这里扮演支付平台：按下按钮，它会像真的平台一样发出签名的通知。没有真实扣款。',
    'This plays the payment provider: each button sends the signed notice that the real one would. No money moves.',
    '支払いサービスの代わりです。ボタンを押すと、本物と同じ署名付き通知が送られます。実際の支払いは発生しません。',
  ),
  unknown: text(
    '收银台没有这个订单。服务器重启后，之前的订单会消失。',
    'The cashier does not know this order. It forgets its orders when the server restarts.',
    'この注文はレジにありません。サーバーを再起動すると注文は消えます。',
  ),
  waiting: text('等待付款', 'Waiting', '支払い待ち'),
  failed: text('付款失败', 'Failed', '失敗'),
  paid: text('已付款', 'Paid', '支払い済み'),
  closed: text('已关闭', 'Closed', '終了'),
  refunded: text('已退款', 'Refunded', '返金済み'),
  pay: text('付款', 'Pay', '支払う'),
  fail: text('付款失败', 'Let the payment fail', '支払いを失敗させる'),
  payTwice: text('付款，通知发两次', 'Pay, notice sent twice', '支払い、通知を 2 回送信'),
  badSignature: text('付款，通知签名错误', 'Pay, notice with a bad signature', '支払い、署名の誤った通知'),
  lateNotice: text('付款，订单关闭后才通知', 'Pay, notice after the order is closed', '支払い、終了後に通知'),
  refund: text('退款', 'Refund', '返金'),
  willPayLate: text(
    '已付款，但通知会在订单关闭后才发出。',
    'Paid, but the notice goes out only after the order is closed.',
    '支払い済みですが、通知は注文の終了後に送られます。',
  ),
  notices: text('发出的通知', 'Notices sent', '送信した通知'),
  payment: text('付款通知', 'Payment', '支払い'),
  refundNotice: text('退款通知', 'Refund', '返金'),
  answered: text('服务器回答 {{status}}', 'the server answered {{status}}', 'サーバーの応答 {{status}}'),
  unanswered: text('服务器没有回答', 'no answer', '応答なし'),
} as const;
