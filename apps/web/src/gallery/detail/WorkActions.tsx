import { userMessage } from '@plumbline/client/server-error.ts';
import type { Work } from '@plumbline/contract/api/works.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useNumber } from '../../i18n/use-number.ts';
import { saveAs } from '../../studio/run/save-as.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useLike } from '../actions/use-like.ts';
import { useSignedInAct } from '../actions/use-signed-in-act.ts';
import { shareAddress } from '../address/work-hash.ts';
import { CollectDialog } from '../collections/CollectDialog.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import styles from './WorkFacts.module.css';

/** Like, collect, share, take along, report. */
export function WorkActions({ work }: { readonly work: Work }) {
  const { t } = useTranslation('gallery');
  const locale = useLocale();
  const number = useNumber();
  const like = useLike();
  const signedIn = useSignedInAct();
  const [dialog, setDialog] = useState<'collect' | 'report'>();
  const share = async () => {
    try {
      await navigator.clipboard.writeText(shareAddress(location.origin, work));
      toast.success(t('linkCopied'));
    } catch {
      // Clipboards exist only where the page is served securely, and only for who allows it.
      toast.success(shareAddress(location.origin, work));
    }
  };
  const download = async () => {
    try {
      const { files } = await api('downloadWork', { params: { workId: work.workId } });
      for (const { url, name } of files) saveAs(url, name);
      toast.success(t('downloading', { count: files.length }));
    } catch (error) {
      toast.error(userMessage(error, locale));
    }
  };
  return (
    <div className={styles['actions']}>
      <button
        type="button"
        className={styles['act']}
        aria-pressed={work.liked}
        aria-label={t('likeCounted', { amount: number(work.likes) })}
        onClick={() => like(work)}
      >
        <Icon name="heart" filled={work.liked} />
        {number(work.likes)}
      </button>
      <button
        type="button"
        className={styles['act']}
        aria-pressed={work.collected}
        onClick={() => signedIn(() => setDialog('collect'))}
      >
        <Icon name="bookmark" filled={work.collected} />
        {t(work.collected ? 'collectedState' : 'collect')}
      </button>
      <span className={styles['spacer']} />
      {work.mayDownload && (
        <IconButton icon="download" label={t('download')} onClick={() => signedIn(() => void download())} />
      )}
      <IconButton icon="link" label={t('copyLink')} onClick={() => void share()} />
      {!work.own && (
        <IconButton icon="flag" label={t('report')} onClick={() => signedIn(() => setDialog('report'))} />
      )}
      {dialog === 'collect' && <CollectDialog work={work} onClose={() => setDialog(undefined)} />}
      {dialog === 'report' && <ReportDialog workId={work.workId} onClose={() => setDialog(undefined)} />}
    </div>
  );
}
