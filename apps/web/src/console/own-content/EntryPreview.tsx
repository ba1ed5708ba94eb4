import type { ManagedEntry } from '@plumbline/contract/api/administration/own-content.ts';
import type { OwnEntry, OwnEntryOf } from '@plumbline/contract/content/own-content.ts';
import { useTranslation } from 'react-i18next';
import { ScaleFigure } from './ScaleFigure.tsx';
import styles from './OwnContent.module.css';

interface Props {
  readonly value: OwnEntry;
  readonly entry: ManagedEntry | undefined;
}

/** What an entry will look like, as its form stands now, and the cover that the engine made of its last version. */
export function EntryPreview({ value, entry }: Props) {
  const { t } = useTranslation('ownContent');
  const version = entry?.draft ?? entry?.published;
  const unfinished =
    version && version.cover !== 'none' && version.cover !== 'ready' ? version.cover : undefined;
  const preview = previewOf(value);
  const cover = version?.coverUrl ?? '';
  if (preview === null && cover === '') return null;
  return (
    <aside className={styles['preview']}>
      {preview}
      {cover !== '' && (
        <figure className={styles['cover']}>
          <img src={cover} alt="" />
          {unfinished && <figcaption>{t(`cover_${unfinished}`)}</figcaption>}
        </figure>
      )}
    </aside>
  );
}

function previewOf(value: OwnEntry) {
  switch (value.kind) {
    case 'material':
      return value.picture === '' ? null : <TileWall value={value} />;
    case 'object':
      return value.picture === '' ? null : <ObjectBesidePerson value={value} />;
    case 'background':
      return value.picture === '' ? null : <HorizonPicture value={value} />;
    case 'style':
      return <StyleRoom palette={value.palette} />;
    case 'prompt':
    case 'category':
      return null;
  }
}

/** A wall of 3.6 by 2.7 metres with a person before it. */
const WALL_MM = { width: 3600, height: 2700 };

function TileWall({ value: { picture, tileWidthMm } }: { readonly value: OwnEntryOf<'material'> }) {
  const { t } = useTranslation('ownContent');
  return (
    <figure className={styles['stage']}>
      <div
        className={styles['wall']}
        style={{
          backgroundImage: `url(/content/own/${picture})`,
          backgroundSize: `${(100 * tileWidthMm) / WALL_MM.width}% auto`,
        }}
      >
        <ScaleFigure heightShare={1750 / WALL_MM.height} />
      </div>
      <figcaption>{t('atScale')}</figcaption>
    </figure>
  );
}

const PERSON_MM = 1750;

function ObjectBesidePerson({
  value: { picture, heightMm, stands },
}: {
  readonly value: OwnEntryOf<'object'>;
}) {
  const { t } = useTranslation('ownContent');
  // The stage is as high as it must be for both, with some air.
  const stage = 1.18 * Math.max(heightMm, stands === 'ceiling' ? 2700 : PERSON_MM);
  return (
    <figure className={styles['stage']}>
      <div className={styles['room']} data-stands={stands}>
        <ScaleFigure heightShare={PERSON_MM / stage} />
        <img src={`/content/own/${picture}`} alt="" style={{ height: `${(100 * heightMm) / stage}%` }} />
      </div>
      <figcaption>{t('atScale')}</figcaption>
    </figure>
  );
}

function HorizonPicture({ value: { picture, horizon } }: { readonly value: OwnEntryOf<'background'> }) {
  return (
    <div className={styles['horizon']}>
      <img src={`/content/own/${picture}`} alt="" />
      <span style={{ top: `${100 * horizon}%` }} />
    </div>
  );
}

/** A room in the colours of a palette: enough to judge how they go together before the engine renders it. */
function StyleRoom({ palette }: { readonly palette: OwnEntryOf<'style'>['palette'] }) {
  const { walls, ceiling, trim, floor, timber, fabrics, accents, glass, metal } = palette;
  return (
    <svg className={styles['styleRoom']} viewBox="0 0 360 240" role="img" aria-hidden>
      <rect width="360" height="240" fill={walls[0]} />
      <polygon points="0,0 360,0 300,40 60,40" fill={ceiling} />
      <polygon points="0,240 360,240 300,180 60,180" fill={floor} />
      <rect x="60" y="40" width="240" height="140" fill={walls[1]} />
      <rect x="60" y="174" width="240" height="6" fill={trim} />
      <rect x="206" y="62" width="70" height="84" fill={trim} />
      <rect x="211" y="67" width="60" height="74" fill={glass} />
      <rect x="84" y="58" width="52" height="36" fill={accents[0]} />
      <rect x="90" y="130" width="120" height="50" rx="8" fill={fabrics[0]} />
      <rect x="98" y="118" width="104" height="34" rx="8" fill={fabrics[1] ?? fabrics[0]} />
      <rect x="104" y="126" width="26" height="24" rx="5" fill={accents[1] ?? accents[0]} />
      <rect x="168" y="126" width="26" height="24" rx="5" fill={fabrics[2] ?? fabrics[0]} />
      <ellipse cx="160" cy="212" rx="86" ry="15" fill={timber} />
      <rect x="292" y="88" width="4" height="106" fill={metal} />
      <polygon points="276,88 312,88 304,62 284,62" fill={trim} />
    </svg>
  );
}
