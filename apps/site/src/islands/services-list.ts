import { isUploadedPicture } from '@kakehashi/contract/services/picture-path'
import type { ServiceView } from '@kakehashi/contract/services/services'
import { priceText, roundToCents } from '@kakehashi/domain/money'
import { pageSlug } from '@kakehashi/domain/services'

type State = 'loading' | 'loaded' | 'failed'

const patience = 20_000
/** Letters of a card's sentence. */
const longest = 160

/** What the office offers at this moment: instead of the five on a phone, after them on a desk. */
export function start(list: HTMLElement): void {
  const retry = find(list, '[data-retry]', HTMLElement)
  retry.addEventListener('click', () => void load(list))
  void load(list)
}

async function load(list: HTMLElement): Promise<void> {
  if (list.dataset['state'] === 'loading') return
  show(list, 'loading')
  try {
    const reply = await fetch('/api/services', { signal: AbortSignal.timeout(patience) })
    const body: unknown = await reply.json()
    if (reply.ok) showCards(list, body as ServiceView[])
    else showFailure(list, (body as { message?: string }).message)
  } catch {
    showFailure(list)
  }
}

function showCards(list: HTMLElement, services: readonly ServiceView[]): void {
  const cards = find(list, '[data-cards]', HTMLElement)
  const hadFocus = find(list, '[data-alert]', HTMLElement).contains(document.activeElement)
  cards.replaceChildren(...services.map((service) => cardOf(list, service)))
  cards.hidden = false
  list.dataset['others'] = cards.querySelector(':scope > :not([data-fixed])') ? 'some' : 'none'
  find(list, '[data-alert]', HTMLElement).hidden = true
  show(list, 'loaded')
  if (hadFocus) [...cards.querySelectorAll('a')].find((link) => link.checkVisibility())?.focus()
}

function cardOf(list: HTMLElement, service: ServiceView): Node {
  const template = find(list, 'template[data-card]', HTMLTemplateElement)
  const folder = find(list, '[data-cards]', HTMLElement).dataset['folder'] ?? ''
  // Into this document, so that its address is complete.
  const card = document.importNode(template.content, true)
  const link = find(card, 'a', HTMLAnchorElement)
  link.href = `${folder}/${encodeURIComponent(pageSlug(service.slug))}`

  say(find(card, '[data-name]', HTMLElement), service.name, service.nameJa)
  const description = find(card, '[data-description]', HTMLElement)
  say(description, service.description, service.descriptionJa)
  description.textContent = firstSentence(description.textContent)

  // Only where the office shows its prices to the public.
  find(card, '[data-price]', HTMLElement).hidden = !service.price
  find(card, '[data-amount]', HTMLElement).textContent = service.price
    ? priceText(roundToCents(service.price))
    : ''

  const fixed = [...list.querySelectorAll('[data-fixed-services] li')].find(
    (block) => block.querySelector('a')?.pathname === link.pathname,
  )
  if (fixed) find(card, 'li', HTMLElement).dataset['fixed'] = ''
  // A picture from elsewhere would tell another site who reads this page.
  const picture =
    [service.icon, service.image].find(isUploadedPicture) ?? fixed?.querySelector('img')?.src
  const image = find(card, 'img', HTMLImageElement)
  if (picture) image.src = picture
  image.hidden = !picture
  return card
}

/** Enough to choose by; the rest stands on the service's page. */
function firstSentence(text: string): string {
  const sentence = /^[^]*?(?:[.!?](?=\s|$)|[。！？])/.exec(text)?.[0] ?? text
  return sentence.length > longest ? `${sentence.slice(0, longest - 1)}…` : sentence
}

function say(place: HTMLElement, english: string, japanese: string | undefined): void {
  const isJapanese = document.documentElement.lang === 'ja'
  place.textContent = (isJapanese && japanese) || english
  if (isJapanese && !japanese) place.lang = 'en'
}

function showFailure(list: HTMLElement, message?: string): void {
  find(list, '[data-message]', HTMLElement).textContent = message ?? ''
  find(list, '[data-unreachable]', HTMLElement).hidden = message !== undefined
  find(list, '[data-alert]', HTMLElement).hidden = false
  show(list, 'failed')
}

function show(list: HTMLElement, state: State): void {
  // Whoever pressed RETRY keeps it under the finger until there is an answer.
  list.toggleAttribute('data-retrying', state === 'loading' && list.dataset['state'] === 'failed')
  list.dataset['state'] = state
  find(list, '[data-retry]', HTMLElement).setAttribute('aria-disabled', String(state === 'loading'))
}

function find<E>(place: ParentNode, selector: string, kind: new () => E): E {
  const element = place.querySelector(selector)
  if (!(element instanceof kind)) throw new Error(`The page has no ${selector}`)
  return element
}
