import { fillText, type Locale } from '@plumbline/contract/text.ts';
import type { CodeMessage } from '@plumbline/core/ports/code-senders.ts';

interface MailTexts {
  readonly subject: string;
  readonly lead: string;
  readonly valid: string;
  readonly ignore: string;
}

const TEXTS: Readonly<Record<Locale, MailTexts>> = {
  'zh-CN': {
    subject: '绳墨验证码 {code}',
    lead: '您的绳墨验证码：',
    valid: '{minutes} 分钟内有效，只能使用一次。请勿转告他人。',
    ignore: '如果不是您本人操作，请忽略这封邮件，您的账号没有任何变化。',
  },
  en: {
    subject: 'Your Plumbline code is {code}',
    lead: 'Your Plumbline code:',
    valid: 'It is valid for {minutes} minutes and works once. Do not pass it on.',
    ignore: 'If you did not ask for it, ignore this mail: nothing has happened to your account.',
  },
  ja: {
    subject: 'Plumbline 認証コード {code}',
    lead: 'Plumbline の認証コード：',
    valid: '{minutes} 分間有効で、一度だけ使えます。他の人に教えないでください。',
    ignore: 'お心当たりがない場合は、このメールを無視してください。アカウントに変更はありません。',
  },
};

export interface CodeMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The mail with a code: the digits in one piece to select, no links that would train people to follow some. */
export function codeMail({ code, minutes, locale }: CodeMessage): CodeMail {
  const texts = TEXTS[locale];
  const valid = fillText(texts.valid, { minutes });
  return {
    subject: fillText(texts.subject, { code }),
    text: [texts.lead, code, valid, texts.ignore].join('\n\n'),
    html:
      `<!doctype html><html lang="${locale}"><body style="font:16px/1.6 sans-serif"><p>${texts.lead}</p>` +
      `<p style="font-size:32px;font-weight:600;letter-spacing:6px">${code}</p><p>${valid}</p><p>${texts.ignore}</p></body></html>`,
  };
}
