import type { TalkMessage } from '@plumbline/contract/api/talks.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOffline } from '../app/connection.ts';
import { usePageTitle } from '../layout/page-title.ts';
import { useDropZone } from '../studio/base/use-drop-zone.ts';
import { Button } from '../ui/Button.tsx';
import styles from './AssistantPage.module.css';
import { changeDraft, useDrafts } from './composer/draft-store.ts';
import { Composer } from './composer/Composer.tsx';
import { useQuestionImages } from './composer/use-question-images.ts';
import { MessageList } from './messages/MessageList.tsx';
import { TalkContext } from './messages/talk-context.ts';
import { PersonaChoice } from './personas/PersonaChoice.tsx';
import { usePersonas } from './personas/use-personas.ts';
import { messagesOf } from './state/talk-cache.ts';
import { NEW_TALK, useStreams } from './state/stream-store.ts';
import { talkQuery } from './state/talk-queries.ts';
import { useTalk } from './state/use-talk.ts';
import { Finished } from './messages/Finished.tsx';
import { WriterName } from './messages/WriterName.tsx';
import { TalkHead } from './TalkHead.tsx';

interface Props {
  readonly talkId: string | undefined;
  readonly onKept: (talkId: string, from: string | undefined) => void;
  readonly onDeleted: (talkId: string) => void;
  /** Stands before the talk's name. */
  readonly lead: ReactNode;
}

const NOTHING: readonly TalkMessage[] = [];

/** One talk: its messages, or whom to ask where there are none yet, and where questions are written. */
export function TalkView({ talkId, onKept, onDeleted, lead }: Props) {
  const { t } = useTranslation('assistant');
  const personas = usePersonas();
  const query = useInfiniteQuery({ ...talkQuery(talkId ?? ''), enabled: talkId !== undefined });
  const messages = useMemo(() => (query.data ? messagesOf(query.data) : NOTHING), [query.data]);
  const talk = query.data?.pages[0]?.talk;
  const here = talkId ?? NEW_TALK;
  const pending = useStreams((state) => state.pending[here]);
  const chosen = useDrafts(({ drafts }) => drafts[here]?.persona);
  const { deeds, ask, writing, refusal, follow } = useTalk({ talkId, messages, onKept });
  const images = useQuestionImages(here);
  const zone = useDropZone((dropped, event) => {
    const files = [...(event?.dataTransfer.files ?? [])];
    void images.take(files.length > 1 ? files.map((file) => ({ kind: 'file', file })) : [dropped]);
  });
  const offline = useOffline();
  usePageTitle(talk?.title);

  useEffect(() => {
    // What could not be heard to its end is gone on with when the server is there again.
    if (offline) return;
    for (const message of messages) if (message.state === 'writing') follow(message);
  }, [follow, messages, offline]);

  const persona = personas.of(chosen ?? talk?.persona);
  const isNew = talkId === undefined && !pending;
  const newest = messages.findLast(({ role }) => role === 'answer');
  return (
    <TalkContext value={deeds}>
      <section className={styles['talk']} aria-label={talk?.title ?? t('newTalk')} {...zone.handlers}>
        <TalkHead talk={talk} personas={personas} lead={lead} onDeleted={onDeleted} />
        {isNew && persona && (
          <div className={styles['start']}>
            <PersonaChoice
              personas={personas.all}
              chosen={persona}
              onChoose={(each) => changeDraft(here, { persona: each.personaId })}
              onAsk={(text) => ask({ text, images: [] }, persona)}
            />
          </div>
        )}
        {isNew && !persona && <div className={styles['start']} />}
        {query.isError && messages.length === 0 ? (
          <NotThere error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          !isNew && (
            <MessageList
              messages={messages}
              pending={pending}
              hasEarlier={query.hasNextPage}
              loadingEarlier={query.isFetchingNextPage}
              onEarlier={() => void query.fetchNextPage()}
            />
          )
        )}
        <Finished answer={newest} persona={personas.of(newest?.persona)} />
        <Composer
          talkId={here}
          personas={personas}
          images={images}
          over={zone.over}
          personaId={talk?.persona}
          writing={writing}
          refusal={refusal}
          onAsk={ask}
        />
        <p className={styles['note']}>
          {isNew ? persona && <WriterName writer={persona.writer} /> : t('checkFacts')}
        </p>
      </section>
    </TalkContext>
  );
}

function NotThere({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useTranslation('assistant');
  const gone = error instanceof AppError && (error.code === 'NOT_FOUND' || error.code === 'GONE');
  return (
    <div className={styles['state']} role="alert">
      <p>{gone ? t('goneTalk') : t('failedToLoad')}</p>
      {gone ? <Link to="/gpt">{t('newTalk')}</Link> : <Button onClick={onRetry}>{t('tryAgain')}</Button>}
    </div>
  );
}
