import { findQuadFault, type Quad } from '@plumbline/editor/quad.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { useSettingsStore } from '../../settings/settings-store.ts';
import type { BasePicture } from '../../settings/workspace-settings.ts';
import { useStudio } from '../../studio-context.ts';
import { cornersOf, useQuadDraft } from './quad-draft.ts';
import styles from './QuadStage.module.css';

/** Finishing or leaving the corners; both have their key. */
export function QuadBar({ base, quad }: { readonly base: BasePicture; readonly quad: Quad }) {
  const { t } = useTranslation('edit');
  const { tool, settings } = useStudio();
  const setEdits = useSettingsStore((state) => state.setEdits);
  const end = useQuadDraft((state) => state.end);
  const fault = findQuadFault(quad, base);
  const finish = () => {
    if (fault) return;
    setEdits(tool.function, { surface: { ...settings.edits.surface, quad: cornersOf(quad) } });
    end();
  };
  const keys = useRef<Readonly<Record<string, () => void>>>({});
  useEffect(() => {
    keys.current = { Enter: finish, Escape: end };
  });
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      const act = event.ctrlKey || event.metaKey ? undefined : keys.current[event.key];
      if (!act || (event.target instanceof Element && event.target.closest('button, input, [role=dialog]')))
        return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', down);
    return () => removeEventListener('keydown', down);
  }, []);
  return (
    <div className={styles['bar']} role="group" aria-label={t('quadTitle')}>
      <p data-fault={fault !== undefined} role="status">
        {t(fault ? 'quadInvalid' : 'quadHint')}
      </p>
      <div>
        <Button size="small" onClick={end}>
          {t('quadCancel')}
        </Button>
        <Button size="small" kind="primary" disabled={fault !== undefined} onClick={finish}>
          {t('quadFinish')}
        </Button>
      </div>
    </div>
  );
}
