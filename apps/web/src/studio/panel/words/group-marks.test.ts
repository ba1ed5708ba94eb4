import { readWords } from '@plumbline/contract/words/read-words.ts';
import { expect, test } from 'vitest';
import { groupMarks } from './group-marks.ts';

test('words are told of once, by what becomes of them', () => {
  const { marks } = readWords({
    function: 'architecturalRender',
    imageKind: 'photo',
    promptTxt: 'Snow, snow, sunny, seaside, no fog, qwertz, QWERTZ, photorealistic',
  });
  const { acts, outweighed, gone, unknown } = groupMarks(marks);
  expect(acts.map(({ text }) => text)).toEqual(['Snow', 'photorealistic']);
  expect(outweighed.map(({ text, yieldsTo }) => [text, yieldsTo])).toEqual([['sunny', 'snow']]);
  expect(gone).toEqual([
    { state: 'idle', texts: ['seaside'] },
    { state: 'denied', texts: ['fog'] },
  ]);
  expect(unknown).toEqual(['qwertz']);
});
