import { downloadName } from '@plumbline/contract/download-name.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './SecondFactor.module.css';
import { toast } from '../../ui/toast/toast.ts';

interface Props {
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}

/** The one time that recovery codes are shown. */
export function RecoveryCodes({ codes, onSaved }: Props) {
  const { t } = useTranslation('console');
  const [name] = useState(() => downloadName(new Date(), 'txt', 'recovery-codes'));
  const text = codes.join('\n');
  const copy = async () => {
    // Refused where the page is not served safely; the codes can still be selected or saved.
    await navigator.clipboard.writeText(text).then(
      () => toast.success(t('copied')),
      () => undefined,
    );
  };
  return (
    <div className={styles['steps']}>
      <p className={styles['lead']}>{t('recoveryLead')}</p>
      <ul className={styles['codes']} aria-label={t('recoveryCodes')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles['actions']}>
        <Button onClick={() => void copy()}>{t('copy')}</Button>
        <Button href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={name}>
          {t('saveFile')}
        </Button>
        <Button type="primary" onClick={onSaved}>
          {t('codesSaved')}
        </Button>
      </div>
    </div>
  );
}
