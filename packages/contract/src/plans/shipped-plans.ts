import type { TicketCounter } from '../ticket-counters.ts';
import type { LocalisedText } from '../text.ts';
import { type PlanContent, levelOf } from './plan-content.ts';

const YUAN = 100;

type Words = readonly [zh: string, en: string, ja: string];

interface ShippedPlan extends PlanContent {
  readonly planId: string;
}

/**
 * What an installation begins with. The shop reads its rows, not these: an operator changes them in the console, and what
 * no operator has touched follows the version that runs.
 */
export const SHIPPED_PLANS: readonly ShippedPlan[] = [
  membership('member-month', 10, 1, 68 * YUAN, {
    title: ['月度会员', 'Monthly member', '月額会員'],
    description: [
      '一个月内不限次数出图',
      'A month of renders without counting',
      '1 か月間、回数制限なしのレンダリング',
    ],
  }),
  {
    ...membership('member-year', 20, 12, 498 * YUAN, {
      title: ['年度会员', 'Yearly member', '年額会員'],
      description: [
        '一年内不限次数，约合每月 41.5 元',
        'A year without counting, at about CN¥41.50 a month',
        '1 年間回数制限なし、月あたり約 41.5 元',
      ],
    }),
    recommended: true,
  },
  membership('member-permanent', 30, null, 1_280 * YUAN, {
    title: ['永久会员', 'Permanent member', '永久会員'],
    description: [
      '一次购买，永久有效，无需续费',
      'Bought once, never to be renewed',
      '一度の購入でずっと有効、更新は不要',
    ],
  }),
  tickets('tickets-50', 40, 'tickets', 50, 29 * YUAN, ['出图 50 次', '50 renders', 'レンダリング 50 回']),
  tickets('tickets-200', 50, 'tickets', 200, 99 * YUAN, [
    '出图 200 次',
    '200 renders',
    'レンダリング 200 回',
  ]),
  tickets('live-200', 60, 'live_tickets', 200, 39 * YUAN, [
    '实时渲染 200 次',
    '200 real-time renders',
    'リアルタイム 200 回',
  ]),
  tickets('gpt-200', 70, 'gpt_tickets', 200, 19 * YUAN, [
    'AI 对话 200 次',
    '200 assistant chats',
    'AI チャット 200 回',
  ]),
  enterprise('enterprise-month', 80, 2_500 * YUAN, ['标准', 'Standard', 'スタンダード']),
  enterprise('enterprise-month-plus', 90, 3_500 * YUAN, ['高性能', 'Fast', 'ハイパフォーマンス']),
];

function texts([zh, en, ja]: Words): LocalisedText {
  return { 'zh-CN': zh, en, ja };
}

function membership(
  planId: string,
  position: number,
  months: number | null,
  amountFen: number,
  words: { readonly title: Words; readonly description: Words },
): ShippedPlan {
  return {
    planId,
    title: texts(words.title),
    description: texts(words.description),
    amountFen,
    gift: { kind: 'membership', tier: 'member', level: levelOf(months), months },
    recommended: false,
    position,
    visible: true,
  };
}

function enterprise(planId: string, position: number, amountFen: number, machine: Words): ShippedPlan {
  const [zh, en, ja] = machine;
  return {
    planId,
    title: texts([`企业实时渲染 · ${zh}`, `Enterprise real-time · ${en}`, `企業向けリアルタイム · ${ja}`]),
    description: texts([
      '一个月全部功能不限次数；专属实时渲染服务器由我们在付款后为您开通',
      'A month of everything without counting; we set your own real-time server up once you have paid',
      '1 か月間、全機能が無制限。専用のリアルタイムサーバーはお支払い後に当方で開設します',
    ]),
    amountFen,
    gift: { kind: 'membership', tier: 'enterprise', level: 'month', months: 1 },
    recommended: false,
    position,
    visible: true,
  };
}

function tickets(
  planId: string,
  position: number,
  counter: TicketCounter,
  amount: number,
  amountFen: number,
  title: Words,
): ShippedPlan {
  return {
    planId,
    title: texts(title),
    description: texts(['不过期，用完为止', 'They do not expire', '有効期限なし']),
    amountFen,
    gift: { kind: 'tickets', counter, amount },
    recommended: false,
    position,
    visible: true,
  };
}
