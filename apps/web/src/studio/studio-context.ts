import type { Task } from '@plumbline/contract/api/tasks.ts';
import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import { createContext, use } from 'react';
import type { BaseUpload } from './base/use-base-upload.ts';
import type { StartRender } from './run/use-start-render.ts';
import type { Look } from './settings/look.ts';
import type { WorkspaceSettings } from './settings/workspace-settings.ts';
import type { Shown } from './use-shown.ts';

/** What the parts of one open workspace share. */
export interface Studio {
  readonly tool: ToolDescriptor;
  readonly settings: WorkspaceSettings;
  readonly look: Look;
  readonly upload: BaseUpload;
  readonly run: StartRender;
  readonly shown: Shown;
  /** The task on the stage; `undefined` while there is none or it loads. */
  readonly task: Task | undefined;
  readonly choosePicture: () => void;
}

export const StudioContext = createContext<Studio | undefined>(undefined);

export function useStudio(): Studio {
  const studio = use(StudioContext);
  if (!studio) throw new Error('useStudio outside a workspace');
  return studio;
}
