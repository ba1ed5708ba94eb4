import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field } from '../parts/Field.tsx';

interface Props {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** A recovery code is taken as well. */
  readonly recovery?: boolean;
}

/** The code of an authenticator app. */
export function CodeInput({ id, value, onChange, recovery = false }: Props) {
  const { t } = useTranslation('console');
  return (
    <Field id={id} label={t('appCode')} {...(recovery ? { hint: t('recoveryHint') } : {})}>
      <Input
        id={id}
        autoComplete="one-time-code"
        inputMode={recovery ? 'text' : 'numeric'}
        maxLength={40}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
