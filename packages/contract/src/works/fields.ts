import { z } from 'zod';

/** `#rrggbb` in lower case. */
export const hexColourSchema = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/)
  .overwrite((hex) => hex.toLowerCase());

/** Nodes of the category tree, each below the one before: domain, space, style. */
export const classifyIdsSchema = z.array(z.string().regex(/^\d{1,8}$/)).max(3);
