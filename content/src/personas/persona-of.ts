import { type PersonaEntry, personaEntrySchema } from '@plumbline/contract/content/persona.ts';
import { LOCALES, type LocalisedText } from '@plumbline/contract/text.ts';
import { instructionsOf } from './instructions.ts';

type Text = readonly [zh: string, en: string, ja: string];

interface PersonaRow {
  readonly personaId: string;
  readonly slash: string;
  readonly glyph: Text;
  /** Dark enough for white letters upon it. */
  readonly colour: string;
  readonly name: Text;
  readonly purpose: Text;
  readonly starters: readonly Text[];
  /** Who they are and how they think; how all of them work stands in `instructions.ts`. */
  readonly role: Text;
}

/** A persona from texts in the order of our languages. */
export function personaOf({ name, purpose, starters, glyph, role, ...rest }: PersonaRow): PersonaEntry {
  const roles = textOf(role);
  const names = textOf(name);
  return personaEntrySchema.parse({
    ...rest,
    name: names,
    purpose: textOf(purpose),
    starters: starters.map(textOf),
    glyph: textOf(glyph),
    systemPrompt: Object.fromEntries(
      LOCALES.map((locale) => [locale, instructionsOf(locale, names[locale], roles[locale])]),
    ),
  });
}

function textOf([zh, en, ja]: Text): LocalisedText {
  return { 'zh-CN': zh, en, ja };
}
