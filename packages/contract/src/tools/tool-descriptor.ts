import type { AccessRule } from '../access/access-rules.ts';
import type { Capability } from '../capabilities/capabilities.ts';
import type { SceneSpace } from '../api/scene.ts';
import type { StartTaskField } from '../api/start-task.ts';
import type { LocalisedText } from '../text.ts';
import type { FunctionName } from './function-name.ts';
import type { ToolPrice } from './tool-price.ts';

export type ToolGroup = 'render' | 'edit' | 'plan' | 'assist' | 'live';
/** Where the workspace's panel shows a field: what goes in → how it should look → how exactly. */
export type FieldSection = 'base' | 'reference' | 'look' | 'prompt' | 'precision';
export type FieldControl =
  | 'image'
  | 'kind'
  | 'style'
  | 'space'
  | 'choice'
  | 'slider'
  | 'text'
  | 'count'
  | 'seed'
  | 'toggle'
  /** Where light comes from, with its height in `sunHeight`. */
  | 'sun'
  /** The first-level category, for a tool that works in several. */
  | 'category'
  /** A second picture: uploaded, from the history or the library. */
  | 'reference'
  | 'mask'
  /** A library material or an own texture, with its tile size, rotation and corners. */
  | 'material'
  /** An object of the library, or a cut-out of one's own. */
  | 'object'
  /** How large that cut-out is, and where it stands. */
  | 'object-size'
  | 'color'
  /** The new canvas around the base. */
  | 'canvas'
  /** A 3D model of one's own. */
  | 'model'
  /** How it is looked at, lit, cut and clad: the view of the model says it, not the panel. */
  | 'model-view'
  /** One value that needs no choosing; not drawn. */
  | 'fixed';

/** How a mask is made on the canvas; inverting, growing, feathering and clearing go with each. */
export const MASK_TOOLS = ['brush', 'eraser', 'lasso', 'polygon', 'wand', 'pick', 'box'] as const;
export type MaskToolName = (typeof MASK_TOOLS)[number];

/** What the workspace's canvas offers for a tool. */
export interface EditorDescriptor {
  /**
   * What painted means: the area that changes, what is taken away, what is locked, or a trimap (painted is the item,
   * erased the background, between is to be found).
   */
  readonly mask: 'change' | 'remove' | 'lock' | 'trimap';
  readonly tools: readonly MaskToolName[];
  /** Four corners of a surface in perspective. */
  readonly quad?: boolean;
}

export interface ToolField {
  readonly name: StartTaskField;
  readonly section: FieldSection;
  readonly control: FieldControl;
  readonly label: LocalisedText;
  /** One short sentence on what it does. */
  readonly hint?: LocalisedText;
  readonly required?: boolean;
  readonly default?: string | number | boolean;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly options?: readonly { readonly value: string | number; readonly label: LocalisedText }[];
  /** Kind of the library whose own entries of the operators are choices too. */
  readonly ownKind?: 'background';
}

/** Everything the server, the web app and the docs know of one function. */
export interface ToolDescriptor {
  readonly function: FunctionName;
  readonly route: `/${string}`;
  readonly group: ToolGroup;
  readonly title: LocalisedText;
  readonly summary: LocalisedText;
  /**
   * The first-level category (`classifyId1`) whose children are its spaces and whose grandchildren are its styles;
   * absent where a tool knows neither.
   */
  readonly categoryId?: string;
  /** Further first-level categories that a tool with a `category` field offers. */
  readonly moreCategoryIds?: readonly string[];
  /** How the built-in engine reads a base, for the scene overlay; absent where there is nothing to correct. */
  readonly sceneSpace?: SceneSpace;
  /** What of a region can be corrected; absent: its class and material too. */
  readonly sceneCorrections?: 'locks';
  readonly fields: readonly ToolField[];
  /** Longest edge of an accepted base picture. */
  readonly maxEdge: number;
  /** In tickets; `priceOf` works out what a request costs. */
  readonly price: ToolPrice;
  /** Who may start it; the server refuses everybody else. */
  readonly allowed: Extract<AccessRule, 'signed-in' | 'members' | 'enterprise'>;
  readonly keepsGeometry: boolean;
  /** Where this is not there nobody sees it, and nobody can start it. */
  readonly needs?: Capability;
  readonly editor?: EditorDescriptor;
  /**
   * What a mask of this tool has to hold: something painted, or also a rest that is not, where the surroundings are what it
   * works from. Absent: any mask will do.
   */
  readonly maskHolds?: 'paint' | 'paint-and-rest';
  /** Where the mask is 0 the result is the base byte for byte; every result is checked. */
  readonly exactOutsideMask?: boolean;
  /** Of these fields one is needed: what is put in the place of what is painted. */
  readonly replacedBy?: readonly StartTaskField[];
  /** Works on the bytes of the file as it was uploaded. */
  readonly readsOriginal?: boolean;
}
