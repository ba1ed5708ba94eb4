import type { Raster } from '@plumbline/imaging/raster.ts';
import type { ModelCamera } from '@plumbline/models/camera/model-camera.ts';
import type { MaterialAssignment } from '@plumbline/models/classes/assign-materials.ts';
import type { HiddenParts } from '@plumbline/models/shown/hidden-parts.ts';
import type { Scenery } from '@plumbline/atmosphere/paint-scenery.ts';
import type { Fidelity } from '@plumbline/imaging/fidelity/measure-fidelity.ts';
import type { RenderOutcome } from '@plumbline/imaging/tiles/render-context.ts';
import type { Atmosphere, Environment } from '@plumbline/atmosphere/atmosphere.ts';
import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';

/** Cuts a model open: what lies on the other side of the plane is taken away, and what it cuts through is closed again. */
export interface SectionPlane {
  readonly axis: 'x' | 'y' | 'z';
  /** Metres, in the model's frame. */
  readonly at: number;
  readonly keep: 'below' | 'above';
}

/** Where the sun stands over a model. */
export interface ModelSun {
  /** Radians from the model's −z, clockwise seen from above. */
  readonly azimuth: number;
  /** Radians above the horizon; below 0 it has set. */
  readonly elevation: number;
}

/** How a model is shown. The same model and request give the same pixels, on any number of threads. */
export interface ModelRenderRequest {
  readonly camera: ModelCamera;
  /** Pixels, 16 or more each way. */
  readonly width: number;
  readonly height: number;
  readonly style: StyleSpec;
  readonly atmosphere: Atmosphere;
  readonly environment?: Environment;
  readonly scenery?: Scenery;
  /** Absent: the sun of the hour, from behind the viewer's shoulder. */
  readonly sun?: ModelSun;
  readonly sections?: readonly SectionPlane[];
  readonly hidden?: HiddenParts;
  /** A thing's over its material's, layer's and class's; among equals the last. */
  readonly materials?: readonly MaterialAssignment[];
  /** Pictures of `model.textures`, RGB or RGBA; null for one that could not be read. Absent: none. */
  readonly textures?: readonly (Raster | null)[];
  /** Whether the model's own pictures stay where the style would act; true where absent. */
  readonly keepTextures?: boolean;
  /** One grey, without reflections. */
  readonly clay?: boolean;
  /** 32-bit. */
  readonly seed: number;
  /** −1 cool … 1 warm, added to the warmth of the style's light. */
  readonly warmth?: number;
}

/** What is known of every pixel, exactly. */
export interface ModelBuffers {
  /** Index of the thing in the model, plus 1; 0 where there is none. Glass counts as what it belongs to. */
  readonly things: Uint32Array;
  /** Index of the material in the model, plus 1; 0 where there is none. */
  readonly materials: Uint32Array;
  /** Metres from the eye along the axis of the camera, 0 where there is nothing. */
  readonly depth: Float32Array;
}

export interface ModelOutcome extends RenderOutcome, ModelBuffers {
  /** Hidden-line drawing of the same camera, ink on white, RGB. */
  readonly line: RenderOutcome['picture'];
  /** Of the picture against the line drawing. */
  readonly fidelity: Fidelity;
}
