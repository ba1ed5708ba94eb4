import type { IMAGE_KINDS_WITH_WASH } from '@plumbline/contract/api/images.ts';
import type { MaterialOptions, ObjectOptions, Outpaint } from '@plumbline/contract/api/edit-options.ts';
import type { Lora } from '@plumbline/contract/api/engine-models.ts';
import type { StartTaskField } from '@plumbline/contract/api/start-task.ts';
import type { LocalisedText } from '@plumbline/contract/text.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import type { ToolField } from '@plumbline/contract/tools/tool-descriptor.ts';

export type ImageKind = (typeof IMAGE_KINDS_WITH_WASH)[number];
export type SettingValue = string | number | boolean;
export type SettingValues = Partial<Readonly<Record<StartTaskField, SettingValue>>>;

/** The picture a workspace works on, as the server knows it. */
export interface BasePicture {
  readonly imageId: string;
  readonly url: string;
  readonly thumbnailUrl: string;
  readonly width: number;
  readonly height: number;
  /** As detected at upload; absent for a result used as a base. */
  readonly kind?: ImageKind;
}

/** A picture beside the base: a reference, a mask, or a material of the library. */
export interface SecondPicture {
  /** Id of an image or of a library material. */
  readonly imageId: string;
  readonly url: string;
  readonly thumbnailUrl: string;
  /** Pixel size; absent for a library material. */
  readonly width?: number;
  readonly height?: number;
  /** What the library calls it. */
  readonly name?: LocalisedText;
  /** Of a material: width of one tile in the real world, as the library says. */
  readonly tileSizeMm?: number;
}

/** A second picture as another workspace takes it for its base; undefined where its size is not known here. */
export function sizedPicture(picture: SecondPicture | undefined): BasePicture | undefined {
  if (picture?.width === undefined || picture.height === undefined) return undefined;
  const { imageId, url, thumbnailUrl, width, height } = picture;
  return { imageId, url, thumbnailUrl, width, height };
}

/** Fields whose value is a picture other than the base. */
export const SECOND_PICTURES = ['style_img', 'material', 'objectId'] as const;
export type PictureField = (typeof SECOND_PICTURES)[number];
export type SecondPictures = Partial<Readonly<Record<PictureField, SecondPicture>>>;

/** How a material lies on a surface, without the material itself. */
export type Surface = {
  readonly [Part in Exclude<keyof MaterialOptions, 'textureId'>]?: MaterialOptions[Part] | undefined;
};

/** Settings that have parts of their own. */
export interface EditSettings {
  readonly surface?: Surface;
  readonly outpaint?: Readonly<Outpaint>;
  /** How large a cut-out of one's own is, and where it stands. */
  readonly object?: ObjectOptions;
  /** Laid over the main model of the chosen engine. */
  readonly lora?: readonly Lora[];
}

/** Where nobody has said it yet: as high as a table and what stands on it. */
export const OWN_OBJECT: ObjectOptions = { heightMm: 1000, stands: 'floor' };

/** Whether an object is a cut-out of one's own: those of the library have a name. */
export function isOwnObject(object: SecondPicture | undefined): object is SecondPicture {
  return object !== undefined && object.name === undefined;
}

/** What a user has set in one tool. `values` holds only what was touched; everything else has the tool's default. */
export interface WorkspaceSettings {
  readonly base: BasePicture | null;
  readonly pictures: SecondPictures;
  readonly values: SettingValues;
  readonly edits: EditSettings;
}

export const EMPTY_SETTINGS: WorkspaceSettings = { base: null, pictures: {}, values: {}, edits: {} };

export function isPictureField(field: ToolField): field is ToolField & { readonly name: PictureField } {
  return ['reference', 'material', 'object'].includes(field.control);
}

/** Those of the fields whose value differs from the tool's default: what a folded group shows. */
export function changedFields(fields: readonly ToolField[], values: SettingValues): ToolField[] {
  return fields.filter((field) => {
    const value = values[field.name];
    return value !== undefined && value !== field.default;
  });
}

export type KeptTools = Readonly<Partial<Record<FunctionName, WorkspaceSettings>>>;
