import type { OutpaintFrame } from '@plumbline/editor/outpaint-frame.ts';
import type { Margins } from '@plumbline/editor/viewport.ts';
import type { ComponentType } from 'react';
import type { Icon } from '../../../ui/Icon.tsx';
import type { Studio } from '../../studio-context.ts';
import type { WorkspaceSettings } from '../../settings/workspace-settings.ts';
import type { KeyPress } from '../is-taken.ts';
import type { StageContent } from '../on-stage.ts';
import type { StageViewport } from '../use-viewport.ts';
import type { View } from '../view.ts';
import type { StageFacts } from './stage-facts.ts';

/** What the parts of a mode are given; the rest they have from the workspace (`useStudio`). */
export interface PartProps {
  readonly content: StageContent | undefined;
  /** Where the base lies. */
  readonly viewport: StageViewport;
  /** Whether the masks are there to be painted on: their code may still be on its way. */
  readonly canPaint: boolean;
}

/** A button of the stage, and where it has one a key, that begins and leaves a mode. */
export interface ModeButton {
  /** What is asked for. */
  readonly view: View;
  readonly icon: React.ComponentProps<typeof Icon>['name'];
  readonly text: 'scene:toggle' | 'edit:masks';
  readonly hint?: 'scene:toggleHint';
  /** A lower-case letter. */
  readonly key?: string;
  readonly isOffered: (facts: StageFacts) => boolean;
}

/** Something that is done on the stage. One mode is on at a time; see `MODES`. */
export interface StageMode {
  readonly name: string;
  readonly isOn: (facts: StageFacts) => boolean;
  /**
   * The picture that lies on the stage: the workspace's base, or what is opened (a render, else the base too). `hidden`
   * where the mode has the stage to itself.
   */
  readonly picture: 'base' | 'opened' | 'hidden';
  /** What the masks over the base are: worked on, looked at, or left to another layer to show. */
  readonly masks: (facts: StageFacts) => 'painted' | 'shown' | 'hidden';
  /** Room for what floats around the picture. */
  readonly margins: { readonly wide: Margins; readonly narrow: Margins };
  /** The plane around the base that is looked at, where it is larger than the base. */
  readonly plane?: (settings: WorkspaceSettings) => OutpaintFrame | undefined;
  /** Lies on the picture and moves with it. */
  readonly OnPicture?: ComponentType;
  /** Lies over the stage, in pixels of the screen. */
  readonly OnStage?: ComponentType<PartProps>;
  /** In the bar above. */
  readonly Options?: ComponentType;
  readonly Below?: ComponentType<PartProps>;
  /** Around the picture, at places of its own. */
  readonly Beside?: ComponentType<PartProps>;
  /** Of the stage where no layer has one of its own; by itself it is moved, and so grabbed. */
  readonly cursor?: string;
  /** What space does while it is held. */
  readonly space?: 'showBase' | 'move';
  readonly button?: ModeButton;
  /** Comes before the keys of the workspace. @returns whether the key means something here */
  readonly press?: (key: KeyPress, studio: Studio) => boolean;
  /** Called with the workspace as it was when another mode began, its masks became others, or the stage went. */
  readonly leave?: (studio: Studio) => void;
}
