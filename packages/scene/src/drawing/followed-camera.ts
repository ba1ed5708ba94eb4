import type { Finding, FrameFindings } from '@plumbline/imaging/tiles/frame-findings.ts';
import type { DrawingCamera } from './drawing-camera.ts';
import { findCamera } from './find-camera.ts';
import type { RawSegment } from './line-segments.ts';

/** Which reading of a drawing a camera belongs to: that of its ink, or of the lines lifted off its shading. */
export type CameraOf = 'ink' | 'lifted-lines';

/** A camera, in pixels of a raster of that size. */
interface KeptCamera {
  readonly width: number;
  readonly height: number;
  readonly camera: DrawingCamera;
}

const CAMERAS: Readonly<Record<CameraOf, Finding<KeptCamera>>> = {
  ink: { name: 'camera of ink' },
  'lifted-lines': { name: 'camera of lifted lines' },
};

/** The camera of a drawing, see {@link findCamera}: that of the frame before while its strokes still run along it. */
export function followedCamera(
  segments: readonly RawSegment[],
  { width, height }: { readonly width: number; readonly height: number },
  of: CameraOf,
  findings: FrameFindings | undefined,
): DrawingCamera {
  const before = findings?.recall(CAMERAS[of]);
  const isOneSize = before?.width === width && before.height === height;
  const camera = findCamera(segments, width, height, isOneSize ? before.camera : undefined);
  findings?.keep(CAMERAS[of], { width, height, camera });
  return camera;
}
