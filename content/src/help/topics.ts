import type { HelpTopic } from '@plumbline/contract/api/help.ts';
import type { Words } from './help-article.ts';

export interface TopicTexts {
  readonly title: Words;
  readonly lead: Words;
}

export const TOPIC_TEXTS: Readonly<Record<HelpTopic, TopicTexts>> = {
  start: {
    title: ['入门', 'Getting started', 'はじめに'],
    lead: [
      '第一张图、选工具、看懂设置',
      'A first picture, choosing a tool, the settings',
      '最初の一枚、ツール選び、設定',
    ],
  },
  render: {
    title: ['渲染与平面图', 'Renders and plans', 'レンダリングと平面図'],
    lead: [
      '每种渲染工具怎么用、哪里还不够好',
      'How each render tool works, and where it is weak',
      '各ツールの使い方と苦手なこと',
    ],
  },
  edit: {
    title: ['编辑图片', 'Editing', '編集'],
    lead: [
      '换材质、颜色、物品，去除、扩图、抠图',
      'Materials, colours, objects, removal, cutting out',
      '素材・色・物の変更、消去、切り抜き',
    ],
  },
  masks: {
    title: ['蒙版', 'Masks', 'マスク'],
    lead: [
      '涂抹、点选、透视框、再次使用',
      'Painting, picking, perspective, reuse',
      '塗る、選ぶ、透視、再利用',
    ],
  },
  look: {
    title: ['风格、提示词和材料', 'Styles, words and materials', 'スタイル・言葉・素材'],
    lead: [
      '哪些词起作用，材料为什么知道尺寸',
      'Which words act, why materials know their size',
      '効く言葉と素材の実寸',
    ],
  },
  truth: {
    title: ['保真与更正', 'Fidelity and correction', '忠実度と修正'],
    lead: [
      '线条留住了多少，怎么更正，怎么重做',
      'What was kept, correcting it, making it again',
      '線の残り方、修正、再生成',
    ],
  },
  works: {
    title: ['作品、文件和下载', 'Works, files, downloads', '作品・ファイル・保存'],
    lead: [
      '历史、版本、格式、标识、空间',
      'History, versions, formats, labels, storage',
      '履歴、版、形式、ラベル、容量',
    ],
  },
  counts: {
    title: ['次数与会员', 'Counts and membership', '回数と会員'],
    lead: [
      '怎么计次、什么不扣、怎么付款',
      'What is counted, what is not, paying',
      '数え方、減らない場合、支払い',
    ],
  },
  account: {
    title: ['账号与隐私', 'Account and privacy', 'アカウントとプライバシー'],
    lead: [
      '登录、安全、导出、注销',
      'Logging in, security, export, leaving',
      'ログイン、安全、持ち出し、削除',
    ],
  },
  trouble: {
    title: ['遇到问题', 'When something goes wrong', '困ったとき'],
    lead: ['每条提示的原因和办法', 'Every message, and what to do', '表示ごとの原因と対処'],
  },
  'self-hosting': {
    title: ['自己部署', 'Running it yourself', '自分で運用'],
    lead: [
      '安装、设置、网络、备份、后台',
      'Installing, settings, network, backups, console',
      '導入、設定、ネットワーク、バックアップ',
    ],
  },
  changes: {
    title: ['更新日志', 'What is new', '更新履歴'],
    lead: ['按日期列出的变化', 'What changed, by date', '日付順の変更点'],
  },
};
