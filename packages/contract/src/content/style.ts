import { z } from 'zod';
import { localisedTextSchema } from '../scalars.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}$/);

/** The kinds of surface that a style names a material for. */
export const SURFACE_ROLES = [
  'floor',
  'wall',
  'feature-wall',
  'ceiling',
  'joinery',
  'worktop',
  'fabric',
  'rug',
  'facade',
  'siding',
  'masonry',
  'roof',
  'paving',
  'metal',
] as const;
export type SurfaceRole = (typeof SURFACE_ROLES)[number];

/** A style of `content/`: what `StyleSpec` of the scene package reads, with a name and where it fits. */
export const styleSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  /** Stays the style's own for good: ids of category nodes end with it. */
  code: z.int().min(1).max(99),
  name: localisedTextSchema,
  domains: z.array(z.enum(['interior', 'exterior'])).min(1),
  palette: z.strictObject({
    walls: z.tuple([colour, colour]),
    ceiling: colour,
    trim: colour,
    siding: colour,
    roof: colour,
    stone: colour,
    timber: colour,
    floor: colour,
    fabrics: z.array(colour).min(2),
    accents: z.array(colour).min(2),
    metal: colour,
    glass: colour,
  }),
  /** Library materials by role; a role that is absent is painted from the palette. */
  materials: z.partialRecord(z.enum(SURFACE_ROLES), z.string()).exactOptional(),
  /** Absent: realistic. */
  finish: z.enum(['marker', 'watercolour', 'clay']).exactOptional(),
  light: z.strictObject({ warmth: z.number().min(-1).max(1), modelling: z.number().min(0).max(1) }),
  grade: z.strictObject({ saturation: z.number().min(0).max(2), contrast: z.number().min(-1).max(1) }),
});
export type Style = z.infer<typeof styleSchema>;
