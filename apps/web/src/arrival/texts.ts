import { text } from '../i18n/texts.ts';

export const arrivalTexts = {
  paidTitle: text('付款成功', 'Payment received', 'お支払いが完了しました'),
  paidBody: text(
    '购买的内容已经生效，可以继续工作了。',
    'What you bought is yours. You can go on working.',
    'ご購入の内容が有効になりました。作業を続けられます。',
  ),
  arrivedTitle: text('款项已到账', 'The money has arrived', '入金を確認しました'),
  arrivedBody: text(
    '正在开通，通常只需几秒。',
    'It is being activated, which usually takes seconds.',
    '有効化しています。通常は数秒で完了します。',
  ),
  waitingTitle: text('正在等待付款结果', 'Waiting for the payment', 'お支払いの確認を待っています'),
  waitingBody: text(
    '支付平台还没有通知我们。付款后本页会自动更新，不必重复付款。',
    'The payment provider has not told us yet. This page follows by itself; do not pay twice.',
    '決済事業者からの通知を待っています。このページは自動で更新されます。二重にお支払いにならないようご注意ください。',
  ),
  closedTitle: text('订单未完成', 'The order was not completed', '注文は完了していません'),
  closedBody: text(
    '订单已过期、取消或退款，没有开通任何内容。',
    'It expired, was cancelled or was refunded; nothing was activated.',
    '期限切れ、取消、または返金された注文です。有効化されたものはありません。',
  ),
  noOrderTitle: text('没有指明订单', 'No order is named', '注文が指定されていません'),
  noOrderBody: text(
    '您的订单都列在账号里，会员页可以查看现有的方案。',
    'Your orders are listed in your account; plans are on the membership page.',
    '注文はアカウントに、プランは会員ページにあります。',
  ),
  orderVisitor: text(
    '登录后查看订单结果',
    'Log in to see your order',
    'ログインすると注文の結果を確認できます',
  ),
  toMembership: text('查看会员', 'To membership', '会員ページへ'),
  begin: text('开始渲染', 'Start rendering', 'レンダリングを始める'),
  signedInTitle: text('{{name}}，欢迎回来', 'You are signed in, {{name}}', '{{name}} さん、ログインしました'),
  signedInBody: text(
    '登录已完成，可以回到刚才的页面。',
    'Signing in worked. Go on where you were.',
    'ログインが完了しました。元のページに戻れます。',
  ),
  notSignedInTitle: text('登录没有完成', 'Signing in did not finish', 'ログインが完了していません'),
  notSignedInBody: text(
    '可能是授权被取消，或页面开了太久。请再试一次。',
    'Perhaps it was cancelled at the provider, or the page stood open too long. Please try again.',
    '連携先で取り消されたか、時間が経ちすぎた可能性があります。もう一度お試しください。',
  ),
  goOn: text('继续', 'Go on', '続ける'),
  login: text('登录 / 注册', 'Log in / Register', 'ログイン / 新規登録'),
  landingTitle: text(
    '图纸变成效果图，设计一笔不改',
    'Drawings become pictures. The design stays yours.',
    '図面がパースに。設計はそのまま。',
  ),
  landingLead: text(
    '线稿、草图、白模、平面或照片，几秒后就是可以给客户看的效果图；每一条线都留在原处，并且量给您看。',
    'A line drawing, sketch, white model, plan or photo is a picture for your client within seconds. Every line stays where you drew it, and is measured.',
    '線画・スケッチ・白模型・平面図・写真が、数秒でお客様に見せられる一枚に。線はすべて描いた位置のまま、その正確さも数値で示します。',
  ),
  landingKept: text(
    '几何不变：保真度写在每张结果上',
    'Geometry is kept: each result says how faithfully',
    '形は変わりません。忠実度を結果ごとに表示します',
  ),
  landingAgain: text(
    '可以重现：同样的设置得到同样的图',
    'It can be made again: the same settings give the same picture',
    '再現できます。同じ設定なら同じ画像になります',
  ),
  landingEdit: text(
    '局部可改：换材质、换家具、去杂物，其余像素不动',
    'Parts can be changed: materials, furniture, clutter, and no pixel besides',
    '部分だけ直せます。素材や家具の変更、不要物の消去。ほかの画素は変わりません',
  ),
  landingStart: text('从一张图纸开始', 'Begin with a drawing', '図面から始める'),
  landingSee: text('看看作品', 'See what others made', '作品を見る'),
  allToolsLead: text(
    '从图纸到效果图，再到修改与放大，全部工具都在这里。',
    'From the drawing to the picture, its changes and its enlargement: every tool.',
    '図面からパース、修正、拡大まで。すべてのツールをご覧いただけます。',
  ),
} as const;
