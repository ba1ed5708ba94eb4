/** What running a task consists of. */
export type TaskStep = 'claim' | 'load' | 'render' | 'encode' | 'store' | 'settle' | 'finish';

/** Does a step of a task where it is measured; what it throws is thrown on. */
export type RunStep = <T>(step: TaskStep, work: () => Promise<T>) => Promise<T>;

/** Where nobody measures. */
export const runStep: RunStep = (_step, work) => work();
