import type { LabelMap, Plane } from '@plumbline/imaging/raster.ts';
import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import type { RenderRequest } from '../../render-request.ts';
import type { InteriorLight } from './atmosphere-light.ts';
import type { RoomReading } from '../read/read-room.ts';

/** What every step of painting a room reads. */
export interface RenderStage {
  readonly analysis: DrawingAnalysis;
  readonly room: RoomReading;
  readonly request: RenderRequest;
  readonly light: InteriorLight;
  /** Cells at the size of the result; 0 on the paper outside the drawing. */
  readonly cells: LabelMap;
  /** Ink at the size of the result, 0…1. */
  readonly ink: Plane;
  /** Analysis pixels per pixel of the result. */
  readonly toAnalysis: number;
  /** Direction to the main light in camera coordinates (x right, y down, z away from the viewer), a unit vector. */
  readonly lightDirection: readonly [number, number, number];
}
