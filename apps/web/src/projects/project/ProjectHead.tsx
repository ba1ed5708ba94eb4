import type { Project } from '@plumbline/contract/api/projects.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { lazyDialog } from '../../app/lazy-dialog.tsx';
import { texts } from '../../app/load-chunk.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { DetailsDialog } from './DetailsDialog.tsx';
import styles from './Project.module.css';
import { projectPath, type Section, SECTIONS } from './sections.ts';
import { useProjectState } from './use-project-state.ts';

const ShareDialog = lazyDialog(
  'share',
  async () => (await import('../../shares/ShareDialog.tsx')).ShareDialog,
  texts('shares'),
);

interface Props {
  readonly project: Project;
  readonly section: Section;
  /** Something in it is open: the room is for that. */
  readonly brief: boolean;
}

/** Whose project this is, what can be done with all of it, and its parts. */
export function ProjectHead({ project, section, brief }: Props) {
  const { t } = useTranslation('projects');
  const navigate = useNavigate();
  const { archive, remove } = useProjectState();
  const [open, setOpen] = useState<'details' | 'share'>();
  const { projectId, title, client, address, state } = project;
  const counts = { views: project.views.length, boards: project.boards.length, materials: project.rowCount };
  const facts = [client, address].filter((each) => each !== '');
  return (
    <header className={styles['head']}>
      <nav className={styles['way']} aria-label={t('toProjects')}>
        <Link to="/projects">{t('title')}</Link>
        <Icon name="chevron-right" size={14} />
      </nav>
      <div className={styles['titles']}>
        <h1>{title}</h1>
        {project.sample && <span className={styles['mark']}>{t('sampleMark')}</span>}
        {state === 'archived' && <span className={styles['mark']}>{t('archived')}</span>}
        <span className={styles['actions']}>
          {project.views.some(({ current }) => current) && (
            <Button onClick={() => setOpen('share')}>
              <Icon name="link" size={16} /> {t('share')}
            </Button>
          )}
          <MenuButton
            icon="more"
            label={t('more', { name: title })}
            items={[
              { key: 'details', label: t('details'), onClick: () => setOpen('details') },
              { key: 'works', label: t('allWorks'), to: `/list?project=${projectId}` },
              {
                key: 'archive',
                label: t(state === 'archived' ? 'unarchive' : 'archive'),
                onClick: () => void archive(project, state !== 'archived'),
              },
              { type: 'divider' },
              {
                key: 'delete',
                label: t('delete'),
                onClick: () =>
                  void remove(project).then((done) => {
                    if (done) void navigate('/projects');
                  }),
              },
            ]}
          />
        </span>
      </div>
      <button type="button" className={styles['facts']} onClick={() => setOpen('details')}>
        {facts.length > 0 ? facts.join(' · ') : t('details')}
        <Icon name="ink" size={14} />
      </button>
      {project.description !== '' && !brief && <p className={styles['description']}>{project.description}</p>}
      <nav className={styles['sections']} aria-label={t('sections')}>
        {SECTIONS.map((each) => (
          <Link
            key={each}
            to={projectPath(projectId, { section: each })}
            aria-current={each === section ? 'page' : undefined}
          >
            {t(each)} <span>{counts[each]}</span>
          </Link>
        ))}
      </nav>
      {open === 'details' && <DetailsDialog project={project} onClose={() => setOpen(undefined)} />}
      {open === 'share' && <ShareDialog project={{ projectId }} onClose={() => setOpen(undefined)} />}
    </header>
  );
}
