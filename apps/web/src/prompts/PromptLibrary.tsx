import { userMessage } from '@plumbline/client/server-error.ts';
import { TERM_TOPICS, type TermTopic } from '@plumbline/contract/prompts/design-term.ts';
import { TOPIC_NAMES } from '@plumbline/contract/prompts/topic-names.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.ts';
import { libraryQuery } from '../api/queries.ts';
import { openDialog } from '../dialogs/dialog-store.ts';
import { useLocale, useLocalised } from '../i18n/use-locale.ts';
import { useNumber } from '../i18n/use-number.ts';
import { useCurrentUser } from '../session/current-user.ts';
import { Button } from '../ui/Button.tsx';
import { ChipChoice } from '../ui/ChipChoice.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { toast } from '../ui/toast/toast.ts';
import { TERMS } from './dictionary.ts';
import { searchLibrary, type LibraryWord } from './search-library.ts';
import { OwnPromptCard } from './OwnPromptCard.tsx';
import { wordsOf } from './prompt-draft.ts';
import { ownPromptsQuery } from './prompt-queries.ts';
import styles from './Prompts.module.css';

interface Props {
  /** What the prompt has already in one's own words. */
  readonly chosen: string;
  readonly onAdd: (word: string) => void;
  readonly onLoad: (prompt: string, negative: string) => void;
}

const SHOWN = 120;
type Show = 'all' | 'marked' | 'own';

/** The words of the dictionary, what one marked, and the prompts that one keeps. */
export function PromptLibrary({ chosen, onAdd, onLoad }: Props) {
  const { t } = useTranslation('prompts');
  const locale = useLocale();
  const localised = useLocalised();
  const number = useNumber();
  const client = useQueryClient();
  const { signedIn } = useCurrentUser();
  const [typed, setTyped] = useState('');
  const [topic, setTopic] = useState<TermTopic>();
  const [show, setShow] = useState<Show>('all');
  const wanted = useDeferredValue(typed);
  const own = useQuery({ ...ownPromptsQuery, enabled: signedIn }).data;
  const marked = new Set(own?.favourites);
  const mark = useMutation({
    mutationFn: (body: { itemId: string; on: boolean }) => api('favouritePrompt', { body }),
    onSuccess: ({ favourites }) =>
      client.setQueryData(ownPromptsQuery.queryKey, (before) => before && { ...before, favourites }),
    onError: (error) => toast.error(userMessage(error, locale)),
  });
  const onMark = (itemId: string, on: boolean) =>
    signedIn ? mark.mutate({ itemId, on }) : openDialog('login');
  const shipped = useQuery(libraryQuery('prompt')).data ?? [];
  const found = searchLibrary(shipped, wanted, topic, locale).filter(
    ({ id }) => show !== 'marked' || marked.has(id),
  );
  const prompts = (own?.items ?? []).filter(
    ({ promptId, title, prompt }) =>
      (show !== 'marked' || marked.has(promptId)) &&
      `${title}\n${prompt}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  return (
    <section className={styles['library']} aria-label={t('library')}>
      <h2>{t('library')}</h2>
      <p>{t('libraryLead', { count: TERMS.length, shown: number(TERMS.length) })}</p>
      <div className={styles['filters']}>
        <input
          type="search"
          className={styles['input']}
          aria-label={t('search')}
          placeholder={t('search')}
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <select
          className={styles['select']}
          aria-label={t('topic')}
          value={topic ?? ''}
          onChange={({ target }) => setTopic(TERM_TOPICS.find((one) => one === target.value))}
        >
          <option value="">{t('allTopics')}</option>
          {TERM_TOPICS.map((one) => (
            <option key={one} value={one}>
              {localised(TOPIC_NAMES[one])}
            </option>
          ))}
        </select>
        <ChipChoice<Show>
          label={t('show')}
          layout="row"
          options={(['all', 'marked', 'own'] as const).map((value) => ({ value, name: t(`show_${value}`) }))}
          value={show}
          onChange={setShow}
        />
      </div>
      {!signedIn && show !== 'all' ? (
        <div className={styles['quiet']}>
          <p>{t('signIn')}</p>
          <Button onClick={() => openDialog('login')}>{t('login')}</Button>
        </div>
      ) : (
        <>
          {show !== 'all' && (
            <ul className={styles['cards']}>
              {prompts.map((prompt) => (
                <OwnPromptCard
                  key={prompt.promptId}
                  prompt={prompt}
                  marked={marked.has(prompt.promptId)}
                  onMark={(on) => onMark(prompt.promptId, on)}
                  onLoad={() => onLoad(prompt.prompt, prompt.negative)}
                />
              ))}
            </ul>
          )}
          {show !== 'own' && (
            <WordGrid words={found} chosen={wordsOf(chosen)} marked={marked} onAdd={onAdd} onMark={onMark} />
          )}
          {show === 'own' && prompts.length === 0 && (
            <p className={styles['quiet']}>{t(typed === '' ? 'noneOwn' : 'noneFound')}</p>
          )}
          {show !== 'own' && found.length === 0 && (show === 'all' || prompts.length === 0) && (
            <p className={styles['quiet']}>
              {t(show === 'marked' && typed === '' && topic === undefined ? 'noneMarked' : 'noneFound')}
            </p>
          )}
        </>
      )}
    </section>
  );
}

interface GridProps {
  readonly words: readonly LibraryWord[];
  readonly chosen: readonly string[];
  readonly marked: ReadonlySet<string>;
  readonly onAdd: (word: string) => void;
  readonly onMark: (itemId: string, on: boolean) => void;
}

function WordGrid({ words, chosen, marked, onAdd, onMark }: GridProps) {
  const { t } = useTranslation('prompts');
  return (
    <>
      <ul className={styles['grid']}>
        {words.slice(0, SHOWN).map(({ id, word, other }) => (
          <li key={id}>
            <button type="button" aria-pressed={chosen.includes(word)} onClick={() => onAdd(word)}>
              <strong>{word}</strong>
              <small>{other}</small>
            </button>
            <IconButton
              icon="star"
              label={t('mark', { word })}
              pressed={marked.has(id)}
              filled={marked.has(id)}
              onClick={() => onMark(id, !marked.has(id))}
            />
          </li>
        ))}
      </ul>
      {words.length > SHOWN && (
        <p className={styles['quiet']}>{t('more', { count: words.length - SHOWN })}</p>
      )}
    </>
  );
}
