import type { Tag } from '@plumbline/contract/api/tags.ts';

export interface CountedTag extends Tag {
  readonly count: number;
}

/** Tags of people on their own tasks. Names of one person differ by more than case. */
export interface TagRepository {
  /** Whoever changes a person's tags does so after the other. */
  lock(userId: string): Promise<void>;
  /** By name. */
  list(userId: string): Promise<CountedTag[]>;
  ofTasks(taskIds: readonly string[]): Promise<ReadonlyMap<string, readonly Tag[]>>;
  find(userId: string, tagId: string): Promise<Tag | undefined>;
  findByName(userId: string, name: string): Promise<Tag | undefined>;
  add(userId: string, tag: Tag, at: Date): Promise<void>;
  rename(tagId: string, name: string): Promise<void>;
  /** At once, for good: what was merged into another. */
  remove(tagId: string): Promise<void>;
  /** From now on it is on nothing and found by nobody, until it is restored or goes for good. */
  delete(tagId: string, at: Date): Promise<void>;
  /** One of this user's that was deleted after a moment; locked. */
  findDeleted(
    userId: string,
    tagId: string,
    deletedAfter: Date,
  ): Promise<(Tag & { readonly keptTasks: readonly string[] }) | undefined>;
  /** It is there again, and on nothing. */
  restore(tagId: string): Promise<void>;
  removeDeleted(until: Date): Promise<void>;
  /** Puts the tags on the tasks; where one is on a task already, nothing changes. */
  put(userId: string, tagIds: readonly string[], taskIds: readonly string[]): Promise<void>;
  takeOff(userId: string, tagIds: readonly string[], taskIds: readonly string[]): Promise<void>;
  /** All of a task's. @returns those */
  takeAllOff(taskId: string): Promise<string[]>;
  /** Everything that has the first gets the second instead. */
  move(userId: string, fromTagId: string, toTagId: string): Promise<void>;
  /** The highest number of tags that one of these tasks has. */
  mostOf(taskIds: readonly string[]): Promise<number>;
}
