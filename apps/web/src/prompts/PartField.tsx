import { PROMPT_CHOICE_MAX } from '@plumbline/contract/prompts/prompt-limits.ts';
import { type TermTopic, wordOf } from '@plumbline/contract/prompts/design-term.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/use-locale.ts';
import { searchTerms } from './dictionary.ts';
import { completeWord, toggleWord, wordsOf } from './prompt-draft.ts';
import styles from './Prompts.module.css';

interface Props {
  readonly label: string;
  readonly topics: readonly TermTopic[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const SUGGESTED = 8;

/** A part of the prompt: typed, with words of the dictionary that go on from what is typed. */
export function PartField({ label, topics, value, onChange }: Props) {
  const { t } = useTranslation('prompts');
  const locale = useLocale();
  const id = useId();
  const typed = /[^，、,;；]*$/.exec(value)?.[0].trim() ?? '';
  const chosen = wordsOf(value);
  const found = searchTerms(chosen.includes(typed) && isWhole(typed, topics, locale) ? '' : typed, topics);
  const suggested = found
    .map((term) => wordOf(term, locale))
    .filter((word, at) => at < SUGGESTED || chosen.includes(word))
    .slice(0, SUGGESTED);
  return (
    <div className={styles['part']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles['input']}
        value={value}
        maxLength={PROMPT_CHOICE_MAX}
        placeholder={t('several')}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      {suggested.length > 0 && (
        <ul className={styles['chips']} aria-label={t('suggestions', { part: label })}>
          {suggested.map((word) => (
            <li key={word}>
              <button
                type="button"
                className={styles['chip']}
                aria-label={t('addWord', { word })}
                aria-pressed={chosen.includes(word)}
                onClick={() => onChange(next(value, word, typed, locale))}
              >
                {word}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type Language = ReturnType<typeof useLocale>;

function isWhole(typed: string, topics: readonly TermTopic[], locale: Language): boolean {
  return searchTerms(typed, topics).some((term) => wordOf(term, locale) === typed);
}

function next(value: string, word: string, typed: string, locale: Language): string {
  const halfTyped = typed !== '' && typed !== word && word.toLowerCase().includes(typed.toLowerCase());
  const text = halfTyped ? completeWord(value, word, locale) : toggleWord(value, word, locale);
  return text.length > PROMPT_CHOICE_MAX ? value : text;
}
