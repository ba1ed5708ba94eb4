import { userMessage } from '@plumbline/client/server-error.ts';
import type { TicketCounter } from '@plumbline/contract/ticket-counters.ts';
import { COUNTER_NAMES } from '@plumbline/contract/ledger-texts.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadMyLedger } from '../../api/client.ts';
import { allowanceQuery } from '../../api/queries.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { shownCounters, useCapabilities } from '../../session/capabilities.ts';
import { saveAs } from '../../studio/run/save-as.ts';
import { ChipChoice } from '../../ui/ChipChoice.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './LedgerSection.module.css';
import { AllowanceCards } from './AllowanceCards.tsx';
import { LedgerList } from './LedgerList.tsx';
import { toast } from '../../ui/toast/toast.ts';

/** What a person has of each counter, and every entry that made it so. */
export function LedgerSection() {
  const { t } = useTranslation('ledger');
  const locale = useLocale();
  const counters = shownCounters(useCapabilities(), useQuery(allowanceQuery).data);
  const [counter, setCounter] = useState<TicketCounter>();
  const download = useMutation({
    mutationFn: () => downloadMyLedger(counter),
    onSuccess: ({ blob, name }) => saveAs(URL.createObjectURL(blob), name),
    onError: (error) => toast.error(userMessage(error, locale)),
  });
  return (
    <>
      <AllowanceCards />
      <p className={styles['lead']}>{t('lead')}</p>
      <div className={styles['tools']}>
        {counters.length > 1 && (
          <ChipChoice<TicketCounter | undefined>
            label={t('filter')}
            layout="row"
            options={[
              { value: undefined, name: t('all') },
              ...counters.map((each) => ({ value: each, name: COUNTER_NAMES[each][locale] })),
            ]}
            value={counter}
            onChange={setCounter}
          />
        )}
        <Button
          icon={<Icon name="download" size={16} />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {t('export')}
        </Button>
      </div>
      <LedgerList counter={counter} />
    </>
  );
}
