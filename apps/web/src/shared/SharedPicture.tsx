import type { ShareComment, SharedImage } from '@plumbline/contract/api/shares.ts';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pinsOf } from '../shares/pins.ts';
import { CompareSlider } from '../ui/CompareSlider.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { Point } from './point.ts';
import styles from './SharedPage.module.css';

interface Props {
  readonly image: SharedImage;
  readonly number: number;
  readonly remarks: readonly ShareComment[];
  /** Where the comment that is being written points to. */
  readonly point: Point | undefined;
  /** Absent where nobody may comment. */
  readonly onPoint: ((point: Point) => void) | undefined;
}

/** A shared picture, with the points that comments are about; with its base under a slider where that is shown. */
export function SharedPicture({ image, number, remarks, point, onPoint }: Props) {
  const { t } = useTranslation('shares');
  const [comparing, setComparing] = useState(false);
  const [position, setPosition] = useState(50);
  const numbers = pinsOf(remarks);
  const alt =
    image.caption === '' ? t('picture', { number }) : `${t('picture', { number })}: ${image.caption}`;
  const place = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    // The keyboard has no place: it points to the middle.
    const isKey = event.detail === 0;
    const share = (at: number, start: number, size: number) =>
      isKey ? 0.5 : Math.min(1, Math.max(0, (at - start) / size));
    onPoint?.({
      imageId: image.imageId,
      x: share(event.clientX, box.left, box.width),
      y: share(event.clientY, box.top, box.height),
    });
  };
  return (
    <li className={styles['picture']}>
      <div
        className={styles['frame']}
        style={{
          aspectRatio: `${image.width} / ${image.height}`,
          maxWidth: `calc(86dvh * ${image.width / image.height})`,
        }}
      >
        {comparing && image.base ? (
          <CompareSlider
            before={image.base.url}
            after={image.url}
            beforeAlt={t('baseOf', { number })}
            afterAlt={alt}
            label={t('divider')}
            position={position}
            onChange={setPosition}
          />
        ) : (
          <>
            <img
              src={image.url}
              srcSet={`${image.thumbnailUrl} 768w, ${image.url} 2048w`}
              sizes="(max-width: 860px) 100vw, 1200px"
              alt={alt}
              loading={number > 2 ? 'lazy' : 'eager'}
            />
            {onPoint && (
              <button
                type="button"
                className={styles['place']}
                aria-label={t('pointOut', { number })}
                onClick={place}
              />
            )}
            {remarks
              .filter((remark) => remark.imageId === image.imageId && remark.at !== null)
              .map((remark) => (
                <span
                  key={remark.commentId}
                  className={styles['pin']}
                  style={{ left: `${(remark.at?.x ?? 0) * 100}%`, top: `${(remark.at?.y ?? 0) * 100}%` }}
                  title={`${remark.name}: ${remark.text}`}
                >
                  {numbers.get(remark.commentId)}
                </span>
              ))}
            {point && (
              <span
                className={styles['pin']}
                data-new
                style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
                aria-hidden
              >
                <Icon name="plus" size={14} />
              </span>
            )}
          </>
        )}
      </div>
      <div className={styles['caption']}>
        <span>{number}</span>
        {(image.caption !== '' || image.prompt !== null) && (
          <p>
            {image.caption !== '' && <strong>{image.caption}</strong>}
            {image.caption !== '' && image.prompt !== null && '\n'}
            {image.prompt}
          </p>
        )}
        {image.base && (
          <button
            type="button"
            className={styles['toggle']}
            aria-pressed={comparing}
            onClick={() => setComparing(!comparing)}
          >
            <Icon name="compare" size={16} /> {t('withBase')}
          </button>
        )}
      </div>
    </li>
  );
}
