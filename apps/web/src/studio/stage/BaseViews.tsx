import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import { useStudio } from '../studio-context.ts';
import styles from './StageToolbar.module.css';

/** Ways of looking at the base rather than at a result: what was understood of it, and what is painted on it. */
export function BaseViews() {
  const { t } = useTranslation(['scene', 'edit']);
  const { tool, settings, masks, task, view, setView } = useStudio();
  const readable = tool.sceneSpace !== undefined && settings.base !== null;
  // Where masks are all that there is to see, there is nothing to choose.
  const paintable = masks && (tool.sceneSpace !== undefined || (task?.images.length ?? 0) > 0);
  if (!readable && !paintable) return null;
  return (
    <div className={styles['group']}>
      {readable && (
        <button
          type="button"
          className={styles['view']}
          aria-pressed={view === 'scene'}
          data-tip={t('toggleHint')}
          aria-keyshortcuts="U"
          onClick={() => setView(view === 'scene' ? 'compare' : 'scene')}
        >
          <Icon name="layers" size={16} />
          {t('toggle')}
        </button>
      )}
      {paintable && (
        <button
          type="button"
          className={styles['view']}
          aria-pressed={view === 'mask'}
          onClick={() => setView(view === 'mask' ? 'compare' : 'mask')}
        >
          <Icon name="brush" size={16} />
          {t('edit:masks')}
        </button>
      )}
    </div>
  );
}
