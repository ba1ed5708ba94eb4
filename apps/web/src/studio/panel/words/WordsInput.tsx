import type { WordMark } from '@plumbline/contract/words/word-reading.ts';
import { Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useEffect, useRef } from 'react';
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

/** A box for words in which those that do something are marked while they are typed. */
export function WordsInput({ label, placeholder, rows, max, value, marks, describedBy, onChange }: Props) {
  const area = useRef<TextAreaRef>(null);
  const behind = useRef<HTMLDivElement>(null);
  const follow = () => {
    const box = area.current?.resizableTextArea?.textArea;
    if (!box || !behind.current) return;
    behind.current.style.height = `${box.clientHeight}px`;
    behind.current.style.width = `${box.clientWidth}px`;
    behind.current.scrollTop = box.scrollTop;
  };
  useEffect(follow, [value, marks]);
  return (
    <div className={styles['box']}>
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
      <Input.TextArea
        ref={area}
        className={styles['area'] ?? ''}
        aria-label={label}
        aria-describedby={describedBy}
        placeholder={placeholder}
        autoSize={{ minRows: rows, maxRows: 8 }}
        {...(max === undefined ? {} : { maxLength: max })}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onScroll={follow}
        onResize={follow}
      />
    </div>
  );
}
