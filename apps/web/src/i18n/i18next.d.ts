import 'i18next';
import type { FEATURES } from './features.ts';

type Merged<U> = (U extends unknown ? (part: U) => void : never) extends (whole: infer I) => void ? I : never;
type Namespaces = Merged<(typeof FEATURES)[keyof typeof FEATURES]>;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'layout';
    resources: { [N in keyof Namespaces]: { [K in keyof Namespaces[N]]: string } };
  }
}
