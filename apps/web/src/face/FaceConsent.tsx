import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '../ui/Icon.tsx';
import offer from '../dialogs/Offer.module.css';
import { useLocale } from '../i18n/use-locale.ts';
import signIn from '../sign-in/SignIn.module.css';

interface Props {
  /** When the account was verified before. */
  readonly verifiedAt: string | null;
  readonly busy: boolean;
  readonly onBegin: () => void;
}

/** What it is for, who sees the face and what is kept. The box is never ticked beforehand: this is agreed to by itself. */
export function FaceConsent({ verifiedAt, busy, onBegin }: Props) {
  const { t } = useTranslation('face');
  const locale = useLocale();
  const [agreed, setAgreed] = useState(false);
  const points = [t('pointPhone'), t('pointKept'), t('pointOptional')];
  return (
    <>
      <p className={offer['lead']}>
        {verifiedAt === null
          ? t('lead')
          : t('before', { day: new Date(verifiedAt).toLocaleDateString(locale, { dateStyle: 'long' }) })}
      </p>
      <ul className={offer['points']}>
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" size={16} />
            {point}
          </li>
        ))}
      </ul>
      <div className={signIn['form']}>
        <Checkbox checked={agreed} onChange={(event) => setAgreed(event.target.checked)}>
          <Trans
            t={t}
            i18nKey="consent"
            components={{ privacy: <Link to="/privacy" target="_blank" className={signIn['link']} /> }}
          />
        </Checkbox>
        <Button type="primary" size="large" block disabled={!agreed} loading={busy} onClick={onBegin}>
          {t('begin')}
        </Button>
      </div>
    </>
  );
}
