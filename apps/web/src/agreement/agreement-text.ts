import type { Locale } from '@plumbline/contract/text.ts';

interface Section {
  readonly title: string;
  readonly paragraphs: readonly string[];
}
interface AgreementText {
  readonly title: string;
  readonly inForce: string;
  readonly sections: readonly Section[];
}

/** The agreement and privacy notice. `{company}` and `{date}` are filled in; a changed text needs a new version in the contract. */
export const AGREEMENT: Readonly<Record<Locale, AgreementText>> = {
  'zh-CN': {
    title: '用户协议与隐私说明',
    inForce: '自 {date} 起生效',
    sections: [
      {
        title: '一、这是什么服务',
        paragraphs: [
          '本服务由 {company} 在自己的服务器上运行，用于把建筑、室内和景观设计图渲染成效果图，并对图片进行编辑。',
          '登录即表示您同意本协议。若不同意，您仍可以访客身份浏览页面和试用上传，但不能发起渲染。',
        ],
      },
      {
        title: '二、您的账号',
        paragraphs: [
          '账号以手机号和短信验证码登录。验证码 5 分钟内有效，请勿转告他人。',
          '账号由您本人使用。若发现他人使用了您的账号，请退出登录并联系我们。',
        ],
      },
      {
        title: '三、您的图片归您所有',
        paragraphs: [
          '您上传的图片和由此得到的渲染结果归您所有。我们只为完成您要求的渲染、在您的作品里保存和展示它们而处理这些图片，不用于训练模型，不公开，也不转交他人。',
          '请只上传您有权使用的图片。',
        ],
      },
      {
        title: '四、渲染次数',
        paragraphs: [
          '每天有一定的免费渲染次数，按北京时间 0 点恢复；每张结果图消耗一次。渲染失败或被取消时，次数自动退回。',
        ],
      },
      {
        title: '五、结果的用途',
        paragraphs: [
          '渲染结果用于方案沟通与表现，不是施工图，也不代替专业人员的审核。系统会给出几何保真分数，供您判断结构保留的程度。',
        ],
      },
      {
        title: '六、请勿这样使用',
        paragraphs: [
          '请勿上传违法内容，请勿试图绕过次数限制、访问他人的图片，或妨碍服务运行。违反者的账号可能被停用。',
        ],
      },
      {
        title: '七、我们保存哪些信息',
        paragraphs: [
          '账号信息：手机号、登录时间和会话。图片与任务：您上传的原图（已移除拍摄位置等元数据）、渲染设置和结果。运行记录：请求时间、地址和错误，用于保障安全与排查问题。',
          '浏览器中保存登录所需的 Cookie，以及您的界面语言、外观和工作台设置。没有广告或第三方跟踪。',
        ],
      },
      {
        title: '八、保存多久',
        paragraphs: [
          '访客上传的图片在 24 小时后删除。登录用户的图片和任务保存到您删除为止；删除后文件随之清除，无法恢复。',
        ],
      },
      {
        title: '九、您的权利',
        paragraphs: ['您可以随时查看、下载和删除自己的作品，也可以要求我们删除账号及其全部数据。'],
      },
      {
        title: '十、变更与联系',
        paragraphs: ['协议更新后，您下次登录时会看到新的版本。对本协议有疑问，请联系 {company}。'],
      },
    ],
  },
  en: {
    title: 'Agreement and privacy notice',
    inForce: 'In force since {date}',
    sections: [
      {
        title: '1. What this service is',
        paragraphs: [
          '{company} runs this service on its own servers. It renders drawings of buildings, interiors and landscapes, and edits pictures.',
          'Logging in means that you accept this agreement. If you do not, you can still look at the pages and try an upload as a visitor, but not render.',
        ],
      },
      {
        title: '2. Your account',
        paragraphs: [
          'You log in with your phone number and a code sent by SMS. A code is valid for 5 minutes; do not pass it on.',
          'The account is yours alone. If somebody else has used it, log out and tell us.',
        ],
      },
      {
        title: '3. Your pictures stay yours',
        paragraphs: [
          'What you upload and what is rendered from it belongs to you. We process these pictures only to make the renders you ask for and to keep and show them among your works. They train no model, are not published and are given to nobody.',
          'Upload only pictures that you have the right to use.',
        ],
      },
      {
        title: '4. Renders',
        paragraphs: [
          'A number of renders is free every day and comes back at midnight, Beijing time. Each picture that is made takes one. A render that fails or is cancelled gives it back.',
        ],
      },
      {
        title: '5. What results are for',
        paragraphs: [
          'Results are for presenting and discussing a design. They are not construction documents and do not replace professional review. A fidelity score tells how much of your geometry was kept.',
        ],
      },
      {
        title: '6. Please do not',
        paragraphs: [
          'Do not upload anything unlawful, do not try to get around the limits, to reach other people’s pictures or to disturb the service. Accounts that do may be suspended.',
        ],
      },
      {
        title: '7. What we keep',
        paragraphs: [
          'Account: phone number, times of logging in, sessions. Pictures and tasks: your originals (with metadata such as the place of a photo removed), the settings and the results. Operation: time, address and errors of requests, to keep the service safe and repair it.',
          'Your browser keeps the cookie of your session, and your language, appearance and workspace settings. There is no advertising and no third-party tracking.',
        ],
      },
      {
        title: '8. How long we keep it',
        paragraphs: [
          'Pictures uploaded by visitors are deleted after 24 hours. Pictures and tasks of an account stay until you delete them; their files then go too and cannot be brought back.',
        ],
      },
      {
        title: '9. Your rights',
        paragraphs: [
          'You can see, download and delete your works at any time, and ask us to delete your account with all its data.',
        ],
      },
      {
        title: '10. Changes and contact',
        paragraphs: [
          'When this agreement changes, you will meet the new version the next time you log in. For questions, contact {company}.',
        ],
      },
    ],
  },
  ja: {
    title: '利用規約とプライバシーについて',
    inForce: '{date} より有効',
    sections: [
      {
        title: '1. このサービスについて',
        paragraphs: [
          '本サービスは {company} が自社のサーバーで運営し、建築・室内・ランドスケープの図面をパースにし、画像を編集するものです。',
          'ログインすると本規約に同意したものとみなされます。同意されない場合も、ゲストとして閲覧やアップロードのお試しはできますが、レンダリングはできません。',
        ],
      },
      {
        title: '2. アカウント',
        paragraphs: [
          '電話番号と SMS の認証コードでログインします。コードの有効期限は 5 分です。他の人に教えないでください。',
          'アカウントはご本人のみがご利用ください。他の人に使われた場合は、ログアウトのうえご連絡ください。',
        ],
      },
      {
        title: '3. 画像はお客様のものです',
        paragraphs: [
          'アップロードした画像と、そこから作られた結果はお客様に帰属します。ご依頼のレンダリングを行い、作品として保存・表示するためだけに処理し、モデルの学習、公開、第三者への提供には用いません。',
          '使用する権利のある画像だけをアップロードしてください。',
        ],
      },
      {
        title: '4. レンダリング回数',
        paragraphs: [
          '毎日一定回数を無料でご利用いただけ、北京時間の 0 時に回復します。結果 1 枚につき 1 回を使います。失敗またはキャンセルの場合、回数は自動で戻ります。',
        ],
      },
      {
        title: '5. 結果の用途',
        paragraphs: [
          '結果は設計の説明や検討のためのもので、施工図ではなく、専門家による確認に代わるものではありません。形がどれだけ保たれたかは忠実度で示されます。',
        ],
      },
      {
        title: '6. 禁止事項',
        paragraphs: [
          '違法な内容のアップロード、回数制限の回避、他の人の画像へのアクセス、サービスの妨害はおやめください。違反したアカウントは停止することがあります。',
        ],
      },
      {
        title: '7. 保存する情報',
        paragraphs: [
          'アカウント：電話番号、ログイン日時、セッション。画像とタスク：原本（撮影場所などのメタデータは除去）、設定、結果。運用記録：リクエストの日時・アドレス・エラー。安全の確保と不具合の修正に用います。',
          'ブラウザーには、セッションの Cookie と、言語・外観・ワークスペースの設定が保存されます。広告や第三者による追跡はありません。',
        ],
      },
      {
        title: '8. 保存期間',
        paragraphs: [
          'ゲストがアップロードした画像は 24 時間後に削除されます。アカウントの画像とタスクは、お客様が削除するまで保存されます。削除するとファイルも消え、元に戻せません。',
        ],
      },
      {
        title: '9. お客様の権利',
        paragraphs: [
          '作品はいつでも閲覧・ダウンロード・削除できます。アカウントとすべてのデータの削除を求めることもできます。',
        ],
      },
      {
        title: '10. 変更とお問い合わせ',
        paragraphs: [
          '規約が変わった場合は、次のログイン時に新しい版が表示されます。ご質問は {company} までお寄せください。',
        ],
      },
    ],
  },
};
