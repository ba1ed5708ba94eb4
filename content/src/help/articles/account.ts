import { type HelpArticle, links, list, paragraph, steps } from '../help-article.ts';

export const ACCOUNT: readonly HelpArticle[] = [
  {
    id: 'signing-in',
    topic: 'account',
    title: ['注册和登录', 'Registering and logging in', '登録とログイン'],
    lead: [
      '手机号、邮箱、微信或企业账号；首次登录就是注册。',
      'Phone, e-mail, WeChat or a company account; the first time makes the account.',
      '電話番号・メール・WeChat・企業アカウント。初回が登録になります。',
    ],
    asked: [
      '怎么注册 登录方式 微信扫码 邮箱登录 企业账号 没有密码',
      'register sign up log in wechat qr email company password',
      '登録方法 ログイン WeChat メール 企業 パスワードなし',
    ],
    blocks: [
      list(
        [
          '手机号和邮箱用验证码，没有密码。验证码 5 分钟内有效，60 秒后可以再要一个。',
          'Phone and e-mail use a code, no password. It holds for 5 minutes; ask for another after 60 seconds.',
          '電話とメールは認証コードで、パスワードはありません。5 分有効、60 秒後に再取得できます。',
        ],
        [
          '微信：扫码后要在手机上确认，页面会写明是哪台设备。',
          'WeChat: scan, then confirm on the phone; the page names the device.',
          'WeChat：読み取り後、スマートフォンで確認します。デバイス名が表示されます。',
        ],
        [
          '企业账号和密码由管理员给；忘记了请管理员重设。',
          'Company accounts and passwords come from an administrator, who also resets them.',
          '企業アカウントとパスワードは管理者が発行し、再設定します。',
        ],
        [
          '没登录也能上传、识别、画蒙版；渲染时需要登录，做好的设置都会保留。',
          'Without logging in you can upload, read pictures and paint masks; rendering asks for an account, and all you set stays.',
          'ログインなしでもアップロード・読み取り・マスクはできます。実行時にログインが必要で、設定は残ります。',
        ],
        [
          '哪几种方式可用取决于本站的设置。',
          'Which ways are offered is up to this site.',
          '使える方法は本サイトの設定によります。',
        ],
      ),
      links({ article: 'sign-in-problems' }, { article: 'account-security' }),
    ],
  },
  {
    id: 'account-security',
    topic: 'account',
    title: [
      '账号安全：登录方式、设备和密码',
      'Security: ways in, devices, passwords',
      'セキュリティ：ログイン方法・デバイス・パスワード',
    ],
    lead: [
      '给账号多绑一种登录方式，不认识的设备随时让它退出。',
      'Link a second way in, and log out devices that you do not know.',
      'ログイン方法を追加し、心当たりのないデバイスはログアウトさせます。',
    ],
    asked: [
      '换手机号 绑定微信 解绑 被盗 退出设备 修改密码 双重验证',
      'change phone number link wechat unlink hacked log out other devices change password',
      '電話番号変更 WeChat 連携 乗っ取り 他の端末 パスワード変更',
    ],
    blocks: [
      list(
        [
          '“登录方式”里可以绑定手机号、邮箱和微信，互相备用；最后一种不能解绑。',
          'Under “Ways to log in” link phone, e-mail and WeChat. The last one cannot be removed.',
          '「ログイン方法」で電話・メール・WeChat を連携できます。最後の一つは解除できません。',
        ],
        [
          '换手机号：先绑新的，再解绑旧的。',
          'A new number: link the new one, then remove the old.',
          '番号変更：新しい番号を連携してから古い番号を解除します。',
        ],
        [
          '“登录设备”列出所有登录，逐个或全部退出。30 天不用会自动退出，最长 90 天。',
          'Sessions are listed by device, to be logged out one by one or all at once. Unused for 30 days, or after 90, one logs in again (unless the site sets otherwise).',
          'デバイス一覧から個別・一括でログアウトできます。30 日使わないか 90 日たつと再ログインが必要です（サイトの設定による）。',
        ],
        [
          '企业账号密码至少 10 个字符，不要用常见密码。',
          'A company password has at least 10 characters and is not a common one.',
          '企業アカウントのパスワードは 10 文字以上、ありふれたものは使えません。',
        ],
        [
          '改登录方式、导出、注销等操作要求最近 15 分钟内登录过或再验证一次。',
          'What could take an account away asks for a sign-in of the last 15 minutes, or for proving once more who you are.',
          '重要な操作には直近 15 分以内のログイン、または再確認が必要です。',
        ],
      ),
      links(
        { page: '/myPersonCenter?section=identities', text: ['登录方式', 'Ways to log in', 'ログイン方法'] },
        { page: '/myPersonCenter?section=sessions', text: ['登录设备', 'Sessions', 'デバイス'] },
      ),
    ],
  },
  {
    id: 'export-your-data',
    topic: 'account',
    title: ['导出我的全部数据', 'Taking all your data along', 'すべてのデータを持ち出す'],
    lead: [
      '一个 zip：资料、明细、任务、订单和所有图片原文件。',
      'One zip: profile, usage, tasks, orders and every original picture.',
      'プロフィール・明細・タスク・注文・全画像をひとつの zip に。',
    ],
    asked: [
      '备份我的数据 下载所有图片 导出账号',
      'backup download everything gdpr copy of my data',
      '全データ ダウンロード バックアップ エクスポート',
    ],
    blocks: [
      steps(
        [
          '打开“我的账号 → 我的数据”。',
          'Open My account → Your data.',
          '「マイアカウント → データ」を開きます。',
        ],
        [
          '点“导出”，按提示确认身份。每天最多三次。',
          'Press “Export” and prove who you are. Three times a day at most.',
          '「エクスポート」を押して本人確認します。1 日 3 回まで。',
        ],
        [
          '文件边生成边下载，图片多时需要一些时间。',
          'It is made while it downloads; many pictures take their time.',
          '作りながらダウンロードします。画像が多いと時間がかかります。',
        ],
      ),
      links(
        { page: '/myPersonCenter?section=data', text: ['我的数据', 'Your data', 'データ'] },
        { article: 'delete-account' },
      ),
    ],
  },
  {
    id: 'delete-account',
    topic: 'account',
    title: ['注销账号和删除数据', 'Deleting the account and its data', 'アカウントとデータの削除'],
    lead: [
      '30 天内重新登录可以反悔，之后全部删除。',
      'Log in within 30 days to keep it; after that everything is gone.',
      '30 日以内のログインで取り消せ、その後はすべて削除されます。',
    ],
    asked: [
      '删除账户 注销 清除个人信息 被遗忘 停用',
      'remove account erase personal data close account forget me',
      '退会 アカウント削除 個人情報を消す 解約',
    ],
    blocks: [
      list(
        [
          '马上：所有设备退出，API 密钥失效。',
          'At once: every device is logged out, API keys stop working.',
          'すぐに：全デバイスからログアウトし、API キーは無効に。',
        ],
        [
          '30 天内登录：可以查看、带走图片，或恢复账号，一切照旧。',
          'Within 30 days: log in to look, take pictures along, or keep the account as it was.',
          '30 日以内：ログインして閲覧・保存、または取り消しができます。',
        ],
        [
          '之后：作品、图片、剩余次数和会员权益全部删除，无法找回。',
          'After that: works, pictures, counts and membership are gone for good.',
          'その後：作品・画像・残り回数・会員資格は失われます。',
        ],
        [
          '法律要求的账目、订单和内容编号会保留，但不再指向任何人。',
          'Books, orders and content numbers that the law asks for stay, naming nobody.',
          '法律上の帳簿・注文・コンテンツ番号は、誰も指さない形で残ります。',
        ],
      ),
      paragraph(
        '只想删几张图？在“我的作品”和“我的文件”里删，不必注销。',
        'Only some pictures? Delete them in My works and My files; the account can stay.',
        '一部の画像だけなら「マイ作品」「マイファイル」で削除できます。',
      ),
      links(
        { page: '/myPersonCenter?section=data', text: ['我的数据', 'Your data', 'データ'] },
        { article: 'export-your-data' },
      ),
    ],
  },
  {
    id: 'privacy',
    topic: 'account',
    title: ['隐私：我的图纸去了哪里', 'Privacy: where your drawings go', 'プライバシー：図面の行き先'],
    lead: [
      '渲染在本站自己的服务器上进行；没有广告，没有第三方跟踪。',
      'Rendering happens on this site’s own servers; no advertising, no third-party tracking.',
      'レンダリングは本サイトのサーバーで行い、広告も第三者の追跡もありません。',
    ],
    asked: [
      '保密 图纸安全 泄露 会被拿去训练吗 谁能看到 版权',
      'confidential nda who can see my drawings used for training leak copyright secure',
      '機密 図面の安全 学習に使われる 誰が見る 漏えい 著作権',
    ],
    blocks: [
      list(
        [
          '内置引擎不把图片发到任何地方。若运营者接入了外部渲染或语言模型服务，隐私政策会写明。',
          'The built-in engine sends pictures nowhere. If the operator connected an outside service, the privacy policy says so.',
          '内蔵エンジンは画像をどこにも送りません。外部サービスを使う場合はプライバシーポリシーに記載されます。',
        ],
        [
          '它不是训练出来的模型，也不会用您的图片训练任何东西。',
          'It is not a trained model, and nothing is trained on your pictures.',
          '学習済みモデルではなく、お客様の画像で何かを学習することもありません。',
        ],
        [
          '上传时会去掉照片里的拍摄位置等数据，AI 标识保留。',
          'Data such as the place of a photo is removed at upload; AI labels stay.',
          '撮影場所などの情報はアップロード時に除去し、AI ラベルは残します。',
        ],
        [
          '别人猜到编号也打不开您的图片和任务。',
          'Guessing a number opens nobody else’s picture or task.',
          '番号を推測しても他の人の画像やタスクは開けません。',
        ],
        [
          '人脸核验是自愿的，画面由手机直接交给服务商，本站只知道是否通过。',
          'Face verification is optional; the picture goes from your phone to the provider, and this site learns whether you passed.',
          '顔認証は任意で、映像は事業者に直接送られ、本サイトは結果だけを知ります。',
        ],
      ),
      links(
        { page: '/privacy', text: ['隐私政策', 'Privacy policy', 'プライバシーポリシー'] },
        { article: 'delete-account' },
      ),
    ],
  },
];
