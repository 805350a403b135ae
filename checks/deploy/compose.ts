import { readFileSync } from 'node:fs'
import { DCLinter } from 'dclint'
import { parse } from 'yaml'

interface Service {
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly security_opt?: readonly string[]
}

/** What the linter says; its own types do not resolve. */
interface Result {
  readonly messages: readonly {
    readonly type: string
    readonly line: number
    readonly message: string
  }[]
}

const file = 'deploy/compose.yaml'

/** The schema of Compose and the linter's rules about mistakes, not those about style. */
export function composeProblems(): string[] {
  const linter = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] })
  const results: readonly Result[] = linter.lintFiles([file], false)
  if (results.length === 0) return [`${file} was not found`]
  const mistakes = results.flatMap(({ messages }) =>
    messages
      .filter(({ type }) => type === 'error')
      .map(({ line, message }) => `${file}:${line}: ${message}`),
  )
  return [...mistakes, ...openServices()]
}

/** Every service gives up what it does not need. */
function openServices(): string[] {
  const { services } = parse(readFileSync(file, 'utf8'), { merge: true }) as {
    services: Record<string, Service>
  }
  return Object.entries(services)
    .filter(
      ([, { read_only: isReadOnly, cap_drop: dropped, security_opt: options }]) =>
        isReadOnly !== true ||
        !dropped?.includes('ALL') ||
        !options?.includes('no-new-privileges:true'),
    )
    .map(([name]) => `${file}: ${name} can write to its root, or keeps or gains privileges`)
}
