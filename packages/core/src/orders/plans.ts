import { type Plan, plansSchema } from '@plumbline/contract/api/orders.ts';

const YUAN = 100;

/** What can be bought. An order keeps its price and what it gives: a change here reaches later orders alone. */
export const PLANS: readonly Plan[] = plansSchema.shape.items.parse([
  membership('member-month', 'month', 1, 68 * YUAN, {
    title: ['月度会员', 'Monthly member', '月額会員'],
    description: [
      '一个月内不限次数出图',
      'A month of renders without counting',
      '1 か月間、回数制限なしのレンダリング',
    ],
  }),
  {
    ...membership('member-year', 'year', 12, 498 * YUAN, {
      title: ['年度会员', 'Yearly member', '年額会員'],
      description: [
        '一年内不限次数，约合每月 41.5 元',
        'A year without counting, at about CN¥41.50 a month',
        '1 年間回数制限なし、月あたり約 41.5 元',
      ],
    }),
    recommended: true,
  },
  membership('member-permanent', 'permanent', null, 1_280 * YUAN, {
    title: ['永久会员', 'Permanent member', '永久会員'],
    description: [
      '一次购买，永久有效，无需续费',
      'Bought once, never to be renewed',
      '一度の購入でずっと有効、更新は不要',
    ],
  }),
  tickets('tickets-50', 'tickets', 50, 29 * YUAN, ['出图 50 次', '50 renders', 'レンダリング 50 回']),
  tickets('tickets-200', 'tickets', 200, 99 * YUAN, ['出图 200 次', '200 renders', 'レンダリング 200 回']),
  tickets('live-200', 'live_tickets', 200, 39 * YUAN, [
    '实时渲染 200 次',
    '200 real-time renders',
    'リアルタイム 200 回',
  ]),
  tickets('gpt-200', 'gpt_tickets', 200, 19 * YUAN, [
    'AI 对话 200 次',
    '200 assistant chats',
    'AI チャット 200 回',
  ]),
  ...[
    {
      planId: 'enterprise-month',
      amountFen: 2_500 * YUAN,
      machine: ['标准', 'Standard', 'スタンダード'] as const,
    },
    {
      planId: 'enterprise-month-plus',
      amountFen: 3_500 * YUAN,
      machine: ['高性能', 'Fast', 'ハイパフォーマンス'] as const,
    },
  ].map(({ planId, amountFen, machine: [zh, en, ja] }) => ({
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
  })),
]);

export function findPlan(planId: string): Plan | undefined {
  return PLANS.find((plan) => plan.planId === planId);
}

type Words = readonly [zh: string, en: string, ja: string];

function texts([zh, en, ja]: Words): Plan['title'] {
  return { 'zh-CN': zh, en, ja };
}

function membership(
  planId: string,
  level: 'month' | 'year' | 'permanent',
  months: number | null,
  amountFen: number,
  words: { title: Words; description: Words },
): Plan {
  return {
    planId,
    title: texts(words.title),
    description: texts(words.description),
    amountFen,
    gift: { kind: 'membership', tier: 'member', level, months },
    recommended: false,
  };
}

function tickets(
  planId: string,
  counter: 'tickets' | 'live_tickets' | 'gpt_tickets',
  amount: number,
  amountFen: number,
  title: Words,
): Plan {
  return {
    planId,
    title: texts(title),
    description: texts(['不过期，用完为止', 'They do not expire', '有効期限なし']),
    amountFen,
    gift: { kind: 'tickets', counter, amount },
    recommended: false,
  };
}
