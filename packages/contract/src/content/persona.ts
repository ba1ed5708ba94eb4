import { z } from 'zod';
import { localisedTextSchema } from '../scalars.ts';

export const personaIdSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(40);

/** Somebody whom one asks: what people see of them. */
export const personaSchema = z.strictObject({
  personaId: personaIdSchema,
  /** Typed behind a slash it chooses them: `/architect`. */
  slash: z.string().regex(/^[a-z]{2,24}$/),
  name: localisedTextSchema,
  /** What they are asked about, in a sentence. */
  purpose: localisedTextSchema,
  /** Questions to begin with. */
  starters: z.array(localisedTextSchema).min(2).max(6),
  /** In a circle in place of a picture: one or two characters, on this colour. */
  glyph: localisedTextSchema,
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
});
export type Persona = z.infer<typeof personaSchema>;

/** With what only the server reads. */
export const personaEntrySchema = personaSchema.extend({
  /** What a language model is told to be; never sent to a browser. */
  systemPrompt: localisedTextSchema,
  /** Another model than the installation's own. */
  model: z.string().max(200).exactOptional(),
});
export type PersonaEntry = z.infer<typeof personaEntrySchema>;

/** Whom one can ask in this installation. */
export const askedPersonaSchema = personaSchema.extend({
  /** What writes their answers: `built-in`, or the name of a model. */
  writer: z.string(),
});
export type AskedPersona = z.infer<typeof askedPersonaSchema>;

export const personasSchema = z.strictObject({ items: z.array(askedPersonaSchema) });
