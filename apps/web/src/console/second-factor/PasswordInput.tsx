import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field } from '../parts/Field.tsx';

interface Props {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The present password, which proves that the console was not just left open. */
export function PasswordInput({ id, value, onChange }: Props) {
  const { t } = useTranslation('console');
  return (
    <Field id={id} label={t('presentPassword')}>
      <Input.Password
        id={id}
        autoComplete="current-password"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
