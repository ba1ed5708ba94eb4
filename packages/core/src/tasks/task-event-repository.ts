export interface TaskEvent {
  readonly taskId: string;
  /** Position in the user's sequence of events. */
  readonly sequence: number;
}

/** How a change is told. */
export interface TaskNews {
  /** Others may have moved up in the queue. */
  readonly queueMoved: boolean;
  /** Nobody waits to hear of it: it may be told a moment later, together with what comes next. */
  readonly mayWait?: boolean;
}

/**
 * What happened to a user's tasks, as a sequence: for each task the position of its latest change. Events say that a
 * task changed, its state is read when they are delivered, so however many were missed, one a task is sent.
 */
export interface TaskEventRepository {
  /** Appends to the user's sequence and tells every server process when the transaction commits. */
  append(userId: string, taskId: string, at: Date, news: TaskNews): Promise<void>;
  /** The same of several tasks, in their order. */
  appendMany(userId: string, taskIds: readonly string[], at: Date, news: TaskNews): Promise<void>;
  /** Events after a position; undefined where the position is unknown: never given out, or forgotten since. */
  after(userId: string, sequence: number): Promise<TaskEvent[] | undefined>;
  /** The user's newest position; 0 where nothing has happened yet. */
  newest(userId: string): Promise<number>;
  forget(before: Date): Promise<void>;
}
