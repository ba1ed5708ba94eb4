import type { Sample } from '@plumbline/contract/api/catalogue.ts';
import { TOOL_LIST } from '@plumbline/contract/tools/registry.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocalised } from '../i18n/use-locale.ts';
import styles from './ToolCards.module.css';

/** Every tool that works, with a real drawing that turns into its render on hover. */
export function ToolCards({ samples }: { readonly samples: readonly Sample[] }) {
  const { t } = useTranslation('home');
  const localised = useLocalised();
  return (
    <section className={styles['tools']} aria-label={t('tools')}>
      <h2>{t('groupRender')}</h2>
      <ul className={styles['cards']}>
        {TOOL_LIST.map((tool) => {
          const sample = samples.find((each) => each.function === tool.function);
          return (
            <li key={tool.function}>
              <Link to={tool.route} className={styles['card']}>
                <span className={styles['cover']}>
                  {sample && (
                    <>
                      <img src={sample.resultUrl} alt="" loading="lazy" />
                      <img className={styles['before']} src={sample.url} alt="" loading="lazy" />
                    </>
                  )}
                </span>
                <strong>{localised(tool.title)}</strong>
                <span className={styles['summary']}>{localised(tool.summary)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
