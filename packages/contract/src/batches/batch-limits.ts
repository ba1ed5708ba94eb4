/** Pictures that one batch takes as bases. */
export const BATCH_BASES_MAX = 60;
/** Choices of one kind (styles, moods, surroundings, engines). */
export const BATCH_CHOICES_MAX = 24;
/** Cells of one batch: each is a task. */
export const BATCH_CELLS_MAX = 300;
/** Cells of one person's batches that have not ended. */
export const OPEN_CELLS_MAX = 900;
export const BATCH_TITLE_MAX = 80;
export const NAME_PATTERN_MAX = 120;
