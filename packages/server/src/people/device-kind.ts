/** Names in user agents. The first that fits counts, since most browsers also name those they descend from. */
const BROWSERS = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const
const SYSTEMS = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const

/** Browser and system in names that need no translation, to know one's devices by; empty if nothing is recognised. */
export const deviceKind = (userAgent: string): string =>
  [BROWSERS, SYSTEMS]
    .map((list) => list.find(([sign]) => sign.test(userAgent))?.[1])
    .filter((name) => name !== undefined)
    .join(', ')
