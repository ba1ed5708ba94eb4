import { colourName } from '@plumbline/contract/analysis/name-colours.ts';
import { describeAnalysis } from '@plumbline/contract/analysis/describe-analysis.ts';
import type { Analysis, PictureMeasures } from '@plumbline/contract/api/analysis.ts';
import type { Scene } from '@plumbline/contract/api/scene.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import { imageUrls } from '../images/image-urls.ts';
import { describeCamera } from './describe-camera.ts';
import { describeComposition } from './describe-composition.ts';
import { findIssues } from './find-issues.ts';
import { suggestTools } from './suggest-tools.ts';

const WARM = 5_000;
const COOL = 7_800;

/** What is known of a picture, of its reading as a scene and of what was measured of its pixels. */
export function composeAnalysis(scene: Scene, measures: PictureMeasures, locale: Locale): Analysis {
  const { kelvin } = measures.light;
  const warmth = kelvin === null ? null : kelvin < WARM ? 'warm' : kelvin > COOL ? 'cool' : 'neutral';
  const camera = describeCamera(scene);
  const materials = describeMaterials(scene);
  const facts = {
    imageId: scene.imageId,
    ...imageUrls(scene.imageId),
    width: scene.width,
    height: scene.height,
    kind: scene.kind,
    space: scene.space,
    confidence: scene.confidence,
    palette: measures.palette.map((colour) => ({ ...colour, name: colourName(colour.nameId) })),
    tones: measures.tones,
    light: { ...measures.light, warmth },
    vanishingPoints: scene.camera?.vanishingPoints ?? [],
    camera,
    materials,
    regions: scene.regions.length,
    plan: describePlan(scene),
    composition: describeComposition(measures.composition, { camera, materials, space: scene.space }),
    lines: agreeWithCamera(measures.lines, scene),
    noise: measures.noise,
    banding: measures.banding,
  } as const;
  const issues = findIssues(facts);
  const suggestions = suggestTools({ ...facts, issues });
  const whole = { ...facts, issues, suggestions };
  return { ...whole, description: describeAnalysis(whole, locale) };
}

/** Degrees between what strokes and what the camera tell of converging uprights, from where on one of them is wrong. */
const DISAGREEMENT = 4;

/**
 * Of a room's strokes many run into the depth and look like leaning uprights. Where the camera has found the point in which uprights
 * meet, and by it they converge otherwise, the smaller of both counts: nothing is straightened that stands upright.
 */
function agreeWithCamera(
  lines: PictureMeasures['lines'],
  { camera, width, height }: Scene,
): PictureMeasures['lines'] {
  const upright = camera?.vanishingPoints.find(({ axis }) => axis === 'y');
  if (!upright || lines.convergence === null) return lines;
  const away = height / 2 - upright.y;
  const told = (Math.atan2(width / 2, Math.abs(away)) * 2 * Math.sign(away) * 180) / Math.PI;
  if (Math.abs(told - lines.convergence) < DISAGREEMENT || Math.abs(told) > Math.abs(lines.convergence))
    return lines;
  return { ...lines, convergence: told };
}

/** Regions of one class and material together. */
function describeMaterials({ regions }: Scene): Analysis['materials'] {
  const found = new Map<string, { region: Scene['regions'][number]; share: number; sure: number }>();
  for (const region of regions) {
    const key = `${region.class} ${region.material ?? ''}`;
    const known = found.get(key) ?? { region, share: 0, sure: 0 };
    known.share += region.areaShare;
    known.sure += region.areaShare * region.confidence;
    found.set(key, known);
  }
  return [...found.values()]
    .map(({ region, share, sure }) => ({
      class: region.class,
      material: region.material,
      share: Math.min(1, share),
      confidence: share > 0 ? Math.min(1, sure / share) : 0,
    }))
    .sort((a, b) => b.share - a.share);
}

function describePlan({ plan }: Scene): Analysis['plan'] {
  if (!plan) return null;
  const metres = plan.mmPerPixel / 1_000;
  const rooms = plan.rooms.map(({ type, area, at }) => ({
    type,
    squareMetres: area * metres * metres,
    at,
  }));
  const { x0, y0, x1, y1 } = plan.building;
  return {
    rooms: rooms.toSorted((a, b) => b.squareMetres - a.squareMetres),
    squareMetres: rooms.reduce((sum, { squareMetres }) => sum + squareMetres, 0),
    buildingMetres: [(x1 - x0) * metres, (y1 - y0) * metres],
    from: plan.from,
    confidence: plan.confidence,
  };
}
