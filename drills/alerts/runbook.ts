import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '@kakehashi/local/processes'

const text = readFileSync(join(repository, 'docs/operations/runbooks.md'), 'utf8')

/** A query from the runbooks themselves, by its heading; the database of the drill is `office`. */
export function runbookQuery(heading: string, index = 0): string {
  const blocks = [...sectionOf(heading).matchAll(/```sql\n([\s\S]*?)```/g)]
  const query = blocks[index]?.[1]
  if (query === undefined) throw new Error(`'${heading}' has no query ${index + 1}`)
  return query.replaceAll("datname = 'kakehashi'", "datname = 'office'")
}

/** Whether a runbook says that this is to be done; otherwise the drill follows something else. */
export function demandInRunbook(heading: string, ...words: string[]): void {
  const section = sectionOf(heading)
  const missing = words.find((word) => !section.includes(word))
  if (missing !== undefined) throw new Error(`'${heading}' does not say \`${missing}\``)
}

function sectionOf(heading: string): string {
  const [, section] = text.split(`\n## ${heading}\n`)
  if (section === undefined) throw new Error(`there is no runbook '${heading}'`)
  return section.split('\n## ')[0] ?? ''
}
