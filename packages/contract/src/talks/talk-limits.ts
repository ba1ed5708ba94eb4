/** In UTF-16 units: about ten pages. */
export const QUESTION_MAX = 20_000;
export const QUESTION_IMAGES_MAX = 4;
export const TALK_TITLE_MAX = 80;
/** Talks that one person keeps. */
export const TALKS_MAX = 2_000;
/** Messages of one talk, all its branches together. */
export const TALK_MESSAGES_MAX = 20_000;
/** Answers that are being written for one person at a time. */
export const ANSWERS_AT_ONCE_MAX = 3;
/** What an operator may tell a model to be, in UTF-16 units. */
export const PERSONA_INSTRUCTIONS_MAX = 4_000;
/** What is kept of one answer, in UTF-16 units: whoever writes more is cut off. */
export const ANSWER_MAX = 60_000;
