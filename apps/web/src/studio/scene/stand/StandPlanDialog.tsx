import type { PlanMeasures, Scene } from '@plumbline/contract/api/scene.ts';
import { ROOM_NAMES } from '@plumbline/contract/projects/schedule-texts.ts';
import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../../i18n/use-locale.ts';
import { NumberBox } from '../../../model/panel/NumberBox.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Switch } from '../../../ui/switch/Switch.tsx';
import type { PlanPoint } from './stand-at.ts';
import styles from './StandPlanDialog.module.css';
import { useStandPlan } from './use-stand-plan.ts';

interface Props {
  readonly scene: Scene;
  readonly plan: PlanMeasures;
  readonly picture: string;
  readonly onClose: () => void;
}

/** Metres, as storeys mostly are. */
const USUAL_WALL = 2.8;

/** What a plan does not show is asked for; a click in it, or one of its rooms, is where one stands. */
export function StandPlanDialog({ scene, plan, picture, onClose }: Props) {
  const { t } = useTranslation('reading');
  const localised = useLocalised();
  const { x0, y0, x1, y1 } = plan.building;
  const measured = (Math.max(x1 - x0, y1 - y0) * plan.mmPerPixel) / 1000;
  const [longSideM, setLongSide] = useState<number>();
  const [wallHeightM, setWallHeight] = useState(USUAL_WALL);
  const [furnished, setFurnished] = useState(true);
  const [from, setFrom] = useState<PlanPoint>();
  const stand = useStandPlan(scene);
  const start = (place: PlanPoint | undefined) =>
    stand.mutate({ wallHeightM, furnished, from: place, ...(longSideM === undefined ? {} : { longSideM }) });
  const at = ([x, y]: PlanPoint) => ({
    left: `${(100 * x) / scene.width}%`,
    top: `${(100 * y) / scene.height}%`,
  });
  return (
    <Modal open centered width={760} title={t('stand')} footer={null} onCancel={onClose}>
      <p className={styles['hint']}>{t('standHint')}</p>
      <div className={styles['plan']}>
        <img
          src={picture}
          alt={t('standPlan')}
          draggable={false}
          onClick={(event) => {
            const box = event.currentTarget.getBoundingClientRect();
            const share = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
            setFrom([(share[0] ?? 0) * scene.width, (share[1] ?? 0) * scene.height]);
          }}
        />
        {plan.rooms.map(({ type, at: place }) => (
          <button
            key={place.join()}
            type="button"
            className={styles['room']}
            style={at(place)}
            aria-pressed={from?.[0] === place[0] && from[1] === place[1]}
            title={t('standIn', { room: localised(ROOM_NAMES[type]) })}
            aria-label={t('standIn', { room: localised(ROOM_NAMES[type]) })}
            onClick={() => setFrom(place)}
          />
        ))}
        {from && <span className={styles['here']} style={at(from)} aria-hidden />}
      </div>
      <div className={styles['fields']}>
        <NumberBox
          label={t('standLong')}
          unit="m"
          value={longSideM ?? measured}
          min={1}
          max={1000}
          step={0.1}
          digits={1}
          onChange={setLongSide}
        />
        <NumberBox
          label={t('standHeight')}
          unit="m"
          value={wallHeightM}
          min={1}
          max={12}
          step={0.1}
          digits={2}
          onChange={setWallHeight}
        />
        <label className={styles['switch']}>
          <span>{t('standFurnished')}</span>
          <Switch label={t('standFurnished')} checked={furnished} onChange={setFurnished} />
        </label>
      </div>
      <p className={styles['note']}>
        {longSideM !== undefined
          ? t('standSaid')
          : t(plan.from === 'doors' ? 'standByDoors' : 'standGuessed')}
      </p>
      <div className={styles['foot']}>
        <Button disabled={from === undefined} loading={stand.isPending} onClick={() => start(from)}>
          {t('standHere')}
        </Button>
        <Button kind="primary" loading={stand.isPending} onClick={() => start(undefined)}>
          {t('standAbove')}
        </Button>
      </div>
    </Modal>
  );
}
