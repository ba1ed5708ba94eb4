import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { consoleApi } from '../console-api.ts';
import { formatTime } from '../format.ts';
import { CodeInput } from './CodeInput.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { Refusal } from './Refusal.tsx';
import styles from './SecondFactor.module.css';
import { useProof } from './use-proof.ts';
import { toast } from '../../ui/toast/toast.ts';

interface Props {
  readonly since: string;
  readonly recoveryCodesLeft: number;
  readonly onDone: () => void;
}

/** What there is, new recovery codes, and taking it away; both of the latter ask for password and code. */
export function ManageSecondFactor({ since, recoveryCodesLeft, onDone }: Props) {
  const { t } = useTranslation('console');
  const locale = useLocale();
  const id = useId();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [codes, setCodes] = useState<readonly string[]>();
  const { busy, refusal, prove } = useProof();
  const body = { password, code };
  const ready = password !== '' && code !== '';
  const renew = async () => {
    const renewed = await prove(() => consoleApi('renewRecoveryCodes', { body }));
    setCode('');
    setCodes(renewed?.codes);
  };
  const remove = async () => {
    const removed = await prove(() => consoleApi('removeSecondFactor', { body }));
    setCode('');
    if (removed === undefined) return;
    toast.success(t('secondFactorRemoved'));
    onDone();
  };
  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />;
  return (
    <form
      className={styles['steps']}
      onSubmit={(event) => {
        event.preventDefault();
        void renew();
      }}
    >
      <div className={styles['state']}>
        <strong>{t('secondFactorOn')}</strong>
        <span>
          {t('secondFactorSince', { date: formatTime(since, locale) })} ·{' '}
          {t('recoveryLeft', { count: recoveryCodesLeft })}
        </span>
      </div>
      <div>
        <PasswordInput id={`${id}password`} value={password} onChange={setPassword} />
        <CodeInput id={`${id}code`} value={code} onChange={setCode} recovery />
        <Refusal text={refusal} />
      </div>
      <div className={styles['actions']}>
        <Button htmlType="submit" disabled={!ready || busy}>
          {t('newRecoveryCodes')}
        </Button>
        <Button danger disabled={!ready || busy} onClick={() => void remove()}>
          {t('removeSecondFactor')}
        </Button>
      </div>
    </form>
  );
}
