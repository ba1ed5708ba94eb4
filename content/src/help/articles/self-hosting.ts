import { type HelpArticle, links, list, note, paragraph, steps } from '../help-article.ts';

export const SELF_HOSTING: readonly HelpArticle[] = [
  {
    id: 'run-it-yourself',
    topic: 'self-hosting',
    title: ['在自己的电脑上运行', 'Running it yourself', '自分で動かす'],
    lead: [
      '一条命令启动，不需要显卡，也不需要另装数据库。',
      'One command; no graphics card, no database to install.',
      'コマンド一つ。グラフィックカードもデータベースの導入も不要です。',
    ],
    asked: [
      '本地部署 安装 私有化 离线 配置要求 显卡 自己搭建',
      'self host install local deployment offline requirements gpu on premise docker',
      '自社運用 インストール ローカル オフライン 必要環境 GPU',
    ],
    blocks: [
      steps(
        [
          '准备 Node 20.19 以上、npm 和 git。',
          'Have Node 20.19 or newer, npm and git.',
          'Node 20.19 以上、npm、git を用意します。',
        ],
        [
          '克隆仓库，在其中运行 npm start。',
          'Clone the repository and run npm start in it.',
          'リポジトリを複製し、その中で npm start を実行します。',
        ],
        [
          '它会打印地址（http://127.0.0.1:8000）、开发收件箱和管理员的初始密码，记下密码：只显示一次。',
          'It prints the address (http://127.0.0.1:8000), the dev inbox and the administrator’s first password: note it, it is shown once.',
          'アドレス（http://127.0.0.1:8000）、受信箱、管理者の初期パスワード（一度だけ）が表示されます。',
        ],
        [
          '登录用任意手机号，验证码在开发收件箱里。',
          'Log in with any phone number; the code is in the dev inbox.',
          '任意の電話番号でログインし、コードは受信箱で確認します。',
        ],
      ),
      paragraph(
        '渲染全部在处理器上进行。默认不发送短信、不收款；接入真实服务后，模拟页面就会关闭。',
        'Rendering happens on the processor. Nothing is sent and nothing is charged until real providers are set up; then the stand-ins are off.',
        '処理はすべて CPU で行います。実際のサービスを設定するまで、送信も課金もしません。',
      ),
      links({ article: 'settings-of-the-server' }, { article: 'reach-from-network' }, { article: 'backups' }),
    ],
  },
  {
    id: 'settings-of-the-server',
    topic: 'self-hosting',
    title: ['服务器设置', 'Settings of the server', 'サーバーの設定'],
    lead: [
      '全是环境变量，写在 .env 里；默认值列在 .env.example。',
      'All are environment variables, in a file .env; their defaults stand in .env.example.',
      'すべて環境変数で、.env に書きます。既定値は .env.example にあります。',
    ],
    asked: [
      '环境变量 短信 邮件 微信支付 支付宝 配置 端口 每天免费次数',
      'environment variables sms mail wechat pay alipay configure port free renders',
      '環境変数 SMS メール 決済 設定 ポート 無料回数',
    ],
    blocks: [
      list(
        [
          '常用：PORT、HOST、PUBLIC_URL、DATA_DIR、DATABASE_URL、FREE_DAILY_RENDERS、WORKER_CONCURRENCY。',
          'The usual: PORT, HOST, PUBLIC_URL, DATA_DIR, DATABASE_URL, FREE_DAILY_RENDERS, WORKER_CONCURRENCY.',
          'よく使うもの：PORT・HOST・PUBLIC_URL・DATA_DIR・DATABASE_URL・FREE_DAILY_RENDERS・WORKER_CONCURRENCY。',
        ],
        [
          '短信（阿里云、腾讯云、Twilio）、邮件、微信和支付各有一组；填全才启用。',
          'SMS (Alibaba Cloud, Tencent Cloud, Twilio), mail, WeChat and payments each have a group, on once it is complete.',
          'SMS・メール・WeChat・決済は、それぞれの組がそろうと有効になります。',
        ],
        [
          '写错的设置会在启动时点名指出。',
          'A wrong one is named at start.',
          '誤った設定は起動時に示されます。',
        ],
        [
          '正式环境设 NODE_ENV=production，并填写 AIGC_PROVIDER_CODE。',
          'In production set NODE_ENV=production and AIGC_PROVIDER_CODE.',
          '本番では NODE_ENV=production と AIGC_PROVIDER_CODE を設定します。',
        ],
        [
          '几台机器一起渲染：用自己的 PostgreSQL、共享的 DATA_DIR，并按 ROLE 分开 server 和 worker。',
          'Several machines: a PostgreSQL of your own, a shared DATA_DIR, and ROLE for servers and workers.',
          '複数台：自前の PostgreSQL と共有の DATA_DIR を使い、ROLE で server と worker を分けます。',
        ],
      ),
      links({ article: 'run-it-yourself' }, { article: 'reach-from-network' }),
    ],
  },
  {
    id: 'reach-from-network',
    topic: 'self-hosting',
    title: ['让局域网或公网访问', 'Reaching it from the network', 'ネットワークから使う'],
    lead: [
      '默认只有本机能访问；开放前先想好地址和 HTTPS。',
      'By itself only this machine reaches it; decide on its name and HTTPS before you open it.',
      '既定では本機だけです。公開前にアドレスと HTTPS を決めます。',
    ],
    asked: [
      '手机访问 局域网 公网 域名 反向代理 https 安全 nginx',
      'phone lan public domain reverse proxy https nginx security',
      'スマホから LAN 公開 ドメイン リバースプロキシ https 安全',
    ],
    blocks: [
      list(
        [
          '局域网：HOST=0.0.0.0，手机用本机地址打开。',
          'Your network: HOST=0.0.0.0; a phone opens this machine’s address.',
          '社内：HOST=0.0.0.0 とし、スマートフォンから本機のアドレスを開きます。',
        ],
        [
          '公网：放在说 HTTPS 的反向代理后面，PUBLIC_URL 写大家输入的地址；其他名字写进 ALLOWED_HOSTS。',
          'The internet: behind a proxy that speaks HTTPS, with PUBLIC_URL as people type it; further names in ALLOWED_HOSTS.',
          '公開：HTTPS のプロキシの後ろに置き、PUBLIC_URL に実際のアドレスを、ほかの名前は ALLOWED_HOSTS に。',
        ],
        [
          '代理在另一台机器上时设 TRUST_PROXY，否则所有人会被当成同一个人限流。',
          'A proxy on another machine belongs in TRUST_PROXY, or everybody counts as one person.',
          '別の機械のプロキシは TRUST_PROXY に。設定しないと全員が一人と数えられます。',
        ],
        [
          '给管理员开两步验证：ADMIN_SECOND_FACTOR=required。',
          'Ask administrators for a second factor: ADMIN_SECOND_FACTOR=required.',
          '管理者の二段階認証：ADMIN_SECOND_FACTOR=required。',
        ],
      ),
      note(
        '防住了什么、怎么测的、还有什么没做，写在仓库的 docs/guides/security.md。',
        'What is defended, how it was tested and what is open stands in docs/guides/security.md of the repository.',
        '何を防ぎ、どう試し、何が残っているかはリポジトリの docs/guides/security.md にあります。',
      ),
      links({ article: 'connection-problems' }, { article: 'settings-of-the-server' }),
    ],
  },
  {
    id: 'backups',
    topic: 'self-hosting',
    title: ['备份和升级', 'Backups and upgrades', 'バックアップと更新'],
    lead: [
      '停下来，复制整个 DATA_DIR；升级前也这样做一次。',
      'Stop it and copy the whole DATA_DIR; do so before each upgrade too.',
      '停止して DATA_DIR 全体を複製します。更新の前にも行います。',
    ],
    asked: [
      '数据备份 迁移 换服务器 恢复 更新版本 升级',
      'backup restore migrate move server update version upgrade',
      'バックアップ 復元 移行 サーバー変更 更新 アップグレード',
    ],
    blocks: [
      steps(
        [
          '用 Ctrl-C 停止，等它结束。',
          'Stop it with Ctrl-C and wait until it has ended.',
          'Ctrl-C で停止し、終了を待ちます。',
        ],
        [
          '复制 DATA_DIR（默认是 ./data）：内置数据库和图片都在里面。',
          'Copy DATA_DIR (./data by default): the embedded database and all pictures are in it.',
          'DATA_DIR（既定は ./data）を複製します。データベースと画像が入っています。',
        ],
        [
          '用自己的 PostgreSQL 时，另外用 pg_dump 备份数据库，并与 DATA_DIR 同一时刻。',
          'With a PostgreSQL of your own, take a pg_dump of the same moment besides.',
          '自前の PostgreSQL なら、同じ時点の pg_dump も取ります。',
        ],
        [
          '另外保存 .env。恢复就是把它们放回原处再启动。',
          'Keep .env too. To restore, put them back and start.',
          '.env も保存します。戻して起動すれば復元できます。',
        ],
      ),
      paragraph(
        '升级：git pull 后 npm start，数据库会自己更新。旧版本做的结果仍能用当时的版本重新生成，前提是 git 历史完整。',
        'To upgrade: git pull, then npm start; the database follows by itself. Older results can still be made again by their version, as long as the git history is whole.',
        '更新は git pull の後に npm start。データベースは自動で更新されます。git の履歴があれば、古い結果も当時の版で再生成できます。',
      ),
      note(
        '目前没有内置的定时备份或在线备份。',
        'There is no built-in scheduled or online backup yet.',
        '定期・稼働中のバックアップ機能はまだありません。',
      ),
      links({ article: 'make-it-again' }, { article: 'run-it-yourself' }),
    ],
  },
  {
    id: 'operators-console',
    topic: 'self-hosting',
    title: ['管理后台能做什么', 'What the console does', '管理コンソールでできること'],
    lead: [
      '账号、套餐、价格、自有素材、可见的工具和留言，都在管理后台。',
      'Accounts, plans, prices, own content, which tools show, and messages.',
      'アカウント・プラン・価格・独自素材・表示するツール・問い合わせを扱います。',
    ],
    asked: [
      '管理员 后台 添加风格 改价格 隐藏工具 忘记管理员密码',
      'administrator console add styles change prices hide tools lost admin password',
      '管理者 独自スタイル 価格変更 ツールを隠す 管理者パスワード',
    ],
    blocks: [
      list(
        [
          '发布自己的风格、材质、物品、环境和分类；作品记得用过哪个版本。',
          'Publish styles, materials, objects, surroundings and categories of your own; works remember which version they used.',
          '独自のスタイル・素材・物・環境・カテゴリーを公開。作品は使った版を記録します。',
        ],
        [
          '改套餐和每个工具的次数；隐藏不需要的页面。',
          'Change plans and what each tool costs; hide pages you do not need.',
          'プランと各ツールの回数を変え、不要なページを隠せます。',
        ],
        [
          '邀请码、活动链接和谁付了款。',
          'Invitation codes, campaign links, and who paid.',
          '招待コード・キャンペーンのリンク・支払い状況。',
        ],
        [
          '管理员丢了密码或手机：设 ADMIN_RESET 为账号名，重启后打印新密码，再删掉这个设置。',
          'An administrator lost password or phone: set ADMIN_RESET to the account name, restart, note the new password, take the setting out again.',
          '管理者が失念したとき：ADMIN_RESET にアカウント名を設定して再起動し、新しいパスワードを控え、設定を外します。',
        ],
      ),
      links(
        { page: '/aiDesignMangement', text: ['管理后台', 'Console', '管理コンソール'] },
        { article: 'settings-of-the-server' },
      ),
    ],
  },
  {
    id: 'api-keys',
    topic: 'self-hosting',
    title: ['用程序调用：API 密钥', 'Programs of your own: API keys', 'プログラムから使う：API キー'],
    lead: [
      '企业账号可以给自己的程序创建密钥：选好它能做什么、用多少、到什么时候。',
      'Enterprise accounts make keys for their programs, and choose what each may do, how much, and until when.',
      '企業アカウントはプログラム用のキーを作成し、できること・使える量・期限を選べます。',
    ],
    asked: [
      '接口 批量 自动化 脚本 开发 api',
      'api batch automation script integrate developer',
      'API 一括 自動化 スクリプト 開発 連携',
    ],
    blocks: [
      steps(
        [
          '“我的账号 → API 密钥”里创建，立即复制：只显示一次。',
          'Create one under My account → API keys and copy it: it is shown once.',
          '「マイアカウント → API キー」で作成し、すぐに複製します（一度だけ表示）。',
        ],
        [
          '只勾选需要的权限：出图的程序要“读取、上传、出图”，展示结果的只要“读取”。',
          'Tick only what it needs: a program that renders takes Read, Upload and Render; one that shows results takes Read.',
          '必要な権限だけを選びます。レンダリングには「読み取り・アップロード・レンダリング」、表示だけなら「読み取り」です。',
        ],
        [
          '可以限制每天次数、每分钟请求数和有效期；超出时程序会收到何时再试的回答。',
          'Tickets a day, requests a minute and an end can be set; past them the program is told when to try again.',
          '1 日の回数、1 分の呼び出し、期限を設定できます。超えると再試行の時刻が返ります。',
        ],
        [
          '不要放进图纸、聊天或代码仓库。泄露了就吊销，程序立即停止；您的图片不受影响。',
          'Keep it out of drawings, chats and repositories. Revoke one that leaked: its programs stop at once, your pictures stay.',
          '図面・チャット・リポジトリには入れません。漏れたら取り消します。プログラムはすぐ止まり、画像はそのままです。',
        ],
        [
          '放在请求头 Authorization: Bearer 后面。',
          'Send it in the header Authorization: Bearer.',
          'ヘッダー Authorization: Bearer に付けます。',
        ],
        [
          '每个调用的字段和返回在接口文档里。',
          'Fields and answers of every call stand in the reference.',
          '項目と応答はリファレンスにあります。',
        ],
      ),
      links(
        { page: '/myPersonCenter?section=keys', text: ['API 密钥', 'API keys', 'API キー'] },
        { page: '/api/reference', text: ['接口文档', 'API reference', 'API リファレンス'] },
      ),
    ],
  },
];
