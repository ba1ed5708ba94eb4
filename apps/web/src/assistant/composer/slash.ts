import type { Persona } from '@plumbline/contract/content/persona.ts';
import type { Locale } from '@plumbline/contract/text.ts';

/** What is typed as a name behind a slash, at the beginning and with nothing after it yet; undefined where nothing is. */
export function typedSlash(text: string): string | undefined {
  return /^\/(\S{0,24})$/u.exec(text)?.[1]?.toLowerCase();
}

/** Whom a typed name may mean: by their slash name, or by what they are called in the language in use. */
export function personasFor(typed: string, personas: readonly Persona[], locale: Locale): Persona[] {
  return personas.filter(
    ({ slash, name }) => slash.startsWith(typed) || name[locale].toLowerCase().includes(typed),
  );
}

/** Takes a slash name off the beginning of a question: `/architect How wide …`. */
export function splitSlash(
  text: string,
  personas: readonly Persona[],
): { readonly persona?: Persona; readonly text: string } {
  const [, typed = '', rest = ''] = /^\/([a-z]{2,24})(?:\s+([\s\S]*))?$/i.exec(text.trimStart()) ?? [];
  const persona = personas.find(({ slash }) => slash === typed.toLowerCase());
  return persona ? { persona, text: rest } : { text };
}
