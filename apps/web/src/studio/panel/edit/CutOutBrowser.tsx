import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { taskListQuery } from '../../../api/queries.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import { LazyPictureBrowser } from '../../../ui/LazyPictureBrowser.tsx';
import type { BasePicture } from '../../settings/workspace-settings.ts';
import { asBase } from '../../stage/as-base.ts';

interface Props {
  readonly value: string | undefined;
  readonly onChoose: (cutOut: BasePicture) => void;
  readonly onClose: () => void;
}

/** What was cut out here, the newest first. */
export function CutOutBrowser({ value, onChoose, onClose }: Props) {
  const { t } = useTranslation('edit');
  const locale = useLocale();
  const { signedIn } = useCurrentUser();
  const mine = useInfiniteQuery({ ...taskListQuery({ function: 'matting' }), enabled: signedIn });
  const cutOuts = (mine.data?.pages ?? [])
    .flatMap((page) => page.items)
    .flatMap((task) => task.images.map((image) => ({ task, image })));
  return (
    <LazyPictureBrowser
      title={t('chooseCutOut')}
      shape="swatch"
      value={value}
      empty={mine.isPending && signedIn ? '' : t('noCutOuts')}
      items={cutOuts.map(({ task, image }) => ({
        id: image.imageId,
        name: new Date(task.createdAt).toLocaleDateString(locale, { dateStyle: 'medium' }),
        note: `${image.width} × ${image.height}`,
        cover: image.thumbnailUrl,
      }))}
      onChoose={(id) => {
        const chosen = cutOuts.find(({ image }) => image.imageId === id);
        if (chosen) onChoose(asBase(chosen.image));
      }}
      onClose={onClose}
    />
  );
}
