import type { Studio } from '../../studio-context.ts';
import { cornersKey } from '../../editor/quad/quad-draft.ts';
import { onStage } from '../on-stage.ts';
import type { View } from '../view.ts';

/** What it takes to know which mode is on. */
export interface StageFacts {
  /** What was asked for; not always there to be had. */
  readonly view: View;
  /** A picture is on its way to the server. */
  readonly sending: boolean;
  /** What is opened: a render with its picture, one without, the workspace's own base, or nothing. */
  readonly opened: 'nothing' | 'base' | 'other' | 'result';
  readonly hasResult: boolean;
  readonly hasBase: boolean;
  readonly canRead: boolean;
  readonly canPaint: boolean;
  /** The base goes on to a canvas of its own. */
  readonly hasCanvas: boolean;
  /** Somebody asks for a colour off the base. */
  readonly takesColour: boolean;
  readonly setsCorners: boolean;
  /** What the corners are set for is drawn between them. */
  readonly hasMaterial: boolean;
}

/** Drafts that the stage's modes keep outside of the workspace. */
export interface StageDrafts {
  /** The picture that a colour is taken off. */
  readonly dropperOn: string | undefined;
  /** The workspace and picture whose corners are set. */
  readonly cornersOf: string | undefined;
}

type Known = Pick<Studio, 'tool' | 'settings' | 'upload' | 'task' | 'shown' | 'view' | 'masks'>;

/** Everything that the choice of a mode goes by, from the workspace as it is. */
export function factsOf(studio: Known, { dropperOn, cornersOf }: StageDrafts): StageFacts {
  const { tool, settings, upload, task, shown, view, masks } = studio;
  const { base } = settings;
  const content = onStage(base, task, shown.variant);
  return {
    view,
    sending: upload.sending !== undefined,
    opened: !content ? 'nothing' : content.result ? 'result' : content.isOwn ? 'base' : 'other',
    hasResult: (task?.images.length ?? 0) > 0,
    hasBase: base !== null,
    canRead: tool.sceneSpace !== undefined && base !== null,
    canPaint: masks !== undefined && base !== null,
    hasCanvas: base !== null && tool.fields.some(({ control }) => control === 'canvas'),
    takesColour: base !== null && dropperOn === base.imageId,
    // Corners mean nothing on another picture, nor in a tool that has none.
    setsCorners: base !== null && tool.editor?.quad === true && cornersOf === cornersKey(tool, base),
    hasMaterial: settings.pictures.material !== undefined,
  };
}
