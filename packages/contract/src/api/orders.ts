import { z } from 'zod';
import { idSchema, numberField, textField, timeSchema, versionField } from '../scalars.ts';
import { localisedTextSchema } from '../text.ts';
import { TICKET_TYPES } from './tickets.ts';

export const PAYMENT_PROVIDERS = ['wechat', 'alipay'] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

export const ORDER_STATES = ['created', 'paid', 'completed', 'closed', 'refunded'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Money: whole fen. The highest is far above any plan and far below what a provider takes. */
export const amountFenSchema = z.int().min(1).max(10_000_000);

/** What a paid order gives: a membership, or tickets on one counter. */
export const planGiftSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('membership'),
    tier: z.enum(['member', 'enterprise']),
    level: z.enum(['month', 'year', 'permanent']),
    /** null = for good. */
    months: z.int().min(1).max(120).nullable(),
  }),
  z.strictObject({
    kind: z.literal('tickets'),
    counter: z.enum(Object.values(TICKET_TYPES)),
    amount: z.int().min(1).max(1_000_000),
  }),
]);
export type PlanGift = z.infer<typeof planGiftSchema>;

export const planSchema = z.strictObject({
  planId: idSchema,
  title: localisedTextSchema,
  description: localisedTextSchema,
  amountFen: amountFenSchema,
  gift: planGiftSchema,
  /** The one that a page points out. */
  recommended: z.boolean(),
});
export type Plan = z.infer<typeof planSchema>;

export const plansSchema = z.strictObject({
  items: z.array(planSchema),
  /** How one can pay here; none where the operator has set no provider up. */
  providers: z.array(z.enum(PAYMENT_PROVIDERS)),
  /** Development: no money moves. */
  sandbox: z.boolean(),
});
export type Plans = z.infer<typeof plansSchema>;

export const createOrderQuerySchema = z.strictObject({ planId: idSchema, ...versionField });

const createdOrder = { orderId: idSchema, amountFen: amountFenSchema, expiresAt: timeSchema };
/** `codeUrl` is the text of a QR code that WeChat scans. */
export const createdWechatOrderSchema = z.strictObject({ ...createdOrder, codeUrl: z.string() });
/** `payUrl` is the address of Alipay's cashier. */
export const createdAlipayOrderSchema = z.strictObject({ ...createdOrder, payUrl: z.string() });

export const orderIdQuerySchema = z.strictObject({ orderId: idSchema, ...versionField });
export const orderStateSchema = z.strictObject({ state: z.enum(ORDER_STATES) });

/** An administrator's refund: all of the money, and why. */
export const orderIdParamsSchema = z.strictObject({ orderId: idSchema });
export const refundOrderBodySchema = z.strictObject({ reason: textField(80).trim().min(1) });

export const orderSchema = z.strictObject({
  orderId: idSchema,
  planId: idSchema,
  title: localisedTextSchema,
  provider: z.enum(PAYMENT_PROVIDERS),
  amountFen: amountFenSchema,
  state: z.enum(ORDER_STATES),
  createdAt: timeSchema,
  expiresAt: timeSchema,
  paidAt: timeSchema.nullable(),
  refundedAt: timeSchema.nullable(),
});
export type Order = z.infer<typeof orderSchema>;

export const ordersQuerySchema = z.strictObject({
  page: numberField({ min: 1, max: 100_000, integer: true }).default(1),
  pageSize: numberField({ min: 1, max: 100, integer: true }).default(20),
  ...versionField,
});
export const ordersSchema = z.strictObject({ items: z.array(orderSchema), total: z.int().min(0) });
export type Orders = z.infer<typeof ordersSchema>;

/** Development: what the sandbox cashier knows of an order, and what it can be told to do. */
export const cashierOrderSchema = z.strictObject({
  orderId: idSchema,
  provider: z.enum(PAYMENT_PROVIDERS),
  title: z.string(),
  amountFen: amountFenSchema,
  state: z.enum(['waiting', 'failed', 'paid', 'closed', 'refunded']),
  /** What was sent to the server and what it answered, oldest first. */
  notices: z.array(z.strictObject({ text: z.string(), status: z.int() })),
});
export type CashierOrder = z.infer<typeof cashierOrderSchema>;

export const CASHIER_ACTS = ['pay', 'fail', 'pay-twice', 'bad-signature', 'late-notice', 'refund'] as const;
export type CashierAct = (typeof CASHIER_ACTS)[number];
export const cashierActBodySchema = z.strictObject({ orderId: idSchema, act: z.enum(CASHIER_ACTS) });
