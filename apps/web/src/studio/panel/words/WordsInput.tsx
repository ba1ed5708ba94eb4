import type { WordMark } from '@plumbline/contract/words/word-reading.ts';
import { type CSSProperties, useEffect, useRef } from 'react';
import { splitByMarks } from './split-by-marks.ts';
import styles from './WordsInput.module.css';

interface Props {
  readonly label: string;
  readonly placeholder: string | undefined;
  readonly rows: number;
  readonly max: number | undefined;
  readonly value: string;
  readonly marks: readonly WordMark[];
  readonly describedBy: string;
  readonly onChange: (value: string) => void;
}

/** A box for words, as high as they are up to eight lines, in which those that do something are marked while they are typed. */
export function WordsInput({ label, placeholder, rows, max, value, marks, describedBy, onChange }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const behind = useRef<HTMLDivElement>(null);
  const follow = () => {
    const box = area.current;
    if (!box || !behind.current) return;
    behind.current.scrollTop = box.scrollTop;
  };
  useEffect(follow, [value, marks]);
  return (
    <div className={styles['box']} style={{ '--rows': rows } as CSSProperties}>
      <div ref={behind} className={styles['behind']} aria-hidden>
        {splitByMarks(value, marks).map(({ start, text, mark }) =>
          mark ? (
            <mark key={start} data-state={mark.state}>
              {text}
            </mark>
          ) : (
            <span key={start}>{text}</span>
          ),
        )}
        {/* A last line break has a line of its own. */}
        {'\u200b'}
      </div>
      <textarea
        ref={area}
        className={styles['area']}
        aria-label={label}
        aria-describedby={describedBy}
        placeholder={placeholder}
        rows={rows}
        {...(max === undefined ? {} : { maxLength: max })}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onScroll={follow}
      />
    </div>
  );
}
