import type { KnowledgeFact } from '@plumbline/contract/knowledge/fact.ts';
import { expect, test } from 'vitest';
import { prepareTerms } from './find-terms.ts';
import { createFactSearch } from './search-facts.ts';

const fact = (id: string, zh: string, en: string, ja: string, norm?: string): KnowledgeFact => ({
  id,
  topic: id.split('-')[0] ?? '',
  tags: id.split('-').slice(1),
  text: { 'zh-CN': zh, en, ja },
  values: [],
  ...(norm !== undefined && { norm }),
});

const TERMS = [
  ['desk', '书桌', 'desk', '机'],
  ['lamp', '灯', 'lamp|desk lamp', '照明'],
  ['height', '多高', 'how high|height', '高さ'],
] as const;
const FACTS = [
  fact('office-desk-height', '书桌高 720 mm。', 'A desk is 720 mm high.', '机の高さは 720 mm です。'),
  fact(
    'office-desk-height-din',
    '德国书桌高 750 mm。',
    'Desks in Germany are 750 mm high.',
    'ドイツの机は 750 mm です。',
    'DIN 1',
  ),
  fact('light-lamp', '灯光要柔和。', 'A lamp gives soft light.', '照明は柔らかく。'),
];
const KINDS = { measures: new Set(['height']), qualifiers: new Set(['din']) };
const search = createFactSearch(FACTS, TERMS, KINDS);

test.each([
  ['书桌多高', 'zh-CN', 'office-desk-height'],
  ['How high is a desk?', 'en', 'office-desk-height'],
  ['机の高さは？', 'ja', 'office-desk-height'],
  // Words of another language than the reader’s are understood, too.
  ['desk多高', 'zh-CN', 'office-desk-height'],
  ['How high is a desk by DIN 1?', 'en', 'office-desk-height-din'],
] as const)('%s', (question, locale, id) => {
  expect(search(question, locale)[0]?.fact.id).toBe(id);
});

test('what a question is about and no fact speaks of lowers the coverage', () => {
  const [known] = search('How high is a desk?', 'en');
  const [half] = search('How high is a desk for penguins?', 'en');
  expect(known?.coverage).toBe(1);
  expect(half?.coverage).toBeLessThan(0.8);
  expect(search('Who won the match?', 'en')).toEqual([]);
});

test('the longest word is taken, and Latin words begin and end where words do', () => {
  const find = prepareTerms(TERMS);
  expect([...find('a desk lamp').tags]).toEqual(['lamp']);
  expect([...find('Desk lamps and a desk lamp').tags]).toEqual(['lamp']);
  expect([...find('a helpdesk').tags]).toEqual([]);
});

test('who asks for one thing is not told of another that stands near to it', () => {
  const terms = [
    ['stair', '楼梯', 'stair', '階段'],
    ['handrail', '扶手', 'handrail', '手すり'],
    ['height', '多高', 'how high|height', '高さ'],
    ['width', '多宽', 'how wide|width', '幅'],
    ['bedroom', '卧室', 'bedroom', '寝室'],
  ] as const;
  const facts = [
    fact(
      'stair-handrail-height',
      '楼梯扶手高 900 mm。',
      'The handrail of a stair is 900 mm high.',
      '階段の手すりの高さは 900 mm。',
    ),
    fact('stair-width-dwelling', '楼梯宽 900 mm。', 'A stair is 900 mm wide.', '階段の幅は 900 mm。'),
  ];
  const strict = createFactSearch(facts, terms, {
    measures: new Set(['height', 'width']),
    qualifiers: new Set(['dwelling']),
  });
  const first = (question: string) => strict(question, 'en')[0]?.fact.id;
  expect(first('How high is the handrail of a stair?')).toBe('stair-handrail-height');
  expect(first('How wide is a stair?')).toBe('stair-width-dwelling');
  expect(first('How high is a stair?')).toBeUndefined();
  // What says no measure is not held to one: a riser is a height by itself.
  const risers = [fact('stair-riser', '踏步 175 mm。', 'A riser has 175 mm.', '蹴上げ 175 mm。')];
  const riser = ['riser', '踏步', 'riser', '蹴上げ'] as const;
  const kinds = { measures: new Set(['height']), qualifiers: new Set<string>() };
  expect(createFactSearch(risers, [...terms, riser], kinds)('What riser height?', 'en')).toHaveLength(1);
  expect(first('How wide is the stair of a bedroom?')).toBeUndefined();
});
