import type { CertificateAnswer } from '@kakehashi/contract/requests/certificates'
import { detailDate } from '@kakehashi/domain/calendar/date-formats'
import { isLanguage } from '@kakehashi/domain/language'
import { printedCodeText, readPrintedCode } from '@kakehashi/domain/printed-code'

const timeoutMs = 20_000
/** No file of the office is larger. */
const maxBytes = 50 * 1024 * 1024

type Question = { readonly code: string } | { readonly sha256: string }
type Shown = CertificateAnswer['state'] | 'checking' | 'too-many' | 'no-answer'

/** Asks for the code in the address, and then for what the visitor types, chooses or drops. */
export function start(page: HTMLElement): void {
  find(page, '[data-questions]', HTMLElement).hidden = false
  const form = find(page, '[data-code-form]', HTMLFormElement)
  const field = find(form, 'input[name="code"]', HTMLInputElement)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void checkCode(page, field)
  })
  takeFiles(page)
  const given = new URLSearchParams(location.search).get('code')
  if (given === null) return
  field.value = given
  void checkCode(page, field)
}

async function checkCode(page: HTMLElement, field: HTMLInputElement): Promise<void> {
  const code = readPrintedCode(field.value)
  find(page, '[data-problem]', HTMLElement).hidden = code !== undefined
  field.setAttribute('aria-invalid', String(code === undefined))
  if (code === undefined) {
    // What is on screen would be taken for the answer.
    showNothing(page)
    return field.focus()
  }
  const text = printedCodeText(code)
  field.value = text
  // So that the page can be reloaded, kept and read in the other language.
  history.replaceState(null, '', `?code=${text}`)
  await ask(page, { code }, text, 'code')
}

function takeFiles(page: HTMLElement): void {
  const input = find(page, '[data-file]', HTMLInputElement)
  const area = find(page, '[data-drop]', HTMLElement)
  const check = (files: FileList | undefined | null) => {
    const [file] = files ?? []
    if (file) void checkFile(page, file)
  }
  input.addEventListener('change', () => {
    check(input.files)
    // The same file can be chosen again.
    input.value = ''
  })
  for (const kind of ['dragenter', 'dragover', 'dragleave', 'drop'] as const) {
    area.addEventListener(kind, (event) => {
      event.preventDefault()
      area.toggleAttribute('data-over', kind === 'dragenter' || kind === 'dragover')
      if (kind === 'drop') check(event.dataTransfer?.files)
    })
  }
}

async function checkFile(page: HTMLElement, file: File): Promise<void> {
  history.replaceState(null, '', location.pathname)
  if (file.size > maxBytes) return show(page, 'unknown', file.name, 'file')
  show(page, 'checking', file.name, 'file')
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (!bytes) return show(page, 'no-answer', file.name, 'file')
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const sha256 = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
  await ask(page, { sha256 }, file.name, 'file')
}

async function ask(
  page: HTMLElement,
  question: Question,
  asked: string,
  by: 'code' | 'file',
): Promise<void> {
  show(page, 'checking', asked, by)
  const answer = await fetchAnswer(page.dataset['from'] ?? '', question)
  if (typeof answer === 'string') return show(page, answer, asked, by)
  if (answer.state !== 'unknown') fillIn(page, answer)
  show(page, answer.state, asked, by)
}

async function fetchAnswer(
  path: string,
  question: Question,
): Promise<CertificateAnswer | 'too-many' | 'no-answer'> {
  try {
    const reply = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (reply.status === 429) return 'too-many'
    return reply.ok ? ((await reply.json()) as CertificateAnswer) : 'no-answer'
  } catch {
    return 'no-answer'
  }
}

function show(page: HTMLElement, state: Shown, asked: string, by: 'code' | 'file'): void {
  const line = find(page, '[data-asked]', HTMLElement)
  line.textContent = asked
  line.hidden = false
  const isKnown = state === 'valid' || state === 'replaced' || state === 'revoked'
  find(page, '[data-facts]', HTMLElement).hidden = !isKnown
  showOnly(page, 'asked-by', by)
  showOnly(page, 'answer', state)
}

function showNothing(page: HTMLElement): void {
  for (const part of page.querySelectorAll<HTMLElement>(
    '[data-asked], [data-facts], [data-answer]',
  )) {
    part.hidden = true
  }
}

function fillIn(page: HTMLElement, answer: Exclude<CertificateAnswer, { state: 'unknown' }>): void {
  const { lang, dataset } = document.documentElement
  const language = isLanguage(lang) ? lang : 'en'
  const dayText = (day: string | undefined) =>
    day === undefined ? '' : detailDate(day, language, dataset['timeZone'] ?? 'UTC')
  setText(page, 'issued', dayText(answer.issuedOn))
  setText(page, 'ended', dayText(answer.endedOn))
  setText(page, 'service', answer.service[language])
  showOnly(page, 'from', answer.fromLanguage)
  showOnly(page, 'to', answer.toLanguage)
  for (const element of page.querySelectorAll<HTMLElement>('[data-found-by]')) {
    element.hidden = !element.dataset['foundBy']?.split(' ').includes(answer.foundBy)
  }
  fact(page, 'ended', answer.endedOn)
  fact(page, 'original', answer.originalPages)
  fact(page, 'translation', answer.translationPages)
}

function fact(page: HTMLElement, name: string, value: string | number | undefined): void {
  const row = find(page, `[data-fact="${name}"]`, HTMLElement)
  row.hidden = value === undefined
  const pages = row.querySelector('[data-pages]')
  if (pages) pages.textContent = String(value)
}

function setText(page: HTMLElement, name: string, text: string): void {
  for (const element of page.querySelectorAll(`[data-${name}]`)) element.textContent = text
}

function showOnly(page: HTMLElement, name: string, value: string): void {
  for (const element of page.querySelectorAll<HTMLElement>(`[data-${name}]`)) {
    element.hidden = element.getAttribute(`data-${name}`) !== value
  }
}

function find<E>(place: ParentNode, selector: string, kind: new () => E): E {
  const element = place.querySelector(selector)
  if (!(element instanceof kind)) throw new Error(`The page has no ${selector}`)
  return element
}
