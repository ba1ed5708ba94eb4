import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-locale.ts';
import { MaterialBrowser } from '../../library/MaterialBrowser.tsx';
import { asPicture } from '../../files/own-files.ts';
import { useFilesDialog } from '../../files/use-files-dialog.tsx';
import type { Dropped } from '../base/dragged-picture.ts';
import { useFilePicker } from '../base/use-file-picker.tsx';
import { usePictureUpload } from '../base/use-picture-upload.ts';
import { useSettingsStore } from '../settings/settings-store.ts';
import { useStudio } from '../studio-context.ts';
import { Field } from './Field.tsx';
import { PictureWell } from './PictureWell.tsx';
import styles from './PictureWell.module.css';
import { ReferenceBrowser } from './ReferenceBrowser.tsx';
import type { FieldProps } from './use-field.ts';

/** The second picture whose look goes onto the base: any picture of the app, a file, or a material. */
export function ReferenceField({ tool, field }: FieldProps) {
  const { t } = useTranslation(['panel', 'files']);
  const localised = useLocalised();
  const { settings } = useStudio();
  const setPicture = useSettingsStore((state) => state.setPicture);
  const [browsing, setBrowsing] = useState<'pictures' | 'materials'>();
  const upload = usePictureUpload('reference', (picture) => setPicture(tool, 'style_img', picture));
  const picker = useFilePicker(localised(field.label), (file) => upload.take({ kind: 'file', file }));
  const files = useFilesDialog({
    title: t('files:chooseReference'),
    kinds: ['reference', 'base', 'texture'],
    onChoose: (file) => upload.take({ kind: 'picture', picture: asPicture(file) }),
    onUpload: picker.choose,
  });
  const picture = settings.pictures.style_img;
  const close = () => setBrowsing(undefined);
  const choose = (dropped: Dropped) => {
    upload.take(dropped);
    close();
  };
  return (
    <Field field={field} explained>
      {picker.input}
      <PictureWell
        picture={picture}
        alt={localised(field.label)}
        sending={upload.sending}
        onDropped={upload.take}
        onUpload={picker.choose}
        onRemove={() => setPicture(tool, 'style_img', undefined)}
        uploadText={t('referenceEmpty')}
        caption={
          picture && (
            <>
              <span>{picture.name ? localised(picture.name) : t('ownPicture')}</span>
              <small>
                {picture.width ? `${picture.width} × ${picture.height}` : picture.name && t('fromMaterials')}
              </small>
            </>
          )
        }
        more={
          <div className={styles['sources']}>
            <button type="button" onClick={files.open}>
              {t('files:fromFiles')}
            </button>
            <button type="button" onClick={() => setBrowsing('pictures')}>
              {t('fromPictures')}
            </button>
            <button type="button" onClick={() => setBrowsing('materials')}>
              {t('fromMaterials')}
            </button>
          </div>
        }
      />
      {files.dialog}
      {browsing === 'pictures' && <ReferenceBrowser onChoose={choose} onClose={close} />}
      {browsing === 'materials' && (
        <MaterialBrowser
          value={picture?.imageId}
          onChoose={({ id, name, url, cover }) => {
            setPicture(tool, 'style_img', { imageId: id, url, thumbnailUrl: cover, name });
            close();
          }}
          onClose={close}
        />
      )}
    </Field>
  );
}
