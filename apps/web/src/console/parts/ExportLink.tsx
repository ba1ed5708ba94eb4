import type { ExportedList } from '@plumbline/contract/api/administration/operations.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';

/** A list for a spreadsheet: whole, or as the page asks for it. */
export function ExportLink({
  list,
  query = {},
}: {
  readonly list: ExportedList;
  /** What the page asks for, where the list follows it. */
  readonly query?: Readonly<Record<string, string>>;
}) {
  const { t } = useTranslation('console');
  const asked = new URLSearchParams(query).toString();
  return (
    <Button
      href={`${OTHER_PATHS.consoleExport.replace(':list', list)}${asked === '' ? '' : `?${asked}`}`}
      download
      icon={<Icon name="download" size={16} />}
    >
      {t('export')}
    </Button>
  );
}
