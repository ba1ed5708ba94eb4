import Bubble from '@ant-design/x/es/bubble';
import type { TalkMessage } from '@plumbline/contract/api/talks.ts';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-locale.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Markdown } from '../markdown/Markdown.tsx';
import { AnswerParts } from '../parts/AnswerParts.tsx';
import { PersonaAvatar } from '../personas/PersonaAvatar.tsx';
import { usePersonas } from '../personas/use-personas.ts';
import { useStreams } from '../state/stream-store.ts';
import { Branches } from './Branches.tsx';
import styles from './Message.module.css';
import { SendToWorkspace } from './SendToWorkspace.tsx';
import { WriterName } from './WriterName.tsx';
import { useTalkDeeds } from './talk-context.ts';
import { useCopy } from './use-copy.ts';

interface Props {
  readonly message: TalkMessage;
  /** Its actions are seen without being pointed at. */
  readonly newest: boolean;
}

/** What was answered: by whom, its words, what stands below them, and what can be done with it. */
export function Answer({ message, newest }: Props) {
  const { t } = useTranslation('assistant');
  const localised = useLocalised();
  const persona = usePersonas().of(message.persona);
  const heard = useStreams(({ heard: all }) => all[message.messageId]?.text);
  const writing = message.state === 'writing';
  const text = writing ? (heard ?? message.text) : message.text;
  const name = persona ? localised(persona.name) : message.persona;
  return (
    <article className={styles['answer']} aria-label={t('answerOf', { name })} aria-busy={writing}>
      <div className={styles['head']}>
        {persona && <PersonaAvatar persona={persona} />}
        <span>{name}</span>
      </div>
      <div className={styles['body']}>
        {text !== '' && (
          <Bubble
            variant="borderless"
            className={styles['bubble'] ?? ''}
            classNames={{ body: styles['bubble'] ?? '', content: styles['bubble'] ?? '' }}
            content={text}
            contentRender={(words) => <Markdown text={words} writing={writing} />}
          />
        )}
        {writing && (
          <p>
            <span className={styles['caret']}>{text === '' && t('thinking')}</span>
          </p>
        )}
        <Ended message={message} />
        <AnswerParts message={message} />
        {!writing && <Foot message={message} newest={newest} />}
      </div>
    </article>
  );
}

function Ended({ message }: { readonly message: TalkMessage }) {
  const { t } = useTranslation('assistant');
  const { again, busy } = useTalkDeeds();
  const { state, error, parentId, persona } = message;
  if (state !== 'failed' && state !== 'stopped') return null;
  const failed = state === 'failed';
  return (
    <p className={styles['ended']} data-failed={failed || undefined} role={failed ? 'alert' : undefined}>
      {failed ? (error?.message ?? t('failedToLoad')) : t('stopped')}
      {parentId !== null && (
        <Button size="small" disabled={busy} onClick={() => again({ messageId: parentId, persona })}>
          {t('tryAgain')}
        </Button>
      )}
    </p>
  );
}

function Foot({ message, newest }: Props) {
  const { t } = useTranslation('assistant');
  const { again, busy } = useTalkDeeds();
  const copy = useCopy();
  const { writer, text, parentId, persona } = message;
  return (
    <div className={styles['foot']} data-shown={newest || undefined}>
      <Branches message={message} />
      {text !== '' && <IconButton icon="copy" label={t('copy')} onClick={() => copy(text)} />}
      {parentId !== null && (
        <IconButton
          icon="refresh"
          label={t('again')}
          disabled={busy}
          onClick={() => again({ messageId: parentId, persona })}
        />
      )}
      {text !== '' && <SendToWorkspace text={text} />}
      {writer !== null && (
        <span className={styles['writer']} data-quiet>
          <WriterName writer={writer} />
        </span>
      )}
    </div>
  );
}
