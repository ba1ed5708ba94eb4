import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { useTranslation } from 'react-i18next';
import { samplesQuery, taskListQuery } from '../../api/queries.ts';
import { useLocale, useLocalised } from '../../i18n/use-locale.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import { LazyPictureBrowser } from '../../ui/LazyPictureBrowser.tsx';
import type { Dropped } from '../base/dragged-picture.ts';
import { asBase } from '../stage/as-base.ts';

interface Props {
  readonly onChoose: (dropped: Dropped) => void;
  readonly onClose: () => void;
}

/** The user's own renders and the samples, to take one as a reference. */
export function ReferenceBrowser({ onChoose, onClose }: Props) {
  const { t } = useTranslation('panel');
  const localised = useLocalised();
  const locale = useLocale();
  const { signedIn } = useCurrentUser();
  const samples = useQuery(samplesQuery).data ?? [];
  const mine = useInfiniteQuery({ ...taskListQuery({}), enabled: signedIn });
  const renders = (mine.data?.pages ?? [])
    .flatMap((page) => page.items)
    .flatMap((task) => task.images.map((image) => ({ task, image })));

  const families = [
    ...(renders.length > 0 ? [{ id: 'mine', name: t('myRenders') }] : []),
    { id: 'samples', name: t('sampleRenders') },
  ];
  return (
    <LazyPictureBrowser
      title={t('chooseReference')}
      families={families}
      items={[
        ...renders.map(({ task, image }) => ({
          id: image.imageId,
          name: localised(TOOLS[task.function].title),
          note: new Date(task.createdAt).toLocaleDateString(locale, { dateStyle: 'medium' }),
          cover: image.thumbnailUrl,
          families: ['mine'],
          words: task.request.promptTxt,
        })),
        ...samples.map((sample) => ({
          id: sample.resultUrl,
          name: localised(TOOLS[sample.function].title),
          cover: sample.resultUrl,
          families: ['samples'],
          words: localised(sample.name),
        })),
      ]}
      onChoose={(id) => {
        const own = renders.find(({ image }) => image.imageId === id);
        onChoose(own ? { kind: 'picture', picture: asBase(own.image) } : { kind: 'address', url: id });
      }}
      onClose={onClose}
    />
  );
}
