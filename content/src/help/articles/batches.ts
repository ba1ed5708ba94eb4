import { type HelpArticle, heading, links, list, messages, paragraph, steps } from '../help-article.ts';

export const BATCHES: readonly HelpArticle[] = [
  {
    id: 'render-many',
    topic: 'works',
    title: [
      '批量：多张图 × 多种风格',
      'Batches: many pictures in many looks',
      '一括：多数の画像 × 多数の見せ方',
    ],
    lead: [
      '一次下单，一个价格，一张对照表。',
      'One order, one price, one table to compare.',
      '一つの注文、一つの料金、一つの比較表。',
    ],
    asked: [
      '批量渲染 一次做很多张 多个风格对比 方案对比 暂停 打包下载 命名',
      'render many at once bulk several styles compare pause zip file names contact sheet',
      '一括 まとめて 複数スタイル 比較 一時停止 ファイル名 一覧',
    ],
    blocks: [
      steps(
        [
          '打开“批量”，选一个工具，放入底图：上传、拖入，或从您的文件中选。',
          'Open Batches, choose a tool, and bring the pictures: upload them, drop them, or take them from your files.',
          '「一括」を開き、ツールを選んで画像を入れます。アップロード、ドロップ、自分のファイルから選べます。',
        ],
        [
          '选风格、氛围、环境和引擎，每样可选几种：每张图与每种组合都会做一张。',
          'Choose styles, moods, surroundings and engines, several of each: every picture is made in every combination.',
          'スタイル・雰囲気・環境・エンジンをそれぞれ複数選べます。すべての画像がすべての組み合わせで作られます。',
        ],
        [
          '看好张数、价格和文件名，再开始。费用在开始时全部预留，没做成的会退回。',
          'Look at the number, the price and the names, then start. The whole price is set aside at once; what is not made comes back.',
          '枚数・料金・ファイル名を確かめて開始します。料金は開始時にまとめて確保し、作られなかった分は戻ります。',
        ],
      ),
      heading('进行中', 'While it runs', '実行中'),
      list(
        [
          '每格做好就能看，不必等全部。关掉页面也继续。',
          'A cell can be looked at as soon as it is done. It goes on when the page is closed.',
          'できたマスから見られます。ページを閉じても続きます。',
        ],
        [
          '暂停后，正在做的会做完，其余原地等待，直到您继续。',
          'After a pause, what is being made is finished; the rest waits until you let it go on.',
          '一時停止すると、作成中のものは完成し、残りは再開まで待ちます。',
        ],
        [
          '企业账号可在“我的账号 → 回调通知”填写地址：整批结束时会收到一条带签名的通知（batch.done）。',
          'Company accounts can name an address under My account → Webhooks: it is sent a signed message (batch.done) when the whole batch has ended.',
          '企業アカウントは「マイアカウント → Webhook」にアドレスを登録すると、一括がすべて終わったときに署名付きの通知（batch.done）が届きます。',
        ],
        [
          '某格失败不影响其他格，可单独重试。取消后，未做的次数退回，已做的图留着。',
          'A cell that fails leaves the others alone and can be tried again by itself. Cancelling gives back what was not made and keeps what was.',
          '失敗したマスは他に影響せず、個別にやり直せます。キャンセルすると未作成分が戻り、できた画像は残ります。',
        ],
        [
          '同一批用同一个种子：差别来自您的选择，不是偶然。',
          'All cells have the same seed: they differ by what you chose and not by chance.',
          '全マスで同じシードを使うため、違いは選択だけから生まれます。',
        ],
      ),
      heading('带走结果', 'Taking it away', '持ち出す'),
      paragraph(
        '压缩包里的文件按您的命名规则取名，例如 编号-底图-风格-氛围；重名会加数字。对照表可存为 PDF 或图片。做了一部分也可以下载。',
        'Files in the zip are named by your pattern, such as number, base, style and mood; what would be there twice is numbered. The contact sheet comes as PDF or as a picture. A part can be taken away before all is done.',
        'zip のファイル名は番号・元画像・スタイル・雰囲気などの規則で付き、重複には番号が付きます。一覧は PDF か画像で保存できます。途中でも保存できます。',
      ),
      messages({
        BATCH_TOO_LARGE: [
          '分成两批，或少选几种组合。',
          'Make two batches of it, or choose fewer looks.',
          '二つに分けるか、組み合わせを減らします。',
        ],
        BATCHES_FULL: [
          '等前面的批次做完，或取消不需要的。',
          'Wait for the batches before it, or cancel what you do not need.',
          '先の一括を待つか、不要なものをキャンセルします。',
        ],
        BATCH_PRICE_CHANGED: [
          '管理员刚调整了价格。看清新价格再开始。',
          'The price was changed a moment ago. Look at the new one, then start.',
          '料金が変更されました。新しい料金を確かめて開始します。',
        ],
      }),
      links({ article: 'history-and-works' }, { article: 'downloads' }),
    ],
  },
];
