/** Share of a pixel, 0…1, from which it is of what a soft matte shows: half of it. */
export const IN_MATTE = 0.5;
