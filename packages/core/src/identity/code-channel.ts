import type { Provider } from './provider.ts';
import { maskEmail, normaliseEmail } from './email-address.ts';
import { maskPhoneNumber, normalisePhoneNumber } from './phone-number.ts';

/** Ways on which a code reaches a person; each is also a provider of identities. */
export type CodeChannel = Extract<Provider, 'sms' | 'email'>;

interface ChannelRules {
  /** The one way to write a recipient. @throws AppError where it is none */
  readonly normalise: (typed: string) => string;
  readonly mask: (recipient: string) => string;
}

export const CODE_CHANNELS: Readonly<Record<CodeChannel, ChannelRules>> = {
  sms: { normalise: normalisePhoneNumber, mask: maskPhoneNumber },
  email: { normalise: normaliseEmail, mask: maskEmail },
};
