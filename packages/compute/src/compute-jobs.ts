import type { AlphaRange } from '@plumbline/contract/edit-inputs/require-cut-out.ts';
import type { MaskRange } from '@plumbline/contract/edit-inputs/require-mask.ts';
import type { ModelAreas } from '@plumbline/contract/api/model-areas.ts';
import type { ModelAssignment } from '@plumbline/contract/api/model-view.ts';
import type { SceneGeometry } from '@plumbline/contract/api/scene-geometry.ts';
import type { PictureMeasures } from '@plumbline/contract/api/analysis.ts';
import type { SheetDrawing } from '@plumbline/contract/api/sheet.ts';
import type { AiLabels } from '@plumbline/core/labels/ai-labels.ts';
import type {
  ConvertOptions,
  DrawnModelFile,
  LayeredPicture,
  ModelDrawingRequest,
  PickedMask,
  PickOptions,
  PreparedUpload,
  SceneReadOptions,
  StandPlanOptions,
  StandingScene,
  StoodPlanFile,
} from '@plumbline/core/ports/compute.ts';
import type { PixelBuffer } from '@plumbline/core/ports/image-engine.ts';
import type { DecodedPicture, EncodedPicture } from '@plumbline/core/ports/picture-codec.ts';
import type { RegionSaid, SceneReading } from '@plumbline/core/scenes/scene-reading.ts';
import type { PictureFeatures } from '@plumbline/imaging/similarity/picture-features.ts';

/** What the pool sends to a compute thread. */
export type ComputeJob =
  | { readonly type: 'prepareUpload'; readonly file: Uint8Array }
  | {
      readonly type: 'thumbnail';
      readonly picture: Uint8Array;
      readonly width: number;
      readonly format: 'webp' | 'jpeg';
    }
  | {
      readonly type: 'convert';
      readonly picture: Uint8Array;
      /** What stands to its left, where something does. */
      readonly before: Uint8Array | null;
      readonly options: ConvertOptions;
    }
  | { readonly type: 'maskRange'; readonly mask: Uint8Array }
  | { readonly type: 'alphaRange'; readonly picture: Uint8Array }
  | { readonly type: 'composeLayers'; readonly layered: LayeredPicture }
  | { readonly type: 'readScene'; readonly picture: Uint8Array; readonly options: SceneReadOptions }
  | {
      readonly type: 'standUp';
      readonly basis: object;
      readonly said: Readonly<Record<string, RegionSaid>>;
    }
  | {
      readonly type: 'modelOfScene';
      readonly picture: Uint8Array;
      readonly scene: StandingScene;
      readonly form: 'glb' | 'stored';
    }
  | {
      readonly type: 'pickMask';
      readonly key: string;
      /** Null: the thread may know it already. */
      readonly picture: Uint8Array | null;
      readonly options: PickOptions;
    }
  | { readonly type: 'measurePicture'; readonly picture: Uint8Array }
  | { readonly type: 'splitSheet'; readonly picture: Uint8Array }
  | { readonly type: 'describePicture'; readonly picture: Uint8Array }
  | { readonly type: 'drawModel'; readonly stored: Uint8Array; readonly request: ModelDrawingRequest }
  | {
      readonly type: 'writeGltf';
      readonly stored: Uint8Array;
      readonly assignments: readonly ModelAssignment[];
    }
  | {
      readonly type: 'measureModel';
      readonly stored: Uint8Array;
      readonly assignments: readonly ModelAssignment[];
    }
  | { readonly type: 'standPlan'; readonly picture: Uint8Array; readonly options: StandPlanOptions }
  | { readonly type: 'decode'; readonly picture: Uint8Array; readonly keepAlpha: boolean }
  | {
      readonly type: 'encode';
      readonly picture: PixelBuffer;
      readonly labels: AiLabels | null;
      /** A file of exactly these pixels, where there is one. */
      readonly png: Uint8Array | undefined;
    };

/** What comes back, by the job's type. */
export interface ComputeResults {
  readonly prepareUpload: PreparedUpload;
  readonly thumbnail: Uint8Array;
  readonly convert: Uint8Array;
  readonly maskRange: MaskRange;
  readonly alphaRange: AlphaRange;
  readonly composeLayers: Uint8Array;
  /** Null where the given map is none. */
  readonly readScene: SceneReading | null;
  readonly standUp: SceneGeometry;
  readonly modelOfScene: Uint8Array;
  /** `unknown` where the thread needs the picture, null where nothing stands out. */
  readonly pickMask: PickedMask | 'unknown' | null;
  readonly measurePicture: PictureMeasures;
  readonly splitSheet: readonly SheetDrawing[];
  readonly describePicture: PictureFeatures;
  readonly drawModel: DrawnModelFile;
  readonly writeGltf: Uint8Array;
  readonly measureModel: ModelAreas;
  readonly standPlan: StoodPlanFile;
  readonly decode: DecodedPicture;
  readonly encode: EncodedPicture;
}
export type ComputeResult = ComputeResults[keyof ComputeResults];
