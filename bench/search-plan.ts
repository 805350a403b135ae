import { migrate } from '@kakehashi/api/db/migrate'
import { findSubjects, maxEntries } from '@kakehashi/api/search-index/queries'
import { findSimilarPeople } from '@kakehashi/api/search-index/similar-names'
import type { QueryPlan } from '@kakehashi/api/test/support/query-plan'
import { plansOf } from '@kakehashi/api/test/support/query-plan'
import { startPostgres } from '@kakehashi/local/postgres'
import { createOfficeDatabase } from '@kakehashi/local/postgres-roles'
import { fillSearchWords } from './search-words.ts'

/**
 * Compares the buffers that a search reads with a thousand and with a million requests. The number
 * of matching entries grows with the data, but a search reads a limited number of them. The bound
 * is that limit times the cost of one lookup among a thousand requests.
 */
const sizes = { small: 1_000, large: Number(process.argv[2] ?? 1_000_000) }
const maxTimes = 2
const nothing = 'nobody'

const searches = ['k2026', '090', 'sato', '佐藤', 'yam', '000042', nothing]
/** Misspelled: of a very common name, of a rare one, of two names, and of nobody's. */
const misspelled = ['satoh', 'kobayasi', 'watanabbe hanaco', 'qqqqqq']
const pairs = ['090 k2026', 'sato 090', 'sato hanako', '佐藤 000042', 'sato nobody']

const postgres = await startPostgres()
try {
  const small = await measure(sizes.small)
  const large = await measure(sizes.large)
  const reference = maxEntries * buffersOf(small.get(nothing))
  console.log(`\nBound, from ${sizes.small} requests: ${reference} buffers`)
  let isGood = true
  for (const [q, plans] of large) {
    const [before, after] = [buffersOf(small.get(q)), buffersOf(plans)]
    const scans = [...(small.get(q) ?? []), ...plans]
      .flatMap(({ steps }) => steps)
      .filter((step) => step.startsWith('Seq Scan'))
    isGood &&= after / reference <= maxTimes && scans.length === 0
    const own = `${before} -> ${after} buffers (${(after / before).toFixed(1)} times)`
    const bound = `${(after / reference).toFixed(3)} of the bound`
    console.log([q.padEnd(16), own, bound, ...scans].join('; '))
  }
  console.log(isGood ? 'Within the bound, no sequential scan' : 'NOT WITHIN THE BOUND')
  process.exitCode = isGood ? 0 : 1
} finally {
  await postgres.stop()
}

async function measure(count: number): Promise<Map<string, QueryPlan[]>> {
  const name = `office_${count}`
  const { ownerUrl: url } = await createOfficeDatabase(postgres.url, name)
  await migrate(url)
  const seconds = await fillSearchWords(url, count)
  console.log(`\n== ${count} requests, ${6 * count} words, filled in ${seconds.toFixed(0)} s`)

  const plansBySearch = new Map<string, QueryPlan[]>()
  for (const q of [...searches, ...pairs]) {
    const plans = await plansOf(url, (db) => findSubjects(db, 'request', q.split(' '), 20))
    plansBySearch.set(q, plans)
    console.log(`\n-- ${q}\n${plans.map(({ text }) => text).join('\n\n')}`)
  }
  for (const q of misspelled) {
    const plans = await plansOf(url, (db) => findSimilarPeople(db, q.split(' '), 5))
    plansBySearch.set(`similar to ${q}`, plans)
    console.log(`\n-- similar to ${q}\n${plans.map(({ text }) => text).join('\n\n')}`)
  }
  return plansBySearch
}

function buffersOf(plans: readonly QueryPlan[] = []): number {
  return plans.reduce((sum, plan) => sum + plan.buffers, 0)
}
