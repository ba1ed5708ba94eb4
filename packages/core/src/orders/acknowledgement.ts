import type { PaymentProvider } from '@plumbline/contract/api/orders.ts';

/** The answer to a notice, in the provider's own form. */
export interface Acknowledgement {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** What a provider takes for "understood": it sends the notice no more. */
export function accept(provider: PaymentProvider): Acknowledgement {
  return provider === 'wechat'
    ? { status: 204, contentType: 'text/plain', body: '' }
    : { status: 200, contentType: 'text/plain', body: 'success' };
}

/** What makes it send the notice again. */
export function refuse(provider: PaymentProvider, status: number, message: string): Acknowledgement {
  return provider === 'wechat'
    ? { status, contentType: 'application/json', body: JSON.stringify({ code: 'FAIL', message }) }
    : { status, contentType: 'text/plain', body: 'fail' };
}
