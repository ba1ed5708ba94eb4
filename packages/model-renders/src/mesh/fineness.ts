import type { ViewCamera } from '@plumbline/tracer/view-camera.ts';
import type { Fineness } from './thin-mesh.ts';

/** Models up to so many triangles are traced as they are. */
const EXACT_UP_TO = 600_000;
/** Above so many a whole pixel is fine enough. */
const MANY = 2_000_000;
/** What is smaller, in pixels, is one point. */
const SEEN = 0.5;
/** Out of sight forms only shade, and are mirrored: so many steps across them are enough. */
const UNSEEN_STEPS = 40;

/**
 * How fine a part has to be, by its box in the frame of the scene: undefined for all of it. In large models what is smaller than
 * half a pixel is brought together, and what is out of sight keeps its shape in coarser steps.
 */
export function createFineness(
  triangles: number,
  camera: ViewCamera,
): (low: readonly number[], high: readonly number[]) => Fineness | undefined {
  if (triangles <= EXACT_UP_TO) return () => undefined;
  const { eye, yaw, pitch, focal, width, height, centreX, horizonY } = camera;
  if (camera.parallel === true) {
    // Everything is as large as it is near: the same everywhere.
    const least = ((triangles > MANY ? 2 : 1) * SEEN) / focal;
    return () => ({ least, perMetre: 0, eye, axis: [0, 0, 1], cosine: -1 });
  }
  const axis = [Math.sin(yaw) * Math.cos(pitch), -Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch)] as const;
  // A cone around the axis that holds the picture.
  const reach = Math.hypot(
    Math.max(centreX, width - centreX),
    Math.max(Math.abs(horizonY), Math.abs(height - horizonY)),
  );
  const cone = Math.atan2(reach, focal);
  const view = { perMetre: (triangles > MANY ? 2 : 1) * (SEEN / focal), eye, axis, cosine: Math.cos(cone) };
  return (low, high) => {
    let [radius, square, along] = [0, 0, 0];
    for (let c = 0; c < 3; c++) {
      const [a, b] = [low[c] as number, high[c] as number];
      radius += ((b - a) / 2) ** 2;
      const to = (a + b) / 2 - (eye[c] as number);
      square += to * to;
      along += to * (axis[c] as number);
    }
    radius = Math.sqrt(radius);
    const far = Math.sqrt(square);
    if (far <= radius) return { least: 0, ...view };
    const angle = Math.acos(Math.max(-1, Math.min(1, along / far)));
    const seen = angle - Math.asin(Math.min(1, radius / far)) < cone;
    return { least: seen ? 0 : (2 * radius) / UNSEEN_STEPS, ...view };
  };
}
