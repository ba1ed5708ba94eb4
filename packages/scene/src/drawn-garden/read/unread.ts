/** `kinds` starts with this: not yet decided. */
export const UNREAD = 255;
