import type { ProjectSummary } from '@plumbline/contract/api/projects.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { timeAgo } from '../../i18n/time-ago.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { useProjectState } from '../project/use-project-state.ts';
import styles from './Projects.module.css';

/** A project by its cover; a deleted one by what remains of it, and the way back. */
export function ProjectCard({ project }: { readonly project: ProjectSummary }) {
  const { t } = useTranslation('projects');
  const locale = useLocale();
  const { archive, remove, restore } = useProjectState();
  const { projectId, title, state } = project;
  const [now] = useState(() => new Date());
  const under = [project.client, project.address].filter((each) => each !== '').join(' · ');
  const face = (
    <span className={styles['cover']}>
      {project.coverUrl === null ? <Icon name="picture" size={28} /> : <Picture src={project.coverUrl} />}
      {project.sample && <span className={styles['mark']}>{t('sampleMark')}</span>}
    </span>
  );
  return (
    <li className={styles['card']} data-state={state}>
      {state === 'deleted' ? (
        face
      ) : (
        <Link to={`/projects/${projectId}`} aria-label={t('open', { name: title })}>
          {face}
        </Link>
      )}
      <div className={styles['foot']}>
        <div className={styles['words']}>
          <strong>{title}</strong>
          {under !== '' && <span>{under}</span>}
          <small>
            {project.goneAt === null
              ? [
                  t('viewCount', { count: project.viewCount }),
                  ...(project.boardCount > 0 ? [t('boardCount', { count: project.boardCount })] : []),
                  t('changed', { ago: timeAgo(new Date(project.changedAt), now, locale) }),
                ].join(' · ')
              : t('goneOn', {
                  date: new Date(project.goneAt).toLocaleDateString(locale, { dateStyle: 'medium' }),
                })}
          </small>
        </div>
        <MenuButton
          icon="more"
          label={t('more', { name: title })}
          items={
            state === 'deleted'
              ? [{ key: 'restore', label: t('restore'), onClick: () => void restore(project) }]
              : [
                  {
                    key: 'archive',
                    label: t(state === 'archived' ? 'unarchive' : 'archive'),
                    onClick: () => void archive(project, state !== 'archived'),
                  },
                  { type: 'divider' },
                  { key: 'delete', label: t('delete'), onClick: () => void remove(project) },
                ]
          }
        />
      </div>
    </li>
  );
}
