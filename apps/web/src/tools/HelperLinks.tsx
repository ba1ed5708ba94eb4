import { HELPER_ROUTES } from '@plumbline/contract/navigation.ts';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { useLocalised } from '../i18n/use-locale.ts';
import styles from '../layout/ToolMenu.module.css';
import { useIsShown } from '../session/route-access.ts';
import { Icon } from '../ui/Icon.tsx';

const ICONS = { batches: 'layers', prompts: 'note', analysis: 'fidelity' } as const;

/** Pages beside the tools: words for them, and what a picture is before it goes into one. */
export function HelperLinks({ onOpen }: { readonly onOpen?: () => void }) {
  const { t } = useTranslation('tools');
  const localised = useLocalised();
  const isShown = useIsShown();
  const routes = HELPER_ROUTES.filter(({ accessKey }) => isShown(accessKey));
  if (routes.length === 0) return null;
  return (
    <section aria-label={t('helpers')}>
      <h2>{t('helpers')}</h2>
      <ul>
        {routes.map(({ path, page, title }) => {
          const name = page === 'prompts' || page === 'batches' ? page : 'analysis';
          return (
            <li key={path}>
              <NavLink to={path} className={styles['tool'] ?? ''} onClick={() => onOpen?.()}>
                <span className={styles['cover']} data-icon>
                  <Icon name={ICONS[name]} size={20} />
                </span>
                <span className={styles['words']}>
                  <strong>{localised(title)}</strong>
                  <small>{t(`helper_${name}`)}</small>
                </span>
              </NavLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
