import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './InlineText.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly placeholder?: string;
  /** Words that go over several lines: Enter begins a new one, and leaving it keeps them. */
  readonly multiline?: boolean;
  /** It was just made to be written into: all its words are marked. */
  readonly autoFocus?: boolean;
  readonly className?: string | undefined;
  /** Called once for each change, when the field is left or Enter is pressed. */
  readonly onCommit: (value: string) => void;
}

/** Words that are changed where they stand: they look like text until they are pointed at. Escape takes back what was typed. */
export function InlineText(props: Props) {
  const { label, value, maxLength, placeholder, multiline = false, autoFocus = false } = props;
  const { className = '', onCommit } = props;
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  const leaving = useRef(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (autoFocus) field.current?.select();
  }, [autoFocus]);
  // What came from elsewhere meanwhile (an undo, another tab) stands there, unless something is being typed.
  if (known !== value) {
    setKnown(value);
    if (draft === known) setDraft(value);
  }
  const commit = () => {
    if (leaving.current) {
      leaving.current = false;
      return setDraft(value);
    }
    const wanted = draft.trim();
    if (wanted !== draft) setDraft(wanted);
    if (wanted !== value) onCommit(wanted);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      leaving.current = true;
      event.currentTarget.blur();
    }
    if (event.key === 'Enter' && (!multiline || event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.currentTarget.blur();
    }
  };
  return (
    <span className={`${styles['frame']} ${className}`}>
      {/* As high as its words: the twin below has them, too. */}
      <textarea
        ref={field}
        className={styles['field']}
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        rows={1}
        value={draft}
        onChange={({ target }) =>
          setDraft(multiline ? target.value : target.value.replaceAll(/[\r\n]+/g, ' '))
        }
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <span className={styles['twin']} aria-hidden>
        {draft || placeholder}{' '}
      </span>
    </span>
  );
}
