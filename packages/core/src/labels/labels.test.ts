import { FUNCTION_NAMES } from '@plumbline/contract/tools/function-name.ts';
import { expect, test } from 'vitest';
import { labelsOfResult, namesTrainedModel } from './ai-labels.ts';
import { sourceTypeOf } from './source-type.ts';
import { chooseVisibleLabel } from './visible-label.ts';

/** IPTC's terms that may be said of what a program made. */
const TERMS = [
  'algorithmicMedia',
  'algorithmicallyEnhanced',
  'compositeSynthetic',
  'trainedAlgorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
];

const MAKERS = FUNCTION_NAMES.filter((name) => name !== 'compress');

test.each(MAKERS)('%s: a trained model is named where one was used, and only there', (name) => {
  const plain = sourceTypeOf(name, { trained: false, usesTrainedPicture: false });
  expect(TERMS).toContain(plain);
  expect(plain).not.toMatch(/trained/i);
  for (const traces of [
    { trained: true, usesTrainedPicture: false },
    { trained: false, usesTrainedPicture: true },
  ])
    expect(sourceTypeOf(name, traces)).toMatch(/trained/i);
});

test('compression makes nothing, whatever its base is', () => {
  for (const usesTrainedPicture of [false, true])
    expect(sourceTypeOf('compress', { trained: false, usesTrainedPicture })).toBeNull();
});

test('a label holds the fields of the standard in their order, in printable ASCII', () => {
  const given = { providerCode: 'P1', produceId: 'r0-a', sourceType: 'algorithmicMedia' } as const;
  const { aigc, digitalSourceType } = labelsOfResult(given);
  expect(aigc).toBe(
    '{"Label":"1","ContentProducer":"P1","ProduceID":"r0-a","ReservedCode1":"","ContentPropagator":"","PropagateID":"","ReservedCode2":""}',
  );
  expect(digitalSourceType).toBe('http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia');
  for (const produceId of ['', 'a b', 'a"b', '图'])
    expect(() => labelsOfResult({ ...given, produceId }), produceId).toThrow();
});

test('traces of a trained model are read from a label, not guessed', () => {
  const declared = (term: string) => ({
    aigc: null,
    digitalSourceType: `http://cv.iptc.org/newscodes/digitalsourcetype/${term}`,
  });
  expect(namesTrainedModel(declared('trainedAlgorithmicMedia'))).toBe(true);
  expect(namesTrainedModel(declared('algorithmicMedia'))).toBe(false);
  expect(namesTrainedModel({ aigc: '{"Label":"1"}', digitalSourceType: null })).toBe(false);
  expect(namesTrainedModel(null)).toBe(false);
});

test.each([
  ['request', null, false],
  ['request', true, true],
  ['default', null, true],
  ['default', false, false],
  ['always', false, true],
] as const)('policy %s, choice %s: %s', (policy, choice, shown) => {
  expect(chooseVisibleLabel(policy, choice)).toBe(shown);
});
