import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import { mayUse } from '@plumbline/contract/access/access-rules.ts';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../session/current-user.ts';
import { Icon } from '../ui/Icon.tsx';

/** A lock beside the name of a tool that the current user may open but not start. */
export function MemberMark({ tool }: { readonly tool: ToolDescriptor }) {
  const { t } = useTranslation('tools');
  const { userType } = useCurrentUser();
  if (tool.allowed === 'signed-in' || mayUse(tool.allowed, userType)) return null;
  return (
    <span role="img" aria-label={t('forMembers')} title={t('forMembers')} style={{ marginInlineStart: 6 }}>
      <Icon name="lock" size={14} />
    </span>
  );
}
