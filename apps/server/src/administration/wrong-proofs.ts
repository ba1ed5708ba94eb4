/** Wrong passwords and codes an hour and address. Administrators are few, and none of them forgets so often. */
export const WRONG_PROOFS_PER_HOUR = 20;
