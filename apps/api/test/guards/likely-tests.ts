import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Guard } from './find-guards.ts'

const api = 'apps/api'
const rules = 'test/security/rules/'

/** The tests most likely to fail without a check, the likeliest first, in groups. */
export function likelyTests(root: string, { file, what }: Guard): string[][] {
  if (file.startsWith('packages/domain/')) {
    const beside = file.replace(/[.]ts$/, '.test.ts')
    return [['--project=domain', dirname(file)], ['--project=domain']].slice(
      existsSync(join(root, beside)) ? 0 : 1,
    )
  }
  if (file.startsWith('packages/contract/')) {
    const [method, path] = what.split(' ')
    const tables = ['test/security/permissions/', 'test/security/absent-and-forbidden']
    return [['--project=api', ...tables, '-t', `${method} ${path}(,|$)`]]
  }
  // Without this condition, the other tests that send reminders take very long.
  if (what.includes('remind_at')) return [['--project=api', 'test/jobs/reminders.test.ts']]
  // The throttle tests are slow and only detect missing attempt counts.
  const unlikely = what.includes('countAttempts') ? [] : ['--exclude=**/throttle.test.ts']
  const source = file.slice(`${api}/src/`.length)
  const noun = source.includes('/') ? source.slice(0, source.indexOf('/')) : 'http'
  return [
    ...namesakes(root, source).map((path) => ['--project=api', path]),
    ['--project=api', `test/${noun}/`, rules, ...unlikely],
  ]
}

/** `accounts/passkeys/add-passkey.ts`: its own test, else the tests of its folder. */
function namesakes(root: string, source: string): string[] {
  const [noun = ''] = source.split('/')
  const name = basename(source, '.ts')
  const folder = `test/${dirname(source)}/`
  const candidates = [
    `${folder}${name}.test.ts`,
    `test/${noun}/${name}.test.ts`,
    `test/${noun}/${basename(dirname(source))}.test.ts`,
    ...(dirname(source) === noun ? [] : [folder]),
  ]
  return [...new Set(candidates)].filter((path) => existsSync(join(root, api, path))).slice(0, 2)
}
