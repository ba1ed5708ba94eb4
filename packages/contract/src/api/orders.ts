import { z } from 'zod';
import {
  idSchema,
  localisedTextSchema,
  numberField,
  textField,
  timeSchema,
  versionField,
} from '../scalars.ts';
import { amountFenSchema, planGiftSchema } from '../plans/plan-content.ts';

export const PAYMENT_PROVIDERS = ['wechat', 'alipay'] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

export const ORDER_STATES = ['created', 'paid', 'completed', 'closed', 'refunded'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Versions of a plan count from 1. */
export const planVersionSchema = z.int().min(1);

/** A plan as it is sold now. */
export const planSchema = z.strictObject({
  planId: idSchema,
  planVersion: planVersionSchema,
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

/** `planVersion` is the one whose price was shown: where it is no longer sold, nothing is ordered at another price. */
export const createOrderQuerySchema = z.strictObject({
  planId: idSchema,
  planVersion: numberField({ min: 1, max: 1_000_000, integer: true }).optional(),
  ...versionField,
});

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
  /** The version that it was made with; price and gift are that one's, whatever the plan is now. */
  planVersion: planVersionSchema,
  title: localisedTextSchema,
  gift: planGiftSchema,
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
