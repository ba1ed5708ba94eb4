import { NAME_PATTERN_MAX } from '@plumbline/contract/batches/batch-limits.ts';
import { NAME_TOKENS, unknownTokens } from '@plumbline/contract/batches/name-pictures.ts';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Compose.module.css';

interface Props {
  readonly value: string;
  /** What the pattern comes to. */
  readonly examples: readonly string[];
  readonly onChange: (pattern: string) => void;
}

/** A pattern of names: words between tokens that a press puts where the caret is. */
export function NamesField({ value, examples, onChange }: Props) {
  const { t } = useTranslation('batches');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const wrong = unknownTokens(value);
  const insert = (token: string) => {
    const input = field.current;
    const from = input?.selectionStart ?? value.length;
    const to = input?.selectionEnd ?? value.length;
    onChange(`${value.slice(0, from)}{${token}}${value.slice(to)}`.slice(0, NAME_PATTERN_MAX));
    input?.focus();
  };
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{t('fileNames')}</label>
      <input
        ref={field}
        id={id}
        value={value}
        maxLength={NAME_PATTERN_MAX}
        spellCheck={false}
        aria-invalid={wrong.length > 0}
        aria-describedby={`${id}-says`}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className={styles['tokens']}>
        {NAME_TOKENS.map((token) => (
          <button
            key={token}
            type="button"
            aria-label={t('addToken', { token: t(`token_${token}`) })}
            onClick={() => insert(token)}
          >
            {t(`token_${token}`)}
          </button>
        ))}
      </div>
      <small id={`${id}-says`} className={styles[wrong.length > 0 ? 'why' : 'examples']}>
        {wrong.length > 0
          ? t('unknownToken', { token: `{${wrong[0]}}` })
          : examples.slice(0, 3).map((name) => <span key={name}>{name}</span>)}
      </small>
    </div>
  );
}
