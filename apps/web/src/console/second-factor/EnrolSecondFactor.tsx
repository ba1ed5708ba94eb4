import { Button } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { consoleApi } from '../console-api.ts';
import { CodeInput } from './CodeInput.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { Refusal } from './Refusal.tsx';
import styles from './SecondFactor.module.css';
import { useProof } from './use-proof.ts';

interface Begun {
  readonly secret: string;
  readonly qr: string;
}

/** Sets two-step verification up: password, an app that scans, its first code, the recovery codes. */
export function EnrolSecondFactor({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('console');
  const id = useId();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { busy, refusal, prove } = useProof();
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    setBegun(await prove(() => consoleApi('beginSecondFactor', { body: { password } })));
  };
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    const confirmed = await prove(() => consoleApi('confirmSecondFactor', { body: { code } }));
    setCode('');
    setCodes(confirmed?.codes);
  };
  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />;
  if (begun)
    return (
      <form className={styles['steps']} onSubmit={(event) => void confirm(event)}>
        <p className={styles['lead']}>{t('scanLead')}</p>
        <div className={styles['scan']}>
          <img src={begun.qr} alt={t('appQr')} />
          <div className={styles['typed']}>
            {t('typeSecret')}
            <code>{begun.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          </div>
        </div>
        <div>
          <CodeInput id={`${id}code`} value={code} onChange={setCode} />
          <Refusal text={refusal} />
        </div>
        <div className={styles['actions']}>
          <Button type="primary" htmlType="submit" loading={busy} disabled={code === ''}>
            {t('confirmCode')}
          </Button>
        </div>
      </form>
    );
  return (
    <form className={styles['steps']} onSubmit={(event) => void begin(event)}>
      <p className={styles['lead']}>{t('secondFactorLead')}</p>
      <div>
        <PasswordInput id={`${id}password`} value={password} onChange={setPassword} />
        <Refusal text={refusal} />
      </div>
      <div className={styles['actions']}>
        <Button type="primary" htmlType="submit" loading={busy} disabled={password === ''}>
          {t('setUp')}
        </Button>
      </div>
    </form>
  );
}
