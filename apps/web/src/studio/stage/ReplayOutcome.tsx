import type { Replay } from '@plumbline/contract/api/replays.ts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import styles from './MakeAgain.module.css';

/** What came of making a result again; nothing before it was. */
export function ReplayOutcome({ replay }: { readonly replay: Replay }) {
  const { t } = useTranslation('stage');
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent', maximumSignificantDigits: 2 });
  const { outcome, obstacle, difference, madeBy } = replay;
  if (outcome === null) return null;
  const tone = outcome === 'match' ? styles['same'] : styles['other'];
  return (
    <p className={tone} role="status">
      {outcome === 'match' && t('replayMatch')}
      {outcome === 'mismatch' &&
        (difference
          ? t('replayMismatch', { share: percent.format(difference.share), largest: difference.largest })
          : t('replayLost'))}
      {outcome === 'mismatch' && madeBy.uncommitted && ` ${t('replayUncommitted')}`}
      {outcome === 'cannot' && t(`replay-${obstacle ?? 'refused'}`)}
    </p>
  );
}
