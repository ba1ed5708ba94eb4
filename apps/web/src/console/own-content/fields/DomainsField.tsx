import { CONTENT_DOMAINS } from '@plumbline/contract/content/own-content.ts';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '../entry-draft.ts';
import { ManyField } from './ChoiceFields.tsx';

type Domains = (typeof CONTENT_DOMAINS)[number][];

interface Props {
  readonly value: Domains;
  readonly error: FieldErrors[string] | undefined;
  readonly onChange: (domains: Domains) => void;
}

/** What a thing of the library fits: rooms, houses, gardens. */
export function DomainsField({ value, error, onChange }: Props) {
  const { t } = useTranslation('ownContent');
  return (
    <ManyField
      label={t('domains')}
      error={error}
      value={value}
      options={CONTENT_DOMAINS.map((domain) => ({ value: domain, label: t(`domain_${domain}`) }))}
      onChange={onChange}
    />
  );
}
