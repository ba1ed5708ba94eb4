import { type KeyboardEvent, useCallback } from 'react';
import { useModelWork } from '../model-context.ts';
import { isShownAlone, showOnly, showRest } from '../state/isolate.ts';
import { useModelStore } from '../state/model-store.ts';

/** Keys of the view for the chosen part: I shows it alone and the rest again, H hides it, Escape lets go of it. */
export function usePartKeys(): (event: KeyboardEvent) => void {
  const { opened } = useModelWork().opening;
  return useCallback(
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !opened) return;
      const { chosen, hidden, look, choose } = useModelStore.getState();
      const { model } = opened;
      const thing = chosen === undefined ? undefined : model.things[model.instances.thing[chosen] ?? 0];
      const part = thing && { thing: thing.key };
      if (event.code === 'KeyI' && part && !isShownAlone(hidden, part))
        look({ hidden: showOnly(hidden, part) });
      else if (event.code === 'KeyI' && hidden.only) look({ hidden: showRest(hidden) });
      else if (event.code === 'KeyH' && part) {
        look({ hidden: { ...hidden, things: [...(hidden.things ?? []), part.thing] } });
        choose(undefined);
      } else if (event.key === 'Escape' && part) choose(undefined);
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    [opened],
  );
}
