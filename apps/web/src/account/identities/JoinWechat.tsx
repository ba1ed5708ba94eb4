import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWechatScan } from '../../wechat/use-wechat-scan.ts';
import { WechatCode } from '../../wechat/WechatCode.tsx';

interface Props {
  readonly onJoined: () => void;
  readonly onClose: () => void;
}

/** Joins a WeChat account: its owner scans the code and confirms. */
export function JoinWechat({ onJoined, onClose }: Props) {
  const { t } = useTranslation('identities');
  const view = useWechatScan({ purpose: 'join', active: true, onConfirmed: onJoined });
  return (
    <Modal open centered width={420} title={t('addWechat')} footer={null} onCancel={onClose}>
      <WechatCode view={view} />
    </Modal>
  );
}
