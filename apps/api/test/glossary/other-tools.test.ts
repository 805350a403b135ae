import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOfficeWithStaff, type OfficeWithStaff } from '../support/office-with-staff.ts'
import { addTerm, banchi, exported, formerRegister, importFile } from './support/words.ts'

const has = (command: string, ...given: string[]) => spawnSync(command, given).status === 0
const hasXmllint = has('xmllint', '--version')
// Debian's package belongs to Debian's Python, which may not be the first one.
const python = ['python3', '/usr/bin/python3'].find((one) =>
  has(one, '-c', 'import translate.storage.factory'),
)

const marked = { english: 'A & B <of> "C"', japanese: '「甲」＜乙＞ & 丙　丁  戊' }

let staff: OfficeWithStaff
let folder: string
beforeAll(async () => {
  staff = await openOfficeWithStaff()
  folder = await mkdtemp(join(tmpdir(), 'glossary-'))
  for (const term of [formerRegister, banchi, marked]) await addTerm(staff.translator, term)
})
afterAll(async () => {
  await staff.office.close()
  await rm(folder, { recursive: true })
})

async function saved(format: 'tmx' | 'xliff'): Promise<string> {
  const path = join(folder, `glossary.${format}`)
  await writeFile(path, await exported(staff.owner, { kind: 'glossary', format }))
  return path
}

describe.each(['tmx', 'xliff'] as const)('the glossary as %s', (format) => {
  test.skipIf(!hasXmllint)(
    'has the elements of its format in their order (needs xmllint)',
    async () => {
      const dtd = join(import.meta.dirname, `support/${format}-parts.dtd`)
      const given = ['--noout', '--nonet', '--dtdvalid', dtd, await saved(format)]
      const { status, stderr } = spawnSync('xmllint', given)
      expect([status, stderr.toString()]).toEqual([0, ''])
    },
  )

  test.skipIf(python === undefined)(
    'is read by translate-toolkit (needs translate-toolkit)',
    async () => {
      const script = `
import json, sys
from translate.storage import factory
store = factory.getobject(sys.argv[1])
print(json.dumps([[unit.source, unit.target] for unit in store.units if unit.istranslatable()]))`
      const read = execFileSync(python ?? '', ['-c', script, await saved(format)]).toString()
      const expected = [marked, banchi, formerRegister].map((one) => [one.english, one.japanese])
      expect(JSON.parse(read)).toEqual(expected)
    },
  )

  test.skipIf(python === undefined)(
    'comes back from translate-toolkit with a new note and no other change (needs translate-toolkit)',
    async () => {
      const script = `
import sys
from translate.storage import factory
store = factory.getobject(sys.argv[1])
unit = next(unit for unit in store.units if unit.source == 'former family register')
unit.addnote('Checked in 2026')
store.save()`
      const path = await saved(format)
      execFileSync(python ?? '', ['-c', script, path])
      const content = execFileSync('cat', [path])
      const { body } = await importFile(staff.owner, { kind: 'glossary', mode: 'check' }, content)
      expect(body).toMatchObject({ entries: 3, added: 0, changed: 1, unchanged: 2, problems: 0 })
    },
  )
})
