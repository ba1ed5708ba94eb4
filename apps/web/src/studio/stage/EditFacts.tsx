import type { EditFacts as Facts } from '@plumbline/contract/api/edit-options.ts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { useNumber } from '../../i18n/use-number.ts';
import { formatBytes } from '../../i18n/format-bytes.ts';

/** What an edit states of its own result: each with what it means. */
export function EditFacts({ facts }: { readonly facts: Facts }) {
  const { t } = useTranslation('stage');
  const locale = useLocale();
  const number = useNumber();
  const { keptPixels, deltaE, bytesBefore, bytesAfter } = facts;
  const saved = bytesBefore && bytesAfter ? 1 - bytesAfter / bytesBefore : undefined;
  return (
    <>
      {keptPixels !== undefined && (
        <li>
          <span data-tip={t('keptPixelsHint')}>{t('keptPixels', { pixels: number(keptPixels) })}</span>
        </li>
      )}
      {deltaE !== undefined && (
        <li>
          <span data-tip={t('deltaEHint')}>{t('deltaE', { value: deltaE.toFixed(1) })}</span>
        </li>
      )}
      {saved !== undefined && (
        <li>
          <span data-tip={t('bytesSavedHint')}>
            {t('bytesSaved', {
              before: formatBytes(bytesBefore ?? 0, locale),
              after: formatBytes(bytesAfter ?? 0, locale),
              percent: (saved * 100).toFixed(1),
            })}
          </span>
        </li>
      )}
    </>
  );
}
