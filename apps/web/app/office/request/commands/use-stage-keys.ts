import { useEffect } from 'react'
import { stageListPath } from '@kakehashi/contract/screen-paths'
import type { Stage } from '@kakehashi/domain/request/stage'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { sideBySideId } from '../../../request/preview/side-by-side.tsx'
import { zoomMarks } from '../../../request/preview/zoom-tools.tsx'
import { type OfficeKey, useKeys, useUpKey } from '../../keys/use-keys.ts'
import { mainButtonId } from './use-focus-next-action.ts'
import { firstField } from '../../../forms/first-field.ts'

/** Keys to go back to the list, focus a field and reach the main button. */
export function useStageKeys(stage: Stage): void {
  useEnterGuard()
  useUpKey(stageListPath(stage), msg`Back to the list`)
  useKeys([
    keyTo('message-comment', 'm', msg`Write a message`),
    keyTo('note-comment', 'c', msg`Write a note`),
    {
      key: 'f',
      label: msg`To the form of this stage`,
      isHere: () => firstField() !== null,
      do: () => firstField()?.focus(),
    },
    ...(stage === 'review'
      ? [{ key: 'v', label: msg`Original and translation`, do: () => press(sideBySideId) }]
      : []),
    ...zoomKeys(),
    keyToMainButton(),
  ])
}

export const zoomKeys = (): OfficeKey[] => [
  zoomKey('larger', { key: '+', also: ['='], label: msg`Larger document` }),
  zoomKey('smaller', { key: '-', label: msg`Smaller document` }),
  zoomKey('fit', { key: '0', label: msg`Whole page of the document` }),
]

/** Enter presses it: a single key never ends a stage. */
export const keyToMainButton = () =>
  keyTo(mainButtonId, 'a', msg`To the red button, which Enter presses`)

/** A key that focuses an element. */
export function keyTo(id: string, key: string, label: MessageDescriptor): OfficeKey {
  const find = () => document.getElementById(id)
  return {
    key,
    label,
    isHere: () => find() !== null,
    do: () => {
      const target = find()
      target?.focus()
      target?.scrollIntoView({ block: 'nearest' })
    },
  }
}

/** A key that presses a button of the document on this screen, without moving the focus. */
function zoomKey(mark: keyof typeof zoomMarks, key: Pick<OfficeKey, 'key' | 'also' | 'label'>) {
  const find = () => document.querySelector<HTMLElement>(`[data-zoom=${zoomMarks[mark]}]`)
  return { ...key, isHere: () => find() !== null, do: () => find()?.click() }
}

function press(id: string): boolean {
  const button = document.getElementById(id)
  // click() does not move the focus.
  button?.focus()
  button?.click()
  return button !== null
}

/** Ignores repeated Enter: held down, it would press whatever gets the focus next. */
export function useEnterGuard(): void {
  useEffect(() => {
    document.addEventListener('keydown', ignoreRepeatedEnter)
    return () => document.removeEventListener('keydown', ignoreRepeatedEnter)
  }, [])
}

function ignoreRepeatedEnter(event: KeyboardEvent): void {
  const isWriting = event.target instanceof HTMLTextAreaElement
  if (event.repeat && event.key === 'Enter' && !isWriting) event.preventDefault()
}
