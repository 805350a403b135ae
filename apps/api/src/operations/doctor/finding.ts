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
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // Connections to several addresses fail with an error whose own message is empty.
  const causes = error instanceof AggregateError ? error.errors : [error.cause]
  const inner = causes.filter((cause) => cause instanceof Error).map((cause) => cause.message)
  return [error.message, ...inner].filter(Boolean).join(': ').split('\n', 1)[0] ?? ''
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
