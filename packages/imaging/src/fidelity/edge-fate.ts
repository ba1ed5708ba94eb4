/** What became of a pixel: on no edge, or on one that the result kept, lost or added. */
export const EdgeFate = { none: 0, kept: 1, lost: 2, added: 3 } as const;
