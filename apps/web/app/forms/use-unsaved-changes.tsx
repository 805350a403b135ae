import { Trans } from '@lingui/react/macro'
import { type ReactNode, useCallback, useRef } from 'react'
import { type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router'
import { ConfirmDialog } from '@kakehashi/ui/dialog'

const lostChanges: Question = {
  title: <Trans>Leave without saving?</Trans>,
  children: <Trans>Your changes on this page will be lost.</Trans>,
}

interface Question {
  title: ReactNode
  children: ReactNode
}

/**
 * Asks before unsaved input is lost. Returns the dialog to render, and a function to call once
 * everything is saved.
 */
export function useUnsavedChanges(isUnsaved: boolean, question = lostChanges) {
  const isSaved = useRef(false)

  const shouldBlock = useCallback<BlockerFunction>(
    // Signed-out users must always reach the login page.
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      !isSaved.current &&
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.pathname !== '/login',
    [isUnsaved],
  )
  const blocker = useBlocker(shouldBlock)

  useBeforeUnload((event) => {
    if (isUnsaved && !isSaved.current) event.preventDefault()
  })

  return {
    allowLeaving: () => {
      isSaved.current = true
    },
    question: (
      <ConfirmDialog
        isOpen={blocker.state === 'blocked'}
        title={question.title}
        confirmLabel={<Trans>Leave</Trans>}
        cancelLabel={<Trans>Stay here</Trans>}
        onConfirm={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
      >
        {question.children}
      </ConfirmDialog>
    ),
  }
}
