import type { LocalisedText } from '../text.ts';
import type { Licence } from './licences.ts';

export interface LicenceDescriptor {
  readonly name: LocalisedText;
  /** Its full text; undefined where there is nothing but the law. */
  readonly url?: string;
  /** Whether others may take the pictures along. */
  readonly download: boolean;
}

const same = (name: string): LocalisedText => ({ 'zh-CN': name, en: name, ja: name });

const DESCRIPTORS: Readonly<Record<Licence, LicenceDescriptor>> = {
  'all-rights-reserved': {
    name: { 'zh-CN': '保留所有权利', en: 'All rights reserved', ja: '無断転載・使用禁止' },
    download: false,
  },
  'cc-by-4.0': {
    name: same('CC BY 4.0'),
    url: 'https://creativecommons.org/licenses/by/4.0/',
    download: true,
  },
  'cc-by-sa-4.0': {
    name: same('CC BY-SA 4.0'),
    url: 'https://creativecommons.org/licenses/by-sa/4.0/',
    download: true,
  },
  'cc-by-nc-4.0': {
    name: same('CC BY-NC 4.0'),
    url: 'https://creativecommons.org/licenses/by-nc/4.0/',
    download: true,
  },
  'cc0-1.0': {
    name: same('CC0 1.0'),
    url: 'https://creativecommons.org/publicdomain/zero/1.0/',
    download: true,
  },
};

export function describeLicence(licence: Licence): LicenceDescriptor {
  return DESCRIPTORS[licence];
}
