import { findMaterial } from '@plumbline/materials/materials.ts';
import { expect, test } from 'vitest';
import { STYLES } from './style-list.ts';

test.each(STYLES.filter(({ id }) => id !== 'clay').map((style) => [style.id, style] as const))(
  '%s builds with a material of the library in every role',
  (_, { materials = {} }) => {
    expect(Object.keys(materials)).toHaveLength(13);
    expect(Object.values(materials).filter((id) => !findMaterial(id))).toEqual([]);
  },
);
