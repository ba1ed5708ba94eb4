import { type HelpArticle, links, list, steps } from '../help-article.ts';

export const SHOWING: readonly HelpArticle[] = [
  {
    id: 'find-in-the-gallery',
    topic: 'works',
    title: ['图库：找参考、用设置', 'The gallery: find, reuse, collect', 'ギャラリー：探す・使う・集める'],
    lead: [
      '浏览别人发布的作品，用它的设置，或拿它当参考图。',
      'Look at what others published, begin with its settings, or use it as a reference.',
      '公開作品を見て、その設定や参考画像から始められます。',
    ],
    asked: [
      '灵感 图库 找图 找灵感 案例 相似图片 按颜色找 收藏夹 关注',
      'inspiration gallery find pictures cases similar by colour collection follow',
      'インスピレーション ギャラリー 探す 事例 似た画像 色で探す コレクション フォロー',
    ],
    blocks: [
      list(
        [
          '中文、英文、日文都能搜索；还可按风格、空间、材质、工具、画幅和颜色筛选。',
          'Search in Chinese, English or Japanese; narrow it by style, space, material, tool, shape or colour.',
          '中国語・英語・日本語で検索し、スタイル・空間・素材・ツール・画角・色で絞り込めます。',
        ],
        [
          '“用这套设置”打开同一个工具并填好设置，只等您的底图。',
          '“Use these settings” opens the same tool with everything filled in but your drawing.',
          '「この設定を使う」で、同じツールが設定済みで開きます。あとは図面だけです。',
        ],
        [
          '“作为参考图”把它放进风格迁移。',
          '“Use as a reference” puts it into a style transfer.',
          '「参考画像に使う」でスタイル転写に入ります。',
        ],
        [
          '收藏夹默认只有自己能看到。',
          'Collections are seen by you alone unless you say otherwise.',
          'コレクションは、公開しない限り自分だけに見えます。',
        ],
        [
          '能不能下载由作者选的许可决定；有问题可以举报，会有人查看。',
          'Whether it can be downloaded is up to the licence that its author chose. Report what is not right: a person looks at it.',
          'ダウンロードの可否は作者の許可によります。問題があれば通報してください。人が確認します。',
        ],
      ),
      links(
        { page: '/tupianHome', text: ['打开图库', 'Open the gallery', 'ギャラリーを開く'] },
        { page: '/caseHome', text: ['看案例', 'See the cases', '事例を見る'] },
        { article: 'publish-a-work' },
      ),
    ],
  },
  {
    id: 'publish-a-work',
    topic: 'works',
    title: ['发布作品和案例', 'Publish a work or a case', '作品や事例を公開する'],
    lead: [
      '作品默认只有您自己能看到；想展示哪张，就发布哪张。',
      'Works are yours alone until you publish one.',
      '作品は、公開するまであなただけのものです。',
    ],
    asked: [
      '发布 公开 分享到图库 许可 版权 撤回 下架 审核 案例 作品集',
      'publish public licence copyright withdraw take down review case portfolio',
      '公開 ライセンス 著作権 取り下げ 審査 事例 ポートフォリオ',
    ],
    blocks: [
      steps(
        [
          '在结果的菜单或“我的作品”里选“发布”。',
          'Choose “Publish” in the menu of a result or in your works.',
          '結果のメニューかマイ作品で「公開」を選びます。',
        ],
        [
          '写标题和故事，选分类和许可；决定是否展示原图、提示词和设置。',
          'Write a title and its story, choose category and licence; decide whether the base, the prompt and the settings are shown.',
          'タイトルと物語、カテゴリー、ライセンスを決め、元の図面・プロンプト・設定を見せるか選びます。',
        ],
        [
          '需要审核的站点会先由管理员看过，再公开。',
          'Where the site wants it, an administrator looks at it first.',
          'サイトによっては、管理者の確認後に公開されます。',
        ],
      ),
      list(
        [
          '随时可以修改或撤回；撤回后马上可以撤销这一步，别人浏览器里的缓存最多再留十分钟。',
          'Change or withdraw it at any time, and undo a slip at once. Other browsers keep a withdrawn picture for ten minutes at most.',
          '変更と取り下げはいつでもでき、直後なら元に戻せます。他のブラウザーには最長 10 分残ります。',
        ],
        [
          '案例按章节讲一个项目：图纸、方案、平面、细节。',
          'A case tells a project in sections: drawing, variants, plan, details.',
          '事例は、図面・案・平面・細部の章でプロジェクトを伝えます。',
        ],
        [
          '每件作品都标明由 AI 生成。',
          'Every work says that AI made it.',
          'どの作品にも AI 生成と表示されます。',
        ],
      ),
      links(
        { page: '/insHomeByCreate', text: ['我发布的作品', 'What I published', '公開した作品'] },
        { article: 'ai-labels' },
      ),
    ],
  },
  {
    id: 'share-with-a-client',
    topic: 'works',
    title: ['发给客户：分享链接', 'Share links for clients', '顧客に送る共有リンク'],
    lead: [
      '一个有期限的链接，客户不用登录就能看、评论和确认。',
      'A link that ends when you say: clients look, comment and approve without an account.',
      '期限付きのリンクで、顧客はログインせずに閲覧・コメント・承認できます。',
    ],
    asked: [
      '分享链接 发给客户 甲方 确认方案 评论 链接失效 过期',
      'share link client approval sign off comments expired does not open',
      '共有リンク 顧客 承認 コメント 期限切れ 開けない',
    ],
    blocks: [
      steps(
        [
          '在“我的作品”里选图，点“分享”，定标题和期限。',
          'Select pictures in your works, choose “Share”, give a title and an end.',
          'マイ作品で画像を選び「共有」。タイトルと期限を決めます。',
        ],
        [
          '复制链接：它只显示这一次。丢了就换一个新的，旧的随即失效。',
          'Copy the link: it is shown this once. If it is lost make a new one; the old one stops.',
          'リンクをコピーします。表示は一度だけ。失くしたら新しくすると、古いものは無効になります。',
        ],
        [
          '回复和确认出现在“分享”页。',
          'Replies and decisions come to your shares.',
          '返信と承認は「共有」に届きます。',
        ],
      ),
      list(
        [
          '到期或撤销后链接立刻打不开。',
          'When it ends or is revoked the link stops at once.',
          '期限が来るか取り消すと、すぐに開けなくなります。',
        ],
        [
          '回复的名字是对方自己写的，没有人核对过。',
          'Who replied is the name that they typed: nobody has checked it.',
          '返信者の名前は本人の入力で、確認されていません。',
        ],
      ),
      links(
        { page: '/shares', text: ['打开我的分享', 'Open my shares', '共有を開く'] },
        { article: 'projects' },
      ),
    ],
  },
];
