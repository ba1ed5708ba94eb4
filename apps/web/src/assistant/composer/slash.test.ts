import type { Persona } from '@plumbline/contract/content/persona.ts';
import { expect, test } from 'vitest';
import { personasFor, splitSlash, typedSlash } from './slash.ts';

const persona = (slash: string, zh: string, en: string): Persona => ({
  personaId: slash,
  slash,
  name: { 'zh-CN': zh, en, ja: zh },
  purpose: { 'zh-CN': '', en: '', ja: '' },
  starters: [],
  glyph: { 'zh-CN': 'A', en: 'A', ja: 'A' },
  colour: '#000000',
});
const ALL = [
  persona('architect', '建筑师', 'architect'),
  persona('landscape', '景观设计师', 'landscape architect'),
];
const slashes = (found: readonly Persona[]) => found.map(({ slash }) => slash);

test.each([
  ['/', ''],
  ['/Arch', 'arch'],
  ['/建', '建'],
  ['/architect ', undefined],
  ['a/b', undefined],
  ['/etc\nmore', undefined],
])('%j is typed as %j', (text, typed) => expect(typedSlash(text)).toBe(typed));

test('they are found by slash name, and by name in the language in use', () => {
  expect(slashes(personasFor('', ALL, 'en'))).toEqual(['architect', 'landscape']);
  expect(slashes(personasFor('land', ALL, 'en'))).toEqual(['landscape']);
  expect(slashes(personasFor('建', ALL, 'zh-CN'))).toEqual(['architect']);
  expect(personasFor('nobody', ALL, 'en')).toEqual([]);
});

test('a whole slash name is taken off the question, and nothing else is', () => {
  expect(splitSlash('/architect How wide?', ALL)).toMatchObject({
    persona: { slash: 'architect' },
    text: 'How wide?',
  });
  expect(splitSlash('/ARCHITECT', ALL)).toMatchObject({ persona: { slash: 'architect' }, text: '' });
  expect(splitSlash('/arch How wide?', ALL)).toEqual({ text: '/arch How wide?' });
  expect(splitSlash('and/or', ALL)).toEqual({ text: 'and/or' });
});
