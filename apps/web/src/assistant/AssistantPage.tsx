import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useNarrow } from '../app/use-media.ts';
import { useCurrentUser } from '../session/current-user.ts';
import { useTaskNews } from '../studio/run/use-task-news.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Sheet } from '../ui/sheet/Sheet.tsx';
import styles from './AssistantPage.module.css';
import { TalkList } from './talks/TalkList.tsx';
import { TalkView } from './TalkView.tsx';

/** Talks with the assistant: those that there are, and the one of the address, `/gpt?talk=`. */
export function AssistantPage() {
  const { t } = useTranslation('assistant');
  const narrow = useNarrow();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { signedIn } = useCurrentUser();
  const [listed, setListed] = useState(false);
  useTaskNews(signedIn);
  const talkId = search.get('talk') ?? undefined;
  const onKept = useCallback(
    (kept: string, from: string | undefined) => {
      // Only where its asker still looks at the new talk that it was.
      const shown = new URLSearchParams(location.search).get('talk') ?? undefined;
      if (location.pathname === '/gpt' && shown === from && kept !== from)
        void navigate(`/gpt?talk=${kept}`, { replace: true });
    },
    [navigate],
  );
  const onDeleted = (deleted: string) => {
    if (deleted === talkId) void navigate('/gpt');
  };
  return (
    <div className={styles['page']}>
      <h1 className="visually-hidden">{t('title')}</h1>
      {!narrow && (
        <aside className={styles['side']}>
          <TalkList chosen={talkId} onDeleted={onDeleted} />
        </aside>
      )}
      <TalkView
        key={talkId ?? 'new'}
        talkId={talkId}
        onKept={onKept}
        onDeleted={onDeleted}
        lead={narrow && <IconButton icon="menu" label={t('talks')} onClick={() => setListed(true)} />}
      />
      {narrow && listed && (
        <Sheet title={t('talks')} closeLabel={t('close')} onClose={() => setListed(false)}>
          <TalkList chosen={talkId} onDeleted={onDeleted} onLeave={() => setListed(false)} />
        </Sheet>
      )}
    </div>
  );
}
