import { globSync, readFileSync } from 'node:fs'
import { kubernetesObjects } from './kubernetes.ts'

/** Variables that other programs read. */
const foreign = new Set([
  'POSTGRES_PASSWORD_FILE',
  'POSTGRES_INITDB_ARGS',
  'KAKEHASHI_IMAGE',
  'PGBACKREST_CONFIG',
])

/** A variable that config.ts does not know would be ignored without a word. */
export function variableProblems(): string[] {
  const config = readFileSync('apps/api/src/config.ts', 'utf8')
  const secrets = readFileSync('apps/api/src/secret-files.ts', 'utf8')
  const known = new Set([
    ...matches(config, /^ {2}([A-Z][A-Z0-9_]+):/gm),
    ...matches(secrets, /^ {2}'([A-Z][A-Z0-9_]+)',/gm).map((name) => `${name}_FILE`),
  ])
  if (!known.has('DATABASE_URL') || !known.has('FILE_KEYS_FILE')) {
    return ['apps/api/src/config.ts: its variables were not found']
  }
  return namedVariables()
    .filter(({ name }) => !known.has(name) && !foreign.has(name))
    .map(({ file, name }) => `${file}: config.ts has no ${name}`)
}

function namedVariables(): { file: string; name: string }[] {
  const patterns: [string, RegExp][] = [
    ['deploy/systemd/*.{service,conf}', /^Environment=(.+)$/gm],
    ['deploy/systemd/*.env', /^([A-Z][A-Z0-9_]+)=/gm],
    ['deploy/compose.yaml', /^ +([A-Z][A-Z0-9_]+): \S/gm],
    ['deploy/Containerfile', /^ENV (.+)$/gm],
  ]
  const named = patterns.flatMap(([files, pattern]) =>
    globSync(files).flatMap((file) =>
      matches(readFileSync(file, 'utf8'), pattern)
        .flatMap((text) => (text.includes('=') ? matches(text, /([A-Z][A-Z0-9_]+)=/g) : [text]))
        .map((name) => ({ file, name })),
    ),
  )
  const maps = kubernetesObjects().flatMap(({ file, value }) =>
    value.kind === 'ConfigMap' || value.kind === 'Secret'
      ? Object.keys({ ...value.data, ...value.stringData }).map((name) => ({ file, name }))
      : [],
  )
  return [...named, ...maps]
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found)
}
