/** Milliseconds since 1970 with their parts: of several processes of one machine, to be set beside each other. */
export const wallClock = (): number => performance.timeOrigin + performance.now();
