import { languages } from '@kakehashi/domain/language'
import type { Device, Reading, Requested } from './lighthouse-audit.ts'

export const goals = {
  score: 100,
  cls: 0,
  /** Relative to a blank page with the same text. */
  lcpTimes: 1.25,
  /** The size of GOV.UK Frontend 6.6. */
  beforeLcpKb: 88,
  home: { all: 190, Font: 55, Script: 105, rest: 30 },
} as const

const kb = (bytes: number) => bytes / 1024
const sum = (requests: readonly Requested[]) =>
  requests.reduce((total, { bytes }) => total + bytes, 0)

/** HTML, styles, scripts and fonts requested before the LCP. */
export function kbBeforeLcp({ requests }: Reading): number {
  const counted = new Set(['Document', 'Stylesheet', 'Script', 'Font'])
  return kb(sum(requests.filter(({ kind, isBeforeLcp }) => isBeforeLcp && counted.has(kind))))
}

export function kbByKind({ requests }: Reading): Record<string, number> {
  const kinds = Object.groupBy(requests, ({ kind }) => kind)
  return Object.fromEntries(Object.entries(kinds).map(([kind, of]) => [kind, kb(sum(of ?? []))]))
}

function thirdParties({ requests }: Reading, site: string): string[] {
  return requests
    .map(({ url }) => url)
    .filter((url) => /^https?:/.test(url) && new URL(url).origin !== new URL(site).origin)
}

/** The missed goals of a page as text; empty if all are reached. */
export function missedGoals(
  page: { path: string; device: Device; site: string },
  reading: Reading,
): string[] {
  const where = `${page.path} ${page.device}:`
  const missed: string[] = []
  for (const [category, score] of Object.entries(reading.scores)) {
    if (score < goals.score)
      missed.push(`${where} ${category} ${score} (${reading.failedAudits.join(', ')})`)
  }
  if (reading.cls !== goals.cls) missed.push(`${where} CLS ${reading.cls}`)
  const before = kbBeforeLcp(reading)
  if (before > goals.beforeLcpKb) missed.push(`${where} ${before.toFixed(1)} KB before LCP`)
  for (const url of thirdParties(reading, page.site)) missed.push(`${where} third party ${url}`)
  if (isHome(page.path)) missed.push(...heavyHome(where, reading))
  return missed
}

function isHome(path: string): boolean {
  return path === '/' || languages.some((language) => path === `/${language}`)
}

function heavyHome(where: string, reading: Reading): string[] {
  const kinds = kbByKind(reading)
  const all = Object.values(kinds).reduce((total, each) => total + each, 0)
  const { Font = 0, Script = 0 } = kinds
  const weights = { all, Font, Script, rest: all - Font - Script }
  return Object.entries(goals.home)
    .filter(([kind, most]) => weights[kind as keyof typeof weights] > most)
    .map(([kind, most]) => {
      const weight = weights[kind as keyof typeof weights]
      return `${where} ${kind} is ${weight.toFixed(1)} KB, limit ${most}`
    })
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return (
    ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
  )
}
