/** Marks the element that contains the stage's first field. */
export const firstMark = { 'data-first': '' }

/** Focused by its key only, never when the screen opens: the keys of the screen would be dead. */
export function firstField(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-first] :is(input:not([type=file]), button)')
}
