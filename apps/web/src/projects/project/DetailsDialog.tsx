import type { Project } from '@plumbline/contract/api/projects.ts';
import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client.ts';
import { useAttempt } from '../parts/use-attempt.ts';
import { DetailsForm } from './DetailsForm.tsx';
import styles from './Project.module.css';

interface Props {
  readonly project: Project;
  readonly onClose: () => void;
}

/** What a project says of itself, and the picture that stands for it. */
export function DetailsDialog({ project, onClose }: Props) {
  const { t } = useTranslation('projects');
  const attempt = useAttempt();
  const [coverImageId, setCoverImageId] = useState(project.coverImageId);
  const covers = project.views.flatMap(({ name, current }) => (current ? [{ name, current }] : []));
  const { projectId, title, client, address, description } = project;
  return (
    <Modal open centered width={480} title={t('details')} footer={null} onCancel={onClose}>
      <DetailsForm
        start={{ title, client, address, description }}
        submitText={t('save')}
        onSubmit={async (details) => {
          const body = { ...details, coverImageId };
          if (await attempt(() => api('changeProject', { params: { projectId }, body }))) onClose();
        }}
      >
        {covers.length > 1 && (
          <div className={styles['covers']} role="group" aria-label={t('cover')}>
            <button type="button" aria-pressed={coverImageId === null} onClick={() => setCoverImageId(null)}>
              {t('coverAuto')}
            </button>
            {covers.map(({ name, current }) => (
              <button
                key={current.imageId}
                type="button"
                aria-label={t('coverOf', { name })}
                aria-pressed={coverImageId === current.imageId}
                onClick={() => setCoverImageId(current.imageId)}
              >
                <img src={current.thumbnailUrl} alt="" loading="lazy" />
              </button>
            ))}
          </div>
        )}
      </DetailsForm>
    </Modal>
  );
}
