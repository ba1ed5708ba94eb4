import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import { useTranslation } from 'react-i18next';
import { useDropZone } from './base/use-drop-zone.ts';
import { GuideGate } from '../guide/GuideGate.tsx';
import { HistoryStrip } from './history/HistoryStrip.tsx';
import { Panel } from './panel/Panel.tsx';
import { Stage } from './stage/Stage.tsx';
import { StudioContext } from './studio-context.ts';
import { useWorkspace } from './use-workspace.tsx';
import styles from './Workspace.module.css';

/** The studio instrument: settings on the left, the picture in the middle, history on the right. */
export function Workspace({ tool }: { readonly tool: ToolDescriptor }) {
  const { t } = useTranslation('studio');
  const { studio, input } = useWorkspace(tool);
  const { over, handlers } = useDropZone(studio.upload.take);
  return (
    <StudioContext value={studio}>
      <div className={styles['workspace']} data-over={over} {...handlers}>
        {input}
        <Stage />
        <Panel />
        <HistoryStrip />
        <GuideGate tool={tool} onRaise={studio.setRaised} />
        {over && studio.needsBase && (
          <div className={styles['drop']}>
            <p>{t('dropHere')}</p>
          </div>
        )}
      </div>
    </StudioContext>
  );
}
