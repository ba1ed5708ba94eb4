import { create } from 'zustand';

/** Ways on which a code is sent. */
export type CodeChannel = 'sms' | 'email';

interface NextCode {
  /** When another code may be asked for, in ms since 1970; outlives a closed dialog. */
  readonly at: Readonly<Record<CodeChannel, number>>;
}

export const useNextCode = create<NextCode>()(() => ({ at: { sms: 0, email: 0 } }));

export function waitForNextCode(channel: CodeChannel, seconds: number): void {
  useNextCode.setState(({ at }) => ({ at: { ...at, [channel]: Date.now() + seconds * 1000 } }));
}
