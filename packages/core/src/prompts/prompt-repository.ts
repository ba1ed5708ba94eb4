/** A prompt that somebody keeps. */
export interface OwnPromptRecord {
  readonly promptId: string;
  readonly title: string;
  readonly prompt: string;
  readonly negative: string;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

/** Prompts of people, and what they marked of the prompt library. */
export interface PromptRepository {
  /** Whoever changes a person's prompts does so after the other. */
  lock(userId: string): Promise<void>;
  /** The last changed first. */
  list(userId: string): Promise<OwnPromptRecord[]>;
  find(userId: string, promptId: string): Promise<OwnPromptRecord | undefined>;
  count(userId: string): Promise<number>;
  add(userId: string, prompt: OwnPromptRecord): Promise<void>;
  change(
    promptId: string,
    change: Partial<Pick<OwnPromptRecord, 'title' | 'prompt' | 'negative'>>,
    at: Date,
  ): Promise<void>;
  delete(promptId: string): Promise<void>;
  /** Ids, the last marked first. */
  favourites(userId: string): Promise<string[]>;
  /** Where it is marked already, nothing changes. */
  mark(userId: string, itemId: string, at: Date): Promise<void>;
  unmark(userId: string, itemId: string): Promise<void>;
}
