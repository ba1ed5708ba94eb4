import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocalised } from '../i18n/use-locale.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './AccountPage.module.css';
import type { AccountSection } from './sections.ts';

interface Props {
  readonly sections: readonly AccountSection[];
  readonly current: string;
}

/** A rail beside the section; on a phone a row above it that scrolls sideways. */
export function AccountNav({ sections, current }: Props) {
  const { t } = useTranslation('account');
  const localised = useLocalised();
  const here = useRef<HTMLAnchorElement>(null);
  // The row may be longer than a phone is wide. Only the row moves: the page keeps its place.
  // Runs when the current section changes.
  useEffect(() => {
    const row = here.current?.closest('ul');
    if (row && here.current)
      row.scrollLeft = here.current.offsetLeft - (row.clientWidth - here.current.offsetWidth) / 2;
  }, [current]);
  return (
    <nav className={styles['nav']} aria-label={t('title')}>
      <p className={styles['navTitle']}>{t('title')}</p>
      <ul>
        {sections.map((section) => (
          <li key={section.key}>
            <Link
              ref={section.key === current ? here : null}
              to={`?section=${section.key}`}
              preventScrollReset
              aria-current={section.key === current ? 'page' : undefined}
            >
              <Icon name={section.icon} />
              {localised(section.title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
