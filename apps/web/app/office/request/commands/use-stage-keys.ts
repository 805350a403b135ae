import { useEffect } from 'react'
import { stageListPath } from '@kakehashi/contract/screen-paths'
import type { Stage } from '@kakehashi/domain/request/stage'
import { msg } from '@lingui/core/macro'
import { sideBySideId } from '../../../request/preview/preview.tsx'
import { useKeys, useUpKey } from '../../keys/use-keys.ts'
import { mainButtonId } from './use-focus-next-action.ts'
import { goToFirstField } from './use-first-field.ts'

/** Keys to go back to the list, focus a field and press the main button. */
export function useStageKeys(stage: Stage): void {
  useEnterGuard()
  useUpKey(stageListPath(stage), msg`Back to the list`)
  useKeys([
    { key: 'm', label: msg`Write a message`, do: () => goTo('message-comment') },
    { key: 'c', label: msg`Write a note`, do: () => goTo('note-comment') },
    { key: 'f', label: msg`To the form of this stage`, do: () => goToFirstField() },
    ...(stage === 'review'
      ? [{ key: 'v', label: msg`Original and translation`, do: () => press(sideBySideId) }]
      : []),
    { key: 'a', label: msg`Press the red button`, do: () => press(mainButtonId) },
  ])
}

function goTo(id: string): boolean {
  const field = document.getElementById(id)
  if (!field) return false
  field.focus()
  field.scrollIntoView({ block: 'nearest' })
  return true
}

function press(id: string): boolean {
  const button = document.getElementById(id)
  // click() does not move the focus.
  button?.focus()
  button?.click()
  return button !== null
}

/** Ignores repeated Enter: held down, it would press whatever gets the focus next. */
function useEnterGuard(): void {
  useEffect(() => {
    document.addEventListener('keydown', ignoreRepeatedEnter)
    return () => document.removeEventListener('keydown', ignoreRepeatedEnter)
  }, [])
}

function ignoreRepeatedEnter(event: KeyboardEvent): void {
  const isWriting = event.target instanceof HTMLTextAreaElement
  if (event.repeat && event.key === 'Enter' && !isWriting) event.preventDefault()
}
