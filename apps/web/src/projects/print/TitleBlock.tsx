import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import styles from './Print.module.css';

export interface TitleBlockWords {
  readonly project: string;
  readonly client: string;
  readonly site: string;
  /** What the sheet is: a board's name, the schedule. */
  readonly drawing: string;
}

interface Props extends TitleBlockWords {
  readonly page: number;
  readonly pages: number;
}

/** At the foot of a sheet, as drawings have it: whose project, what this is, when, and which sheet of how many. */
export function TitleBlock({ project, client, site, drawing, page, pages }: Props) {
  const { t } = useTranslation('projects');
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const date = now.toLocaleDateString(locale, { dateStyle: 'medium' });
  const cells = [
    ['project', project],
    ['client', client],
    ['site', site],
    ['drawing', drawing],
    ['date', date],
    ['sheet', pages > 1 ? t('sheetOf', { page, pages }) : String(page)],
  ] as const;
  return (
    <dl className={styles['block']}>
      {cells
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name} data-cell={name}>
            <dt>{t(`block-${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
