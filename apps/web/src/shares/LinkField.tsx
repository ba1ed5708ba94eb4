import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../ui/toast/toast.ts';
import styles from './Shares.module.css';

/** A link to be copied; where the browser keeps its clipboard to itself, to be copied by hand. */
export function LinkField({ url }: { readonly url: string }) {
  const { t } = useTranslation('shares');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(t('copied'));
    } catch {
      toast.info(t('copyByHand'));
    }
  };
  return (
    <div className={styles['link']}>
      <Input readOnly aria-label={t('link')} value={url} onFocus={(event) => event.target.select()} />
      <Button type="primary" onClick={() => void copy()}>
        {t('copy')}
      </Button>
    </div>
  );
}
