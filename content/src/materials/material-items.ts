import type { LocalisedText } from '@plumbline/contract/text.ts';
import { GROUND_NAMES } from './ground-names.ts';
import { MASONRY_NAMES } from './masonry-names.ts';
import type { MaterialId, MaterialText } from './material-text.ts';
import { METAL_NAMES } from './metal-names.ts';
import { STONE_NAMES } from './stone-names.ts';
import { TEXTILE_NAMES } from './textile-names.ts';
import sizes from './tile-sizes.json' with { type: 'json' };
import { WOOD_NAMES } from './wood-names.ts';

/** A material of the library, with its addresses under the server's `/content/`. */
export interface MaterialItem {
  readonly id: MaterialId;
  readonly name: LocalisedText;
  /** Its family, then where and on what it is used. */
  readonly tags: readonly string[];
  /** Width and height that one period shows, in millimetres. */
  readonly tileSizeMm: readonly [number, number];
  /** Swatch on a transparent ground. */
  readonly cover: string;
  /** Seamless tile. */
  readonly url: string;
}

/** Every material has its text here, or this does not compile. */
const TEXTS: Readonly<Record<MaterialId, MaterialText>> = {
  ...WOOD_NAMES,
  ...STONE_NAMES,
  ...MASONRY_NAMES,
  ...METAL_NAMES,
  ...TEXTILE_NAMES,
  ...GROUND_NAMES,
};

/** All materials, family by family. `scripts/make-material-pictures.ts` makes the files. */
export const MATERIAL_ITEMS: readonly MaterialItem[] = Object.entries(TEXTS).map(([key, { name, tags }]) => {
  const id = key as MaterialId;
  const [width = 0, height = 0] = sizes[id];
  return {
    id,
    name,
    tags,
    tileSizeMm: [width, height],
    cover: `/content/materials/${id}-cover.webp`,
    url: `/content/materials/${id}.webp`,
  };
});
