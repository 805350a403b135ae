import { namesPath, proofPath, requestPath, threadPath } from '@kakehashi/contract/screen-paths'
import type { WaitingItem, WaitingReply } from '@kakehashi/contract/requests/waiting'
import { formatWeekdayAndDate } from '@kakehashi/domain/calendar/day-text'
import { defaultLanguage, isLanguage, type Language } from '@kakehashi/domain/language'
import { priceText, roundToCents } from '@kakehashi/domain/money'

interface Row {
  readonly href: string
  /** Which sentences of the template apply: see waiting.tsx. */
  readonly cases: readonly string[]
  /** What is filled into them. */
  readonly slots: Readonly<Record<string, string>>
}

/** The address first: without it the office's answers do not arrive. */
export function allRowsOf({ items, unconfirmedEmail }: WaitingReply): Row[] {
  const rows = items.map((item) => rowOf(item, pageLanguage()))
  if (unconfirmedEmail === undefined) return rows
  const address = {
    href: '/profile/info',
    cases: ['address'],
    slots: { email: unconfirmedEmail },
  }
  return [address, ...rows]
}

export function rowOf(item: WaitingItem, language: Language): Row {
  const { kind, request, ready, late, comment } = item
  const day = ready?.on ?? late?.newDay ?? late?.promisedOn
  const name = (language === 'ja' && item.requestItemJa) || item.requestItem
  return {
    href: pathOf(kind)(request),
    cases: [kind, ...casesOf(item)],
    slots: {
      order: item.orderNumber,
      service: name,
      amount: priceText(roundToCents(item.amount)),
      ...(day !== undefined && { day: formatWeekdayAndDate(day, language) }),
      ...(comment !== undefined && { comment }),
      unread: String(item.unread ?? 0),
    },
  }
}

function pathOf(kind: WaitingItem['kind']) {
  if (kind === 'message') return threadPath
  if (kind === 'proof') return proofPath
  return kind === 'names' ? namesPath : requestPath
}

function casesOf({
  kind,
  ready,
  late,
  unread = 0,
  canDownload,
  delivery = 'counter',
  amount,
}: WaitingItem): string[] {
  if (ready) return [ready.isSameDay ? `${ready.condition}-same-day` : ready.condition]
  if (late) return [late.newDay === undefined ? 'no-new-day' : 'none']
  if (kind === 'message') return [unread === 1 ? 'one-message' : 'messages']
  if (kind !== 'translation') return []
  if (delivery === 'meeting') return ['collect', 'meeting', amount > 0 ? 'unpaid' : 'paid']
  if (canDownload) return ['download', ...(delivery === 'counter' ? ['or-counter'] : [])]
  if (delivery !== 'counter') return ['pay-first']
  return ['collect', 'counter', amount > 0 ? 'unpaid' : 'paid']
}

/** Keeps the sentences that apply and fills them in. */
export function fillRow(row: DocumentFragment, { href, cases, slots }: Row): DocumentFragment {
  row.querySelector('a')?.setAttribute('href', href)
  for (const sentence of row.querySelectorAll<HTMLElement>('[data-case]')) {
    if (!sentence.dataset['case']?.split(' ').some((one) => cases.includes(one))) sentence.remove()
  }
  for (const place of row.querySelectorAll<HTMLElement>('[data-slot]')) {
    place.textContent = slots[place.dataset['slot'] ?? ''] ?? ''
  }
  return row
}

function pageLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : defaultLanguage
}
