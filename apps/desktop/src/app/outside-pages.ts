/** Pages of the server that the person’s browser opens, by the names that pages of the client know. */
export const OUTSIDE_PAGES = {
  download: '/client',
  terms: '/agreement',
  privacy: '/privacy',
  help: '/qaPage',
  recharge: '/membership',
} as const;
