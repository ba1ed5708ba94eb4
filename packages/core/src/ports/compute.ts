import type { ClickMask, PickBox, PickPoint } from '@plumbline/contract/api/click-mask.ts';
import type { AlphaRange } from '@plumbline/contract/edit-inputs/require-cut-out.ts';
import type { MaskRange } from '@plumbline/contract/edit-inputs/require-mask.ts';
import type { IMAGE_KINDS } from '@plumbline/contract/api/images.ts';
import type { ModelAreas } from '@plumbline/contract/api/model-areas.ts';
import type { DrawnModel, ModelDrawingBody } from '@plumbline/contract/api/model-drawings.ts';
import type { ModelAssignment } from '@plumbline/contract/api/model-view.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import type { SheetDrawing } from '@plumbline/contract/api/sheet.ts';
import type { PictureMeasures } from '@plumbline/contract/api/analysis.ts';
import type { ModelFromPlan, ModelFromPlanBody } from '@plumbline/contract/api/model-from-plan.ts';
import type { Scene, SceneCorrection, SceneSpace } from '@plumbline/contract/api/scene.ts';
import type { SceneGeometry } from '@plumbline/contract/api/scene-geometry.ts';
import type { VisibleLabelText } from '../labels/visible-label.ts';
import type { RegionSaid, SceneReading } from '../scenes/scene-reading.ts';
import type { WorkFeatures } from '../works/work-record.ts';

export interface PreparedUpload {
  /** The original file without its metadata segments (AI labels kept), same pixels. */
  readonly original: Uint8Array;
  readonly mime: 'image/jpeg' | 'image/png' | 'image/webp';
  /** Lossless PNG: upright, 8-bit sRGB, without transparency. */
  readonly working: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Whether something in the original is clear. */
  readonly alpha: boolean;
  /** SHA-256 of the working copy's decoded pixels, hex. */
  readonly pixelHash: string;
  readonly kind: (typeof IMAGE_KINDS)[number];
}

export interface SceneReadOptions {
  /** As detected at upload; null: to be detected now. */
  readonly kind: (typeof IMAGE_KINDS)[number] | null;
  /** Undefined: as the picture looks. */
  readonly space: SceneSpace | undefined;
  /** File of a flat-colour picture whose colours say which pixels are one region. */
  readonly idMap?: Uint8Array;
}

/** A scene that stands. */
export interface StandingScene extends Pick<Scene, 'width' | 'height' | 'space' | 'regions'> {
  readonly geometry: SceneGeometry;
}

export interface PickOptions {
  /** In pixels of the picture, on it. */
  readonly points: readonly PickPoint[];
  readonly box: PickBox | undefined;
  /** As detected at upload; null: to be detected. */
  readonly kind: (typeof IMAGE_KINDS)[number] | null;
  /** File of a mask of the picture's size, and whether the pick joins it or is cut out of it. */
  readonly standing?: Uint8Array;
  readonly mode?: 'add' | 'subtract';
}

export interface PickedMask extends Pick<ClickMask, 'bounds' | 'area'> {
  /** Grey: 0 outside, 255 inside, between along soft edges. */
  readonly png: Uint8Array;
  readonly pixelHash: string;
}

/** A picture on the sheet of a layered file. */
export interface PictureLayer {
  readonly name: string;
  readonly picture: Uint8Array;
  /** Grey: 0 hides, 255 shows. Of the picture's size. */
  readonly mask: Uint8Array | null;
  readonly hidden: boolean;
  /** Where its top left corner lies on the sheet. */
  readonly left: number;
  readonly top: number;
  /** Absent: it is not told apart. */
  readonly parts?: PictureParts | undefined;
}

/** What a picture shows, told apart: each part is a layer of its own in a group above the picture, with its exact mask. */
export interface PictureParts {
  /** Of the group. */
  readonly name: string;
  /** A picture of the same size: each pixel the number of its part as a colour of 24 bits, 0 where there is none. */
  readonly numbers: Uint8Array;
  /** Of the part with number `n` at `n − 1`; what has none here is called by `unnamed` and its number. */
  readonly names: readonly string[];
  readonly unnamed: string;
  /** Of what has the number 0. */
  readonly none: string;
  /** Of the smallest ones in one layer, where there are more than a file bears. */
  readonly others: string;
}

export interface LayeredPicture {
  /** What the whole looks like; the sheet has its size. */
  readonly picture: Uint8Array;
  /** From the lowest up. */
  readonly layers: readonly PictureLayer[];
  /** Drawn as a layer on top of all others, and into the whole. */
  readonly visibleLabel: VisibleLabelText | null;
}

export interface ConvertOptions {
  readonly format: 'png' | 'jpg' | 'webp';
  /** Of jpg and webp, 1…100; undefined: the usual. */
  readonly quality?: number | undefined;
  readonly visibleLabel: VisibleLabelText | null;
}

/** What is drawn of a model, with everything that the request leaves to the model decided. */
export interface ModelDrawingRequest extends Omit<ModelDrawingBody, 'modelId' | 'of' | 'viewId' | 'storey'> {
  readonly language: Locale;
  /** Stands before the kind of the drawing in its title. */
  readonly name: string | undefined;
}

export interface DrawnModelFile extends DrawnModel {
  readonly bytes: Uint8Array;
}

/** A floor plan that is to stand up. */
export interface StandPlanOptions extends Omit<ModelFromPlanBody, 'imageId'> {
  readonly corrections: readonly SceneCorrection[];
  /** File of the flat-colour picture that says which pixels are one region. */
  readonly idMap?: Uint8Array;
  readonly language: Locale;
}

/** A model of a plan, as a file of a model. */
export interface StoodPlanFile extends Pick<ModelFromPlan, 'frame' | 'walls'> {
  readonly bytes: Uint8Array;
}

/**
 * Short pixel work that a request waits for, off the event loop. Every server process has threads for it, so that
 * uploads need no worker; where these are busy workers elsewhere help.
 */
export interface Compute {
  /** @throws AppError of the image family (`IMAGE_BROKEN`, `IMAGE_DIMENSIONS_TOO_LARGE`, …) */
  prepareUpload(file: Uint8Array, signal: AbortSignal): Promise<PreparedUpload>;
  /** Fill-resize to `width`; the height follows the picture. */
  thumbnail(
    picture: Uint8Array,
    width: number,
    format: 'webp' | 'jpeg',
    signal: AbortSignal,
  ): Promise<Uint8Array>;
  /** Same picture in another file format, labels kept; with `visibleLabel`, that text in a corner of it. */
  convert(picture: Uint8Array, options: ConvertOptions, signal: AbortSignal): Promise<Uint8Array>;
  /** Two pictures in one at the same height, the earlier one on the left; labels are the later one's. */
  sideBySide(
    before: Uint8Array,
    after: Uint8Array,
    options: ConvertOptions,
    signal: AbortSignal,
  ): Promise<Uint8Array>;
  /**
   * How much is painted on a mask.
   *
   * @throws AppError `IMAGE_BROKEN`, `UNAVAILABLE` where it takes too long
   */
  maskRange(mask: Uint8Array, signal: AbortSignal): Promise<MaskRange>;
  /**
   * How much of a picture is clear.
   *
   * @throws AppError `IMAGE_BROKEN`, `UNAVAILABLE` where it takes too long
   */
  alphaRange(picture: Uint8Array, signal: AbortSignal): Promise<AlphaRange>;
  /** A file in Photoshop's format. */
  composeLayers(layered: LayeredPicture, signal: AbortSignal): Promise<Uint8Array>;
  /** Changes whenever `readScene` may read a picture differently. */
  readonly sceneVersion: string;
  /**
   * What a picture shows; without regions where nothing can be made out.
   *
   * @throws AppError `VALIDATION_FAILED` where `idMap` is no map, `UNAVAILABLE` where it takes too long
   */
  readScene(picture: Uint8Array, options: SceneReadOptions, signal: AbortSignal): Promise<SceneReading>;
  /**
   * What was read as planes, things and backdrops in space, with what a person said of it.
   *
   * @param basis of a reading of this version. @param said by region
   * @throws AppError `UNAVAILABLE` where it takes too long
   */
  standUp(
    basis: object,
    said: Readonly<Record<string, RegionSaid>>,
    signal: AbortSignal,
  ): Promise<SceneGeometry>;
  /**
   * The model that a picture stands up to, its surfaces showing the picture itself.
   *
   * @param form `glb`: binary glTF; `stored`: the stored form, from which browsers draw it
   * @throws AppError `UNAVAILABLE` where it takes too long
   */
  modelOfScene(
    picture: Uint8Array,
    scene: StandingScene,
    form: 'glb' | 'stored',
    signal: AbortSignal,
  ): Promise<Uint8Array>;
  /**
   * What the points or the box select. What was found out of a picture is kept for the next pick; `read` is called where
   * the picture is needed.
   *
   * @param picture `key`: equal for equal pixels
   * @returns null where nothing stands out there
   * @throws AppError `UNAVAILABLE` where it takes too long, and whatever `read` throws
   */
  pickMask(
    picture: { readonly key: string; readonly read: () => Promise<Uint8Array> },
    options: PickOptions,
    signal: AbortSignal,
  ): Promise<PickedMask | null>;
  /** Changes whenever `measurePicture` may measure a picture otherwise. */
  readonly measuresVersion: string;
  /**
   * What is measured of a picture's pixels: colours, tones, light, lines, grain and composition.
   *
   * @throws AppError `IMAGE_BROKEN`, `UNAVAILABLE` where it takes too long
   */
  measurePicture(picture: Uint8Array, signal: AbortSignal): Promise<PictureMeasures>;
  /** Changes whenever `splitSheet` may find other drawings. */
  readonly sheetVersion: string;
  /**
   * The drawings of a sheet that shows several; empty where the picture is one.
   *
   * @throws AppError `IMAGE_BROKEN`, `UNAVAILABLE` where it takes too long
   */
  splitSheet(picture: Uint8Array, signal: AbortSignal): Promise<readonly SheetDrawing[]>;
  /** Of `describePicture`; features of other versions are compared with nothing. */
  readonly featuresVersion: number;
  /**
   * What a picture looks like at a glance: by this others that look like it are found.
   *
   * @returns `colours`: `#rrggbb`, one to five, the largest share first
   * @throws AppError `IMAGE_BROKEN`
   */
  describePicture(
    picture: Uint8Array,
    signal: AbortSignal,
  ): Promise<WorkFeatures & { readonly colours: readonly string[] }>;
  /** Changes whenever `drawModel`, `writeGltf` or `measureModel` may make something else of a model. */
  readonly drawingVersion: string;
  /**
   * A drawing of a model.
   *
   * @param stored its packed stored form
   * @throws AppError `DRAWING_EMPTY`, `DRAWING_TOO_LARGE`, `DRAWING_TOO_SLOW`
   */
  drawModel(stored: Uint8Array, request: ModelDrawingRequest, signal: AbortSignal): Promise<DrawnModelFile>;
  /**
   * A model as binary glTF; materials that the library has lost are left as the file has them.
   *
   * @param stored its packed stored form
   * @throws AppError `UNAVAILABLE` where it takes too long
   */
  writeGltf(
    stored: Uint8Array,
    assignments: readonly ModelAssignment[],
    signal: AbortSignal,
  ): Promise<Uint8Array>;
  /**
   * The areas of a model.
   *
   * @param stored its packed stored form
   * @throws AppError `UNAVAILABLE` where it takes too long
   */
  measureModel(
    stored: Uint8Array,
    assignments: readonly ModelAssignment[],
    signal: AbortSignal,
  ): Promise<ModelAreas>;
  /**
   * A model of what a floor plan shows.
   *
   * @throws AppError `NOT_A_PLAN`, `BLANK_PICTURE`; `UNAVAILABLE` where it takes too long
   */
  standPlan(picture: Uint8Array, options: StandPlanOptions, signal: AbortSignal): Promise<StoodPlanFile>;
  close(): Promise<void>;
}
