import type { DocumentKey } from '@kakehashi/domain/documents/document-keys'
import { documentKeys, requestFormPath } from '@kakehashi/domain/documents/document-keys'
import type { ChecklistStep } from '@kakehashi/domain/marriage/checklist'
import { checklistFor, documentsToRequest, sourcesOf } from '@kakehashi/domain/marriage/checklist'
import { coupleFrom } from '@kakehashi/domain/marriage/couple'
import { forgetAnswers, saveAnswers, readAnswers, type SavedAnswers } from './saved-answers.ts'

/** Reduces the eight steps, which are written for everybody, to the list of one couple. */
export function start(section: HTMLElement): void {
  const form = section.querySelector<HTMLFormElement>('[data-guide-form]')
  const sheet = section.querySelector<HTMLElement>('[data-sheet]')
  if (!form || !sheet) return

  const saved = sentAnswers() ?? readAnswers()
  if (saved) {
    fill(form, sheet, saved)
    show(section, saved)
  }

  const update = () => {
    const answers = answersIn(form, sheet)
    if (!answers) return
    show(section, answers)
    saveAnswers(answers)
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    update()
    section.querySelector<HTMLElement>('[data-own-title]')?.focus()
  })
  // The steps change with the answers only after the form was submitted once.
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

// If the form was submitted before this script ran, the answers are in the query.
function sentAnswers(): SavedAnswers | undefined {
  const couple = coupleFrom(Object.fromEntries(new URLSearchParams(location.search)))
  return couple && { couple, have: [], wanted: [] }
}

function fill(form: HTMLFormElement, sheet: HTMLElement, { couple, have, wanted }: SavedAnswers) {
  for (const [name, answer] of Object.entries(couple)) {
    const field = form.elements.namedItem(name)
    if (field instanceof RadioNodeList || field instanceof HTMLSelectElement) field.value = answer
  }
  const checked = new Set<string>([...have, ...wanted])
  for (const box of boxesIn(sheet)) box.checked = checked.has(box.name)
}

function answersIn(form: HTMLFormElement, sheet: HTMLElement): SavedAnswers | undefined {
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

function show(section: HTMLElement, { couple, have, wanted }: SavedAnswers): void {
  const list = checklistFor(couple)
  const lines = new Map(list.flatMap((step) => step.lines.map((line) => [line.id, line])))
  const labelOf = labelsIn(section)
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
    doer.textContent = labelOf(line.doer)
  }
  for (const place of section.querySelectorAll<HTMLElement>('[data-source]')) {
    place.hidden = !cited.has(place.dataset['source'] ?? '')
  }
  for (const step of list) pointToRequestForm(section, step, { couple, have, wanted })

  const counted = [...lines.values()].filter(({ isOptional }) => !isOptional)
  setText(section, '[data-all]', String(counted.length))
  setText(section, '[data-have]', String(counted.filter(({ id }) => have.includes(id)).length))
  for (const place of section.querySelectorAll<HTMLElement>('[data-answer]')) {
    place.textContent = chosenLabel(section, place.dataset['answer'] ?? '')
  }
}

/** Documents that are ticked need not be requested. */
function pointToRequestForm(
  section: HTMLElement,
  step: ChecklistStep,
  { have, wanted }: SavedAnswers,
): void {
  const place = section.querySelector(`[data-step="${step.step}"] [data-order]`)
  if (!(place instanceof HTMLElement)) return
  const lines = step.lines.filter(({ id }) => !have.includes(id))
  const needed = documentsToRequest({ ...step, lines }, new Set<DocumentKey>(wanted))
  place.hidden = needed.documents.length === 0
  place.querySelector('[data-request-form]')?.setAttribute('href', requestFormPath(needed))
}

function showEverything(section: HTMLElement): void {
  section.removeAttribute('data-answered')
  setHidden(section, '[data-line], [data-source], [data-whose], [data-order]', false)
  setHidden(section, '[data-own], [data-tick], [data-wanted], [data-doer-of]', true)
  for (const link of section.querySelectorAll<HTMLElement>('[data-request-form]')) {
    link.setAttribute('href', link.dataset['requestForm'] ?? '')
  }
}

/** The label of the chosen answer, for the top of the list and for print. */
function chosenLabel(section: HTMLElement, name: string): string {
  const chosen = section.querySelector(
    `label:has([name="${name}"]:checked) > span, [name="${name}"] > option:checked`,
  )
  return chosen?.textContent ?? ''
}

function labelsIn(section: HTMLElement) {
  const labels = [...section.querySelectorAll<HTMLElement>('[data-doer]')]
  return (doer: string) => labels.find((label) => label.dataset['doer'] === doer)?.textContent ?? ''
}

function boxesIn(sheet: HTMLElement, place = ''): HTMLInputElement[] {
  return [...sheet.querySelectorAll<HTMLInputElement>(`${place} input`)]
}

function setHidden(section: HTMLElement, places: string, hidden: boolean): void {
  for (const place of section.querySelectorAll<HTMLElement>(places)) place.hidden = hidden
}

function setText(section: HTMLElement, selector: string, text: string): void {
  const element = section.querySelector(selector)
  if (element) element.textContent = text
}
