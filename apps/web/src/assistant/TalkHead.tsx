import type { Talk } from '@plumbline/contract/api/talks.ts';
import { TALK_TITLE_MAX } from '@plumbline/contract/talks/talk-limits.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineText } from '../ui/inline-text/InlineText.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import styles from './AssistantPage.module.css';
import { useExportTalk } from './export/use-export-talk.tsx';
import type { Personas } from './personas/use-personas.ts';
import { useTalkActions } from './talks/use-talk-actions.ts';

interface Props {
  readonly talk: Talk | undefined;
  readonly personas: Personas;
  readonly lead: ReactNode;
  readonly onDeleted: (talkId: string) => void;
}

/** What the talk is called, and what can be done with it. */
export function TalkHead({ talk, personas, lead, onDeleted }: Props) {
  if (!talk) return lead ? <div className={styles['head']}>{lead}</div> : null;
  return (
    <div className={styles['head']}>
      {lead}
      <OfTalk talk={talk} personas={personas} onDeleted={onDeleted} />
    </div>
  );
}

function OfTalk({ talk, personas, onDeleted }: Omit<Props, 'lead' | 'talk'> & { readonly talk: Talk }) {
  const { t } = useTranslation('assistant');
  const { rename, pin, remove } = useTalkActions();
  const { asMarkdown, asPrint, printed } = useExportTalk(talk.talkId, talk.title, personas);
  const [renaming, setRenaming] = useState(false);
  return (
    <>
      {renaming ? (
        <span className={styles['rename']} onBlur={() => setRenaming(false)}>
          <InlineText
            label={t('titleOf')}
            value={talk.title}
            maxLength={TALK_TITLE_MAX}
            autoFocus
            onCommit={(title) => title !== '' && void rename(talk, title)}
          />
        </span>
      ) : (
        <h2 title={talk.title}>{talk.title}</h2>
      )}
      <MenuButton
        icon="more"
        label={t('talkActions')}
        items={[
          { key: 'pin', label: talk.pinned ? t('unpin') : t('pin'), onClick: () => void pin(talk) },
          { key: 'rename', label: t('rename'), onClick: () => setRenaming(true) },
          { type: 'divider' },
          { key: 'markdown', label: t('exportMarkdown'), onClick: asMarkdown },
          { key: 'print', label: t('exportPdf'), onClick: asPrint },
          { type: 'divider' },
          {
            key: 'delete',
            label: t('delete'),
            onClick: () => void remove(talk).then((done) => done && onDeleted(talk.talkId)),
          },
        ]}
      />
      {printed}
    </>
  );
}
