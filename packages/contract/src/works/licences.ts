/** What others may do with a published work, as its author says. */
export const LICENCES = [
  'all-rights-reserved',
  'cc-by-4.0',
  'cc-by-sa-4.0',
  'cc-by-nc-4.0',
  'cc0-1.0',
] as const;
export type Licence = (typeof LICENCES)[number];
