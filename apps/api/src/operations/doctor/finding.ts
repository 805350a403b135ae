/** What one check found, with what the operator should do about it. */
export interface Finding {
  readonly part: string
  readonly level: 'ok' | 'warning' | 'problem'
  readonly text: string
  readonly advice?: string
}

export function ok(part: string, text: string): Finding {
  return { part, level: 'ok', text }
}

export function warning(part: string, text: string, advice: string): Finding {
  return { part, level: 'warning', text, advice }
}

export function problem(part: string, text: string, advice: string): Finding {
  return { part, level: 'problem', text, advice }
}

/** One line, because several are printed below each other. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return messagesOf(error).filter(Boolean).join(': ').split('\n', 1)[0] ?? ''
}

/** With all causes: `fetch` says only that it failed, and its cause says why. */
function messagesOf(error: Error): string[] {
  // Connections to several addresses fail with an error whose own message is empty.
  const causes: unknown[] = error instanceof AggregateError ? error.errors : [error.cause]
  const inner = causes.filter((cause) => cause instanceof Error)
  return [messageOf(error), ...inner.flatMap(messagesOf)]
}

/** OpenSSL's own text begins with numbers and ends with a path in its source. */
function messageOf(error: Error & { code?: unknown; reason?: unknown }): string {
  const isTls = typeof error.code === 'string' && error.code.startsWith('ERR_SSL_')
  return isTls && typeof error.reason === 'string' ? `no TLS: ${error.reason}` : error.message
}

/** Runs a check; if it throws, that is what it found. */
export async function finding(
  part: string,
  advice: string,
  check: () => Promise<Finding | Finding[]>,
): Promise<Finding[]> {
  try {
    return [await check()].flat()
  } catch (error) {
    return [problem(part, reasonOf(error), advice)]
  }
}

const marks = { ok: 'ok      ', warning: 'warning ', problem: 'PROBLEM ' } as const

export function report(findings: readonly Finding[]): string {
  const lines = findings.map(({ part, level, text, advice }) =>
    [`${marks[level]} ${part}: ${text}`, ...(advice ? [`          ${advice}`] : [])].join('\n'),
  )
  const count = (level: Finding['level']) => findings.filter((each) => each.level === level).length
  const total = `${findings.length} checks, ${count('problem')} problems, ${count('warning')} warnings`
  return [...lines, total].join('\n')
}
