import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { createMaterialSample, type MaterialSampler } from '@plumbline/materials/material-sampler.ts';
import { findMaterial } from '@plumbline/materials/materials.ts';
import { prepareMaterial } from '@plumbline/materials/prepare-material.ts';
import type { StyleSpec, SurfaceRole } from '@plumbline/atmosphere/style-spec.ts';
import type { Surface } from '@plumbline/materials/surface/surface.ts';
import type { FinishName } from './finish-list.ts';
import type { StyleForm } from './style-form.ts';

/**
 * Which finish shows the material of which role. `own` 0 keeps the palette's colour, 1 takes the material's; `contrast`
 * flattens its pattern: what covers whole walls must stay quiet.
 */
const SHOWN: readonly (readonly [name: FinishName, role: SurfaceRole, own: number, contrast: number])[] = [
  ['floor', 'floor', 1, 0.9],
  ['wall', 'wall', 0.25, 0.3],
  ['feature-wall', 'feature-wall', 1, 0.9],
  ['joinery', 'joinery', 1, 0.85],
  ['timber', 'joinery', 0.8, 0.85],
  ['worktop', 'worktop', 1, 0.9],
  ['fabric', 'fabric', 0.4, 0.8],
  ['rug', 'rug', 0.5, 0.7],
  ['facade', 'facade', 0.5, 0.5],
  ['siding', 'siding', 1, 0.9],
  ['masonry', 'masonry', 1, 0.9],
  ['roof', 'roof', 1, 0.9],
  ['paving', 'paving', 0.8, 0.8],
];

export interface MaterialLook {
  readonly colour: Rgb;
  readonly surface: Surface;
  readonly mirror: number;
  readonly roughness: number;
}

/**
 * The library's materials for the finishes of a style. A tile is made when the first ray meets it, the
 * same for every design, so that it can be kept; designs see other parts of it. `colourOf` gives the
 * palette's colour of a finish, which also stands for it in bounced light.
 */
export function materialLooks(
  style: StyleSpec,
  form: StyleForm,
  colourOf: (name: FinishName) => Rgb,
  seed: number,
): Map<FinishName, MaterialLook> {
  const looks = new Map<FinishName, MaterialLook>();
  for (const [name, role, own, contrast] of SHOWN) {
    const id = style.materials?.[role];
    const material = id === undefined ? undefined : findMaterial(id);
    if (id === undefined || material === undefined || isPlain(id)) continue;
    if (name === 'joinery' && form.paintedJoinery) continue;
    const quiet = role === 'wall' || role === 'fabric' || role === 'rug' || role === 'facade';
    const colour = colourOf(name);
    // Boards, veneers and slats of the library run along u; here length runs along v, but for the courses of a wall; its
    // slats stand already.
    const turned =
      material.family === 'wood' && role !== 'siding' && role !== 'roof' && !id.endsWith('slats');
    looks.set(name, {
      colour,
      mirror: quiet ? 0 : material.metalness > 0.5 ? 0.3 : material.reflectance,
      roughness: Math.max(0.06, material.roughness),
      surface: showMaterial(() => prepareMaterial(id, 0), colour, own, contrast, turned, (seed % 61) * 137),
    });
  }
  return looks;
}

/** Smooth white plaster has nothing to show that paint has not. */
function isPlain(id: string): boolean {
  return id === 'smooth-white-plaster';
}

/** A material of the library as it is, in metres; undefined for an unknown id. */
export function wholeMaterial(id: string): MaterialLook | undefined {
  const material = findMaterial(id);
  if (material === undefined) return undefined;
  const sampler = prepareMaterial(id, 0);
  const colour: Rgb = sampler === undefined ? [0.5, 0.5, 0.5] : [...sampler.mean];
  const turned = material.family === 'wood' && !id.endsWith('slats');
  return {
    colour,
    mirror: material.metalness > 0.5 ? 0.3 : material.reflectance,
    roughness: Math.max(0.06, material.roughness),
    surface: showMaterial(() => sampler, colour, 1, 1, turned, 0),
  };
}

function showMaterial(
  prepare: () => MaterialSampler | undefined,
  colour: Rgb,
  own: number,
  contrast: number,
  turned: boolean,
  shift: number,
): Surface {
  let sampler: MaterialSampler | undefined;
  const gain = new Float32Array(3);
  const base = new Float32Array(3);
  const out = createMaterialSample();
  return (u, v, footprint, texel) => {
    if (sampler === undefined) {
      sampler = prepare();
      const mean = sampler?.mean ?? colour;
      for (let c = 0; c < 3; c++) {
        const m = Math.max(0.01, mean[c] as number);
        const target = own * m + (1 - own) * (colour[c] as number);
        gain[c] = (contrast * target) / m;
        base[c] = (1 - contrast) * target;
      }
    }
    if (turned) sampler?.sample(v * 1000 + shift, u * 1000, footprint * 1000, out);
    else sampler?.sample(u * 1000 + shift, v * 1000, footprint * 1000, out);
    texel.r = Math.min(0.92, (base[0] as number) + out.r * (gain[0] as number));
    texel.g = Math.min(0.92, (base[1] as number) + out.g * (gain[1] as number));
    texel.b = Math.min(0.92, (base[2] as number) + out.b * (gain[2] as number));
    texel.gloss = 0;
  };
}
