import type { ExportedList } from '@plumbline/contract/api/administration/operations.ts';
import { OTHER_PATHS } from '@plumbline/contract/calls.ts';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';

/** The whole list for a spreadsheet, whatever the page shows of it. */
export function ExportLink({ list }: { readonly list: ExportedList }) {
  const { t } = useTranslation('console');
  return (
    <Button
      href={OTHER_PATHS.consoleExport.replace(':list', list)}
      download
      icon={<Icon name="download" size={16} />}
    >
      {t('export')}
    </Button>
  );
}
