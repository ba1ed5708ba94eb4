import { PIXEL_CLASSES } from './pixel-classes.ts';

/** Outputs of each pixel: logits of the classes, then these, then one that nothing is read from. */
export const FACING_AT = PIXEL_CLASSES.length;
export const DEPTH_AT = FACING_AT + 3;
export const EDGE_AT = DEPTH_AT + 1;
export const PIXEL_OUTPUTS = EDGE_AT + 2;
