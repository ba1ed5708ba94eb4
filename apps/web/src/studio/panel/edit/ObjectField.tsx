import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../../i18n/use-locale.ts';
import { ObjectBrowser } from '../../../library/ObjectBrowser.tsx';
import { asPicture } from '../../../files/own-files.ts';
import { useFilesDialog } from '../../../files/use-files-dialog.tsx';
import { useSettingsStore } from '../../settings/settings-store.ts';
import { useStudio } from '../../studio-context.ts';
import { Field } from '../Field.tsx';
import { PictureWell } from '../PictureWell.tsx';
import well from '../PictureWell.module.css';
import type { FieldProps } from '../use-field.ts';

/** An object of the library. */
export function ObjectField({ tool, field }: FieldProps) {
  const { t } = useTranslation(['edit', 'files']);
  const localised = useLocalised();
  const { settings, tool: descriptor } = useStudio();
  const setPicture = useSettingsStore((state) => state.setPicture);
  const [browsing, setBrowsing] = useState(false);
  const { message } = App.useApp();
  const takesReference = descriptor.fields.some(({ name }) => name === 'style_img');
  const files = useFilesDialog({
    title: t('files:chooseObject'),
    kinds: ['reference', 'base', 'texture'],
    onChoose: (file) => {
      // Objects of the library have a size and a ground; a picture gives its look.
      setPicture(tool, 'objectId', undefined);
      setPicture(tool, 'style_img', asPicture(file));
      void message.info(t('files:asReference'));
    },
  });
  const picture = settings.pictures.objectId;
  return (
    <Field field={field}>
      <PictureWell
        picture={picture}
        alt={localised(field.label)}
        sending={undefined}
        onUpload={() => setBrowsing(true)}
        onRemove={() => setPicture(tool, 'objectId', undefined)}
        uploadText={t('chooseObject')}
        uploadIcon="chair"
        caption={picture?.name && <span>{localised(picture.name)}</span>}
        more={
          takesReference && (
            <div className={well['sources']}>
              <button type="button" onClick={() => setBrowsing(true)}>
                {t('fromLibrary')}
              </button>
              <button type="button" onClick={files.open}>
                {t('files:fromFiles')}
              </button>
            </div>
          )
        }
      />
      {files.dialog}
      {browsing && (
        <ObjectBrowser
          value={picture?.imageId}
          onChoose={({ id, name, url, cover }) => {
            setPicture(tool, 'objectId', { imageId: id, url, thumbnailUrl: cover, name });
            setBrowsing(false);
          }}
          onClose={() => setBrowsing(false)}
        />
      )}
    </Field>
  );
}
