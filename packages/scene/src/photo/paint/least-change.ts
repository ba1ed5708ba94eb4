/** Share of another colour, 0…1, below which nobody sees it: such pixels are left as they are. */
export const LEAST_CHANGE = 0.01;
