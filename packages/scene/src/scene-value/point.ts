/** x to the right, y down, in pixels of the base unless stated otherwise. */
export type Point = readonly [number, number];
