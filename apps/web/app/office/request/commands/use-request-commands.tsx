import type { OfficeRequest } from '../../../request/request-views.ts'
import { stageTexts } from '../../../request/stage-texts.ts'
import { leaveWhileUploading } from '../../../request/uploads/pdf-field.tsx'
import { stagePath } from '@kakehashi/contract/screen-paths'
import type { Stage } from '@kakehashi/domain/request/stage'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { errorMessage } from '../../../api/client/base-api.ts'
import { showFailedCall } from '../../../api/client/failed-call.ts'
import { type OfficeCommand, useChangeRequestMutation } from '../../../api/request-commands-api.ts'
import { type EditsOf, useEdits } from '../../../forms/use-edit-session.ts'
import { useUnsavedChanges } from '../../../forms/use-unsaved-changes.tsx'
import { useIsMounted } from '@kakehashi/ui/use-is-mounted'
import { showToast } from '@kakehashi/ui/toast'
import { useQuestion } from '@kakehashi/ui/use-question'
import { useFocusNextAction } from './use-focus-next-action.ts'

/** The forms with input on a stage's screen. A reason is typed in a dialog, or beside the lines. */
export type RequestForm =
  | 'quote'
  | 'paid'
  | 'refund'
  | 'translator'
  | 'promise'
  | 'reason'
  | 'return'

interface Move {
  /** Shown instead of the toast for the end of the stage. */
  info?: string
  /** The form whose input the command sends. */
  form?: RequestForm
}

interface Sent {
  /** Version and stage of the request after the command. */
  version: number
  stage: Stage
}

export interface RequestCommands {
  /** Unsaved input in the forms of this screen. */
  edits: EditsOf<RequestForm, number>
  run: RunCommand
  leave: LeaveStage
  /** Focuses the main button once the screen shows this version. */
  focusNextAction: (version: number) => void
}

interface RunCommand {
  isBusy: boolean
  /** Why the last command failed. */
  refusal: string | undefined
  /** Sends a command with the version its form was opened at; throws on failure. */
  send: (command: OfficeCommand, form?: RequestForm) => Promise<Sent>
  /** `send` for a command that moves the request to another stage, which is then opened. */
  move: (command: OfficeCommand, move?: Move) => Promise<void>
  /** For a button without a form: ignores presses while one is running, and shows errors. */
  press: (action: () => Promise<unknown>) => Promise<void>
}

interface LeaveStage {
  /** Dialog shown before unsaved input is lost. */
  question: ReactNode
  /** A command is moving the request, and the next screen is about to open. */
  isMoving: boolean
  /** For forms that start moving the request before or without `move`. */
  setMoving: (isMoving: boolean) => void
  /** A form was submitted and waits for its upload to finish. */
  setUploading: (isUploading: boolean) => void
  /** Asks before moving the request if any other form has unsaved input. True means go on. */
  confirm: (form?: RequestForm) => Promise<boolean>
  /** Opens the request's new stage, unless the user has left this screen. */
  follow: (to: Stage) => void
}

export interface StageFormProps {
  request: OfficeRequest
  commands: RequestCommands
}

const leavingInput = {
  title: <Trans>Leave without sending?</Trans>,
  children: <Trans>What you typed in the form has not been sent and will be lost.</Trans>,
}

export function useRequestCommands(request: OfficeRequest, stage: Stage): RequestCommands {
  const { _id: requestId, version } = request
  const edits = useEdits<RequestForm, number>(version)
  const leave = useLeaveStage(requestId, stage, edits)
  return {
    edits,
    leave,
    run: useRunCommand(requestId, stage, edits, leave),
    focusNextAction: useFocusNextAction(version),
  }
}

function useLeaveStage(
  requestId: string,
  stage: Stage,
  edits: EditsOf<RequestForm, number>,
): LeaveStage {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const [isMoving, setMoving] = useState(false)
  const [isUploading, setUploading] = useState(false)
  const moving = useQuestion()
  const unsaved = useUnsavedChanges(
    edits.isDirty || isUploading,
    isUploading ? leaveWhileUploading : leavingInput,
  )
  return {
    question: (
      <>
        {unsaved.question}
        {moving.question}
      </>
    ),
    isMoving,
    setMoving,
    setUploading,
    confirm: async (form) =>
      !edits.hasOthers(form) ||
      moving.ask({
        title: t`Continue without sending what you typed?`,
        text: t`Something you typed on this page has not been sent.`,
        yes: t`CONTINUE ANYWAY`,
        no: t`Go back`,
      }),
    follow: (to) => {
      unsaved.allowLeaving()
      if (isMounted()) void navigate(stagePath(to, requestId), { state: { finished: stage } })
    },
  }
}

function useRunCommand(
  requestId: string,
  stage: Stage,
  edits: EditsOf<RequestForm, number>,
  { isMoving, setMoving, follow }: LeaveStage,
): RunCommand {
  const { i18n } = useLingui()
  const [change, { isLoading }] = useChangeRequestMutation()
  const [refusal, setRefusal] = useState<string>()
  const isPressed = useRef(false)

  async function send(command: OfficeCommand, form?: RequestForm): Promise<Sent> {
    setRefusal(undefined)
    const from = edits.versionFor(form)
    try {
      const reply = await change({ requestId, version: from, command }).unwrap()
      edits.saved(form, { from, to: reply.version })
      return reply
    } catch (error) {
      if ((error as { status?: unknown }).status === 409) edits.refused(form)
      throw error
    }
  }

  return {
    isBusy: isLoading || isMoving,
    refusal,
    send,
    move: async (command, { info, form } = {}) => {
      setMoving(true)
      try {
        const { stage: to } = await send(command, form)
        const { ended } = stageTexts[stage]
        if (info) showToast.info(info)
        else if (ended) showToast.success(i18n._(ended))
        follow(to)
      } catch (error) {
        setMoving(false)
        throw error
      }
    },
    press: async (action) => {
      if (isPressed.current) return
      isPressed.current = true
      try {
        await action()
      } catch (error) {
        const message = errorMessage(error)
        setRefusal(message)
        showFailedCall(error)
      } finally {
        isPressed.current = false
      }
    },
  }
}
