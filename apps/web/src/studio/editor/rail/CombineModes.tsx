import { COMBINE_MODES } from '@plumbline/editor/combine-tiles.ts';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { MaskEditor } from '../mask-editor.ts';
import { useToolSettings } from '../tool-settings.ts';
import styles from './ToolOptions.module.css';
import { useHeldMode } from './use-held-mode.ts';

/** The keys that mean the same while they are held. */
const KEYS = { replace: undefined, add: '⇧', subtract: 'Alt', intersect: '⇧ Alt' } as const;

interface Props {
  readonly editor: MaskEditor;
  /** Whether shift and alt choose among these; clicks that pick have a meaning of their own for alt. */
  readonly keyed: boolean;
}

/** How a new shape meets what is painted. While keys are held, what they mean is the one that is pressed. */
export function CombineModes({ editor, keyed }: Props) {
  const { t } = useTranslation('edit');
  const mode = useToolSettings((state) => state.mode);
  const change = useToolSettings((state) => state.change);
  const held = useHeldMode(editor, keyed);
  return (
    <div className={styles['modes']} role="group" aria-label={t('combine')}>
      {COMBINE_MODES.map((each) => {
        const key = keyed ? KEYS[each] : undefined;
        return (
          <IconButton
            key={each}
            icon={`combine-${each}`}
            label={t(each)}
            {...(key ? { shortcut: key } : {})}
            pressed={(held ?? mode) === each}
            onClick={() => change({ mode: each })}
          />
        );
      })}
    </div>
  );
}
