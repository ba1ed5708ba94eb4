import type { Locale } from '@plumbline/contract/text.ts';
import type { CodeChannel } from '../identity/code-channel.ts';

export interface CodeMessage {
  /** Phone number or mail address, normalised. */
  readonly to: string;
  /** Six digits. */
  readonly code: string;
  readonly minutes: number;
  readonly locale: Locale;
}

/** Sends one code. The development adapter puts it into the dev inbox, never silently away. */
export interface CodeSender {
  /** @throws AppError `SEND_FAILED` where the provider refuses or does not answer. */
  sendCode(message: CodeMessage): Promise<void>;
}

export type CodeSenders = Readonly<Record<CodeChannel, CodeSender>>;
