import { type HelpArticle, heading, links, list, paragraph } from '../help-article.ts';

/** What people notice, by the day on which it came, newest first. */
export const CHANGES: readonly HelpArticle[] = [
  {
    id: 'changes-2026-11-22',
    topic: 'changes',
    title: ['2026 年 11 月 22 日', '22 November 2026', '2026 年 11 月 22 日'],
    lead: [
      '编辑工具、图库和案例、项目、渲染历史、自己的文件、企业账号，以及帮助中心。',
      'Editing tools, gallery and cases, projects, history, own files, enterprises, and this help.',
      '編集ツール、ギャラリーと事例、プロジェクト、履歴、自分のファイル、企業、そしてヘルプ。',
    ],
    asked: [
      '更新日志 新功能 更新内容 版本',
      'changelog release notes what is new update',
      '更新履歴 新機能 リリースノート',
    ],
    blocks: [
      heading('新增', 'New', '追加'),
      list(
        [
          '项目：视图、看板、材料表；材料表可应用到多个视图，平面图给出面积，可导出 CSV 和分享。',
          'Projects: views, boards and a material schedule that is applied to several views at once, with areas from plans, as CSV and by link.',
          'プロジェクト：ビュー、ボード、材料表。材料表は複数のビューに適用でき、平面図から面積、CSV、共有に対応。',
        ],
        [
          '十一个编辑工具：局部渲染，材质、颜色、物品替换，去除，扩图，抠图，放大，增强，压缩。',
          'Eleven editing tools: partial render; material, colour and object; removal; extending; cutting out; enlarging; sharpness; compression.',
          '編集ツール 11 種：部分、素材・色・物、消去、拡張、切り抜き、拡大、鮮明度、圧縮。',
        ],
        [
          '图库和案例：三种语言搜索、按颜色和相似找图、收藏夹、关注；发布自己的作品。',
          'Gallery and cases: search in three languages, by colour and likeness; collections, following; publish your own.',
          'ギャラリーと事例：三言語・色・類似で検索、コレクション、フォロー、自分の作品の公開。',
        ],
        [
          '项目：视图、看板、材料表（可打印、可导出 CSV），一次应用到所有视图。',
          'Projects: views, boards and a material schedule, to print or as CSV, applied to all views at once.',
          'プロジェクト：ビュー、ボード、材料表（印刷・CSV）、全ビューへの一括適用。',
        ],
        [
          '渲染历史：按日期浏览、全文和参数搜索、标签、任意两张对比；有期限的分享链接。',
          'History by days, searched by words and parameters, with tags and comparison; share links that end.',
          '履歴：日付、語句と条件での検索、タグ、比較。期限付きの共有リンク。',
        ],
        ['删除可以撤销。', 'Deletions can be undone.', '削除を元に戻せます。'],
        [
          '蒙版编辑器：七种工具、多蒙版、可撤销，画到一半自动保存。',
          'The mask editor: seven tools, several masks, undo, saved while you work.',
          'マスクエディター：7 つのツール、複数マスク、取り消し、自動保存。',
        ],
        [
          '自己的抠图按真实尺寸放进画面。',
          'Cut-outs of your own stand in a picture in their real size.',
          '自分の切り抜きを実寸で置けます。',
        ],
        [
          '“我的文件”：重复使用上传过的图；太大的图在浏览器里缩小。',
          'My files: use again what you brought; pictures that are too large are shrunk in the browser.',
          'マイファイル：再利用と、ブラウザー内での縮小。',
        ],
        [
          '版本树、分层 PSD、与底图并排下载。',
          'Versions, layered PSD, downloads beside the base.',
          'バージョン、レイヤー付き PSD、ベースとの並置ダウンロード。',
        ],
        [
          '按当时的版本重新生成并逐像素比对。',
          'Results made again by their version and compared.',
          '当時の版での再生成と照合。',
        ],
        [
          '提示词逐词标出作用；没有词起作用就不开始、不扣次数。',
          'Each word of a prompt says what it does; where none acts nothing starts or is charged.',
          '各語の働きを表示し、効く言葉がなければ開始も課金もしません。',
        ],
        [
          '会员页、微信支付和支付宝、微信登录、管理后台。',
          'The membership page, WeChat Pay and Alipay, logging in with WeChat, the console.',
          '会員ページ、WeChat Pay と Alipay、WeChat ログイン、管理コンソール。',
        ],
        [
          '邀请码、企业账号期限、管理员两步验证、本站自有的风格和素材。',
          'Invitations, terms of enterprise accounts, a second factor for administrators, styles and materials of the site.',
          '招待コード、企業アカウントの期限、管理者の二段階認証、独自のスタイルと素材。',
        ],
        ['帮助中心。', 'The help centre.', 'ヘルプセンター。'],
      ),
      heading('修正', 'Mended', '修正'),
      list(
        [
          '繁忙机器上两个线程同时计算同一块时，像素可能不同。',
          'On a busy machine two threads at one tile could change pixels.',
          '混雑した機械で二つのスレッドが同じ部分を計算すると画素が変わることがありました。',
        ],
        [
          '没有退回次数的个别情况；提示写得更清楚。',
          'Cases in which a count did not come back; clearer messages.',
          '回数が返却されない場合と、分かりにくい表示。',
        ],
      ),
      links({ article: 'which-tool' }),
    ],
  },
  {
    id: 'changes-2026-11-21',
    topic: 'changes',
    title: ['2026 年 11 月 21 日', '21 November 2026', '2026 年 11 月 21 日'],
    lead: [
      '第一个版本：十四个渲染工具和完整的账号体系。',
      'The first version: fourteen render tools, with accounts and all around them.',
      '最初の版：14 のレンダリングツールとアカウント。',
    ],
    asked: ['第一个版本 首次发布', 'first version initial release', '最初のバージョン 公開'],
    blocks: [
      paragraph(
        '版本号 0.1.0：仍在快速变化。',
        'Version 0.1.0: it still changes quickly.',
        'バージョン 0.1.0：まだ大きく変わります。',
      ),
      list(
        [
          '内置引擎：建筑、室内、景观、鸟瞰、平面、洗图、锁图、风格迁移、灵感，全部在处理器上。',
          'The built-in engine: buildings, rooms, gardens, views from above, plans, finish, locks, style transfer and inspiration, on a processor alone.',
          '内蔵エンジン：建物・室内・景観・鳥瞰・平面・仕上げ・ロック・転写・発想を CPU だけで。',
        ],
        [
          '保真分数、识别与更正、材质 ID 图。',
          'Fidelity, the reading and its correction, material-ID maps.',
          '忠実度、読み取りと修正、素材 ID マップ。',
        ],
        [
          '登录、次数账目、数据导出和注销、AI 标识。',
          'Signing in, the ledger of counts, export and deletion of data, labels of AI content.',
          'ログイン、回数の台帳、データの持ち出しと削除、AI ラベル。',
        ],
        [
          '中文、英文、日文，浅色和深色，手机和桌面。',
          'Chinese, English and Japanese, light and dark, phone and desktop.',
          '中国語・英語・日本語、明暗、スマートフォンとパソコン。',
        ],
      ),
    ],
  },
];
