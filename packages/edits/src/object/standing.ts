/** Where a thing has its place. */
export type Standing = 'floor' | 'wall' | 'ceiling';
