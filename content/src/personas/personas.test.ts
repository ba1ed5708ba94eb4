import { personaEntrySchema, personaSchema } from '@plumbline/contract/content/persona.ts';
import { LOCALES } from '@plumbline/contract/text.ts';
import { describe, expect, test } from 'vitest';
import { PERSONAS } from './personas.ts';

test('the one for everything comes first, and no two share an id, a slash name or a colour', () => {
  expect(PERSONAS[0]?.personaId).toBe('designer');
  for (const key of ['personaId', 'slash', 'colour'] as const)
    expect(new Set(PERSONAS.map((persona) => persona[key])).size).toBe(PERSONAS.length);
});

test('nobody’s slash name begins another’s: what is typed means one of them', () => {
  for (const { slash } of PERSONAS)
    expect(PERSONAS.filter((other) => other.slash.startsWith(slash)).map((other) => other.slash)).toEqual([
      slash,
    ]);
});

describe.each(PERSONAS.map((persona) => [persona.personaId, persona] as const))('%s', (_, persona) => {
  test('fits the schema, with four starters', () => {
    personaEntrySchema.parse(persona);
    expect(persona.starters).toHaveLength(4);
  });

  test.each(LOCALES)('has every text in %s, none of it left open', (locale) => {
    const texts = [persona.name, persona.purpose, persona.glyph, persona.systemPrompt, ...persona.starters];
    for (const text of texts) {
      expect(text[locale].trim()).not.toBe('');
      expect(text[locale]).not.toMatch(/\{\w+\}/);
    }
    expect([...persona.glyph[locale]].length).toBeLessThanOrEqual(2);
    expect(persona.systemPrompt[locale]).toContain(persona.name[locale]);
  });

  test('white letters can be read on its colour', () => {
    expect(contrastWithWhite(persona.colour)).toBeGreaterThanOrEqual(4.5);
  });
});

test('what a browser is sent has no instructions in it', () => {
  expect(Object.keys(personaSchema.shape)).not.toContain('systemPrompt');
});

/** WCAG 2.2, contrast ratio. */
function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
