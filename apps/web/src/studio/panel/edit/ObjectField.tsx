import type { OwnUpload } from '@plumbline/contract/api/uploads.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { askToConfirm } from '../../../dialogs/confirm.ts';
import { useLocalised } from '../../../i18n/use-locale.ts';
import { ObjectBrowser } from '../../../library/ObjectBrowser.tsx';
import { asPicture } from '../../../files/own-files.ts';
import { useFilesDialog } from '../../../files/use-files-dialog.tsx';
import { handOver } from '../../base/handed-over.ts';
import { useFilePicker } from '../../base/use-file-picker.tsx';
import { usePictureUpload } from '../../base/use-picture-upload.ts';
import { useSettingsStore } from '../../settings/settings-store.ts';
import { isOwnObject } from '../../settings/workspace-settings.ts';
import { useStudio } from '../../studio-context.ts';
import { Field } from '../Field.tsx';
import { PictureWell } from '../PictureWell.tsx';
import well from '../PictureWell.module.css';
import type { FieldProps } from '../use-field.ts';
import { CutOutBrowser } from './CutOutBrowser.tsx';

/** An object of the library, or a cut-out of one's own: a file, or what was cut out here. */
export function ObjectField({ tool, field }: FieldProps) {
  const { t } = useTranslation(['edit', 'files']);
  const localised = useLocalised();
  const navigate = useNavigate();
  const { settings } = useStudio();
  const setPicture = useSettingsStore((state) => state.setPicture);
  const [browsing, setBrowsing] = useState<'library' | 'cut-outs'>();
  const close = () => setBrowsing(undefined);
  const upload = usePictureUpload('reference', (picture) => setPicture(tool, 'objectId', picture));
  const picker = useFilePicker(t('files:chooseObject'), (file) => upload.take({ kind: 'file', file }));
  const take = (file: OwnUpload) => {
    const picture = asPicture(file);
    if (file.mime !== 'image/jpeg') return setPicture(tool, 'objectId', picture);
    // A JPEG has no transparency whatever it shows.
    askToConfirm({
      title: t('cutOutFirst'),
      content: t('cutOutFirstBody'),
      okText: localised(TOOLS.matting.title),
      cancelText: t('cutOutLater'),
      onOk: () => {
        handOver({ kind: 'picture', picture });
        void navigate(TOOLS.matting.route);
      },
    });
  };
  const files = useFilesDialog({
    title: t('files:chooseObject'),
    kinds: ['reference', 'base', 'texture'],
    onChoose: take,
    onUpload: picker.choose,
  });
  const picture = settings.pictures.objectId;
  return (
    <Field field={field}>
      {picker.input}
      <PictureWell
        picture={picture}
        alt={localised(field.label)}
        sending={upload.sending}
        onDropped={upload.take}
        onUpload={() => setBrowsing('library')}
        onRemove={() => setPicture(tool, 'objectId', undefined)}
        uploadText={t('chooseObject')}
        uploadIcon="chair"
        caption={
          picture && (
            <>
              <span>{picture.name ? localised(picture.name) : t('ownCutOut')}</span>
              {isOwnObject(picture) && picture.width && (
                <small>{`${picture.width} × ${picture.height}`}</small>
              )}
            </>
          )
        }
        more={
          <div className={well['sources']}>
            <button type="button" onClick={() => setBrowsing('library')}>
              {t('objectLibrary')}
            </button>
            <button type="button" onClick={files.open}>
              {t('files:fromFiles')}
            </button>
            <button type="button" onClick={() => setBrowsing('cut-outs')}>
              {t('cutOuts')}
            </button>
          </div>
        }
      />
      {files.dialog}
      {browsing === 'library' && (
        <ObjectBrowser
          value={picture?.imageId}
          onChoose={({ id, name, url, cover }) => {
            setPicture(tool, 'objectId', { imageId: id, url, thumbnailUrl: cover, name });
            close();
          }}
          onClose={close}
        />
      )}
      {browsing === 'cut-outs' && (
        <CutOutBrowser
          value={picture?.imageId}
          onChoose={(cutOut) => {
            setPicture(tool, 'objectId', cutOut);
            close();
          }}
          onClose={close}
        />
      )}
    </Field>
  );
}
