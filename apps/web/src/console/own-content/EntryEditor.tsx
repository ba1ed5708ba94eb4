import type { ManagedEntry } from '@plumbline/contract/api/administration/own-content.ts';
import { everyLanguageOf, type OwnEntry, type OwnKind } from '@plumbline/contract/content/own-content.ts';
import { Button, Drawer, Popconfirm } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-locale.ts';
import { consoleApi } from '../console-api.ts';
import { useChange } from '../use-change.ts';
import { EntryFields } from './EntryFields.tsx';
import { EntryPreview } from './EntryPreview.tsx';
import { entryOf, errorsOf, type FieldErrors, newEntry, refusedFields } from './entry-draft.ts';
import styles from './OwnContent.module.css';

interface Props {
  readonly kind: OwnKind;
  /** Absent: a new one. */
  readonly entry?: ManagedEntry;
  readonly onClose: () => void;
}

/** An entry with its form, and beside it what it will look like. */
export function EntryEditor({ kind, entry, onClose }: Props) {
  const { t } = useTranslation('ownContent');
  const localised = useLocalised();
  const [before] = useState(() => (entry ? entryOf(entry) : newEntry(kind)));
  // Whoever saves names the state that they saw: another's change in between is not overwritten.
  const [revision] = useState(entry?.revision ?? 0);
  const [value, setValue] = useState<OwnEntry>(before);
  const [errors, setErrors] = useState<FieldErrors>({});
  const { busy, run } = useChange();
  const changed = JSON.stringify(value) !== JSON.stringify(before);
  const change = (next: OwnEntry) => {
    setValue(next);
    setErrors({});
  };
  const save = async () => {
    const found = errorsOf(value);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const send = () =>
      entry
        ? consoleApi('saveOwnEntry', { params: { entryId: entry.id }, body: { revision, value } })
        : consoleApi('addOwnEntry', { body: { value } });
    const sent = run(
      () =>
        send().catch((error: unknown) => {
          setErrors(refusedFields(error));
          throw error;
        }),
      t('saved'),
    );
    if (await sent) onClose();
  };
  const act = async (name: 'takeBackOwnEntry' | 'removeOwnEntry' | 'renderOwnCover', told: string) => {
    if (!entry) return;
    const input = { params: { entryId: entry.id }, body: { revision: entry.revision } };
    if (await run(() => consoleApi(name, input), told)) onClose();
  };
  const cover = (entry?.draft ?? entry?.published)?.cover;
  // Words and places have nothing to look at while they are written.
  const isPlain = kind === 'prompt' || kind === 'category';
  const title = entry ? t('edit', { name: localised(everyLanguageOf(before.name)) }) : t(`add_${kind}`);
  return (
    <Drawer
      open
      title={title}
      size={isPlain ? 520 : 860}
      onClose={onClose}
      footer={
        <div className={styles['buttons']}>
          <Button type="primary" loading={busy} disabled={!changed} onClick={() => void save()}>
            {t('save')}
          </Button>
          {cover === 'failed' && (
            <Button disabled={busy} onClick={() => void act('renderOwnCover', t('coverAsked'))}>
              {t('coverAgain')}
            </Button>
          )}
          {entry?.draft && (
            <Button disabled={busy} onClick={() => void act('takeBackOwnEntry', t('takenBack'))}>
              {t('takeBack')}
            </Button>
          )}
          {entry?.published && (
            <Popconfirm
              title={t('removeSure')}
              okText={t('remove')}
              cancelText={t('keep')}
              onConfirm={() => void act('removeOwnEntry', t('removed'))}
            >
              <Button danger type="text" disabled={busy}>
                {t('remove')}
              </Button>
            </Popconfirm>
          )}
        </div>
      }
    >
      <div className={styles['editor']} data-plain={isPlain || undefined}>
        <div>
          <EntryFields value={value} entryId={entry?.id} errors={errors} onChange={change} />
        </div>
        <EntryPreview value={value} entry={entry} />
      </div>
    </Drawer>
  );
}
