/** What the stage shows. */
export type StageView = 'capture' | 'result' | 'compare' | 'live';
