import type { Task } from '@plumbline/contract/api/tasks.ts';
import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import { createContext, use } from 'react';
import type { PictureUpload } from './base/use-picture-upload.ts';
import type { MaskEditor } from './editor/mask-editor.ts';
import type { StartRender } from './run/use-start-render.ts';
import type { Look } from './settings/look.ts';
import type { WorkspaceSettings } from './settings/workspace-settings.ts';
import type { View } from './stage/view.ts';
import type { Shown } from './use-shown.ts';

/** What the parts of one open workspace share. */
export interface Studio {
  readonly tool: ToolDescriptor;
  readonly settings: WorkspaceSettings;
  readonly look: Look;
  /** Whether the tool works on a base picture; one that does not takes none. */
  readonly needsBase: boolean;
  readonly upload: PictureUpload;
  readonly run: StartRender;
  readonly shown: Shown;
  /** The task on the stage; `undefined` while there is none or it loads. */
  readonly task: Task | undefined;
  /** How the stage looks at the picture. */
  readonly view: View;
  readonly setView: (view: View) => void;
  /** Whether the settings are raised, where they are a sheet. */
  readonly raised: boolean;
  readonly setRaised: (raised: boolean) => void;
  /** What masks are made with; nothing for tools without, or before there is a base. */
  readonly masks: MaskEditor | undefined;
  readonly choosePicture: () => void;
  /** Opens one's own files, to take one as the base. */
  readonly chooseOwn: () => void;
}

export const StudioContext = createContext<Studio | undefined>(undefined);

export function useStudio(): Studio {
  const studio = use(StudioContext);
  if (!studio) throw new Error('useStudio outside a workspace');
  return studio;
}
