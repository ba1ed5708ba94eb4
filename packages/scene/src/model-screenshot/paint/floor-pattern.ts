import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { type LaidMaterial, layOnPlane, quietContrast } from '@plumbline/materials/lay-on-plane.ts';
import { viewPlane } from '@plumbline/materials/plane-view.ts';
import { prepareMaterial } from '@plumbline/materials/prepare-material.ts';
import { axisInCamera, type DrawingCamera } from '../../drawing/drawing-camera.ts';
import { EYE_HEIGHT } from '../../drawing/floor-plane.ts';

/** How much of a floor's pattern shows, and its spread at most: no edge of the model may drown in it. */
const CONTRAST = 0.7;
const MOST_SPREAD = 0.085;
const NEUTRAL: Rgb = [1, 1, 1];
const MM_PER_METRE = 1000;

/**
 * The pattern of a floor material in true size under a standing viewer, its mean 1.
 * @param id of a material of the library @param camera null: how the floor lies is not known
 * @returns undefined without a camera or for an unknown material
 */
export function floorPattern(
  id: string | undefined,
  camera: DrawingCamera | null,
  seed: number,
): LaidMaterial | undefined {
  const sampler = id === undefined ? undefined : prepareMaterial(id, seed);
  if (camera === null || sampler === undefined) return undefined;
  const down = axisInCamera(camera, 1);
  const distance = MM_PER_METRE * EYE_HEIGHT;
  const plane = viewPlane(camera, axisInCamera(camera, 0), axisInCamera(camera, 2), down, distance);
  return layOnPlane(plane, sampler, {
    colour: NEUTRAL,
    contrast: quietContrast(sampler, CONTRAST, MOST_SPREAD),
  });
}
