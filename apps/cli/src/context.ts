import { type Client, createClient } from '@plumbline/api-client/client.ts';
import type { Output } from './output.ts';
import { readSignIn } from './sign-in-file.ts';

export type Locale = 'zh-CN' | 'en' | 'ja';

/** What every command works with. */
export interface Context {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly output: Output;
  readonly isTerminal: boolean;
  /** Language of what the server says. */
  readonly locale: Locale;
  /** Ends with Ctrl-C. */
  readonly signal: AbortSignal;
  readonly input: NodeJS.ReadStream;
}

/** @throws CommandError `key` where nobody is signed in */
export function clientOf({ env, locale }: Context): Client {
  return createClient({ ...readSignIn(env), locale });
}

/** Of the environment's language; English where it is none of ours. */
export function localeOf(wanted: string | undefined): Locale {
  if (wanted?.startsWith('zh')) return 'zh-CN';
  return wanted?.startsWith('ja') ? 'ja' : 'en';
}
