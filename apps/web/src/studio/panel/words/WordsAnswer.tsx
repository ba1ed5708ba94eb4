import type { WordMark, WordWish } from '@plumbline/contract/words/word-reading.ts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.ts';
import { groupMarks } from './group-marks.ts';
import { WishRow } from './WishRow.tsx';
import styles from './WordsAnswer.module.css';

interface Props {
  readonly id: string;
  readonly marks: readonly WordMark[];
  readonly wishes: readonly WordWish[];
  /** Nothing in the prompt is answered. */
  readonly unanswered: boolean;
  /** Without words there is nothing to make. */
  readonly needed: boolean;
}

/** More of one sort are counted. */
const MOST = 12;

/** Which words act and on what, which cannot and what can instead, and quietly which nobody knows. */
export function WordsAnswer({ id, marks, wishes, unanswered, needed }: Props) {
  const { t } = useTranslation('words');
  const locale = useLocale();
  const list = new Intl.ListFormat(locale, { type: 'unit', style: locale === 'en' ? 'short' : 'narrow' });
  const { acts, gone, unknown, outweighed } = groupMarks(marks);
  const quoted = (words: readonly string[]) => {
    const shown = list.format(words.slice(0, MOST).map((word) => t('quoted', { word })));
    return words.length > MOST ? t('andMore', { words: shown, count: words.length - MOST }) : shown;
  };
  return (
    <div id={id} className={styles['answer']} aria-live="polite">
      {acts.length > 0 && (
        <ul className={styles['acting']} aria-label={t('acting')}>
          {acts.slice(0, MOST).map(({ text, subject, state }) => (
            <li key={text} data-state={state} title={t(`state-${state}`)}>
              <span>{text}</span>
              {subject && <small>{t(`subject-${subject}`)}</small>}
            </li>
          ))}
          {acts.length > MOST && <li>{t('more', { count: acts.length - MOST })}</li>}
        </ul>
      )}
      {outweighed.slice(0, 3).map(({ text, yieldsTo }) => (
        <p key={text}>{t('contradiction', { word: text, other: yieldsTo })}</p>
      ))}
      {gone.map(({ state, texts }) => (
        <p key={state}>{t(`gone-${state}`, { words: quoted(texts) })}</p>
      ))}
      {wishes.slice(0, 3).map((wish) => (
        <WishRow key={`${wish.kind} ${wish.text}`} wish={wish} />
      ))}
      {unknown.length > 0 && <p className={styles['quiet']}>{t('unknown', { words: quoted(unknown) })}</p>}
      {unanswered && <p className={styles['none']}>{t(needed ? 'unansweredNeeded' : 'unanswered')}</p>}
    </div>
  );
}
