import type { Proposal, TalkMessage } from '@plumbline/contract/api/talks.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLocalised } from '../../i18n/use-locale.ts';
import { handOver } from '../../studio/base/handed-over.ts';
import { useFilePicker } from '../../studio/base/use-file-picker.tsx';
import { usePictureUpload } from '../../studio/base/use-picture-upload.ts';
import { useSettingsStore } from '../../studio/settings/settings-store.ts';
import type { BasePicture } from '../../studio/settings/workspace-settings.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { talkedPicture } from '../state/talked-picture.ts';
import styles from './Parts.module.css';
import { ProposedTask } from './ProposedTask.tsx';
import { settingsOfProposal } from './settings-of-proposal.ts';
import { useProposal } from './use-proposal.ts';

interface Props {
  readonly message: TalkMessage;
  readonly proposal: Proposal;
}

/** A render that an answer proposes: what it would be, what it costs, and its reader’s word. */
export function ProposalCard({ message, proposal }: Props) {
  const { t } = useTranslation('assistant');
  const localised = useLocalised();
  const tool = TOOLS[proposal.function];
  // Its name stands above already.
  const summary = proposal.summary.replace(/^.{1,80}? · /u, (named) =>
    Object.values(tool.title).includes(named.slice(0, -3)) ? '' : named,
  );
  const [chosen, setChosen] = useState<BasePicture>();
  return (
    <section className={styles['proposal']} aria-label={t('proposal')} data-state={proposal.state}>
      {chosen && proposal.state === 'open' && (
        <span className={styles['cover']}>
          <Picture src={chosen.thumbnailUrl} />
        </span>
      )}
      <div className={styles['words']}>
        <strong>{localised(tool.title)}</strong>
        {summary !== '' && <p>{summary}</p>}
        <p className={styles['price']}>
          {proposal.tickets > 0 ? t('costs', { count: proposal.tickets }) : t('free')}
          {proposal.state === 'declined' && <span> · {t('declined')}</span>}
        </p>
        {proposal.state === 'open' && (
          <OpenProposal message={message} proposal={proposal} chosen={chosen} onChosen={setChosen} />
        )}
        {proposal.state === 'started' && proposal.taskId !== null && (
          <ProposedTask taskId={proposal.taskId} route={tool.route} />
        )}
      </div>
    </section>
  );
}

interface OpenProps extends Props {
  readonly chosen: BasePicture | undefined;
  readonly onChosen: (picture: BasePicture) => void;
}

function OpenProposal({ message, proposal, chosen, onChosen }: OpenProps) {
  const { t } = useTranslation('assistant');
  const navigate = useNavigate();
  const setValues = useSettingsStore((state) => state.setValues);
  const { busy, start, decline } = useProposal(message, proposal);
  const upload = usePictureUpload('base', onChosen);
  const picker = useFilePicker(t('choosePicture'), (file) => upload.take({ kind: 'file', file }));
  const client = useQueryClient();
  const tool = TOOLS[proposal.function];
  const starts = tool.fields.some(({ name }) => name === 'upload_img');
  const lacksPicture = starts && proposal.imageId === null && !chosen;
  const open = () => {
    setValues(tool.function, settingsOfProposal(tool, proposal.values));
    const picture = chosen ?? talkedPicture(client, message.talkId, proposal.imageId);
    if (starts && picture) handOver({ kind: 'picture', picture });
    void navigate(tool.route);
  };
  return (
    <>
      {lacksPicture && <p className={styles['hint']}>{t('needsPicture')}</p>}
      <div className={styles['deeds']}>
        {lacksPicture ? (
          <Button kind="primary" loading={upload.sending !== undefined} onClick={picker.choose}>
            {t('choosePicture')}
          </Button>
        ) : (
          <Button kind="primary" loading={busy} onClick={() => start(chosen?.imageId)}>
            <Icon name="sparkle" size={16} /> {t('renderThis')}
          </Button>
        )}
        <Button disabled={busy} onClick={decline}>
          {t('notNow')}
        </Button>
        <Button kind="text" disabled={busy} onClick={open}>
          {t('openWorkspace')}
        </Button>
      </div>
      {picker.input}
    </>
  );
}
