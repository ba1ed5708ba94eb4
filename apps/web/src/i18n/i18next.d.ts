import 'i18next';
import type { FEATURES } from './features.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'layout';
    resources: { [F in keyof typeof FEATURES]: { [K in keyof (typeof FEATURES)[F]]: string } };
  }
}
