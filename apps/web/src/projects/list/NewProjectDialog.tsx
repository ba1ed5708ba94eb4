import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api } from '../../api/client.ts';
import { DetailsForm } from '../project/DetailsForm.tsx';
import { useAttempt } from '../parts/use-attempt.ts';

/** Begins a project, and opens it. */
export function NewProjectDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('projects');
  const navigate = useNavigate();
  const attempt = useAttempt();
  return (
    <Modal open centered width={480} title={t('newProject')} footer={null} onCancel={onClose}>
      <DetailsForm
        start={{ title: '', client: '', address: '', description: '' }}
        submitText={t('create')}
        onSubmit={async (details) => {
          const made = await attempt(() => api('createProject', { body: details }));
          if (made) void navigate(`/projects/${made.projectId}`);
        }}
      />
    </Modal>
  );
}
