import type { SharedRow } from '@plumbline/contract/api/shares.ts';
import { PART_NAMES, ROOM_NAMES } from '@plumbline/contract/projects/schedule-texts.ts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/use-locale.ts';
import styles from './SharedSchedule.module.css';

/** The material schedule as it was when it was shared. */
export function SharedSchedule({ rows }: { readonly rows: readonly SharedRow[] }) {
  const { t } = useTranslation('shares');
  const locale = useLocale();
  const rooms = new Intl.ListFormat(locale, { type: 'unit', style: 'long' });
  return (
    <section className={styles['schedule']} aria-labelledby="shared-schedule">
      <h2 id="shared-schedule">{t('schedule')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('mark')}</th>
            <th scope="col">{t('part')}</th>
            <th scope="col">{t('material')}</th>
            <th scope="col">{t('product')}</th>
            <th scope="col">{t('rowNote')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // A copy of its time: rows never move in it.
            <tr key={at}>
              <th scope="row">{row.mark}</th>
              <td>
                {PART_NAMES[row.part][locale]}
                {row.rooms.length > 0 && (
                  <small>{rooms.format(row.rooms.map((room) => ROOM_NAMES[room][locale]))}</small>
                )}
              </td>
              <td>
                {row.material?.[locale] ?? '–'}
                {row.finish !== '' && <small>{row.finish}</small>}
              </td>
              <td>{row.product}</td>
              <td>{row.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
