import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import { useMemo, useState } from 'react';
import { type Shown, useShown } from '../use-shown.ts';
import { isOfBase, type View } from './view.ts';

/**
 * Which task is on the stage and how it is looked at. Opening a render leaves the reading of the base, which has
 * nothing to say of it.
 */
export function useStageView(tool: ToolDescriptor): {
  readonly shown: Shown;
  readonly view: View;
  readonly setView: (view: View) => void;
} {
  const shown = useShown();
  // To lock regions is the point of a lock tool: there the reading of a base is what one sees first.
  const first: View = tool.editor ? (tool.editor.mask === 'lock' ? 'scene' : 'mask') : 'compare';
  const [view, setView] = useState<View>(shown.taskId === undefined ? first : 'compare');
  const { taskId, variant, show } = shown;
  return useMemo(
    () => ({
      shown: {
        taskId,
        variant,
        show: (next, nextVariant) => {
          setView((before) => (next === undefined ? first : isOfBase(before) ? 'compare' : before));
          show(next, nextVariant);
        },
      },
      view,
      setView,
    }),
    [first, show, taskId, variant, view],
  );
}
