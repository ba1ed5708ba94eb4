import { describe, expect, it } from 'vitest';
import { isBatchable, lookFieldsOf } from './batchable.ts';
import { listLooks } from './list-looks.ts';

describe('looks of a batch', () => {
  it('are all combinations, in one order', () => {
    expect(listLooks({ classifyId3: ['a', 'b'], atmosphere: ['rain', 'dusk'] })).toEqual([
      { classifyId3: 'a', atmosphere: 'rain' },
      { classifyId3: 'a', atmosphere: 'dusk' },
      { classifyId3: 'b', atmosphere: 'rain' },
      { classifyId3: 'b', atmosphere: 'dusk' },
    ]);
  });

  it('are one where nothing is chosen, and no choice counts twice', () => {
    expect(listLooks({})).toEqual([{}]);
    expect(listLooks({ atmosphere: ['fog', 'fog'] })).toEqual([{ atmosphere: 'fog' }]);
  });

  it('are for tools that begin with a picture and nothing painted', () => {
    expect(isBatchable('indoorRender')).toBe(true);
    expect(isBatchable('clean')).toBe(false);
    expect(isBatchable('modelRender')).toBe(false);
    expect(isBatchable('textToImage')).toBe(false);
    expect(lookFieldsOf('indoorRender')).toContain('classifyId3');
  });
});
