import { useTranslation } from 'react-i18next';
import { BATCH_FUNCTIONS } from '@plumbline/contract/batches/batchable.ts';
import { useSearchParams } from 'react-router';
import { openDialog } from '../../dialogs/dialog-store.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import { useShownTools } from '../../tools/use-shown-tools.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import styles from './Compose.module.css';
import { OrderForm } from './OrderForm.tsx';

/** Puts an order of many together. */
export function NewBatchPage() {
  const { t } = useTranslation('batches');
  const { signedIn } = useCurrentUser();
  const [search] = useSearchParams();
  const tools = useShownTools().filter((tool) => BATCH_FUNCTIONS.includes(tool.function));
  const asked = tools.find((tool) => tool.function === search.get('function'));
  const usual = asked ?? tools.find((tool) => tool.function === 'indoorRender') ?? tools[0];
  if (!signedIn || !usual)
    return (
      <div className={styles['page']}>
        <h1>{t('newTitle')}</h1>
        <EmptyState title={t('visitor')} body={t('emptyBody')}>
          <Button kind="primary" size="large" onClick={() => openDialog('login')}>
            {t('login')}
          </Button>
        </EmptyState>
      </div>
    );
  return <OrderForm tools={tools} first={usual.function} />;
}
