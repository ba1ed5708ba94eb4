import { TILE_SIZE_MM } from '@plumbline/contract/constants.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../../ui/switch/Switch.tsx';
import { Slider } from '../../../ui/slider/Slider.tsx';
import { useSettingsStore } from '../../settings/settings-store.ts';
import type { Surface } from '../../settings/workspace-settings.ts';
import { useStudio } from '../../studio-context.ts';
import { PerspectiveRow } from './PerspectiveRow.tsx';
import styles from './SurfaceOptions.module.css';

/** Width of one tile where neither the library nor the user says it. */
const OWN_TILE_MM = 1000;

interface Props {
  readonly tool: FunctionName;
  readonly libraryTileMm: number | undefined;
}

/** The material's real size, its turn on the surface, and whether the picture's light stays on it. */
export function SurfaceOptions({ tool, libraryTileMm }: Props) {
  const { t } = useTranslation('edit');
  const { surface = {} } = useStudio().settings.edits;
  const setEdits = useSettingsStore((state) => state.setEdits);
  const change = (part: Surface) => setEdits(tool, { surface: { ...surface, ...part } });
  const rotation = surface.rotation ?? 0;
  return (
    <div className={styles['options']}>
      <label className={styles['row']}>
        <span>{t('tileWidth')}</span>
        <InputNumber
          className={styles['number'] ?? ''}
          aria-label={t('tileWidth')}
          size="small"
          controls={false}
          precision={0}
          min={TILE_SIZE_MM.min}
          max={TILE_SIZE_MM.max}
          suffix="mm"
          value={surface.tileSizeMm ?? libraryTileMm ?? OWN_TILE_MM}
          onChange={(next) => change({ tileSizeMm: next ?? undefined })}
        />
      </label>
      <div className={styles['row']}>
        <span>{t('rotation')}</span>
        <Slider
          className={styles['slider']}
          min={-90}
          max={90}
          step={1}
          value={rotation}
          label={t('rotation')}
          onChange={(next) => change({ rotation: next })}
        />
        <InputNumber
          className={styles['angle'] ?? ''}
          aria-label={t('rotation')}
          size="small"
          controls={false}
          min={-360}
          max={360}
          suffix="°"
          value={rotation}
          onChange={(next) => change({ rotation: next ?? 0 })}
        />
      </div>
      <label className={styles['row']}>
        <span>{t('keepLight')}</span>
        <Switch
          label={t('keepLight')}
          checked={surface.keepLight ?? true}
          onChange={(on) => change({ keepLight: on })}
        />
      </label>
      <PerspectiveRow />
    </div>
  );
}
