import type { Capability } from '../capabilities/capabilities.ts';
import type { LocalisedText } from '../text.ts';

export interface ErrorEntry {
  /** HTTP status; 0 where no server answers (network, desktop, browser). */
  readonly status: number;
  /** What a user reads. `{name}` places are filled from the error's values. */
  readonly text: LocalisedText;
  /** Whose it is: nothing raises it before this capability is built. Absent: something does, or a test fails. */
  readonly capability?: Capability;
}

export function entry(status: number, zh: string, en: string, ja: string): ErrorEntry {
  return { status, text: { 'zh-CN': zh, en, ja } };
}

type EntryParts = Parameters<typeof entry>;

/** Entries of a capability that may not be built yet. */
export function entryOf(capability: Capability): (...parts: EntryParts) => ErrorEntry {
  return (...parts) => ({ ...entry(...parts), capability });
}
