import { userMessage } from '@plumbline/client/server-error.ts';
import { Button } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { uploadContentPicture } from '../../console-api.ts';
import type { FieldErrors } from '../entry-draft.ts';
import styles from '../OwnContent.module.css';
import { EntryField } from './EntryField.tsx';
import { toast } from '../../../ui/toast/toast.ts';

interface Props {
  readonly picture: string;
  readonly hint: string;
  readonly error: FieldErrors[string] | undefined;
  readonly onChange: (picture: string) => void;
}

/** The picture of an entry, brought from this computer. */
export function PictureField({ picture, hint, error, onChange }: Props) {
  const { t } = useTranslation('ownContent');
  const locale = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  // What is typed while the picture is on its way must not be lost with its arrival.
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const bring = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    try {
      const { id: brought } = await uploadContentPicture(file);
      latest.current(brought);
    } catch (failure) {
      toast.error(userMessage(failure, locale));
    } finally {
      setBusy(false);
    }
  };
  return (
    <EntryField id={id} label={t('picture')} hint={hint} error={error}>
      <div className={styles['bring']}>
        {picture !== '' && <img src={`/content/own/${picture}`} alt="" />}
        <Button
          id={id}
          // What it says, of which the field's name alone would be heard.
          aria-label={t(picture === '' ? 'choosePicture' : 'replacePicture')}
          loading={busy}
          icon={<Icon name="upload" size={16} />}
          onClick={() => input.current?.click()}
        >
          {t(picture === '' ? 'choosePicture' : 'replacePicture')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          data-testid="content-picture"
          accept="image/png,image/jpeg,image/webp"
          onChange={(event) => {
            void bring(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
    </EntryField>
  );
}
