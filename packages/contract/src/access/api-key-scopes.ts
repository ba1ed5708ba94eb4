import type { LocalisedText } from '../text.ts';

const text = (zh: string, en: string, ja: string): LocalisedText => ({ 'zh-CN': zh, en, ja });

/** What a key of the API may be allowed, from what only looks to what removes. */
export const API_KEY_SCOPES = ['read', 'upload', 'render', 'edit', 'assist', 'delete', 'webhooks'] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

/** What a build server needs to make pictures and fetch them. */
export const USUAL_SCOPES: readonly ApiKeyScope[] = ['read', 'upload', 'render'];

export const SCOPE_TEXTS = {
  read: {
    name: text('读取', 'Read', '読み取り'),
    about: text(
      '查看任务、图片、模型、项目和可选内容，下载结果',
      'See tasks, pictures, models, projects and what can be chosen; download results',
      'タスク、画像、モデル、プロジェクト、選択肢の閲覧と結果のダウンロード',
    ),
  },
  upload: {
    name: text('上传', 'Upload', 'アップロード'),
    about: text('上传图片和模型', 'Bring pictures and models', '画像とモデルのアップロード'),
  },
  render: {
    name: text('出图', 'Render', 'レンダリング'),
    about: text(
      '开始和取消任务（会使用次数）、点选、分析、组合提示词',
      'Start and cancel tasks, which uses tickets; pick, analyse, compose prompts',
      'タスクの開始と取り消し（回数を使用）、選択、分析、プロンプト作成',
    ),
  },
  edit: {
    name: text('整理', 'Edit', '整理'),
    about: text(
      '命名、加标签、收藏，整理项目、展板和材料表',
      'Name, tag and favour works; arrange projects, boards and schedules',
      '名前、タグ、お気に入り、プロジェクトやボード、仕上表の整理',
    ),
  },
  assist: {
    name: text('助手', 'Assistant', 'アシスタント'),
    about: text(
      '与助手对话并查看对话记录',
      'Talk with the assistant and read its talks',
      'アシスタントとの会話と履歴の閲覧',
    ),
  },
  delete: {
    name: text('删除', 'Delete', '削除'),
    about: text(
      '删除和恢复图片、任务、模型、项目',
      'Delete and restore pictures, tasks, models and projects',
      '画像、タスク、モデル、プロジェクトの削除と復元',
    ),
  },
  webhooks: {
    name: text('回调', 'Webhooks', 'Webhook'),
    about: text(
      '管理任务结束时通知的地址',
      'Manage the addresses that are told when tasks end',
      'タスク終了時の通知先の管理',
    ),
  },
} as const satisfies Record<ApiKeyScope, unknown>;
