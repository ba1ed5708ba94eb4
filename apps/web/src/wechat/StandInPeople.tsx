import { useTranslation } from 'react-i18next';
import { ChipChoice } from '../ui/ChipChoice.tsx';
import styles from './PhonePage.module.css';

const PEOPLE = [
  { value: 'anna', name: 'Anna' },
  { value: 'bo', name: 'Bo' },
  { value: 'chen', name: '小陈' },
];

/** Development: who holds the phone. */
export function StandInPeople(props: {
  readonly value: string;
  readonly onChange: (person: string) => void;
}) {
  const { t } = useTranslation('wechat');
  return (
    <div className={styles['people']}>
      <ChipChoice label={t('who')} layout="row" options={PEOPLE} {...props} />
    </div>
  );
}
