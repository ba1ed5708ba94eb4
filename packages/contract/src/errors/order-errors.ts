import { entry } from './error-entry.ts';

export const orderErrors = {
  PAYMENT_NOT_SET_UP: entry(
    503,
    '暂未开通该支付方式，请联系我们',
    'This way to pay is not set up here. Please contact us.',
    'このお支払い方法は利用できません。お問い合わせください。',
  ),
  ORDER_NOT_PAID: entry(
    409,
    '尚未收到付款确认，请完成支付后再试',
    'The payment is not confirmed yet. Please pay first, then try again.',
    'お支払いがまだ確認できていません。お支払い後にもう一度お試しください。',
  ),
  ORDER_CLOSED: entry(
    409,
    '订单已关闭，请重新下单',
    'This order is closed. Please order again.',
    'この注文は終了しました。もう一度ご注文ください。',
  ),
  ORDER_REFUNDED: entry(409, '订单已退款', 'This order was refunded.', 'この注文は返金済みです。'),
  PLAN_NOT_OFFERED: entry(
    409,
    '该套餐目前不出售',
    'This plan is not sold here at present.',
    'このプランは現在販売していません。',
  ),
  PLAN_CHANGED: entry(
    409,
    '该套餐的价格或内容刚刚有变，请重新查看后再购买',
    'The price or the content of this plan has just changed. Please look at it again before you buy.',
    'このプランの料金または内容が変更されました。ご確認のうえ、もう一度お選びください。',
  ),
  ALREADY_PERMANENT: entry(
    409,
    '您已是永久会员，无需再购买会员',
    'Your membership is permanent already; there is nothing to renew.',
    'すでに永久会員です。会員の購入は必要ありません。',
  ),
};
