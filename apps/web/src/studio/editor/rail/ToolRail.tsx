import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/IconButton.tsx';
import { KEY_OF_TOOL } from '../keys/mask-keys.ts';
import type { MaskEditor } from '../mask-editor.ts';
import { type RailTool, useToolSettings } from '../tool-settings.ts';
import { HistoryButtons } from './HistoryButtons.tsx';
import styles from './ToolRail.module.css';

/** Ways of making a mask by hand, then those that find things by themselves. */
const GROUPS: readonly (readonly RailTool[])[] = [
  ['brush', 'eraser', 'lasso', 'polygon'],
  ['wand', 'pick', 'box'],
  ['hand'],
];

/** The tools at the stage's edge, with undo and redo. */
export function ToolRail({ editor, onHelp }: { readonly editor: MaskEditor; readonly onHelp: () => void }) {
  const { t } = useTranslation('edit');
  const current = useToolSettings((state) => state.tool);
  const change = useToolSettings((state) => state.change);
  const has = (tool: RailTool) => tool === 'hand' || editor.descriptor.tools.includes(tool);
  return (
    <div className={styles['rail']} role="toolbar" aria-label={t('tools')} aria-orientation="vertical">
      {GROUPS.map((group) => (
        <div key={group[0]} className={styles['group']}>
          {group.filter(has).map((tool) => (
            <IconButton
              key={tool}
              icon={tool}
              label={t(tool)}
              shortcut={KEY_OF_TOOL[tool]}
              pressed={current === tool}
              onClick={() => {
                editor.leaveTool();
                change({ tool });
              }}
            />
          ))}
        </div>
      ))}
      <div className={styles['group']}>
        <HistoryButtons editor={editor} />
        <IconButton icon="keyboard" label={t('shortcuts')} shortcut="?" onClick={onHelp} />
      </div>
    </div>
  );
}
