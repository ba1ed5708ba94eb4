import type { Locale } from '@plumbline/contract/text.ts';
import type { LegalText } from './legal-text.ts';

/** The privacy policy; a changed text needs a new version in the contract. */
export const PRIVACY_TEXTS: Readonly<Record<Locale, LegalText>> = {
  'zh-CN': {
    title: '隐私政策',
    inForce: '自 {date} 起生效',
    sections: [
      {
        title: '一、谁在处理您的信息',
        paragraphs: [
          '{company} 运营本服务并对您的个人信息负责。本政策说明我们收集什么、为什么、保存多久，以及您的权利。',
        ],
      },
      {
        title: '二、我们收集什么，用来做什么',
        paragraphs: [
          '账号：您登录所用的手机号、邮箱、微信标识或账号名，您起的名称，登录时间与设备，您同意过的协议版本。用于让您登录、保护账号和履行协议。',
          '图片与任务：您上传的原图及其文件名（拍摄位置等元数据在上传时移除，AI 标识保留）、设置、提示词和结果。用于完成您要求的渲染并在您的作品中展示。',
          '次数与订单：每一笔增减、订单与付款状态。用于计费和法律要求的账目。我们不接触您的银行卡或支付密码。',
          '下载记录与内容编号：您下载过什么、是否带可见标识，以及每张生成图片的编号。用于遵守生成内容标识的规定。',
          '留言与意向：您写给我们的内容和回复方式，或您看过介绍后选择登录。用于答复您和了解哪些内容有用。',
          '人脸核验（自愿）：您在每次核验前单独同意。画面由手机直接传给核验服务商，我们只收到并保存是否通过和时间，从不接触照片、人脸特征或证件。仅用于账号被盗时确认账号属于您。',
          '运行记录：请求时间、网络地址和错误。用于保障安全与排查问题。',
        ],
      },
      {
        title: '三、浏览器中保存的内容',
        paragraphs: [
          '登录所需的 Cookie，界面语言、外观和工作台设置，以及一个区分本浏览器访客的随机编号（不会发送到任何地方）；登录期间还有您的昵称和打码后的号码。退出登录时一并清除，语言和外观除外。没有广告，也没有第三方跟踪。',
        ],
      },
      {
        title: '四、谁会收到您的信息',
        paragraphs: [
          '短信、邮件、微信和支付的服务商只收到完成该项服务所必需的信息：号码或地址与验证码，或订单号与金额。人脸核验服务商只收到一个随机编号，画面由您自己交给它。',
          '渲染默认在 {company} 自己的服务器上进行。若运营者接入了外部渲染或语言模型服务，您提交的图片或文字会发送给该服务以得到结果。除此以外，我们不向任何人提供您的信息，法律要求的除外。',
        ],
      },
      {
        title: '五、保存多久',
        paragraphs: [
          '访客上传的图片：24 小时。登录用户的图片和任务：直到您删除。登录验证码：2 天。已结束的会话：90 天。下载记录：183 天。核验的经过：30 天。留言与意向：1 年。',
          '注销账号 30 天后，以上内容和文件全部删除。次数账目、订单、内容编号记录以及半年内不带可见标识的下载记录依法保留，其中的账号编号不再指向任何人。',
        ],
      },
      {
        title: '六、您的权利',
        paragraphs: [
          '查阅、更正与复制：在“我的账号”中查看和修改，并可导出全部数据（zip，JSON 与原图）。',
          '删除：可逐个删除作品，也可注销账号；30 天内可以反悔。',
          '撤回同意：您可以随时退出登录或注销账号，也可以在个人资料中撤回人脸核验，其结果随即删除，记录在一天内删除。撤回不影响此前的处理。如有请求或投诉，请联系 {company}，我们会在十五个工作日内答复。',
        ],
      },
      {
        title: '七、照片中的人与未成年人',
        paragraphs: [
          '照片中的人脸只作为画面的一部分参与渲染，我们不提取、不识别、不保存人脸特征。请在取得同意后再上传他人的照片。',
          '未满十四周岁的人应由监护人同意后使用本服务。',
        ],
      },
      {
        title: '八、安全',
        paragraphs: [
          '密码、密钥和会话只以哈希保存；传输加密由运营者的 HTTPS 保证；他人的图片和任务无法通过猜测编号访问。若发生可能影响您的泄露，我们会尽快告知您。',
        ],
      },
      {
        title: '九、变更',
        paragraphs: ['政策更新后，您下次登录时会看到新的版本并重新同意。'],
      },
    ],
  },
  en: {
    title: 'Privacy policy',
    inForce: 'In force since {date}',
    sections: [
      {
        title: '1. Who is responsible',
        paragraphs: [
          '{company} runs this service and is responsible for your personal data. This policy says what we collect, why, for how long, and what your rights are.',
        ],
      },
      {
        title: '2. What we collect, and what for',
        paragraphs: [
          'Account: the phone number, mail address, WeChat id or account name that you log in with, the name you give yourself, times and devices of logging in, the versions of the documents you accepted. To let you in, to protect the account and to keep the agreement.',
          'Pictures and tasks: your originals and their file names (data such as the place of a photo is removed at upload, AI labels stay), settings, prompts and results. To make what you ask for and to show it among your works.',
          'Counts and orders: every change, orders and the state of their payment. For billing and for the books that the law asks for. Your card and payment passwords never reach us.',
          'Downloads and content numbers: what you downloaded, whether with the visible label, and the number of every generated picture. To follow the rules on labelling.',
          'Messages and interest: what you write to us and where you want the answer, or that you chose to log in after being told what it gives. To answer you and to learn what is useful.',
          'Face verification (optional): you agree to each one by itself. The picture goes from your phone to the verification provider; all that we receive and keep is whether you passed and when, never a picture, features of your face or a document. Only to know that an account is yours should somebody take it over.',
          'Operation: time, network address and errors of requests. To keep the service safe and repair it.',
        ],
      },
      {
        title: '3. What your browser keeps',
        paragraphs: [
          'The cookies of your session, your language, appearance and workspace settings, and a random number that tells the visitors of this browser apart and is sent nowhere; while you are signed in your name and your masked number too. Signing out removes all of it but language and appearance. There is no advertising and no third-party tracking.',
        ],
      },
      {
        title: '4. Who receives your data',
        paragraphs: [
          'Providers of SMS, mail, WeChat and payment receive only what their service needs: the number or address with a code, or the number and amount of an order. The provider of face verification receives a random number from us; the picture is between you and them.',
          'Rendering happens on the servers of {company}. Where the operator has connected an external rendering or language service, the pictures or words you submit are sent to it to get the result. We give your data to nobody else, save where the law demands it.',
        ],
      },
      {
        title: '5. How long we keep it',
        paragraphs: [
          'Pictures of visitors: 24 hours. Pictures and tasks of accounts: until you delete them. Codes for logging in: 2 days. Ended sessions: 90 days. Downloads: 183 days. How a verification went: 30 days. Messages and interest: one year.',
          '30 days after you delete your account all of this is gone, files too. The books, orders, records of content numbers, and downloads without the visible label of the last half year stay as the law asks; the account number in them names nobody any more.',
        ],
      },
      {
        title: '6. Your rights',
        paragraphs: [
          'See, correct and take along: everything is under “My account”, where you can change it and export all of it (a zip with JSON and your originals).',
          'Delete: single works, or the whole account, with 30 days to change your mind.',
          'Withdraw your consent: log out or delete the account at any time, or take a face verification back in your profile, which deletes its result at once and its records within a day; what was done before stays lawful. Write to {company} with requests and complaints; we answer within fifteen working days.',
        ],
      },
      {
        title: '7. People in photos, and minors',
        paragraphs: [
          'Faces take part in a render as part of the picture only. We extract, recognise and keep no features of them. Upload photos of others only with their consent.',
          'Who is under fourteen uses this service with the consent of a guardian.',
        ],
      },
      {
        title: '8. Security',
        paragraphs: [
          'Passwords, keys and sessions are kept as hashes only; transport is protected by the operator’s HTTPS; pictures and tasks of others cannot be reached by guessing their numbers. Of a breach that may concern you we tell you without delay.',
        ],
      },
      {
        title: '9. Changes',
        paragraphs: [
          'When this policy changes, you meet and accept the new version the next time you log in.',
        ],
      },
    ],
  },
  ja: {
    title: 'プライバシーポリシー',
    inForce: '{date} より有効',
    sections: [
      {
        title: '1. 責任者',
        paragraphs: [
          '{company} が本サービスを運営し、お客様の個人情報に責任を負います。本ポリシーは、収集する情報、目的、保存期間、お客様の権利を説明します。',
        ],
      },
      {
        title: '2. 収集する情報と目的',
        paragraphs: [
          'アカウント：ログインに用いる電話番号、メールアドレス、WeChat の識別子またはアカウント名、お客様が付けた名前、ログインの日時とデバイス、同意した文書の版。ログイン、アカウントの保護、規約の履行のためです。',
          '画像とタスク：原本とそのファイル名（撮影場所などの情報はアップロード時に除去、AI ラベルは保持）、設定、プロンプト、結果。ご依頼の処理と作品の表示のためです。',
          '回数と注文：すべての増減、注文と支払いの状態。請求と法律上の帳簿のためです。カード情報や支払いパスワードは当方に届きません。',
          'ダウンロードとコンテンツ番号：ダウンロードの内容、表示ラベルの有無、生成画像の番号。生成コンテンツのラベルに関する規則を守るためです。',
          'メッセージと関心：お寄せいただいた内容と返信先、案内の後にログインを選ばれたこと。ご返答と、役立つ内容を知るためです。',
          '顔認証（任意）：毎回個別に同意いただきます。映像はスマートフォンから認証事業者へ直接送られ、当方が受け取り保存するのは結果と日時のみで、写真・顔の特徴・証明書は扱いません。乗っ取られたアカウントがご本人のものか確認する目的に限ります。',
          '運用記録：リクエストの日時・ネットワークアドレス・エラー。安全の確保と不具合の修正のためです。',
        ],
      },
      {
        title: '3. ブラウザーに保存するもの',
        paragraphs: [
          'ログインに必要な Cookie、言語・外観・ワークスペースの設定、このブラウザーの訪問者を区別する乱数（どこにも送信されません）です。ログイン中はお名前と一部を伏せた番号も保存します。ログアウトすると、言語と外観以外は消去されます。広告や第三者による追跡はありません。',
        ],
      },
      {
        title: '4. 情報の提供先',
        paragraphs: [
          'SMS・メール・WeChat・決済の事業者には、そのサービスに必要な情報（番号またはアドレスとコード、注文番号と金額）のみを渡します。顔認証の事業者に渡すのは無作為な番号のみで、映像はお客様から直接渡されます。',
          'レンダリングは {company} のサーバーで行います。運営者が外部のレンダリングや言語モデルを接続している場合、送信した画像や文章はその結果を得るために送られます。法律で求められる場合を除き、その他の第三者には提供しません。',
        ],
      },
      {
        title: '5. 保存期間',
        paragraphs: [
          'ゲストの画像：24 時間。アカウントの画像とタスク：お客様が削除するまで。認証コード：2 日。終了したセッション：90 日。ダウンロード履歴：183 日。顔認証の経過：30 日。メッセージと関心：1 年。',
          'アカウント削除の 30 日後に、以上の内容とファイルはすべて削除されます。帳簿、注文、コンテンツ番号の記録、直近半年の表示ラベルなしのダウンロード記録は法律に従って残りますが、そのアカウント番号は誰も指しません。',
        ],
      },
      {
        title: '6. お客様の権利',
        paragraphs: [
          '閲覧・訂正・持ち出し：「マイアカウント」で確認・変更でき、すべてのデータをエクスポートできます（JSON と原本の zip）。',
          '削除：作品ごと、またはアカウントごと。30 日以内なら取り消せます。',
          '同意の撤回：いつでもログアウトまたはアカウントの削除ができます。顔認証はプロフィールで取り消せ、結果は直ちに、記録は 1 日以内に削除されます。撤回前の処理には影響しません。ご請求・苦情は {company} へ。15 営業日以内に回答します。',
        ],
      },
      {
        title: '7. 写真の中の人と未成年者',
        paragraphs: [
          '顔は画像の一部としてのみレンダリングに用い、特徴の抽出・識別・保存は行いません。他の人の写真は同意を得てアップロードしてください。',
          '14 歳未満の方は保護者の同意のもとでご利用ください。',
        ],
      },
      {
        title: '8. 安全',
        paragraphs: [
          'パスワード・キー・セッションはハッシュのみを保存し、通信は運営者の HTTPS で保護します。番号を推測しても他の人の画像やタスクには到達できません。お客様に影響し得る漏えいが起きた場合は速やかにお知らせします。',
        ],
      },
      {
        title: '9. 変更',
        paragraphs: [
          'ポリシーが変わった場合は、次のログイン時に新しい版を表示し、改めて同意をいただきます。',
        ],
      },
    ],
  },
};
