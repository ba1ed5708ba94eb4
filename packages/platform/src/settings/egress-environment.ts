import { flag } from './setting-fields.ts';

export const egressEnvironment = {
  NO_EGRESS: flag.default(false),
  PRIVATE_ENGINES: flag.default(true),
};
