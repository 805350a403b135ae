import type { OfficeRequest } from '../../../request/request-views.ts'
import { leaveWhileUploading } from '../../../request/uploads/pdf-field.tsx'
import { stagePath } from '@kakehashi/contract/addresses'
import type { Stage } from '@kakehashi/domain/request/stage'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { errorMessage } from '../../../api/client/base-api.ts'
import { type OfficeCommand, useChangeRequestMutation } from '../../../api/request-commands-api.ts'
import { useUnsavedChanges } from '../../../forms/use-unsaved-changes.tsx'
import { useIsMounted } from '@kakehashi/ui/use-is-mounted'
import { showToast } from '@kakehashi/ui/toast'
import { useQuestion } from '@kakehashi/ui/use-question'
import { useFocusNextAction } from './use-focus-next-action.ts'
import {
  afterRefusal,
  afterSending,
  hasChangedSince,
  nothingTyped,
  seenBy,
  typedIn,
  type TypedForm,
  withoutForm,
} from './stale-edit.ts'

interface Move {
  /** Said once it is done, unless it has been said already. */
  toast?: string
  isInfo?: boolean
  to: Stage
  /** Whose words the command carries. */
  form?: TypedForm
}

interface Sent {
  /** The request with what was done. */
  version: number
}

export interface RequestCommands {
  /** Asked before what was typed is left behind. */
  question: ReactNode
  /** Something was typed here that has not been sent. */
  isTyped: boolean
  isTypedIn: (form: TypedForm) => boolean
  /** A command of ours is moving it on, and the next screen is about to open. */
  isGoing: boolean
  isBusy: boolean
  /** Somebody else has changed the request since the typing began. */
  hasChanged: boolean
  refusal: string | undefined
  startTyping: (form: TypedForm) => void
  /** Asks before the order moves on and what was typed outside its own form is left behind. */
  mayLeave: (form?: TypedForm) => Promise<boolean>
  /** What was typed there is given up. */
  forget: (form: TypedForm) => void
  /** Carries out a command on the request as its form saw it; throws what went wrong. */
  send: (command: OfficeCommand, form?: TypedForm) => Promise<Sent>
  /** What we did beside the forms made this version: no news to what is typed in them. */
  knowOf: (version: number) => void
  /** The hands go on to the main button once the screen shows this version. */
  focusNextAction: (version: number) => void
  /** `send` for a command that ends this stage, or takes the request back. */
  move: (command: OfficeCommand, move: Move) => Promise<void>
  /** For a form of its own that moves the request: on its way, or come to nothing. */
  setGoing: (isGoing: boolean) => void
  /** It was pressed, and goes out when its file has arrived. */
  setWaiting: (isWaiting: boolean) => void
  /** Says the words and opens the stage where the request is now, unless its reader has gone on. */
  follow: (move: Move) => void
  /** For a button without a form: once at a time, and what goes wrong is said. */
  press: (doing: () => Promise<unknown>) => Promise<void>
}

/** What every stage's form is given. */
export interface StageFormProps {
  request: OfficeRequest
  commands: RequestCommands
}

const leavingWhatWasTyped = {
  title: <Trans>Leave without sending?</Trans>,
  children: <Trans>What you typed in the form has not been sent and will be lost.</Trans>,
}

/**
 * Everything that is done to the request on this screen. A command carries the version that was on
 * screen when its writer began to type in its form: whatever has happened since then, the office tells before
 * anything is overwritten, and the next press goes on from what is shown now.
 */
export function useRequestCommands(request: OfficeRequest, stage: Stage): RequestCommands {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isHere = useIsMounted()
  const leaving = useQuestion()
  const [change, { isLoading }] = useChangeRequestMutation()
  const [typed, setTyped] = useState(nothingTyped)
  const [isGoing, setGoing] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const isPressed = useRef(false)
  const { _id: requestId, version } = request
  const focusNextAction = useFocusNextAction(version)
  const isTyped = typed.size > 0
  const { allowLeaving, question } = useUnsavedChanges(
    isTyped || isWaiting,
    isWaiting ? leaveWhileUploading : leavingWhatWasTyped,
  )

  async function send(command: OfficeCommand, form?: TypedForm): Promise<Sent> {
    setRefusal(undefined)
    const from = seenBy(typed, form, version)
    try {
      const { version: to } = await change({ requestId, version: from, command }).unwrap()
      setTyped((now) => afterSending(now, form, { from, to }))
      return { version: to }
    } catch (error) {
      if ((error as { status?: unknown }).status === 409) {
        setTyped((now) => afterRefusal(now, form))
      }
      throw error
    }
  }

  function follow({ toast, isInfo, to }: Move) {
    allowLeaving()
    if (toast) showToast[isInfo ? 'info' : 'success'](toast)
    if (isHere()) void navigate(stagePath(to, requestId), { state: { finished: stage } })
  }

  return {
    question: (
      <>
        {question}
        {leaving.question}
      </>
    ),
    isTyped,
    isTypedIn: (form) => typed.has(form),
    isGoing,
    isBusy: isLoading || isGoing,
    hasChanged: hasChangedSince(typed, version),
    refusal,
    startTyping: (form) => setTyped((now) => typedIn(now, form, version)),
    mayLeave: async (form) =>
      withoutForm(typed, form).size === 0 ||
      leaving.ask({
        title: t`Go on without what you typed?`,
        words: t`Something you typed on this page has not been sent.`,
        yes: t`GO ON`,
        no: t`Go back`,
      }),
    forget: (form) => setTyped((now) => withoutForm(now, form)),
    send,
    knowOf: (to) => setTyped((now) => afterSending(now, undefined, { from: to - 1, to })),
    focusNextAction,
    setGoing,
    setWaiting,
    follow,
    move: async (command, move) => {
      setGoing(true)
      try {
        await send(command, move.form)
        follow(move)
      } catch (error) {
        setGoing(false)
        throw error
      }
    },
    press: async (doing) => {
      if (isPressed.current) return
      isPressed.current = true
      try {
        await doing()
      } catch (error) {
        const words = errorMessage(error)
        setRefusal(words)
        showToast.error(words)
      } finally {
        isPressed.current = false
      }
    },
  }
}
