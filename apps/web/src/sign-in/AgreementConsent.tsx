import { Checkbox } from 'antd';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './SignIn.module.css';

interface Props {
  readonly checked: boolean;
  /** Why it matters, shown once someone tried without. */
  readonly refusal: string | undefined;
  readonly onChange: (checked: boolean) => void;
}

export function AgreementConsent({ checked, refusal, onChange }: Props) {
  const { t } = useTranslation('signIn');
  return (
    <div>
      <Checkbox
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby={refusal ? 'agreement-refusal' : undefined}
        aria-invalid={refusal ? true : undefined}
      >
        <Trans
          t={t}
          i18nKey="agree"
          components={{
            doc: <Link to="/agreement" target="_blank" className={styles['link']} />,
            privacy: <Link to="/privacy" target="_blank" className={styles['link']} />,
          }}
        />
      </Checkbox>
      {refusal && (
        <p className={styles['refusal']} role="alert" id="agreement-refusal">
          {refusal}
        </p>
      )}
    </div>
  );
}
