import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon.tsx';
import { beginCorners } from '../../editor/quad/quad-draft.ts';
import { useSettingsStore } from '../../settings/settings-store.ts';
import { useStudio } from '../../studio-context.ts';
import styles from './SurfaceOptions.module.css';

/** Begins to set the corners of the surface, or forgets them. */
export function PerspectiveRow() {
  const { t } = useTranslation('edit');
  const { tool, settings, setView, setRaised } = useStudio();
  const setEdits = useSettingsStore((state) => state.setEdits);
  const { base } = settings;
  const { surface = {} } = settings.edits;
  if (!base || !tool.editor?.quad) return null;
  return (
    <div className={styles['perspective']}>
      <button
        type="button"
        onClick={() => {
          beginCorners(tool, base, surface.quad);
          setView('mask');
          setRaised(false);
        }}
      >
        <Icon name="perspective" size={16} />
        {t(surface.quad ? 'perspectiveSet' : 'perspective')}
      </button>
      {surface.quad ? (
        <button
          type="button"
          onClick={() => setEdits(tool.function, { surface: { ...surface, quad: undefined } })}
        >
          {t('quadRemove')}
        </button>
      ) : (
        <p>{t('perspectiveHint')}</p>
      )}
    </div>
  );
}
