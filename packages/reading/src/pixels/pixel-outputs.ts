import { PIXEL_CLASSES } from './pixel-classes.ts';

/** Where the facing of a pixel stands: behind the logits of its classes. */
export const FACING_AT = PIXEL_CLASSES.length;
/** Outputs of each pixel: classes, facing, then logarithm of depth, edge of a thing and one to spare, which nothing reads yet. */
export const PIXEL_OUTPUTS = FACING_AT + 3 + 3;
