import { IconButton } from '@plumbline/web/ui/IconButton.tsx';
import { Button } from '@plumbline/web/ui/Button.tsx';
import { useClient, useTexts } from '../bridge/client-context.tsx';
import { Checks } from './Checks.tsx';
import { EngineSection } from './EngineSection.tsx';
import { GlobalSection } from './GlobalSection.tsx';
import styles from './Settings.module.css';
import { SystemSection } from './SystemSection.tsx';

export function SettingsPage({ onClose }: { readonly onClose: () => void }) {
  const { state, call } = useClient();
  const t = useTexts();
  const { session, version } = state;
  return (
    <main className={styles['page']}>
      <div className={styles['head']}>
        <IconButton icon="chevron-left" label={t('back')} onClick={onClose} />
        <h1>{t('settings')}</h1>
        <span className={`${styles['version']} tabular`}>{version}</span>
        {session.phase === 'signed-in' && (
          <Button size="small" onClick={() => void call('signOut')}>
            {t('signOut')}
          </Button>
        )}
      </div>
      <div className={styles['columns']}>
        <div>
          <EngineSection />
          <Checks />
        </div>
        <div>
          <GlobalSection />
          <SystemSection />
        </div>
      </div>
    </main>
  );
}
