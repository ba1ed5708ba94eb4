import { useTranslation } from 'react-i18next';

/** Says what writes an answer: that no language model does, or which one. */
export function WriterName({ writer }: { readonly writer: string }) {
  const { t } = useTranslation('assistant');
  return writer === 'built-in' ? t('noModel') : t('writtenBy', { writer });
}
