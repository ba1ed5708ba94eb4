import { Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Growth.module.css';
import { daysBefore } from './days-before.ts';

const PRESETS = [7, 30, 90] as const;

interface Props {
  /** `YYYY-MM-DD`, both included. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly onChange: (change: { from: string | undefined; to: string | undefined }) => void;
}

/** A range of days: one of the usual ones, or any. */
export function DayRange({ from, to, onChange }: Props) {
  const { t } = useTranslation('growth');
  const [now] = useState(() => new Date());
  const preset = PRESETS.find((days) => to === undefined && from === daysBefore(now, days - 1));
  const isWhole = from === undefined && to === undefined;
  return (
    <div className={styles['days']}>
      <Select
        aria-label={t('lastDays', { days: '…' })}
        popupMatchSelectWidth={false}
        value={isWhole ? 0 : (preset ?? null)}
        placeholder="—"
        options={[
          { value: 0, label: t('wholeTime') },
          ...PRESETS.map((days) => ({ value: days as number, label: t('lastDays', { days }) })),
        ]}
        onChange={(days) => onChange({ from: days ? daysBefore(now, days - 1) : undefined, to: undefined })}
      />
      <label>
        {t('from')}
        <Input
          type="date"
          className={styles['date'] ?? ''}
          value={from ?? ''}
          max={to}
          onChange={(event) => onChange({ from: event.target.value || undefined, to })}
        />
      </label>
      <label>
        {t('to')}
        <Input
          type="date"
          className={styles['date'] ?? ''}
          value={to ?? ''}
          min={from}
          onChange={(event) => onChange({ from, to: event.target.value || undefined })}
        />
      </label>
    </div>
  );
}
