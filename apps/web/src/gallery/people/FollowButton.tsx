import type { WorkAuthor } from '@plumbline/contract/api/works.ts';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFollow } from '../actions/use-follow.ts';

interface Props {
  readonly author: WorkAuthor;
  readonly following: boolean;
}

export function FollowButton({ author, following }: Props) {
  const { t } = useTranslation('gallery');
  const follow = useFollow();
  return (
    <Button
      type={following ? 'default' : 'primary'}
      aria-pressed={following}
      onClick={() => follow({ userId: author.userId, name: author.name, on: !following })}
    >
      {t(following ? 'following' : 'follow')}
    </Button>
  );
}
