import { STYLES, findStyle } from '@plumbline/content/styles/style-list.ts';
import { ACTING_WORDS } from '@plumbline/contract/words/vocabulary/acting-words.ts';
import { MATERIAL_WORDS } from '@plumbline/contract/words/vocabulary/material-words.ts';
import { SUBSTANCE_WORDS } from '@plumbline/contract/words/vocabulary/substance-words.ts';
import { parseHexColour } from '@plumbline/imaging/srgb.ts';
import { findMaterial } from '@plumbline/materials/materials.ts';
import { expect, test } from 'vitest';
import { withMaterials } from './with-materials.ts';

test('every material and style that words name exists, and every style has its words', () => {
  const substances = SUBSTANCE_WORDS.flatMap(([places]) => Object.values(places).map(([, id]) => id));
  for (const id of [...MATERIAL_WORDS.map(([, id]) => id), ...substances])
    expect(findMaterial(id)?.id).toBe(id);
  const styles = ACTING_WORDS.flatMap(([meaning]) => ('style' in meaning ? [meaning.style] : []));
  expect([...new Set(styles)].toSorted()).toEqual(STYLES.map(({ id }) => id).toSorted());
});

test('a material that is asked for has its own colour', () => {
  const style = findStyle('cream')!;
  const brick = withMaterials(style, { masonry: 'red-brick' });
  expect(brick.materials?.masonry).toBe('red-brick');
  const [r = 0, , b = 0] = parseHexColour(brick.palette.stone);
  expect(r).toBeGreaterThan(b + 0.15);
  expect(brick.palette.floor).toBe(style.palette.floor);
});
