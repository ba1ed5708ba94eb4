const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, 'WeChat'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Electron\//, 'Plumbline'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/HarmonyOS/, 'HarmonyOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

function first(list: typeof BROWSERS, userAgent: string): string | undefined {
  return list.find(([pattern]) => pattern.test(userAgent))?.[1];
}

export interface Device {
  /** Undefined where the user agent names none that people know. */
  readonly browser: string | undefined;
  readonly system: string | undefined;
}

/** What a person recognises of a user agent. The order of the lists matters: most browsers also claim to be others. */
export function readDevice(userAgent: string): Device {
  return { browser: first(BROWSERS, userAgent), system: first(SYSTEMS, userAgent) };
}

/** `Chrome · Windows`; empty where nothing is recognised. */
export function deviceName(userAgent: string): string {
  const { browser, system } = readDevice(userAgent);
  return [browser, system].filter(Boolean).join(' · ');
}
