/** What lies on the stage. */
export type StageView = 'capture' | 'result' | 'compare';
