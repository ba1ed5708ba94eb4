import { type HelpArticle, links, list, messages, note, paragraph } from '../help-article.ts';

export const COUNTS: readonly HelpArticle[] = [
  {
    id: 'how-counts-work',
    topic: 'counts',
    title: ['次数怎么计算', 'How counts work', '回数のしくみ'],
    lead: [
      '一张图一次；按钮上写着总数，点之前就看得到。',
      'One picture, one count. The button shows the total before you press it.',
      '画像 1 枚につき 1 回。合計は押す前にボタンに表示されます。',
    ],
    asked: [
      '免费几次 扣费 次数 额度 每天 什么时候刷新 价格 点数',
      'free per day credits tickets price cost when does it reset quota',
      '無料 何回 料金 クレジット いつ更新 1 日 消費',
    ],
    blocks: [
      list(
        [
          '每天有免费次数（通常 10 次），北京时间零点更新，当天用不完就没有了。',
          'Each day gives free renders (usually 10), new at midnight in Beijing; what is left ends with the day.',
          '毎日の無料回数（通常 10 回）は北京時間 0 時に更新され、残りは持ち越せません。',
        ],
        [
          '买的次数不过期。先到期的先用：当天的，然后是买的。',
          'Bought ones do not expire. What ends first is spent first: the day’s, then the bought.',
          '購入分は無期限です。期限の近いものから、当日分、購入分の順に使います。',
        ],
        [
          '3 张方案用 3 次；放大 4 倍用 2 次。本站可以另行定价，以按钮为准。',
          'Three variants cost three; enlarging four times costs two. A site may price otherwise: the button is right.',
          '3 案は 3 回、4 倍拡大は 2 回。本サイト独自の価格がある場合はボタンの表示が正しい値です。',
        ],
        [
          '上传、识别、画蒙版、下载、重新生成比对都不计次。',
          'Uploading, reading a picture, masks, downloads and making a result again are not counted.',
          'アップロード・読み取り・マスク・ダウンロード・再生成の照合は数えません。',
        ],
        [
          '“次数明细”列出每一笔，可以导出 CSV。',
          'Your usage lists every move, as a CSV too.',
          '「利用履歴」に全件があり、CSV に書き出せます。',
        ],
      ),
      links(
        { page: '/myPersonCenter?section=ledger', text: ['次数明细', 'Usage', '利用履歴'] },
        { article: 'not-charged' },
        { article: 'membership' },
      ),
    ],
  },
  {
    id: 'not-charged',
    topic: 'counts',
    title: ['什么情况不扣次数', 'What is not charged', '回数が減らない場合'],
    lead: [
      '没有做成、没有变化、重复的结果，次数都会退回。',
      'What fails, changes nothing or repeats another comes back.',
      '失敗・変化なし・重複した結果は返却されます。',
    ],
    asked: [
      '退次数 失败扣费吗 白扣 没变化 退款 返还',
      'refund count failed charged anyway nothing changed give back',
      '返却 失敗したら減る 回数は減りますか 変化なし 払い戻し',
    ],
    blocks: [
      list(
        [
          '任务失败、被取消，或图片不合适（空白、不是平面图、认不出内容等）。',
          'The task failed, was cancelled, or its picture does not suit (blank, no plan, nothing recognised).',
          'タスクの失敗・取り消し、または画像が合わない場合（白紙、平面図でない、判別できない）。',
        ],
        [
          '提示词里没有一个能起作用的词：根本不会开始。',
          'No word of the prompt would act: it does not even start.',
          'プロンプトに効く言葉がない場合は開始しません。',
        ],
        [
          '结果与底图完全相同；方案与前一个完全相同；压缩得不到更小的文件。',
          'The result equals the base; a variant equals an earlier one; no smaller file was found.',
          '結果がベースと同じ、案が前と同じ、圧縮で小さくならない。',
        ],
        [
          '三张里失败一张：只退那一张。',
          'One of three failed: that one comes back.',
          '3 枚のうち 1 枚が失敗：その分だけ返却。',
        ],
      ),
      paragraph(
        '正常完成但不合心意的图会计次。可以先用较小的尺寸、一张方案来试。',
        'A picture that was made and is not to your taste is counted. Try with one variant and the smaller size first.',
        '完成した画像は、好みに合わなくても数えます。まず 1 枚・小さいサイズでお試しください。',
      ),
      links({ article: 'how-counts-work' }, { article: 'refused-pictures' }),
    ],
  },
  {
    id: 'membership',
    topic: 'counts',
    title: ['会员、企业和购买次数', 'Membership, enterprises, buying renders', '会員・企業・回数の購入'],
    lead: [
      '会员出图不限次数，并可以使用放大和清晰度增强。',
      'Members render without counting, and may enlarge and sharpen.',
      '会員は回数無制限で、高解像度化と鮮明度アップも使えます。',
    ],
    asked: [
      '开通会员 续费 永久 价格 企业版 充值 付款方式 发票 vip',
      'subscribe renew permanent price enterprise pay alipay wechat invoice vip upgrade',
      '会員になる 更新 永久 料金 企業 支払い方法 チャージ 領収書',
    ],
    blocks: [
      list(
        [
          '按月、按年或永久，以及不过期的次数包；当前价格在会员页。',
          'By the month, the year or for good, and packs of renders that do not expire; prices stand on the membership page.',
          '月・年・永久と、無期限の回数パック。価格は会員ページに表示されます。',
        ],
        [
          '提前续费，时间从到期日往后加；到期后作品都还在，只是恢复按次。',
          'Renewing early adds to the end. When it ends your works stay, and counting begins again.',
          '早めの更新は期限の後に加算。終了後も作品は残り、回数制に戻ります。',
        ],
        [
          '微信支付或支付宝，取决于本站开通了什么。付款后立即到账，不用刷新。',
          'WeChat Pay or Alipay, as far as this site has set them up. What you paid for is there at once.',
          'WeChat Pay か Alipay（本サイトの設定による）。支払い後すぐに反映されます。',
        ],
        [
          '企业账号由管理员开通，可以用 API 密钥。发票和退款请联系我们。',
          'Enterprise accounts are made by the operator and can use API keys. For invoices and refunds, contact us.',
          '企業アカウントは運営者が作成し、API キーを使えます。領収書と返金はお問い合わせください。',
        ],
      ),
      links(
        { page: '/membership', text: ['会员页', 'Membership', '会員ページ'] },
        { page: '/myPersonCenter?section=membership', text: ['我的订单', 'My orders', '注文'] },
        { article: 'payment-problems' },
      ),
    ],
  },
  {
    id: 'payment-problems',
    topic: 'counts',
    title: ['次数不够、付款出了问题', 'Counts are short, or a payment went wrong', '回数不足・支払いの問題'],
    lead: [
      '付了款没到账时，先等一分钟再看订单。',
      'Paid and nothing came? Wait a minute, then look at the order.',
      '支払い後に反映されなければ、1 分待って注文を確認します。',
    ],
    asked: [
      '付款没到账 订单关闭 支付失败 扣了钱 次数用完',
      'paid but nothing order closed payment failed charged money out of renders',
      '支払ったのに反映されない 注文が終了 決済失敗 使い切った',
    ],
    blocks: [
      messages({
        DAILY_COUNT_USED_UP: [
          '北京时间零点更新；着急就买次数包或开通会员。',
          'New ones come at midnight in Beijing. In a hurry: a pack of renders, or membership.',
          '北京時間 0 時に更新されます。お急ぎなら回数パックか会員をどうぞ。',
        ],
        NOT_ENOUGH_TICKETS: [
          '减少张数，或充值。按钮上写着需要几次。',
          'Take fewer variants, or recharge. The button says how many are needed.',
          '枚数を減らすか、チャージします。必要な回数はボタンにあります。',
        ],
        PAYMENT_NOT_SET_UP: [
          '换一种支付方式，或联系我们。',
          'Choose another way to pay, or contact us.',
          '別の支払い方法を選ぶか、お問い合わせください。',
        ],
        ORDER_NOT_PAID: [
          '在手机上完成付款；付过了就等一分钟，订单会自己更新。',
          'Finish it on your phone. If you have paid, wait a minute: the order follows by itself.',
          'スマートフォンで完了してください。支払い済みなら 1 分ほどで反映されます。',
        ],
        ORDER_CLOSED: [
          '订单保留 15 分钟。重新下单即可；关闭之后才到的付款仍会到账。',
          'An order stands for 15 minutes. Order again; a payment that arrives late still counts.',
          '注文は 15 分有効です。改めてご注文ください。遅れて届いた支払いも反映されます。',
        ],
        ORDER_REFUNDED: [
          '钱已原路退回，相应的次数或会员已收回。',
          'The money went back the way it came, and what it bought was taken back.',
          '返金済みで、購入した分は取り消されています。',
        ],
        PLAN_NOT_OFFERED: [
          '回到会员页，选现在出售的套餐。',
          'Go back to the membership page and choose one that is on sale.',
          '会員ページで販売中のプランを選んでください。',
        ],
        PLAN_CHANGED: [
          '没有扣款。看一眼新的价格再决定。',
          'Nothing was paid. Look at the new price, then decide.',
          '請求はありません。新しい価格をご確認ください。',
        ],
        ALREADY_PERMANENT: [
          '不需要再买，也没有扣款。',
          'There is nothing to buy, and nothing was charged.',
          '購入は不要で、請求もありません。',
        ],
        MEMBERS_ONLY: [
          '放大和清晰度增强是会员功能。',
          'Enlarging and sharpening are for members.',
          '高解像度化と鮮明度アップは会員向けです。',
        ],
      }),
      note(
        '还是不对？用“联系我们”写下订单时间，不要发送密码或验证码。',
        'Still wrong? Tell us the time of the order under “Contact us”. Never send a password or code.',
        '解決しなければ「お問い合わせ」に注文時刻をお書きください。パスワードや認証コードは送らないでください。',
      ),
      links({ article: 'membership' }, { article: 'how-counts-work' }),
    ],
  },
];
