interface FalseAlarm {
  readonly scanner: 'wapiti' | 'testssl'
  readonly pattern: RegExp
  readonly reason: string
}

/** Findings that were judged, and why each is no weakness of the office. */
const falseAlarms: readonly FalseAlarm[] = [
  {
    scanner: 'wapiti',
    pattern: /X-XSS-Protection is not set/,
    reason: 'browsers no longer have the filter that it controlled',
  },
  {
    scanner: 'testssl',
    pattern: / engine_problem/,
    reason: 'about the OpenSSL that testssl uses',
  },
  {
    scanner: 'testssl',
    pattern: / BREACH/,
    reason: 'pages hold no data of a person, and other sites get uncompressed replies of the API',
  },
  {
    scanner: 'testssl',
    pattern: / (cert_|DNS_CAArecord)/,
    reason: 'about the self-signed certificate of this test',
  },
]

export function explanationOf(scanner: FalseAlarm['scanner'], title: string): string | undefined {
  return falseAlarms.find((alarm) => alarm.scanner === scanner && alarm.pattern.test(title))?.reason
}
