import { PROMPT_MAX_LENGTH } from '@plumbline/contract/constants.ts';
import { composePrompt } from '@plumbline/contract/prompts/compose-prompt.ts';
import { FUNCTION_NAMES } from '@plumbline/contract/tools/function-name.ts';
import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useLocale } from '../i18n/use-locale.ts';
import { Button } from '../ui/Button.tsx';
import { TERM_INDEX } from './dictionary.ts';
import { PartField } from './PartField.tsx';
import { PicturePart } from './PicturePart.tsx';
import {
  CHOSEN_PARTS,
  EMPTY_DRAFT,
  keepDraft,
  type PromptDraft,
  readDraft,
  toggleWord,
} from './prompt-draft.ts';
import { PromptLibrary } from './PromptLibrary.tsx';
import { PromptResult } from './PromptResult.tsx';
import styles from './Prompts.module.css';

/** Choosing and writing on one side, the prompt that comes of it on the other, the library below. */
export function PromptsPage() {
  const { t } = useTranslation('prompts');
  const locale = useLocale();
  const [search] = useSearchParams();
  const named = FUNCTION_NAMES.find((name) => name === search.get('tool'));
  const [draft, setDraft] = useState<PromptDraft>(() => ({
    ...readDraft(),
    ...(named === undefined ? {} : { tool: named }),
  }));
  useEffect(() => keepDraft(draft), [draft]);
  const settled = useDeferredValue(draft);
  const composed = useMemo(() => composePrompt(TERM_INDEX, settled), [settled]);
  const setPart = (part: keyof PromptDraft['parts'], value: string) =>
    setDraft((before) => ({ ...before, parts: { ...before.parts, [part]: value } }));
  const addWord = (word: string) =>
    setDraft((before) => {
      const notes = toggleWord(before.parts.notes ?? '', word, locale);
      if (notes.length > PROMPT_MAX_LENGTH) return before;
      return { ...before, parts: { ...before.parts, notes } };
    });
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </div>
      <div className={styles['columns']}>
        <section className={styles['form']} aria-label={t('title')}>
          {CHOSEN_PARTS.map(([part, topics]) => (
            <PartField
              key={part}
              label={t(`part_${part}`)}
              topics={topics}
              value={draft.parts[part] ?? ''}
              onChange={(value) => setPart(part, value)}
            />
          ))}
          <PicturePart
            imageId={search.get('imageId') ?? undefined}
            value={draft.parts.picture ?? ''}
            onChange={(value) => setPart('picture', value)}
          />
          <TextPart
            label={t('part_notes')}
            rows={3}
            value={draft.parts.notes ?? ''}
            onChange={(value) => setPart('notes', value)}
          />
          <TextPart
            label={t('part_negative')}
            rows={2}
            value={draft.parts.negative ?? ''}
            onChange={(value) => setPart('negative', value)}
          />
          <div>
            <Button size="small" onClick={() => setDraft({ ...EMPTY_DRAFT, tool: draft.tool })}>
              {t('clear')}
            </Button>
          </div>
        </section>
        <PromptResult draft={draft} composed={composed} onChange={setDraft} />
      </div>
      <PromptLibrary
        chosen={draft.parts.notes ?? ''}
        onAdd={addWord}
        onLoad={(notes, negative) =>
          setDraft({ ...EMPTY_DRAFT, tool: draft.tool, language: draft.language, parts: { notes, negative } })
        }
      />
    </div>
  );
}

interface TextPartProps {
  readonly label: string;
  readonly rows: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function TextPart({ label, rows, value, onChange }: TextPartProps) {
  const id = useId();
  return (
    <div className={styles['part']}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className={styles['input']}
        rows={rows}
        maxLength={PROMPT_MAX_LENGTH}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
