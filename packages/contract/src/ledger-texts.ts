import type { LedgerAccount } from './api/ledger.ts';
import type { TicketCounter } from './ticket-counters.ts';
import type { LocalisedText } from './text.ts';

const text = (zh: string, en: string, ja: string): LocalisedText => ({ 'zh-CN': zh, en, ja });

/** What the counters count, as people call it. */
export const COUNTER_NAMES: Readonly<Record<TicketCounter, LocalisedText>> = {
  tickets: text('渲染', 'Renders', 'レンダリング'),
  live_tickets: text('实时渲染', 'Real-time', 'リアルタイム'),
  gpt_tickets: text('AI 对话', 'AI chats', 'AI チャット'),
};

export const LEDGER_ACCOUNT_NAMES: Readonly<Record<LedgerAccount, LocalisedText>> = {
  issued: text('平台', 'Issued', '発行'),
  available: text('可用', 'Available', '利用可能'),
  reserved: text('占用', 'Set aside', '確保中'),
  spent: text('已用', 'Spent', '使用済み'),
  expired: text('已过期', 'Expired', '期限切れ'),
};

/** Headings of the exported ledger, in the order of its columns. */
export const LEDGER_COLUMNS: readonly LocalisedText[] = [
  text('时间（UTC）', 'Time (UTC)', '日時（UTC）'),
  text('类型', 'Counter', '種類'),
  text('从', 'From', '移動元'),
  text('到', 'To', '移動先'),
  text('数量', 'Amount', '数量'),
  text('可用变化', 'Change', '増減'),
  text('可用余额', 'Balance', '残り'),
  text('来源', 'Origin', '由来'),
  text('原因', 'Reason', '理由'),
  text('任务', 'Task', 'タスク'),
  text('订单', 'Order', '注文'),
];
