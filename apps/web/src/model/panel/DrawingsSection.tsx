import { userMessage } from '@plumbline/client/server-error.ts';
import type { ModelDrawingFormat } from '@plumbline/contract/api/model-drawings.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api } from '../../api/client.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { handOver } from '../../studio/base/handed-over.ts';
import { saveAs } from '../../studio/run/save-as.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useModelWork } from '../model-context.ts';
import { useModelStore } from '../state/model-store.ts';
import { Fold } from './Fold.tsx';
import styles from './Sections.module.css';
import { readOf } from '../read-model.ts';

const KINDS = ['hidden-line', 'clay', 'plan', 'section', 'elevation', 'axonometric'] as const;
const FORMATS = ['svg', 'pdf', 'png'] as const;
const SIDES = ['south', 'east', 'north', 'west'] as const;
type Kind = (typeof KINDS)[number];

/** Drawings of the model as it is looked at now: a file, or what another tool begins with; and the model itself as glTF. */
export function DrawingsSection() {
  const { t } = useTranslation('model');
  const locale = useLocale();
  const navigate = useNavigate();
  const { answer, camera, aspect } = useModelWork();
  const { section, hidden, sun } = useModelStore();
  const [kind, setKind] = useState<Kind>('hidden-line');
  const [side, setSide] = useState<(typeof SIDES)[number]>('south');
  const [storey, setStorey] = useState<string>();
  const [making, setMaking] = useState<ModelDrawingFormat | 'base'>();
  const read = readOf(answer);
  if (!read || !camera) return null;
  const { modelId, storeys } = read;
  const seen = kind === 'hidden-line' || kind === 'clay';
  const upright = section.filter(({ axis }) => axis !== 'y');
  const impossible = kind === 'section' && upright.length === 0;

  const draw = (format: ModelDrawingFormat) =>
    api('modelDrawing', {
      body: {
        modelId,
        kind,
        format,
        ...(seen ? { camera, ratio: aspect } : {}),
        ...(kind === 'section' ? { section: upright } : seen && section.length > 0 ? { section } : {}),
        ...(kind === 'elevation' ? { side } : {}),
        ...(kind === 'plan' && storey !== undefined ? { storey } : {}),
        hidden,
        north: (sun.northDegrees * Math.PI) / 180,
      },
    });
  const make = async (format: ModelDrawingFormat | 'base') => {
    setMaking(format);
    try {
      const { url } = await draw(format === 'base' ? 'png' : format);
      if (format === 'base') {
        handOver({ kind: 'address', url });
        void navigate(TOOLS.architecturalRender.route);
      } else saveAs(url, `${read.name.replace(/\.[^.]+$/, '')}-${kind}.${format}`);
    } catch (error) {
      toast.error(userMessage(error, locale));
    } finally {
      setMaking(undefined);
    }
  };
  return (
    <Fold title={t('drawings')} summary={t('drawingsSummary')}>
      <label className={styles['number']}>
        {t('drawing')}
        <select
          className={styles['select']}
          value={kind}
          onChange={(event) => setKind(KINDS.find((each) => each === event.target.value) ?? kind)}
        >
          {KINDS.map((each) => (
            <option key={each} value={each}>
              {t(`drawing_${each}`)}
            </option>
          ))}
        </select>
      </label>
      {kind === 'elevation' && (
        <label className={styles['number']}>
          {t('side')}
          <select
            className={styles['select']}
            value={side}
            onChange={(event) => setSide(SIDES.find((each) => each === event.target.value) ?? side)}
          >
            {SIDES.map((each) => (
              <option key={each} value={each}>
                {t(`side_${each}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {kind === 'plan' && storeys.length > 0 && (
        <label className={styles['number']}>
          {t('floor')}
          <select
            className={styles['select']}
            value={storey ?? storeys[0]?.key}
            onChange={(event) => setStorey(event.target.value)}
          >
            {storeys.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {impossible && <p className={styles['note']}>{t('drawingNeedsCut')}</p>}
      <div className={styles['row']}>
        {FORMATS.map((format) => (
          <Button
            key={format}
            size="small"
            aria-label={t('drawingAs', { format: format.toUpperCase() })}
            loading={making === format}
            disabled={impossible || (making !== undefined && making !== format)}
            onClick={() => void make(format)}
          >
            {format.toUpperCase()}
          </Button>
        ))}
        {seen && (
          <Button
            size="small"
            loading={making === 'base'}
            disabled={making !== undefined && making !== 'base'}
            onClick={() => void make('base')}
          >
            {t('drawingAsBase')}
          </Button>
        )}
      </div>
      <Button size="small" onClick={() => saveAs(`${OTHER_PATHS.modelGltf}?modelId=${modelId}`)}>
        {t('asGltf')}
      </Button>
    </Fold>
  );
}
