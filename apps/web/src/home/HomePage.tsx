import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { useQuery } from '@tanstack/react-query';
import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { samplesQuery, siteQuery } from '../api/queries.ts';
import { asPicture } from '../files/own-files.ts';
import { useFilesDialog } from '../files/use-files-dialog.tsx';
import { useIsShown } from '../session/route-access.ts';
import { useLocalised } from '../i18n/use-locale.ts';
import type { Dropped } from '../studio/base/dragged-picture.ts';
import { handOver } from '../studio/base/handed-over.ts';
import { useDropZone } from '../studio/base/use-drop-zone.ts';
import { useFilePicker } from '../studio/base/use-file-picker.tsx';
import { usePictureUpload } from '../studio/base/use-picture-upload.ts';
import type { BasePicture } from '../studio/settings/workspace-settings.ts';
import { Button } from '../ui/Button.tsx';
import { ChooseTool } from './ChooseTool.tsx';
import { DropTargets, toolUnder } from './DropTargets.tsx';
import { Hero } from './Hero.tsx';
import styles from './HomePage.module.css';
import { LaterWorks } from './LaterWorks.tsx';
import { ToolCards } from './ToolCards.tsx';
import { toolOfKind } from './tools-for-kind.ts';

/** How many drawings stand under the comparison. */
const EXAMPLES = 6;

/** One sentence, one live comparison, and a page that takes a drawing anywhere. */
export function HomePage() {
  const { t } = useTranslation(['home', 'files']);
  const navigate = useNavigate();
  const isShown = useIsShown();
  const localised = useLocalised();
  const welcome = useQuery(siteQuery).data?.welcome;
  const samples = useQuery(samplesQuery).data ?? [];
  const [undecided, setUndecided] = useState<BasePicture>();

  const open = (dropped: Dropped, tool: FunctionName) => {
    handOver(dropped);
    void navigate(TOOLS[tool].route);
  };
  // The server tells the kind as soon as it has the picture; the workspace then takes it without another upload.
  const upload = usePictureUpload('base', (picture) => {
    const tool = picture.kind && picture.kind !== 'wash' ? toolOfKind(picture.kind) : undefined;
    if (tool && isShown(tool.function)) open({ kind: 'picture', picture }, tool.function);
    else setUndecided(picture);
  });
  const onDropped = (dropped: Dropped, event?: DragEvent) => {
    if (dropped.kind !== 'file') return;
    const tool = event && toolUnder(event.target);
    if (tool) open(dropped, tool);
    else upload.take(dropped);
  };
  const { over, handlers } = useDropZone(onDropped);
  const picker = useFilePicker(t('choose'), (file) => upload.take({ kind: 'file', file }));

  const files = useFilesDialog({
    title: t('files:chooseBase'),
    kinds: ['base', 'reference', 'texture'],
    onChoose: (file) => upload.take({ kind: 'picture', picture: asPicture(file) }),
    onUpload: picker.choose,
  });

  return (
    <div className={styles['page']} {...handlers}>
      {picker.input}
      {files.dialog}
      <div className={styles['opening']}>
        <section className={styles['intro']}>
          <h1>{welcome ? localised(welcome.headline) : t('headline')}</h1>
          <p>{welcome?.lead ? localised(welcome.lead) : t('lead')}</p>
          <Button kind="primary" size="large" loading={upload.sending !== undefined} onClick={picker.choose}>
            {t(upload.sending ? 'looking' : 'choose')}
          </Button>{' '}
          <Button kind="text" size="large" onClick={files.open}>
            {t('files:fromFiles')}
          </Button>
        </section>
        <Hero samples={samples.filter((sample) => sample.url !== sample.resultUrl).slice(0, EXAMPLES)} />
      </div>
      <ToolCards />
      {isShown('gallery') && <LaterWorks />}
      {over && <DropTargets />}
      {undecided && (
        <ChooseTool
          picture={undecided}
          onChosen={(tool) => open({ kind: 'picture', picture: undecided }, tool)}
          onCancel={() => setUndecided(undefined)}
        />
      )}
    </div>
  );
}
