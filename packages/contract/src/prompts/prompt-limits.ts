/** Prompts that one person keeps. */
export const OWN_PROMPTS_MAX = 500;
/** What one person marked of the library, the dictionary and the own prompts together. */
export const PROMPT_FAVOURITES_MAX = 1_000;
export const PROMPT_TITLE_MAX = 80;
/** Materials that one prompt is made of. */
export const PROMPT_MATERIALS_MAX = 20;
/** Length of one choice of the form. */
export const PROMPT_CHOICE_MAX = 200;
