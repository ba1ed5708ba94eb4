import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROMPT_MAX_LENGTH } from '../constants.ts';
import { tidyPrompt } from '../words/tidy-prompt.ts';
import {
  type ComposedPrompt,
  composePrompt,
  PROMPT_WEIGHTINGS,
  type PromptWishes,
} from './compose-prompt.ts';
import type { DesignTerm } from './design-term.ts';
import { splitTerms } from './split-terms.ts';
import { indexTerms } from './term-index.ts';
import { joinPieces, translatePhrase } from './translate-phrase.ts';

const term = (zh: string, en: string, ja: string): DesignTerm => ({
  id: `term-${(en.split('/')[0] ?? en).replaceAll(' ', '-')}`,
  topic: 'space',
  words: { 'zh-CN': zh.split('/'), en: en.split('/'), ja: ja.split('/') },
});
const INDEX = indexTerms([
  term('客厅/起居室', 'living room', 'リビング'),
  term('沙发', 'sofa/couch', 'ソファ'),
  term('白色', 'white', '白/白い'),
  term('窗', 'window', '窓'),
  term('落地窗', 'floor-to-ceiling window', '掃き出し窓'),
  term('马', 'horse', '馬'),
  term('雾', 'fog', '霧'),
  term('胡桃木地板', 'walnut flooring', 'ウォールナットフローリング'),
  term('胡桃木', 'walnut', 'ウォールナット'),
  term('台阶', 'steps', '石段'),
]);

const compose = (parts: PromptWishes['parts'], change: Partial<PromptWishes> = {}): ComposedPrompt =>
  composePrompt(INDEX, { parts, language: 'en', weighting: 'written', tool: 'indoorRender', ...change });
const say = (phrase: string, to: PromptWishes['language']) =>
  joinPieces(translatePhrase(INDEX, phrase, to), to);

test.each([
  ['白色沙发', 'en', 'white sofa'],
  ['白いソファ', 'en', 'white sofa'],
  ['the white couches', 'zh-CN', '白色沙发'],
  ['a large floor to ceiling window', 'ja', 'large掃き出し窓'],
  ['胡桃木地板', 'ja', 'ウォールナットフローリング'],
  ['walnut flooring', 'zh-CN', '胡桃木地板'],
  ['step', 'ja', '石段'],
  ['COUCH', 'en', 'COUCH'],
  ['Ｗｈｉｔｅ　ｓｏｆａ', 'ja', '白ソファ'],
  ['qwertz sofa', 'zh-CN', 'qwertz沙发'],
] as const)('%s in %s is %s', (phrase, to, expected) => {
  expect(say(phrase, to)).toBe(expected);
});

test('unknown words stay and are marked; a sign inside an unknown word is none by itself', () => {
  expect(translatePhrase(INDEX, '马上开工的沙发', 'en')).toEqual([
    { source: '马上开工', text: '马上开工', termId: null },
    { source: '沙发', text: 'sofa', termId: 'term-sofa' },
  ]);
  expect(translatePhrase(INDEX, '白色的马', 'en').map(({ text }) => text)).toEqual(['white', 'horse']);
});

test('parts come in their order, each term once, weights as they were written', () => {
  const composed = compose({
    notes: '（雾：1.4），沙发,，qwertz',
    space: '客厅',
    material: '胡桃木地板, 沙发',
    negative: '窗',
  });
  expect(composed.prompt).toBe('living room, walnut flooring, sofa, (fog:1.4), qwertz');
  expect(composed.negative).toBe('window');
  expect(composed.terms.map(({ part, state }) => [part, state])).toEqual([
    ['space', 'plain'],
    ['material', 'acts'],
    ['material', 'wish'],
    ['notes', 'acts'],
    ['notes', 'unknown'],
    ['negative', 'denied'],
  ]);
});

test('bare terms are weighted, or brackets taken off', () => {
  const parts = { space: '客厅', notes: '(雾:1.4)' };
  expect(compose(parts, { weighting: 'bare' }).prompt).toBe('(living room:1.2), (fog:1.4)');
  expect(compose(parts, { weighting: 'plain' }).prompt).toBe('living room, fog');
});

test('what is too long is left out and counted', () => {
  const notes = Array.from({ length: 300 }, (_, at) => `thing${at}`).join(',');
  const { prompt, terms, leftOut } = compose({ notes }, { weighting: 'bare' });
  expect(prompt.length).toBeLessThanOrEqual(PROMPT_MAX_LENGTH);
  expect(terms.length + leftOut).toBe(300);
  expect(leftOut).toBeGreaterThan(0);
});

test('weights beyond what engines take are brought back', () => {
  expect(splitTerms('(snow:90), (fog:0), (a, b), ((x)), ,')).toEqual([
    { text: 'snow', weight: 2 },
    { text: 'fog', weight: 0.1 },
    { text: 'a', weight: null },
    { text: 'b', weight: null },
    { text: 'x', weight: null },
  ]);
});

test('whatever is pasted, the prompt is tidy, fits, and says nothing twice', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc
      .array(fc.constantFrom('沙发', '，', 'sofa', '(', ')', ':1.3', '[', '\n', '白い', '雾', '、'))
      .map((p) => p.join('')),
  );
  fc.assert(
    fc.property(
      text,
      text,
      fc.constantFrom(...PROMPT_WEIGHTINGS),
      fc.constantFrom('zh-CN' as const, 'en' as const, 'ja' as const),
      (notes, style, weighting, language) => {
        const { prompt, negative, terms } = compose(
          { notes, style, negative: notes },
          { weighting, language },
        );
        expect(tidyPrompt(prompt)).toBe(prompt);
        expect(prompt.length).toBeLessThanOrEqual(PROMPT_MAX_LENGTH);
        expect(negative.length).toBeLessThanOrEqual(PROMPT_MAX_LENGTH);
        const said = terms.filter(({ part }) => part !== 'negative').map((one) => one.text.toLowerCase());
        expect(new Set(said).size).toBe(said.length);
      },
    ),
  );
});
