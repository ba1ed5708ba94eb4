import { type HelpArticle, links, messages, note } from '../help-article.ts';

export const TROUBLE_SERVICE: readonly HelpArticle[] = [
  {
    id: 'render-problems',
    topic: 'trouble',
    title: ['渲染失败、很慢或一直排队', 'A render fails, is slow or waits', 'レンダリングの失敗・遅い・待ち'],
    lead: [
      '失败会退回次数；关掉页面也不影响正在进行的任务。',
      'A failed one is not charged; closing the page does not stop what is under way.',
      '失敗は返却されます。ページを閉じても処理は続きます。',
    ],
    asked: [
      '卡住 太慢 排队很久 多久 一直转 关闭页面会停吗 取消任务',
      'stuck slow queue how long waiting closing the tab cancel',
      '止まる 遅い 待ち時間 どのくらい 閉じても大丈夫 取り消し',
    ],
    blocks: [
      messages({
        RENDER_FAILED: [
          '再试一次；同一张图总是失败，请联系我们并附上时间。',
          'Try again. If one picture always fails, contact us with the time.',
          'もう一度お試しください。同じ画像で続く場合は時刻を添えてお問い合わせください。',
        ],
        ENGINE_UNREACHABLE: [
          '图像服务器关闭或断线，稍后再试或用内置引擎。',
          'The image server is off or was lost. Try later, or use the built-in engine.',
          '画像サーバーが停止か切断。後で試すか内蔵エンジンで。',
        ],
        ENGINE_NOT_SET_UP: [
          '由管理员检查密钥、额度和模型文件。',
          'For the operator: check its key, quota and model files.',
          '管理者がキー・利用枠・モデルを確認します。',
        ],
        ENGINE_OUT_OF_MEMORY: [
          '选较小的尺寸再试。',
          'Choose a smaller size.',
          '小さいサイズでお試しください。',
        ],
        ENGINE_REFUSED_CONTENT: [
          '换个说法或换一张图片。',
          'Put it otherwise, or use another picture.',
          '表現か画像を変えてください。',
        ],
        ENGINE_BUSY: ['过几分钟再试。', 'Try again in a few minutes.', '数分後にお試しください。'],
        ENGINE_FAILED: [
          '再试一次，或用内置引擎。',
          'Try again, or use the built-in engine.',
          'もう一度、または内蔵エンジンで。',
        ],
        ENGINE_LACKS_MODEL: [
          '另选模型，或不指定。',
          'Choose another model, or none.',
          '別のモデルを選ぶか、指定を外します。',
        ],
        ENGINE_CANNOT: [
          '换回内置引擎即可。',
          'Use the built-in engine for this.',
          '内蔵エンジンをお使いください。',
        ],
        NO_WORKER: [
          '换一个引擎或较小的尺寸；仍然如此，请告诉管理员。',
          'Choose another engine or a smaller size; if it stays so, tell your operator.',
          '別のエンジンか小さいサイズを選びます。続く場合は管理者へ。',
        ],
        OWN_QUEUE_FULL: [
          '等一部分任务完成，或取消不再需要的。',
          'Wait until some are done, or cancel what you no longer need.',
          '一部が終わるのを待つか、不要なものを取り消します。',
        ],
        QUEUE_FULL: ['过几分钟再试。', 'Try again in a few minutes.', '数分後にお試しください。'],
        ENGINE_NOT_ALLOWED: [
          '换一个引擎，或选“自动”；向管理员询问谁可以使用它。',
          'Choose another engine, or Automatic; your operator knows who may use it.',
          '別のエンジンか「自動」を選んでください。利用できる人は管理者にお尋ねください。',
        ],
        TASK_START_FAILED: [
          '没有开始，也没有扣次数，稍后再试。',
          'It did not start and was not charged. Try again shortly.',
          '開始も課金もされていません。しばらくしてお試しください。',
        ],
        TASK_NOT_CANCELLABLE: [
          '它已经完成或失败，结果在历史记录里。',
          'It has ended already: look in the history.',
          'すでに終了しています。履歴をご確認ください。',
        ],
      }),
      note(
        '普通渲染约十秒；服务器忙时会显示前面有几人、约多少秒。放大和压缩大图可能要几分钟。',
        'A render takes about ten seconds. On a busy server you see how many are ahead and about how long; enlarging and compressing large pictures may take minutes.',
        '通常は約 10 秒。混雑時は順番と目安を表示します。大きな画像の拡大や圧縮は数分かかることがあります。',
      ),
      links({ article: 'not-charged' }, { article: 'connection-problems' }),
    ],
  },
  {
    id: 'connection-problems',
    topic: 'trouble',
    title: [
      '连不上、页面打不开',
      'No connection, or the page will not load',
      '接続できない・ページが開かない',
    ],
    lead: [
      '做好的设置和任务都在；恢复连接后会自己接上。',
      'Settings and tasks are kept; it picks up by itself once the connection is back.',
      '設定とタスクは残り、接続が戻ると自動で続きます。',
    ],
    asked: [
      '断网 服务器错误 500 502 503 刷新 白屏 超时',
      'offline server error 500 502 503 reload blank page timeout',
      'オフライン サーバーエラー 500 502 503 再読み込み タイムアウト',
    ],
    blocks: [
      messages({
        NETWORK_ERROR: [
          '检查网络或代理。页面顶部会显示连接何时恢复。',
          'Check network and proxy. The page says when the connection is back.',
          'ネットワークやプロキシを確認します。復旧するとページに表示されます。',
        ],
        CHUNK_LOAD_FAILED: [
          '刷新页面：本站可能刚刚升级。',
          'Reload: the site was perhaps just updated.',
          '再読み込みしてください。更新直後の可能性があります。',
        ],
        CSRF_INVALID: [
          '刷新页面，设置会保留。',
          'Reload; your settings are kept.',
          '再読み込みします。設定は残ります。',
        ],
        TOO_MANY_REQUESTS: ['等提示的秒数。', 'Wait as long as it says.', '表示の秒数を待ちます。'],
        REQUEST_TIMEOUT: [
          '网络太慢，换个网络或先压小图片。',
          'The connection is slow: try another, or a smaller file.',
          '回線が遅いため、別の回線か小さな画像でどうぞ。',
        ],
        UNAVAILABLE: [
          '服务器正在启动或维护，稍后再试。',
          'The server is starting or being looked after. Try again shortly.',
          'サーバーの起動中かメンテナンス中です。',
        ],
        BAD_GATEWAY: [
          '外部服务出错；任务失败会退回次数。',
          'An outside service failed; a failed task is not charged.',
          '外部サービスの問題です。失敗分は返却されます。',
        ],
        GATEWAY_TIMEOUT: [
          '外部服务没有及时回应，稍后再试。',
          'An outside service did not answer in time. Try again.',
          '外部サービスの応答待ちです。後でお試しください。',
        ],
        UNKNOWN_ERROR: [
          '再试一次；还出现就联系我们，写下时间和操作。',
          'Try again; if it stays, tell us when and what you did.',
          '続く場合は時刻と操作をお知らせください。',
        ],
        CONFLICT: [
          '同一个请求已经在处理，刷新后看结果。',
          'The same request is under way already: reload and look.',
          '同じ要求が処理中です。再読み込みして確認します。',
        ],
        HOST_REFUSED: [
          '请运维人员把这个地址加入 ALLOWED_HOSTS 或设为 PUBLIC_URL。',
          'Whoever runs the site adds the name to ALLOWED_HOSTS or sets it as PUBLIC_URL.',
          '運用者が ALLOWED_HOSTS に加えるか PUBLIC_URL に設定します。',
        ],
      }),
      links({ article: 'other-messages' }, { article: 'reach-from-network' }),
    ],
  },
  {
    id: 'other-messages',
    topic: 'trouble',
    title: ['其他提示和接口返回', 'Other messages, and those of the API', 'その他の表示と API の応答'],
    lead: [
      '页面里很少见，自己写程序调用接口时会遇到。',
      'Seldom met in the pages; programs that call the API may.',
      '画面ではまれで、API を呼び出すプログラムで見かけます。',
    ],
    asked: [
      '401 403 404 422 错误代码 接口 没有权限',
      '401 403 404 413 415 422 error code api not allowed',
      '401 403 404 422 エラーコード 権限がない API',
    ],
    blocks: [
      messages({
        BAD_REQUEST: ['检查请求的格式。', 'Check how the request is written.', '要求の形式を確認します。'],
        UNAUTHORIZED: [
          '令牌、用户名或密码不对。',
          'Wrong token, name or password.',
          'トークンや名前・パスワードが違います。',
        ],
        FORBIDDEN: [
          '这个账号不能这样做，例如不是企业账号。',
          'This account may not, for example because it is no enterprise.',
          'このアカウントには許可されていません。',
        ],
        NOT_FOUND: [
          '地址写错了、已删除，或不是您的。',
          'A wrong address, deleted, or not yours.',
          'アドレス違い、削除済み、またはお客様のものではありません。',
        ],
        GONE: [
          '已被删除。自己刚删的，十分钟内可在提示里撤销。',
          'It was deleted. What you deleted yourself can be had back from the message for ten minutes.',
          '削除されています。ご自身の削除は、10 分以内なら表示から元に戻せます。',
        ],
        NOT_ACCEPTABLE: ['换一种 Accept。', 'Ask for another type in Accept.', 'Accept を変えます。'],
        BODY_TOO_LARGE: ['请求内容太大。', 'Send less.', '内容を小さくします。'],
        UNSUPPORTED_TYPE: ['用 JSON 或表单。', 'Send JSON or a form.', 'JSON かフォームで送ります。'],
        HEADERS_TOO_LARGE: [
          '清除本站的 Cookie 后再试。',
          'Clear the cookies of this site and try again.',
          '本サイトの Cookie を消してお試しください。',
        ],
        VALIDATION_FAILED: [
          '有字段不合要求，字段旁写着原因。',
          'A field does not fit; what is wrong stands beside it.',
          '項目の横に理由が示されます。',
        ],
      }),
      links(
        { page: '/api/reference', text: ['接口文档', 'API reference', 'API リファレンス'] },
        { article: 'connection-problems' },
      ),
    ],
  },
  {
    id: 'sharing-problems',
    topic: 'trouble',
    title: [
      '分享、标签和收藏夹的提示',
      'Messages about shares, tags and collections',
      '共有・タグ・コレクションの表示',
    ],
    lead: [
      '链接已结束、数量到了上限，或作者不允许。',
      'A link has ended, a limit is reached, or the author does not allow it.',
      '共有の終了、上限、または作者の許可についてです。',
    ],
    asked: [
      '分享链接打不开 标签太多 收藏夹满了 关注上限 不能下载作品',
      'share link does not open too many tags collection full follow limit cannot download a work',
      '共有リンクが開かない タグが多い コレクションがいっぱい フォロー上限',
    ],
    blocks: [
      messages({
        SHARE_ENDED: [
          '链接有期限，也可以被提前结束。向分享人要新的。',
          'A share ends by its date, or earlier by whoever made it. Ask for a new link.',
          '期限か共有者の操作で終了します。新しいリンクをお求めください。',
        ],
        SHARE_CLOSED: [
          '分享人没有开放这种回复，请直接联系。',
          'Whoever shared it did not ask for such replies: contact them.',
          '共有者がこの返信を受け付けていません。直接ご連絡ください。',
        ],
        SHARE_FULL: ['请直接联系分享人。', 'Contact whoever sent it.', '共有者に直接ご連絡ください。'],
        SHARE_LIMIT: [
          '先结束不再需要的分享。',
          'End shares that are no longer needed.',
          '不要な共有を終了します。',
        ],
        TAG_LIMIT: [
          '合并意思相近的标签，或删掉不用的。',
          'Merge tags that mean the same, or delete some.',
          '似たタグを統合するか削除します。',
        ],
        COLLECTION_LIMIT: [
          '删掉不用的收藏夹。',
          'Delete a collection that you do not use.',
          '使わないコレクションを削除します。',
        ],
        COLLECTION_FULL: [
          '移出一些，或另建一个。',
          'Take some out, or make another.',
          '一部を外すか、別に作ります。',
        ],
        FOLLOW_LIMIT: ['先取消一些关注。', 'Stop following some.', 'フォローを一部外します。'],
        LICENCE_FORBIDS: [
          '可以浏览，但作者保留了所有权利。',
          'You can look at it; its author keeps all rights.',
          '閲覧はできますが、作者が権利を留保しています。',
        ],
      }),
      links({ article: 'history-and-works' }),
    ],
  },
];
