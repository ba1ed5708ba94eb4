import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { ChipChoice } from '../ui/ChipChoice.tsx';
import { CompareSlider } from '../ui/CompareSlider.tsx';
import { PopoverButton } from '../ui/floating/PopoverButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { InlineText } from '../ui/inline-text/InlineText.tsx';
import { LazyPictureBrowser } from '../ui/LazyPictureBrowser.tsx';
import { Mark } from '../ui/Mark.tsx';
import { Menu } from '../ui/menu/Menu.tsx';
import type { MenuItem } from '../ui/menu/menu-item.ts';
import { MenuButton } from '../ui/MenuButton.tsx';
import { Picture } from '../ui/Picture.tsx';
import { PictureChoice } from '../ui/PictureChoice.tsx';
import { SelectionToolbar } from '../ui/SelectionToolbar.tsx';
import { Sheet } from '../ui/sheet/Sheet.tsx';
import { Slider } from '../ui/slider/Slider.tsx';
import { Switch } from '../ui/switch/Switch.tsx';
import { toast } from '../ui/toast/toast.ts';
import styles from './ComponentsPage.module.css';
import { State } from './State.tsx';

/** What a component looks like in each of its states. */
export type Example = () => ReactNode;

const DRAWING = '/content/samples/villa.png';
const RENDER = '/content/samples/villa-render.webp';
const SAMPLES = [
  'villa',
  'living-room',
  'kitchen',
  'office',
  'terrace',
  'homestay',
  'lake-park',
  'restaurant',
  'dining-room',
  'veranda',
  'courtyard-house',
  'pond-garden',
].map((id) => ({ id, name: id, cover: `/content/samples/small/${id}-render.webp` }));
/** As many as stand in a panel without a way to more. */
const FEW = 6;

export function Marks() {
  return [16, 24, 40].map((size) => (
    <State key={size} name={`size={${size}}`}>
      <Mark size={size} />
    </State>
  ));
}

export function Icons() {
  return (
    <>
      <State name='name="star"'>
        <Icon name="star" />
      </State>
      <State name="filled">
        <Icon name="star" filled />
      </State>
      <State name="size={28}">
        <Icon name="star" size={28} />
      </State>
    </>
  );
}

const KINDS = ['default', 'primary', 'text'] as const;
const BUTTON_SIZES = ['small', 'middle', 'large'] as const;

export function Buttons() {
  const { t } = useTranslation('components');
  return KINDS.map((kind) => (
    <div key={kind} className={styles['kind']}>
      {BUTTON_SIZES.map((size) => (
        <State key={size} name={`${kind}, ${size}`}>
          <Button kind={kind} size={size}>
            {t('render')}
          </Button>
        </State>
      ))}
      <State name={`${kind}, loading`}>
        <Button kind={kind} loading>
          {t('render')}
        </Button>
      </State>
      <State name={`${kind}, disabled`}>
        <Button kind={kind} disabled>
          {t('render')}
        </Button>
      </State>
    </div>
  ));
}

export function IconButtons() {
  const { t } = useTranslation('components');
  const [pressed, setPressed] = useState(true);
  return (
    <>
      <State name="icon, label">
        <IconButton icon="copy" label={t('rename')} onClick={() => undefined} />
      </State>
      <State name="pressed, filled">
        <IconButton
          icon="star"
          label={t('favourite')}
          shortcut="F"
          pressed={pressed}
          filled={pressed}
          onClick={() => setPressed(!pressed)}
        />
      </State>
      <State name="disabled">
        <IconButton icon="trash" label={t('remove')} disabled onClick={() => undefined} />
      </State>
    </>
  );
}

function useItems(): readonly MenuItem[] {
  const { t } = useTranslation('components');
  return [
    { type: 'heading', label: t('weather') },
    { key: 'sunny', label: t('sunny'), checked: true },
    { key: 'rain', label: t('rain'), checked: false },
    { type: 'divider' },
    { key: 'rename', label: t('rename') },
    { key: 'remove', label: t('remove'), disabled: true },
  ];
}

export function MenuButtons() {
  const { t } = useTranslation('components');
  return (
    <State name="icon, label, items">
      <MenuButton icon="more" label={t('open')} items={useItems()} placement="bottom-start" />
    </State>
  );
}

export function Menus() {
  const { t } = useTranslation('components');
  return (
    <State name="heading, checked, divider, disabled">
      <Menu items={useItems()} className={styles['opener']}>
        {t('open')}
        <Icon name="chevron-down" size={16} />
      </Menu>
    </State>
  );
}

export function Popovers() {
  const { t } = useTranslation('components');
  const [strength, setStrength] = useState(60);
  return (
    <State name="titled">
      <PopoverButton
        label={t('strength')}
        titled
        placement="bottom-start"
        button={t('strength')}
        className={styles['opener']}
      >
        {() => <Slider label={t('strength')} min={0} max={100} value={strength} onChange={setStrength} />}
      </PopoverButton>
    </State>
  );
}

export function TipExample() {
  const { t } = useTranslation('components');
  return (
    <>
      <State name="data-tip">
        <button type="button" className={styles['opener']} data-tip={t('favourite')}>
          {t('drawing')}
        </button>
      </State>
      <State name="data-tip-picture">
        <button
          type="button"
          className={styles['opener']}
          data-tip={t('rendered')}
          data-tip-picture={SAMPLES[0]?.cover}
        >
          {t('rendered')}
        </button>
      </State>
    </>
  );
}

export function ToastExample() {
  const { t } = useTranslation('components');
  const action = { label: t('undo'), act: () => undefined };
  return (
    <>
      <State name="success, action">
        <Button onClick={() => toast.success(t('saved'), action)}>{t('open')}</Button>
      </State>
      {(['info', 'warning', 'error'] as const).map((kind) => (
        <State key={kind} name={kind}>
          <Button onClick={() => toast[kind](t('failed'))}>{t('open')}</Button>
        </State>
      ))}
    </>
  );
}

export function SheetExample() {
  const { t } = useTranslation('components');
  const [open, setOpen] = useState(false);
  return (
    <State name="title, closeLabel">
      <Button onClick={() => setOpen(true)}>{t('open')}</Button>
      {open && (
        <Sheet title={t('drawing')} closeLabel={t('close')} onClose={() => setOpen(false)}>
          <img className={styles['whole']} src={DRAWING} alt={t('drawing')} />
        </Sheet>
      )}
    </State>
  );
}

export function InlineTexts() {
  const { t } = useTranslation('components');
  const [words, setWords] = useState(t('specimen'));
  return (
    <>
      <State name="value">
        <InlineText label={t('rename')} value={words} maxLength={60} onCommit={setWords} />
      </State>
      <State name="placeholder, multiline">
        <InlineText
          label={t('rename')}
          value=""
          multiline
          placeholder={t('rename')}
          maxLength={60}
          onCommit={() => undefined}
        />
      </State>
    </>
  );
}

export function Switches() {
  const { t } = useTranslation('components');
  const [checked, setChecked] = useState(true);
  return (
    <>
      <State name="checked">
        <Switch label={t('lines')} checked={checked} onChange={setChecked} />
      </State>
      <State name="checked={false}">
        <Switch label={t('lines')} checked={!checked} onChange={(value) => setChecked(!value)} />
      </State>
      <State name="disabled">
        <Switch label={t('lines')} checked disabled onChange={() => undefined} />
      </State>
    </>
  );
}

export function Sliders() {
  const { t } = useTranslation('components');
  const [value, setValue] = useState(60);
  return (
    <State name="min, max, step" wide>
      <Slider label={t('strength')} min={0} max={100} value={value} onChange={setValue} />
    </State>
  );
}

export function ChipChoices() {
  const { t } = useTranslation('components');
  const [value, setValue] = useState('sunny');
  const weathers = ['sunny', 'rain', 'snow'] as const;
  const plain = weathers.map((name) => ({ value: name as string, name: t(name) }));
  const options = weathers.map((name) => ({ value: name as string, name: t(name), icon: name }));
  const ratios = [
    { value: 'sunny', name: '3:2', frame: 1.5 },
    { value: 'rain', name: '1:1', frame: 1 },
    { value: 'snow', name: '2:3', frame: 2 / 3 },
  ];
  const common = { label: t('weather'), value, onChange: setValue };
  return (
    <>
      <State name='layout="cells"' wide>
        <ChipChoice {...common} options={options} />
      </State>
      <State name="cells, frame" wide>
        <ChipChoice {...common} options={ratios} />
      </State>
      <State name='layout="row"' wide>
        <ChipChoice {...common} options={plain} layout="row" />
      </State>
      <State name='layout="chips"' wide>
        <ChipChoice {...common} options={plain} layout="chips" />
      </State>
    </>
  );
}

export function PictureChoices() {
  const { t } = useTranslation('components');
  const [value, setValue] = useState('villa');
  const common = { label: t('samples'), value, onChange: setValue };
  return (
    <>
      <State name="options" wide>
        <PictureChoice {...common} options={SAMPLES.slice(0, FEW)} />
      </State>
      <State name="options, > 6" wide>
        <PictureChoice {...common} options={SAMPLES} />
      </State>
    </>
  );
}

export function PictureBrowsers() {
  const { t } = useTranslation('components');
  const [open, setOpen] = useState(false);
  const [value, setValue] = useState('villa');
  return (
    <State name="items, value">
      <Button onClick={() => setOpen(true)}>{t('open')}</Button>
      {open && (
        <LazyPictureBrowser
          title={t('samples')}
          items={SAMPLES}
          value={value}
          onChoose={setValue}
          onClose={() => setOpen(false)}
        />
      )}
    </State>
  );
}

export function Pictures() {
  return (
    <>
      <State name="src">
        <span className={styles['cover']}>
          <Picture src={RENDER} />
        </span>
      </State>
      <State name="src, 404">
        <span className={styles['cover']}>
          <Picture src="data:image/png;base64," />
        </span>
      </State>
    </>
  );
}

export function CompareSliders() {
  const { t } = useTranslation('components');
  const [position, setPosition] = useState(50);
  return (
    <State name="position={50}" wide>
      <div className={styles['compared']}>
        <CompareSlider
          before={DRAWING}
          after={RENDER}
          beforeAlt={t('drawing')}
          afterAlt={t('rendered')}
          label={t('compare')}
          position={position}
          onChange={setPosition}
        />
      </div>
    </State>
  );
}

export function SelectionToolbars() {
  const { t } = useTranslation('components');
  return (
    <State name="label, children" wide>
      <div className={styles['floats']}>
        <SelectionToolbar label={t('selected')} clearText={t('clear')} onClear={() => undefined}>
          <Button>{t('compare')}</Button>
        </SelectionToolbar>
      </div>
    </State>
  );
}
