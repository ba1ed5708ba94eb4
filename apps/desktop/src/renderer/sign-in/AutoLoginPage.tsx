import { Mark } from '@plumbline/web/ui/Mark.tsx';
import { useTexts } from '../bridge/client-context.tsx';
import styles from './SignIn.module.css';

export function AutoLoginPage() {
  const t = useTexts();
  return (
    <main className={styles['waiting']} role="status" aria-busy>
      <Mark size={48} />
      <p>{t('autoLogin')}</p>
    </main>
  );
}
