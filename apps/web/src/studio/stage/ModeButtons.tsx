import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import { useStudio } from '../studio-context.ts';
import type { ModeButton } from './modes/stage-mode.ts';
import { toggleView } from './stage-keys.ts';
import styles from './StageToolbar.module.css';

/** Ways of looking at the base rather than at a result: what was understood of it, and what is painted on it. */
export function ModeButtons({ buttons }: { readonly buttons: readonly ModeButton[] }) {
  const { t } = useTranslation(['scene', 'edit']);
  const studio = useStudio();
  if (buttons.length === 0) return null;
  return (
    <div className={styles['group']}>
      {buttons.map(({ view, icon, text, hint, key }) => (
        <button
          key={view}
          type="button"
          className={styles['view']}
          aria-pressed={studio.view === view}
          data-tip={hint && t(hint)}
          aria-keyshortcuts={key?.toUpperCase()}
          onClick={() => toggleView(studio, view)}
        >
          <Icon name={icon} size={16} />
          {t(text)}
        </button>
      ))}
    </div>
  );
}
