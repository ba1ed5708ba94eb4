import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { samplesQuery } from '../api/queries.ts';
import type { Dropped } from '../studio/base/dragged-picture.ts';
import { handOver } from '../studio/base/handed-over.ts';
import { useDropZone } from '../studio/base/use-drop-zone.ts';
import { useFilePicker } from '../studio/base/use-file-picker.tsx';
import { ChooseTool } from './ChooseTool.tsx';
import { DropHalves, toolUnder } from './DropHalves.tsx';
import { Hero } from './Hero.tsx';
import styles from './HomePage.module.css';
import { ToolCards } from './ToolCards.tsx';

/** One sentence, one live comparison, and a page that takes a drawing anywhere. */
export function HomePage() {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  const samples = useQuery(samplesQuery).data ?? [];
  const [undecided, setUndecided] = useState<{ readonly file: File; readonly preview: string }>();
  const ask = (file: File) => setUndecided({ file, preview: URL.createObjectURL(file) });

  const open = (file: File, tool: FunctionName) => {
    handOver(file);
    void navigate(TOOLS[tool].route);
  };
  const onDropped = (dropped: Dropped, event?: DragEvent) => {
    if (dropped.kind !== 'file') return;
    const tool = event && toolUnder(event.target);
    if (tool) open(dropped.file, tool);
    else ask(dropped.file);
  };
  const { over, handlers } = useDropZone(onDropped);
  const picker = useFilePicker(t('choose'), ask);

  return (
    <div className={styles['page']} {...handlers}>
      {picker.input}
      <div className={styles['opening']}>
        <section className={styles['intro']}>
          <h1>{t('headline')}</h1>
          <p>{t('lead')}</p>
          <Button type="primary" size="large" onClick={picker.choose}>
            {t('choose')}
          </Button>
        </section>
        <Hero samples={samples} />
      </div>
      <ToolCards samples={samples} />
      {over && <DropHalves />}
      {undecided && (
        <ChooseTool
          preview={undecided.preview}
          onChosen={(tool) => open(undecided.file, tool)}
          onCancel={() => {
            URL.revokeObjectURL(undecided.preview);
            setUndecided(undefined);
          }}
        />
      )}
    </div>
  );
}
