import type { Locale } from '@plumbline/contract/text.ts';
import { fillText } from '@plumbline/contract/text.ts';
import type { CodeMessage } from '@plumbline/core/ports/code-senders.ts';

const TEXTS: Readonly<Record<Locale, string>> = {
  'zh-CN': '【绳墨】验证码 {code}，{minutes} 分钟内有效。请勿转告他人。',
  en: 'Your Plumbline code is {code}, valid for {minutes} min. Do not pass it on.',
  ja: '【Plumbline】認証コードは {code} です（{minutes} 分間有効）。他の人に教えないでください。',
};

/** The whole message, for providers that do not keep templates of their own. */
export function smsText({ code, minutes, locale }: CodeMessage): string {
  return fillText(TEXTS[locale], { code, minutes });
}
