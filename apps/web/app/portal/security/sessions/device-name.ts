export interface Device {
  browser: string | undefined
  system: string | undefined
}

// The first that matches wins: Edge and Opera also call themselves Chrome, Chrome also Safari,
// and every iPhone also 'like Mac OS X'.
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|\bChrome\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

/** The name a person would give the browser they used: 'Safari' on 'iPhone', never a version. */
export function deviceOf(userAgent: string): Device {
  return { browser: firstMatch(browsers, userAgent), system: firstMatch(systems, userAgent) }
}

function firstMatch(names: readonly [RegExp, string][], userAgent: string) {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1]
}
