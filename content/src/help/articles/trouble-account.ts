import { type HelpArticle, links, messages } from '../help-article.ts';

export const TROUBLE_ACCOUNT: readonly HelpArticle[] = [
  {
    id: 'sign-in-problems',
    topic: 'trouble',
    title: [
      '登录不了、收不到验证码',
      'Cannot log in, or no code arrives',
      'ログインできない・コードが届かない',
    ],
    lead: [
      '先看号码和垃圾箱，再等倒计时结束重新获取。',
      'Check the number and the spam folder, then ask again after the countdown.',
      '番号と迷惑メールを確認し、カウントダウン後に再取得します。',
    ],
    asked: [
      '没收到短信 验证码错误 邮件没来 登录失败 扫码过期 忘记密码',
      'no sms code did not arrive wrong code email missing login failed qr expired forgot password',
      'SMS が届かない コードが違う メールが来ない QR 期限切れ パスワード忘れ',
    ],
    blocks: [
      messages({
        LOGIN_REQUIRED: [
          '登录后会回到刚才的地方，设置都在。',
          'Log in: you come back to where you were, with all settings.',
          'ログインすると元の場所に戻り、設定も残ります。',
        ],
        LOGIN_FAILED: [
          '再试一次，或换一种登录方式。',
          'Try again, or another way in.',
          'もう一度、または別の方法でどうぞ。',
        ],
        CODE_INVALID: [
          '用最新一条里的验证码，5 分钟内有效。',
          'Use the code of the latest message; it holds for 5 minutes.',
          '最新のコードを 5 分以内に入力します。',
        ],
        PHONE_INVALID: [
          '境外号码请带国家区号，例如 +81。',
          'Numbers abroad need their country code, such as +81.',
          '国外の番号は +81 のように国番号を付けます。',
        ],
        EMAIL_INVALID: [
          '检查有没有空格或全角符号。',
          'Look for spaces or full-width characters.',
          '空白や全角文字がないか確認します。',
        ],
        PASSWORD_WRONG: [
          '企业密码由管理员重设。',
          'An administrator resets company passwords.',
          '企業パスワードは管理者が再設定します。',
        ],
        TOO_MANY_ATTEMPTS: [
          '等提示的秒数过去再试；不会锁定账号。',
          'Wait as long as it says; the account is not locked.',
          '表示の秒数を待ちます。アカウントはロックされません。',
        ],
        SMS_COUNTDOWN: [
          '倒计时结束后再获取。',
          'Ask again after the countdown.',
          'カウントダウン後に再取得します。',
        ],
        SMS_LIMIT: [
          '过一会儿再试，或换一种登录方式。',
          'Try later, or another way in.',
          '時間をおくか、別の方法でどうぞ。',
        ],
        SEND_FAILED: [
          '短信或邮件服务没有接受，稍后再试。',
          'The SMS or mail service did not take it. Try again shortly.',
          '送信サービスの問題です。しばらくしてお試しください。',
        ],
        WECHAT_REFUSED: [
          '刷新二维码，扫码后在手机上点确认。',
          'Refresh the code, scan it, and confirm on the phone.',
          'コードを更新し、読み取り後に確認を押します。',
        ],
        WECHAT_FAILED: [
          '稍后再试，或用手机号登录。',
          'Try again shortly, or use the phone number.',
          'しばらくしてからか、電話番号でどうぞ。',
        ],
        INVITE_INVALID: [
          '可以“不使用邀请码，继续”。',
          'You can go on without it.',
          '招待コードなしで続けられます。',
        ],
        AGREEMENT_REQUIRED: [
          '勾选用户协议和隐私政策。',
          'Tick the agreement and the privacy policy.',
          '利用規約とプライバシーポリシーに同意します。',
        ],
      }),
      links({ article: 'signing-in' }, { article: 'account-problems' }),
    ],
  },
  {
    id: 'account-problems',
    topic: 'trouble',
    title: ['账号方面的提示', 'Messages about the account', 'アカウントに関する表示'],
    lead: [
      '过期、停用、绑定和安全验证。',
      'Ended, suspended, linking, and proving who you are.',
      '期限切れ・停止・連携・本人確認について。',
    ],
    asked: [
      '账号过期 停用 已绑定 重新登录 别处登录 api 密钥',
      'account expired suspended already linked log in again elsewhere api key',
      '期限切れ 停止 連携済み 再ログイン 別の場所 API キー',
    ],
    blocks: [
      messages({
        SIGN_IN_AGAIN: [
          '重要操作需要最近 15 分钟内的验证，按提示再确认一次。',
          'It asks for a proof of the last 15 minutes: confirm once more.',
          '直近 15 分以内の確認が必要です。もう一度確認します。',
        ],
        ACCOUNT_SUSPENDED: [
          '只有管理员能恢复。',
          'Only the administrator can lift it.',
          '管理者だけが解除できます。',
        ],
        ACCOUNT_EXPIRED: [
          '可以查看和下载；续期请联系管理员。',
          'You can still look and download; ask the administrator to renew it.',
          '閲覧と保存はできます。更新は管理者にご依頼ください。',
        ],
        ACCOUNT_LEAVING: [
          '想继续使用，点“恢复账号”。',
          'To go on, press “Keep my account”.',
          '続ける場合は「アカウントを継続する」を押します。',
        ],
        LOGGED_IN_ELSEWHERE: [
          '桌面客户端同一时间只能登录一处。',
          'A desktop client is signed in at one place at a time.',
          'デスクトップは一か所でのみログインできます。',
        ],
        PASSWORD_COMMON: [
          '用更长、不常见的句子。',
          'Use a longer, less usual sentence.',
          '長く、ありふれない文にします。',
        ],
        LAST_IDENTITY: [
          '先绑定另一种，再解绑这一种。',
          'Link another one first.',
          '先に別の方法を追加します。',
        ],
        IDENTITY_TAKEN: [
          '它属于另一个账号；先在那边解绑。',
          'It belongs to another account: remove it there first.',
          '別のアカウントのものです。先にそちらで解除します。',
        ],
        IDENTITY_LIMIT: ['解绑一种不用的。', 'Remove one that you do not use.', '使わないものを解除します。'],
        FACE_FAILED: [
          '核验是自愿的，不影响使用；稍后再试。',
          'It is optional and locks nothing; try again later.',
          '任意であり、利用に影響しません。後でお試しください。',
        ],
        API_KEY_INVALID: [
          '检查密钥是否完整，或在账号里新建一个。',
          'Check that it is whole, or create another in the account.',
          'キー全体を確認するか、新しく作成します。',
        ],
        API_KEY_LIMIT: [
          '吊销不用的密钥。',
          'Revoke keys that you no longer use.',
          '使わないキーを取り消します。',
        ],
        API_KEY_SCOPE: [
          '权限在创建时选定；新建一个带此权限的密钥，再吊销旧的。',
          'Permissions are chosen when a key is made: make one that has it, then revoke the old one.',
          '権限は作成時に決まります。権限のあるキーを作成し、古いものを取り消します。',
        ],
        API_KEY_TICKETS: [
          '明天重新计算，或新建一个上限更高的密钥。',
          'It counts anew tomorrow; a key with a higher limit can be made at any time.',
          '翌日に数え直します。上限の高いキーを作成することもできます。',
        ],
        WEBHOOK_ADDRESS: [
          '填写以 https:// 开头的公网地址；内网地址需要运营者允许。',
          'Give a public address that begins with https://; one of your own network must be allowed by the operator.',
          'https:// で始まる公開アドレスを指定します。社内ネットワークは運営者の許可が必要です。',
        ],
        WEBHOOK_LIMIT: [
          '删除不用的地址。',
          'Remove addresses that you no longer use.',
          '使わないアドレスを削除します。',
        ],
        EXPORT_LIMIT: [
          '每天三次，明天再来。',
          'Three a day: come back tomorrow.',
          '1 日 3 回まで。明日お試しください。',
        ],
      }),
      links({ article: 'account-security' }, { article: 'sign-in-problems' }),
    ],
  },
];
