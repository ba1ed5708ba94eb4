import type { WordsRecord } from '@plumbline/contract/api/words.ts';
import { useTranslation } from 'react-i18next';
import { PopoverButton } from '../../ui/floating/PopoverButton.tsx';
import styles from './BottomBar.module.css';

const ANSWERED: ReadonlySet<string> = new Set(['acts', 'already', 'denied']);

/** How many words of the prompt counted in a result, and on demand what each of them came to. */
export function WordsFact({ words }: { readonly words: WordsRecord }) {
  const { t } = useTranslation('words');
  const marks = words.marks.filter(({ state }) => state !== 'plain');
  const acting = marks.filter(({ state }) => ANSWERED.has(state)).length;
  if (marks.length === 0) return null;
  const list = (
    <ul className={styles['words']}>
      {marks.map(({ field, text, state, subject, yieldsTo }, at) => (
        // By its place: a record never changes, and a word may stand in it twice.
        <li key={at} data-state={state}>
          <b>{field === 'negativePrompt' ? `− ${text}` : text}</b>
          <span>
            {subject ? `${t(`subject-${subject}`)} · ` : ''}
            {yieldsTo === undefined
              ? t(`state-${state}`)
              : t('contradiction', { word: text, other: yieldsTo })}
          </span>
        </li>
      ))}
    </ul>
  );
  return (
    <li>
      <PopoverButton
        label={t('recordTitle')}
        titled
        placement="top-center"
        className={styles['fact']}
        button={t('recorded', { acting, all: marks.length })}
      >
        {() => list}
      </PopoverButton>
    </li>
  );
}
