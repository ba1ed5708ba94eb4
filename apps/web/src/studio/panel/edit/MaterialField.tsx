import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../../i18n/use-locale.ts';
import { MaterialBrowser } from '../../../library/MaterialBrowser.tsx';
import { asPicture } from '../../../files/own-files.ts';
import { useFilesDialog } from '../../../files/use-files-dialog.tsx';
import { useFilePicker } from '../../base/use-file-picker.tsx';
import { usePictureUpload } from '../../base/use-picture-upload.ts';
import { useSettingsStore } from '../../settings/settings-store.ts';
import { useStudio } from '../../studio-context.ts';
import { Field } from '../Field.tsx';
import { PictureWell } from '../PictureWell.tsx';
import well from '../PictureWell.module.css';
import type { FieldProps } from '../use-field.ts';
import { SurfaceOptions } from './SurfaceOptions.tsx';

/** A material of the library or an own texture, and how it lies on the surface. */
export function MaterialField({ tool, field }: FieldProps) {
  const { t } = useTranslation(['edit', 'panel', 'files']);
  const localised = useLocalised();
  const { settings } = useStudio();
  const { setPicture, setEdits } = useSettingsStore.getState();
  const [browsing, setBrowsing] = useState(false);
  const upload = usePictureUpload('texture', (picture) => {
    setPicture(tool, 'material', picture);
    setEdits(tool, { surface: { ...settings.edits.surface, tileSizeMm: undefined } });
  });
  const picker = useFilePicker(t('ownTexture'), (file) => upload.take({ kind: 'file', file }));
  const files = useFilesDialog({
    title: t('files:chooseTexture'),
    kinds: ['texture', 'reference', 'base'],
    onChoose: (file) => upload.take({ kind: 'picture', picture: asPicture(file) }),
    onUpload: picker.choose,
  });
  const picture = settings.pictures.material;
  return (
    <Field field={field}>
      {picker.input}
      <PictureWell
        picture={picture}
        alt={localised(field.label)}
        sending={upload.sending}
        onDropped={upload.take}
        onUpload={() => setBrowsing(true)}
        onRemove={() => setPicture(tool, 'material', undefined)}
        uploadText={t('chooseMaterial')}
        uploadIcon="layers"
        caption={
          picture && (
            <>
              <span>{picture.name ? localised(picture.name) : t('ownTexture')}</span>
              <small>{picture.width ? `${picture.width} × ${picture.height}` : t('fromLibrary')}</small>
            </>
          )
        }
        more={
          <div className={well['sources']}>
            <button type="button" onClick={() => setBrowsing(true)}>
              {t('panel:fromMaterials')}
            </button>
            <button type="button" onClick={files.open}>
              {t('files:fromFiles')}
            </button>
            <button type="button" onClick={picker.choose}>
              {t('uploadTexture')}
            </button>
          </div>
        }
      />
      {picture && <SurfaceOptions tool={tool} libraryTileMm={picture.tileSizeMm} />}
      {files.dialog}
      {browsing && (
        <MaterialBrowser
          value={picture?.imageId}
          onChoose={({ id, name, url, cover, tileSizeMm }) => {
            setPicture(tool, 'material', {
              imageId: id,
              url,
              thumbnailUrl: cover,
              name,
              ...(tileSizeMm ? { tileSizeMm: tileSizeMm[0] } : {}),
            });
            setEdits(tool, { surface: { ...settings.edits.surface, tileSizeMm: undefined } });
            setBrowsing(false);
          }}
          onClose={() => setBrowsing(false)}
        />
      )}
    </Field>
  );
}
