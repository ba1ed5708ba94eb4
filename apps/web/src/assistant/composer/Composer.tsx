import Sender from '@ant-design/x/es/sender';
import type { Persona } from '@plumbline/contract/content/persona.ts';
import { QUESTION_MAX } from '@plumbline/contract/talks/talk-limits.ts';
import { Input } from 'antd';
import { type ComponentProps, forwardRef, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale, useLocalised } from '../../i18n/use-locale.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { Personas } from '../personas/use-personas.ts';
import { ChatsLeft } from './ChatsLeft.tsx';
import styles from './Composer.module.css';
import { changeDraft, type Draft, EMPTY_DRAFT, useDrafts } from './draft-store.ts';
import { PersonaButton } from './PersonaButton.tsx';
import { QuestionPictures } from './QuestionPictures.tsx';
import { personasFor, splitSlash, typedSlash } from './slash.ts';
import { SlashList } from './SlashList.tsx';
import { usePictureFiles } from './use-picture-files.tsx';
import type { QuestionImages } from './use-question-images.ts';

interface Props {
  readonly talkId: string;
  readonly personas: Personas;
  /** Its pictures, which can be dropped anywhere in the talk. */
  readonly images: QuestionImages;
  /** A picture hovers over the talk. */
  readonly over: boolean;
  /** Whom the talk is with, where nobody else was chosen. */
  readonly personaId: string | undefined;
  /** The answer that is being written, which can be stopped. */
  readonly writing: (() => void) | undefined;
  /** Why the last question was not taken. */
  readonly refusal: { readonly text: string; readonly shop: boolean } | undefined;
  readonly onAsk: (draft: Draft, persona: Persona | undefined) => void;
}

/** Where questions are written: words, pictures, and whom they go to. */
export function Composer({ talkId, personas, personaId, writing, refusal, onAsk, images, over }: Props) {
  const { t } = useTranslation('assistant');
  const localised = useLocalised();
  const locale = useLocale();
  const draft = useDrafts(({ drafts }) => drafts[talkId] ?? EMPTY_DRAFT);
  const files = usePictureFiles((chosen) => void images.take(chosen.map((file) => ({ kind: 'file', file }))));
  const persona = personas.of(draft.persona ?? personaId);
  const [at, setAt] = useState(0);
  const [closed, setClosed] = useState(false);
  const [announced, setAnnounced] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const focus = () => box.current?.querySelector('textarea')?.focus();

  const typed = typedSlash(draft.text);
  const offered = typed === undefined || closed ? [] : personasFor(typed, personas.all, locale);
  const offer = offered[Math.min(at, offered.length - 1)];

  const instead = draft.instead?.questionId;
  useEffect(() => {
    if (instead !== undefined) box.current?.querySelector('textarea')?.focus();
  }, [instead]);

  const choose = (chosen: Persona, text = '') => {
    changeDraft(talkId, { persona: chosen.personaId, text });
    setAnnounced(t('chosen', { name: localised(chosen.name) }));
    focus();
  };
  const type = (value: string) => {
    setClosed(false);
    setAt(0);
    const split = splitSlash(value, personas.all);
    // A whole name and what comes after it: it has done its work.
    if (split.persona && /\s/.test(value)) choose(split.persona, split.text);
    else changeDraft(talkId, { text: value.slice(0, QUESTION_MAX), asksNext: undefined });
  };
  const send = () => {
    const split = splitSlash(draft.text, personas.all);
    // One that is refused comes back as it was typed, and is not sent again by itself.
    onAsk({ ...draft, text: split.text, asksNext: undefined }, split.persona ?? persona);
  };
  const submit = () => {
    if (images.sending > 0) return;
    if (!writing) return send();
    if (draft.text.trim() === '' && draft.images.length === 0) return;
    changeDraft(talkId, { asksNext: true });
    setAnnounced(t('asksNext'));
  };
  useEffect(() => {
    if (!draft.asksNext || writing) return;
    changeDraft(talkId, { asksNext: undefined });
    send();
  });
  const onKeyDown = (event: KeyboardEvent): false | undefined => {
    if (event.nativeEvent.isComposing) return undefined;
    if (offer) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined) {
        event.preventDefault();
        setAt((Math.min(at, offered.length - 1) + step + offered.length) % offered.length);
        return false;
      }
      if (event.key === 'Tab' || (event.key === 'Enter' && !event.shiftKey)) {
        event.preventDefault();
        choose(offer);
        return false;
      }
      if (event.key === 'Escape') {
        event.stopPropagation();
        setClosed(true);
        return false;
      }
    }
    if (event.key === 'Escape' && draft.instead)
      changeDraft(talkId, { text: '', images: [], instead: undefined });
    if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey)
      return undefined;
    event.preventDefault();
    submit();
    return false;
  };

  return (
    <div ref={box} className={styles['composer']}>
      {refusal && (
        <p className={styles['refusal']} role="alert">
          {refusal.text} {refusal.shop && <ChatsLeft offer />}
        </p>
      )}
      <SlashList id="slash-personas" personas={offered} chosen={offer} onChoose={(each) => choose(each)} />
      <Sender
        className={styles['sender'] ?? ''}
        value={draft.text}
        onChange={type}
        onKeyDown={(event) => onKeyDown(event)}
        autoSize={{ minRows: 1, maxRows: 8 }}
        components={TYPED}
        placeholder={t('placeholder')}
        suffix={false}
        header={
          <>
            {draft.instead && (
              <div className={styles['editing']}>
                <Icon name="branch" size={16} /> <span>{t('editing')}</span>
                <Button
                  size="small"
                  kind="text"
                  onClick={() => changeDraft(talkId, { text: '', images: [], instead: undefined })}
                >
                  {t('cancel')}
                </Button>
              </div>
            )}
            <QuestionPictures images={draft.images} sending={images.sending} onRemove={images.remove} />
          </>
        }
        footer={
          <div className={styles['foot']}>
            <IconButton icon="picture" label={t('attach')} onClick={files.choose} />
            {persona && (
              <PersonaButton
                personas={personas.all}
                chosen={persona}
                onChoose={(each) => choose(each, draft.text)}
              />
            )}
            <span className={styles['gap']} />
            {draft.asksNext ? <span className={styles['left']}>{t('asksNext')}</span> : <ChatsLeft />}
            {writing ? (
              <button
                type="button"
                className={styles['stop']}
                aria-label={t('stop')}
                data-tip={t('stop')}
                onClick={writing}
              >
                <span />
              </button>
            ) : (
              <button
                type="button"
                className={styles['send']}
                aria-label={t('ask')}
                data-tip={t('ask')}
                disabled={images.sending > 0}
                onClick={submit}
              >
                <Icon name="arrow-up" />
              </button>
            )}
          </div>
        }
      />
      {files.input}
      {over && <div className={styles['drop']}>{t('dropHere')}</div>}
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </div>
  );
}

/** The field of the sender, named, and tied to the list of names that a slash opens. */
const QuestionField = forwardRef<
  React.ComponentRef<typeof Input.TextArea>,
  ComponentProps<typeof Input.TextArea>
>(function QuestionField(props, ref) {
  const { t } = useTranslation('assistant');
  const open = typedSlash(String(props.value ?? '')) !== undefined;
  return (
    <Input.TextArea
      {...props}
      ref={ref}
      aria-label={t('question')}
      maxLength={QUESTION_MAX}
      {...(open ? { 'aria-controls': 'slash-personas', 'aria-activedescendant': 'slash-chosen' } : {})}
    />
  );
});
const TYPED = { input: QuestionField };
