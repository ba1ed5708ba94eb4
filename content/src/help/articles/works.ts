import { type HelpArticle, links, list, messages } from '../help-article.ts';

export const WORKS: readonly HelpArticle[] = [
  {
    id: 'history-and-works',
    topic: 'works',
    title: ['历史记录、作品和收藏', 'History, works and favourites', '履歴・作品・お気に入り'],
    lead: [
      '每次渲染都连同当时的设置留着，直到您删除。',
      'Every render stays with its settings until you delete it.',
      'レンダリングは設定とともに、削除するまで残ります。',
    ],
    asked: [
      '找不到以前的图 历史 收藏 星标 删除作品 保存在哪',
      'where are my images old renders favourites star saved delete work',
      '以前の画像はどこ 履歴 お気に入り 星 保存場所',
    ],
    blocks: [
      list(
        [
          '工作台一侧的“历史记录”：点开就回到那次的图，↑ ↓ 翻看，也能拖进底图。',
          'The history beside the workspace: open one to return to it, walk with ↑ ↓, or drag it into the base.',
          '横の「履歴」：開くとその結果に戻り、↑ ↓ で移動、ベースへドラッグもできます。',
        ],
        [
          '“我的作品”按日期列出全部：搜索文字和参数、打标签、跳到某一天；多选后一起下载、分享或删除。',
          'My works lists all of them by their days: search words and parameters, tag them, jump to a date; select several to download, share or delete.',
          '「マイ作品」は日付順です。語句や条件で検索し、タグを付け、日付へ移動し、まとめて保存・共有・削除できます。',
        ],
        [
          '点星标收藏；“只看收藏”在历史记录上方。',
          'The star makes a favourite; “Favourites only” stands above the history.',
          '星でお気に入り。履歴の上に「お気に入りのみ」があります。',
        ],
        [
          '删除立刻生效，提示里可以撤销；十分钟后图片连同没有别处用到的底图和蒙版不能恢复。',
          'Deleting is done at once and can be undone from the message; after ten minutes the pictures are gone for good, with a base and mask that nothing else uses.',
          '削除はすぐに行われ、表示から元に戻せます。10 分後には、画像と他で使わないベース・マスクは戻せません。',
        ],
      ),
      links(
        { page: '/list', text: ['打开我的作品', 'Open my works', 'マイ作品を開く'] },
        { article: 'downloads' },
      ),
    ],
  },
  {
    id: 'versions-of-a-picture',
    topic: 'works',
    title: ['版本树：回到之前的一步', 'Versions: back to an earlier step', 'バージョン：前の段階に戻る'],
    lead: [
      '连续修改会形成一棵树，随时可以从任意一步接着改。',
      'Edits in a row form a tree; go on from any step.',
      '続けた編集は木になり、どの段階からでも続けられます。',
    ],
    asked: [
      '撤回修改 恢复之前 上一步 对比两个版本 分支',
      'go back undo edit earlier version compare two branch revert',
      '前に戻す 元に戻す 比較 分岐 以前の版',
    ],
    blocks: [
      list(
        [
          '打开“版本树”，选一个版本，点“从这里继续”：它成为底图，其他版本都保留。',
          'Open “Versions”, choose one, “Go on from here”: it becomes the base and every other version stays.',
          '「バージョン」で一つ選び「ここから続ける」。ベースになり、ほかも残ります。',
        ],
        [
          '“从这里开始对比”可以看两个版本的分界和参数差别。',
          '“Compare from here” shows two of them side by side and what was asked differently.',
          '「ここから比較」で二つの版と設定の違いを見られます。',
        ],
        ['给重要的一步起个名字。', 'Give an important step a name.', '大事な段階には名前を付けられます。'],
      ),
      links({ article: 'downloads' }, { article: 'make-it-again' }),
    ],
  },
  {
    id: 'projects',
    topic: 'works',
    title: [
      '项目：视图、看板和材料表',
      'Projects: views, boards and materials',
      'プロジェクト：ビュー・ボード・材料表',
    ],
    lead: [
      '把一个设计的图、版本、参考和材料放在一起。',
      'Keep the pictures, versions, references and materials of one design together.',
      '一つの設計の画像・版・参考・材料をまとめます。',
    ],
    asked: [
      '项目 看板 视图 材料表 面积 归档 恢复删除的项目 客户 整理',
      'project board view material schedule areas archive restore deleted client organise',
      'プロジェクト ボード ビュー 材料表 面積 アーカイブ 復元 顧客 整理',
    ],
    blocks: [
      list(
        [
          '视图是一个固定的角度，例如“客厅朝北”。同一张底图上继续做的图会自动归入同一视图。',
          'A view is one place to look from, such as “Living room to the north”. What is made further from a picture of it joins it by itself.',
          'ビューは「リビング北向き」のような一つの見え方です。その画像から続けて作ったものは自動で加わります。',
        ],
        [
          '看板按您的顺序放视图、图片、收藏的作品、材料和文字；视图总是显示当前的那张。',
          'A board holds views, pictures, collected works, materials and notes in your order; a view always shows its current picture.',
          'ボードにはビュー・画像・作品・材料・メモを好きな順に並べます。ビューは常に現在の画像を表示します。',
        ],
        [
          '材料表说明每个部位用什么材料。应用前会列出每个视图的价格，以及哪些行不起作用和原因。',
          'The schedule says which material each part has. Before it is applied you see what each view costs, and which rows do nothing there and why.',
          '材料表は部位ごとの材料です。適用前に各ビューの消費数と、効かない行とその理由を表示します。',
        ],
        [
          '平面图的面积：写上一个已知长度最准。否则按门宽估算，并注明是估算；看不出比例时不写面积。',
          'Areas of a plan are best with one known length. Without it they are estimated by the widths of doors, and say so; where nothing tells the scale there are none.',
          '平面図の面積は既知の長さがあると正確です。ない場合はドア幅からの推定と明記し、縮尺が分からなければ表示しません。',
        ],
        [
          '删除项目不会删除图片，30 天内可以恢复。',
          'Deleting a project deletes no picture, and it can be had back for 30 days.',
          'プロジェクトを削除しても画像は残り、30 日間は復元できます。',
        ],
      ),
      messages({
        PROJECT_LIMIT: [
          '删掉不用的项目；已删除的不算在内。',
          'Delete projects that you do not need; deleted ones do not count.',
          '不要なプロジェクトを削除します。削除済みは数に入りません。',
        ],
        PROJECT_FULL: [
          '移出一些，或另建一个视图或看板。',
          'Take some out, or make another view or board.',
          '一部を外すか、別のビューやボードを作ります。',
        ],
        CHANGED_MEANWHILE: [
          '另一个窗口或设备已经改过它。刷新后看到的是最新内容，再改一次即可。',
          'Another window or device changed it first. Load it again to see what it is now, then repeat your change.',
          '別の画面や端末で先に変更されています。読み込み直して、もう一度変更してください。',
        ],
      }),
      links({ article: 'versions-of-a-picture' }, { article: 'files-and-storage' }),
    ],
  },
  {
    id: 'downloads',
    topic: 'works',
    title: [
      '下载：格式、分层和并排',
      'Downloads: formats, layers, side by side',
      'ダウンロード：形式・レイヤー・並べる',
    ],
    lead: [
      'PNG、JPEG、WebP 或分层 PSD；单张、全部方案，或与底图并排。',
      'PNG, JPEG, WebP or a layered PSD; one, all variants, or beside the base.',
      'PNG・JPEG・WebP・レイヤー付き PSD。1 枚、全案、ベースと並べて。',
    ],
    asked: [
      '保存图片 导出 psd 分层 photoshop 打包 zip 文件名 高清下载',
      'save export psd layers photoshop zip file name high quality',
      '保存 書き出し psd レイヤー フォトショップ zip ファイル名',
    ],
    blocks: [
      list(
        [
          'PNG 无损、保留透明；JPEG 小，适合发送；WebP 更小，也保留透明。',
          'PNG is lossless and keeps transparency; JPEG is small, for sending; WebP is smaller still and keeps transparency.',
          'PNG は可逆で透明を保持、JPEG は小さく送付向け、WebP はさらに小さく透明も保持します。',
        ],
        [
          'PSD：底图一层，每次修改一层并带它的蒙版；模型的渲染图还为每种材质各带一层。',
          'PSD: the base, and each edit as a layer with its mask; of a model’s render each material is a layer too.',
          'PSD：ベースと、各編集がマスク付きのレイヤーになります。モデルのレンダリングでは素材ごとのレイヤーも付きます。',
        ],
        [
          '文件名是 ai-design 加时间（UTC），例如 ai-design-20260131-235959-042.png。',
          'Files are named ai-design and the time in UTC: ai-design-20260131-235959-042.png.',
          'ファイル名は ai-design と時刻（UTC）です。例：ai-design-20260131-235959-042.png',
        ],
        [
          '“我的账号 → 下载记录”保留半年，可以再次下载。',
          'What you downloaded is listed in your account for half a year, to be downloaded again.',
          'ダウンロードの記録は半年間アカウントに残り、再取得できます。',
        ],
      ),
      links(
        { page: '/myPersonCenter?section=downloads', text: ['下载记录', 'Downloads', 'ダウンロード履歴'] },
        { article: 'ai-labels' },
      ),
    ],
  },
  {
    id: 'ai-labels',
    topic: 'works',
    title: ['AI 生成标识', 'Labels of AI content', 'AI 生成のラベル'],
    lead: [
      '每个文件的数据里都写明由 AI 生成；可见的角标按需添加。',
      'The data of every file says that AI made it; a visible mark is added where it is asked for.',
      'すべてのファイルのデータに AI 生成と記録され、見えるマークは必要に応じて付きます。',
    ],
    asked: [
      '水印 角标 去水印 标识 合规 AI 生成 元数据',
      'watermark label ai generated metadata compliance mark remove',
      '透かし ラベル AI 生成 表示 規則 メタデータ',
    ],
    blocks: [
      list(
        [
          '隐式标识在文件数据中，转格式、缩略图和压缩包里都会保留，不能关闭。',
          'The label in the data goes along with conversions, thumbnails and zips. It cannot be turned off.',
          'データのラベルは変換・縮小・zip でも残り、無効にできません。',
        ],
        [
          '可见标识在右下角，只加在下载的文件上。默认由谁决定取决于本站的设置。',
          'The visible mark stands in the lower right corner of what you download. Whether it is on by default is the site’s setting.',
          '見えるマークはダウンロードの右下に付きます。既定は本サイトの設定によります。',
        ],
        [
          '选择不带可见标识时，公开发布须由您自己标明；这类下载会记录至少六个月。',
          'If you decline it, saying so when you publish is up to you; such downloads are recorded for at least six months.',
          '表示なしを選ぶと、公開時の明示はご自身の責任となり、記録は 6 か月以上残ります。',
        ],
      ),
      links(
        { page: '/myPersonCenter?section=preferences', text: ['标识设置', 'Label settings', 'ラベルの設定'] },
        { page: '/agreement', text: ['用户协议', 'Agreement', '利用規約'] },
      ),
    ],
  },
  {
    id: 'files-and-storage',
    topic: 'works',
    title: ['我的文件和存储空间', 'My files and storage', 'マイファイルと保存容量'],
    lead: [
      '上传过的底图、参考图、贴图和蒙版都在这里，可以直接再用。',
      'Bases, references, textures and masks that you brought are here, to be used again.',
      'アップロードしたベース・参考画像・テクスチャ・マスクを再利用できます。',
    ],
    asked: [
      '空间满了 存储已满 删除文件 上传记录 容量 多少 GB',
      'storage full quota delete files uploads how much space gigabytes',
      '容量不足 いっぱい ファイル削除 アップロード履歴 何 GB',
    ],
    blocks: [
      list(
        [
          '只计算您带来的文件；渲染结果不占空间。',
          'Only what you bring counts; results take none of it.',
          '数えるのは持ち込んだファイルだけ。結果は含みません。',
        ],
        [
          '通常：登录用户 2 GB，会员 20 GB，企业 100 GB；以账号页显示的为准。',
          'Usually 2 GB with an account, 20 GB for members, 100 GB for enterprises; your account page says what holds here.',
          '通常は会員登録で 2 GB、会員 20 GB、企業 100 GB。実際の値はアカウントに表示されます。',
        ],
        [
          '作品还在用的文件，从列表删除后仍然占空间，直到作品也删除。',
          'A file that works still use leaves the list but counts until those works are deleted.',
          '作品で使用中のファイルは一覧から消しても、作品を消すまで容量を使います。',
        ],
        [
          '没登录时上传的文件保留 24 小时；登录后会一直保留。',
          'Without an account uploads are kept for 24 hours; log in and they stay.',
          '未ログインのアップロードは 24 時間。ログインすると残ります。',
        ],
      ),
      links(
        {
          page: '/myPersonCenter?section=files',
          text: ['打开我的文件', 'Open my files', 'マイファイルを開く'],
        },
        { article: 'upload-problems' },
      ),
    ],
  },
];
