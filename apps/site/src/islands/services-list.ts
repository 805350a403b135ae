import { isUploadedPicture } from '@kakehashi/contract/services/picture-path'
import type { ServiceView } from '@kakehashi/contract/services/services'
import { priceText, roundToCents } from '@kakehashi/domain/money'
import { pageSlug } from '@kakehashi/domain/services'

type State = 'loading' | 'loaded' | 'failed'

const timeoutMs = 20_000
/** Maximum length of the description on a card. */
const maximumLength = 160

/**
 * Loads the services the office offers. On phones they replace the five fixed ones; on desktops
 * they follow them.
 */
export function start(list: HTMLElement): void {
  const retry = find(list, '[data-retry]', HTMLElement)
  retry.addEventListener('click', () => void load(list))
  void load(list)
}

async function load(list: HTMLElement): Promise<void> {
  if (list.dataset['state'] === 'loading') return
  show(list, 'loading')
  try {
    const reply = await fetch('/api/services', { signal: AbortSignal.timeout(timeoutMs) })
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
  // importNode makes the card part of this document, so that link.pathname is resolved.
  const card = document.importNode(template.content, true)
  const link = find(card, 'a', HTMLAnchorElement)
  link.href = `${folder}/${encodeURIComponent(pageSlug(service.slug))}`

  setText(find(card, '[data-name]', HTMLElement), service.name, service.nameJa)
  const description = find(card, '[data-description]', HTMLElement)
  setText(description, service.description, service.descriptionJa)
  description.textContent = firstSentence(description.textContent)

  // Prices are present only if the office has made them public.
  if (service.price) {
    const unit = service.priceUnit ?? 'order'
    const price = find(card, `[data-price="${unit}"]`, HTMLElement)
    price.hidden = false
    find(price, '[data-amount]', HTMLElement).textContent = priceText(roundToCents(service.price))
  }

  const fixed = [...list.querySelectorAll('[data-fixed-services] li')].find(
    (block) => block.querySelector('a')?.pathname === link.pathname,
  )
  if (fixed) find(card, 'li', HTMLElement).dataset['fixed'] = ''
  // Pictures on other sites are not loaded, because that would reveal the visitor to them.
  const picture =
    [service.icon, service.image].find(isUploadedPicture) ?? fixed?.querySelector('img')?.src
  const image = find(card, 'img', HTMLImageElement)
  if (picture) image.src = picture
  image.hidden = !picture
  return card
}

/** The full text is on the service's page. */
function firstSentence(text: string): string {
  const sentence = /^[^]*?(?:[.!?](?=\s|$)|[。！？])/.exec(text)?.[0] ?? text
  return sentence.length > maximumLength ? `${sentence.slice(0, maximumLength - 1)}…` : sentence
}

function setText(place: HTMLElement, english: string, japanese: string | undefined): void {
  const { lang } = document.documentElement
  const own = lang === 'ja' ? japanese : undefined
  place.textContent = own || english
  if (lang !== 'en' && !own) place.lang = 'en'
}

function showFailure(list: HTMLElement, message?: string): void {
  find(list, '[data-message]', HTMLElement).textContent = message ?? ''
  const isOffline = !navigator.onLine
  find(list, '[data-offline]', HTMLElement).hidden = message !== undefined || !isOffline
  find(list, '[data-failed]', HTMLElement).hidden = message !== undefined || isOffline
  find(list, '[data-alert]', HTMLElement).hidden = false
  show(list, 'failed')
}

function show(list: HTMLElement, state: State): void {
  // Keeps RETRY visible until there is an answer, so that focus is not lost.
  list.toggleAttribute('data-retrying', state === 'loading' && list.dataset['state'] === 'failed')
  list.dataset['state'] = state
  find(list, '[data-retry]', HTMLElement).setAttribute('aria-disabled', String(state === 'loading'))
}

function find<E>(place: ParentNode, selector: string, kind: new () => E): E {
  const element = place.querySelector(selector)
  if (!(element instanceof kind)) throw new Error(`The page has no ${selector}`)
  return element
}
