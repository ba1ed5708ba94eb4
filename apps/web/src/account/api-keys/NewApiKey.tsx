import type { CreatedApiKey } from '@plumbline/contract/api/account.ts';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../Section.module.css';
import { toast } from '../../ui/toast/toast.ts';

/** The one time that a key is shown. */
export function NewApiKey({ apiKey }: { readonly apiKey: CreatedApiKey }) {
  const { t } = useTranslation('account');
  const copy = async () => {
    // Refused where the page is not served safely; the key can still be selected.
    await navigator.clipboard.writeText(apiKey.key).then(
      () => toast.success(t('copied')),
      () => undefined,
    );
  };
  return (
    <div className={styles['notice']} role="status">
      <strong>{t('keyOnce')}</strong>
      <div className={styles['secret']}>
        <code>{apiKey.key}</code>
        <Button onClick={() => void copy()}>{t('copy')}</Button>
      </div>
      <span className={styles['hint']}>{t('keyUse')}</span>
      <pre
        className={styles['example']}
      >{`curl -H "Authorization: Bearer ${apiKey.start}…" ${location.origin}/api/ai/getTaskList`}</pre>
    </div>
  );
}
