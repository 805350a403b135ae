export const firstViewId = 'first-view'

export interface EarlyInput {
  readonly values: ReadonlyMap<string, { readonly text: string; readonly isLong: boolean }>
  /** The field that had the focus, and its selection. */
  readonly focus?: { readonly name: string; readonly selection: readonly [number, number] | null }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

let captured: EarlyInput | undefined

/** Whether the server has sent a form that is still shown. */
export function hasFirstView(): boolean {
  return (document.getElementById(firstViewId)?.childElementCount ?? 0) > 0
}

/** Remembers what was typed in the form of the server, which is about to be replaced. */
export function captureEarlyInput(): void {
  const view = document.getElementById(firstViewId)
  const fields = [...(view?.querySelectorAll<Field>('[name]') ?? [])]
  const typed = fields.filter((field) => field.value !== '' && !isUnchosen(field))
  const focused = fields.find((field) => field === document.activeElement)
  if (typed.length === 0 && !focused) return
  captured = {
    values: new Map(
      typed.map((field) => [
        field.name,
        { text: field.value, isLong: field instanceof HTMLTextAreaElement },
      ]),
    ),
    ...(focused && { focus: { name: focused.name, selection: selectionOf(focused) } }),
  }
}

/** The first form that asks gets the input. */
export function takeEarlyInput(): EarlyInput | undefined {
  const taken = captured
  captured = undefined
  return taken
}

/** An option or a check box that is not selected. */
function isUnchosen(field: Field): boolean {
  const isChoice = field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)
  return isChoice && !field.checked
}

function selectionOf(field: Field): readonly [number, number] | null {
  if (!('selectionStart' in field) || field.selectionStart === null) return null
  return [field.selectionStart, field.selectionEnd ?? field.selectionStart]
}

/** Focuses the field that replaces the one in which the user was typing. */
export function restoreFocus({ focus }: EarlyInput): void {
  const field = focus && document.querySelector<HTMLInputElement>(`[name="${focus.name}"]`)
  field?.focus({ preventScroll: true })
  if (field && focus.selection) field.setSelectionRange(...focus.selection)
}
