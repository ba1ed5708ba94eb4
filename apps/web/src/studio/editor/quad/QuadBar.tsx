import { findQuadFault, type Quad } from '@plumbline/editor/quad.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import type { BasePicture } from '../../settings/workspace-settings.ts';
import { useStudio } from '../../studio-context.ts';
import { finishCorners, useQuadDraft } from './quad-draft.ts';
import styles from './QuadStage.module.css';

/** Finishing or leaving the corners; both have their key (`corners-mode`). */
export function QuadBar({ base, quad }: { readonly base: BasePicture; readonly quad: Quad }) {
  const { t } = useTranslation('edit');
  const { tool, settings } = useStudio();
  const end = useQuadDraft((state) => state.end);
  const fault = findQuadFault(quad, base);
  return (
    <div className={styles['bar']} role="group" aria-label={t('quadTitle')}>
      <p data-fault={fault !== undefined} role="status">
        {t(fault ? 'quadInvalid' : 'quadHint')}
      </p>
      <div>
        <Button size="small" onClick={end}>
          {t('quadCancel')}
        </Button>
        <Button
          size="small"
          kind="primary"
          disabled={fault !== undefined}
          onClick={() => finishCorners(tool, settings)}
        >
          {t('quadFinish')}
        </Button>
      </div>
    </div>
  );
}
