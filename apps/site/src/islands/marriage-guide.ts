import type { DocumentKey } from '@kakehashi/domain/documents/document-keys'
import { documentKeys, requestFormPath } from '@kakehashi/domain/documents/document-keys'
import type { ChecklistStep } from '@kakehashi/domain/marriage/checklist'
import { checklistFor, documentsToRequest, sourcesOf } from '@kakehashi/domain/marriage/checklist'
import { coupleFrom } from '@kakehashi/domain/marriage/couple'
import { forgetAnswers, keepAnswers, readAnswers, type KeptAnswers } from './saved-answers.ts'

/** Turns the eight steps, which the page tells to everybody, into one couple's own list. */
export function start(section: HTMLElement): void {
  const form = section.querySelector<HTMLFormElement>('[data-guide-form]')
  const sheet = section.querySelector<HTMLElement>('[data-sheet]')
  if (!form || !sheet) return

  const kept = sentAnswers() ?? readAnswers()
  if (kept) {
    fill(form, sheet, kept)
    show(section, kept)
  }

  const update = () => {
    const answers = answersIn(form, sheet)
    if (!answers) return
    show(section, answers)
    keepAnswers(answers)
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    update()
    section.querySelector<HTMLElement>('[data-own-title]')?.focus()
  })
  // Until the list is asked for, the steps stay as they are; after that they follow every answer.
  section.addEventListener('change', () => {
    if (section.hasAttribute('data-answered')) update()
  })
  section.querySelector('[data-print]')?.addEventListener('click', () => print())
  section.querySelector('[data-reset]')?.addEventListener('click', () => {
    forgetAnswers()
    form.reset()
    for (const box of boxesIn(sheet)) box.checked = false
    showEverything(section)
    form.querySelector('input')?.focus()
  })
}

// Whoever was quicker than this script has sent the form, and finds the answers in the address.
function sentAnswers(): KeptAnswers | undefined {
  const couple = coupleFrom(Object.fromEntries(new URLSearchParams(location.search)))
  return couple && { couple, have: [], wanted: [] }
}

function fill(form: HTMLFormElement, sheet: HTMLElement, { couple, have, wanted }: KeptAnswers) {
  for (const [name, answer] of Object.entries(couple)) {
    const field = form.elements.namedItem(name)
    if (field instanceof RadioNodeList || field instanceof HTMLSelectElement) field.value = answer
  }
  const checked = new Set<string>([...have, ...wanted])
  for (const box of boxesIn(sheet)) box.checked = checked.has(box.name)
}

function answersIn(form: HTMLFormElement, sheet: HTMLElement): KeptAnswers | undefined {
  const couple = coupleFrom(Object.fromEntries(new FormData(form)))
  const named = (place: string) =>
    boxesIn(sheet, place).flatMap(({ checked, name }) => (checked ? name : []))
  const wanted = new Set(named('[data-wanted]'))
  return (
    couple && {
      couple,
      have: named('[data-tick]'),
      wanted: documentKeys.filter((document) => wanted.has(document)),
    }
  )
}

function show(section: HTMLElement, { couple, have, wanted }: KeptAnswers): void {
  const list = checklistFor(couple)
  const lines = new Map(list.flatMap((step) => step.lines.map((line) => [line.id, line])))
  const sayOf = wordsIn(section)
  const cited = new Set<string>(sourcesOf(list))

  section.setAttribute('data-answered', '')
  setHidden(section, '[data-own], [data-tick], [data-wanted]', false)
  setHidden(section, '[data-whose]', true)
  for (const place of section.querySelectorAll<HTMLElement>('[data-line]')) {
    const line = [...lines.values()].find(({ id }) => id === place.dataset['line'])
    place.hidden = !line
    const doer = place.querySelector<HTMLElement>('[data-doer-of]')
    if (!line || !doer) continue
    doer.hidden = false
    doer.textContent = sayOf(line.doer)
  }
  for (const place of section.querySelectorAll<HTMLElement>('[data-source]')) {
    place.hidden = !cited.has(place.dataset['source'] ?? '')
  }
  for (const step of list) pointToRequestForm(section, step, { couple, have, wanted })

  const counted = [...lines.values()].filter(({ isOptional }) => !isOptional)
  say(section, '[data-all]', String(counted.length))
  say(section, '[data-have]', String(counted.filter(({ id }) => have.includes(id)).length))
  for (const place of section.querySelectorAll<HTMLElement>('[data-answer]')) {
    place.textContent = chosenWords(section, place.dataset['answer'] ?? '')
  }
}

/** What is ticked need not be ordered any more. */
function pointToRequestForm(
  section: HTMLElement,
  step: ChecklistStep,
  { have, wanted }: KeptAnswers,
): void {
  const place = section.querySelector(`[data-step="${step.step}"] [data-order]`)
  if (!(place instanceof HTMLElement)) return
  const lines = step.lines.filter(({ id }) => !have.includes(id))
  const papers = documentsToRequest({ ...step, lines }, new Set<DocumentKey>(wanted))
  place.hidden = papers.documents.length === 0
  place.querySelector('[data-request-form]')?.setAttribute('href', requestFormPath(papers))
}

function showEverything(section: HTMLElement): void {
  section.removeAttribute('data-answered')
  setHidden(section, '[data-line], [data-source], [data-whose], [data-order]', false)
  setHidden(section, '[data-own], [data-tick], [data-wanted], [data-doer-of]', true)
  for (const link of section.querySelectorAll<HTMLElement>('[data-request-form]')) {
    link.setAttribute('href', link.dataset['requestForm'] ?? '')
  }
}

/** An answer in the words of the form, for the head of the list and for paper. */
function chosenWords(section: HTMLElement, name: string): string {
  const chosen = section.querySelector(
    `label:has([name="${name}"]:checked) > span, [name="${name}"] > option:checked`,
  )
  return chosen?.textContent ?? ''
}

function wordsIn(section: HTMLElement) {
  const words = [...section.querySelectorAll<HTMLElement>('[data-doer]')]
  return (doer: string) => words.find((word) => word.dataset['doer'] === doer)?.textContent ?? ''
}

function boxesIn(sheet: HTMLElement, place = ''): HTMLInputElement[] {
  return [...sheet.querySelectorAll<HTMLInputElement>(`${place} input`)]
}

function setHidden(section: HTMLElement, places: string, hidden: boolean): void {
  for (const place of section.querySelectorAll<HTMLElement>(places)) place.hidden = hidden
}

function say(section: HTMLElement, place: string, words: string): void {
  const element = section.querySelector(place)
  if (element) element.textContent = words
}
