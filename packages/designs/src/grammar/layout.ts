import type { Viewpoint } from '@plumbline/tracer/traced-scene.ts';
import type { Kit } from '../solids/kit.ts';

/** What a subject's rules return besides the solids that they add to the kit. */
export interface Layout {
  readonly viewpoint: Viewpoint;
  /** Direction from which the sun should come, radians from +z towards +x. */
  readonly sunAzimuth: number;
  readonly interior: boolean;
  /** Edge of a light cell in metres. */
  readonly cell: number;
}

export type LayoutRule = (kit: Kit) => Layout;
