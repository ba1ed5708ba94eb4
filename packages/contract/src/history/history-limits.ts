/** How much one person keeps and shares of their history. */

export const TAG_NAME_MAX = 40;
export const TAGS_MAX = 500;
export const TAGS_OF_TASK_MAX = 30;
/** Works that one call tags. */
export const TAGGED_AT_ONCE_MAX = 200;

export const SHARE_TITLE_MAX = 80;
export const SHARE_IMAGES_MAX = 200;
/** That are open at once. */
export const SHARES_MAX = 200;
export const SHARE_DAYS_MAX = 365;
export const SHARE_NAME_MAX = 60;
export const SHARE_COMMENT_MAX = 1000;
/** What one share takes of its visitors. */
export const SHARE_COMMENTS_MAX = 1000;
export const SHARE_SIGN_OFFS_MAX = 200;

export const SIGN_OFF_DECISIONS = ['approved', 'changes'] as const;
export type SignOffDecision = (typeof SIGN_OFF_DECISIONS)[number];
