import { describe, expect, it } from 'vitest';
import { namePictures, type PictureWords, safeName, unknownTokens } from './name-pictures.ts';

const words = (change: Partial<PictureWords> = {}): PictureWords => ({
  number: '01',
  base: 'kitchen',
  style: 'Wabi-sabi',
  atmosphere: 'Dusk',
  environment: '',
  engine: 'builtin',
  seed: '7',
  ...change,
});

describe('names of a batch', () => {
  it('are filled from the picture', () => {
    expect(namePictures('{number}_{base} {style} {seed}', [words()])).toEqual(['01_kitchen Wabi-sabi 7']);
  });

  it('close up around what a picture has no word for', () => {
    expect(namePictures('{base}-{environment}-{style}', [words()])).toEqual(['kitchen-Wabi-sabi']);
    expect(namePictures('{environment} - {base}', [words()])).toEqual(['kitchen']);
  });

  it('number what would be there twice, whatever its case, width or form', () => {
    const bases = ['Kitchen', 'kitchen', 'ｋitchen', 'kitchen (2)', 'café', 'cafe\u0301'];
    expect(
      namePictures(
        '{base}',
        bases.map((base) => words({ base })),
      ),
    ).toEqual(['Kitchen', 'kitchen (2)', 'ｋitchen (3)', 'kitchen (2) (2)', 'café', 'café (2)']);
  });

  it('leave no folder, no device, no hidden mark', () => {
    expect(safeName('../../etc/passwd')).toBe('etc passwd');
    expect(safeName('a\\b:c*d?e"f<g>h|i')).toBe('a b c d e f g h i');
    expect(safeName('CON')).toBe('_CON');
    expect(safeName('nul.tar')).toBe('_nul.tar');
    expect(safeName('ok\u202egnp.exe\u0000')).toBe('ok gnp.exe');
    expect(safeName(' . ')).toBe('picture');
    expect(safeName('图'.repeat(300))).toHaveLength(100);
    expect(namePictures('{base}', [words({ base: '{seed}' })])).toEqual(['seed']);
  });

  it('know which tokens there are not', () => {
    expect(unknownTokens('{base} {date} {}')).toEqual(['date', '']);
    expect(unknownTokens('{base}-{number}')).toEqual([]);
  });
});
