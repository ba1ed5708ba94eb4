import { smoothstep } from '@plumbline/imaging/scalar.ts';
import type { RenderStage } from './render-stage.ts';

/** Sun through a window on the floor: 0…1 at a point of the floor plane (metres). */
export type SunPatch = (u: number, v: number) => number;

/** Metres: half size of a patch, gap of the glazing bar, softness of the edge. */
const HALF_LENGTH = 1.5;
const HALF_WIDTH = 0.62;
const BAR = 0.07;
const EDGE = 0.16;

/**
 * A soft patch of sun in the middle of the visible floor, slanting away from the light. It is light, not form: its edges
 * are too soft to read as a drawn line.
 */
export function createSunPatch(stage: RenderStage): SunPatch | undefined {
  const { analysis, room } = stage;
  const plane = room.floorPlane;
  if (plane === undefined || stage.light.sun === 0 || analysis.camera.support < 0.45) return undefined;
  const { filledCellMap: map } = analysis;
  const at = new Float64Array(3);
  let n = 0;
  let su = 0;
  let sv = 0;
  for (let i = 0; i < map.data.length; i += 37) {
    if (room.roles[map.data[i] as number] !== 'floor') continue;
    if (!plane.locate(i % map.width, Math.floor(i / map.width), at)) continue;
    const distance = Math.hypot(at[0] as number, at[1] as number);
    if (distance > 6) continue;
    n++;
    su += at[0] as number;
    sv += at[1] as number;
  }
  if (n < 20) return undefined;
  const cu = su / n;
  const cv = sv / n;
  const slant = stage.lightDirection[0] > 0 ? -0.6 : 0.6;
  const c = Math.cos(slant);
  const s = Math.sin(slant);
  return (u, v) => {
    const across = (u - cu) * c + (v - cv) * s;
    const along = -(u - cu) * s + (v - cv) * c;
    const length = 1 - smoothstep(HALF_LENGTH - EDGE, HALF_LENGTH + EDGE, Math.abs(along));
    if (length === 0) return 0;
    const width = 1 - smoothstep(HALF_WIDTH - EDGE, HALF_WIDTH + EDGE, Math.abs(across));
    const bar = smoothstep(BAR * 0.2, BAR + EDGE * 0.6, Math.abs(across));
    return length * width * (0.45 + 0.55 * bar);
  };
}
