import { findMaterial } from '@plumbline/materials/materials.ts';
import { renderMaterialTile } from '@plumbline/materials/render-material-tile.ts';
import type { StyleSpec, SurfaceRole } from '@plumbline/atmosphere/style-spec.ts';
import { type Rgb, formatHexColour } from '@plumbline/imaging/srgb.ts';

/** A tile this small has the material's mean colour. */
const TILE_EDGE = 48;

/**
 * A style that builds with other materials in some roles. Its palette takes on their own colours, because a style dyes
 * its materials, and walnut that someone asked for should not be dyed to oak.
 */
export function withMaterials(
  style: StyleSpec,
  materials: Readonly<Partial<Record<SurfaceRole, string>>>,
): StyleSpec {
  let { palette } = style;
  for (const [role, id] of Object.entries(materials) as [SurfaceRole, string][]) {
    const colour = meanColour(id);
    if (colour !== undefined) palette = { ...palette, ...paletteOf(role, colour, palette) };
  }
  return { ...style, palette, materials: { ...style.materials, ...materials } };
}

type Palette = StyleSpec['palette'];

function paletteOf(role: SurfaceRole, colour: string, { walls, fabrics }: Palette): Partial<Palette> {
  const changes: Readonly<Partial<Record<SurfaceRole, Partial<Palette>>>> = {
    floor: { floor: colour },
    wall: { walls: [colour, walls[1]] },
    'feature-wall': { walls: [walls[0], colour] },
    facade: { walls: [colour, walls[1]] },
    ceiling: { ceiling: colour },
    joinery: { timber: colour },
    fabric: { fabrics: [colour, ...fabrics.slice(1)] },
    siding: { siding: colour },
    masonry: { stone: colour },
    roof: { roof: colour },
    metal: { metal: colour },
  };
  return changes[role] ?? {};
}

function meanColour(id: string): string | undefined {
  const material = findMaterial(id);
  if (!material) return undefined;
  const { albedo } = renderMaterialTile(material, { size: TILE_EDGE });
  const sum = [0, 0, 0];
  for (let i = 0; i < albedo.data.length; i++) {
    const c = i % albedo.channels;
    if (c < 3) sum[c] = (sum[c] as number) + (albedo.data[i] as number) / 255;
  }
  const pixels = albedo.width * albedo.height;
  return formatHexColour(sum.map((value) => value / pixels) as unknown as Rgb);
}
