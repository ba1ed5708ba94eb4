import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api } from '../../api/client.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useAttempt } from '../parts/use-attempt.ts';
import styles from './Projects.module.css';

const STEPS = [
  { text: 'step1', icon: 'branch' },
  { text: 'step2', icon: 'reference' },
  { text: 'step3', icon: 'layers' },
] as const;

/** What a project is for, and a made one to look at. */
export function NoProjects({ onNew }: { readonly onNew: () => void }) {
  const { t } = useTranslation('projects');
  const navigate = useNavigate();
  const attempt = useAttempt();
  const [busy, setBusy] = useState(false);
  const openSample = async () => {
    setBusy(true);
    const made = await attempt(() => api('createSampleProject', {}));
    setBusy(false);
    if (made) void navigate(`/projects/${made.projectId}`);
  };
  return (
    <div className={styles['none']}>
      <h2>{t('empty')}</h2>
      <p>{t('emptyBody')}</p>
      <ol>
        {STEPS.map(({ text, icon }) => (
          <li key={text}>
            <Icon name={icon} size={22} />
            {t(text)}
          </li>
        ))}
      </ol>
      <div className={styles['ways']}>
        <Button kind="primary" size="large" loading={busy} onClick={() => void openSample()}>
          {t('openSample')}
        </Button>
        <Button size="large" onClick={onNew}>
          {t('newProject')}
        </Button>
      </div>
    </div>
  );
}
