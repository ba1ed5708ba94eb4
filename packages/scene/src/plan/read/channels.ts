/** Channels of a colour in a picture: red, green and blue, one after the other. */
export const CHANNELS = 3;
