import { useEffect, useEffectEvent, useState } from 'react'
import { isTemporary } from '../../api/client/connection.ts'
import { useSendAgain } from '../../forms/use-send-again.ts'
import { isStuck, isInterrupted, isUnderWay, type Upload } from '../../request/uploads/upload.ts'

/** Why a pressed SEND has not been carried out. */
export type NotSentReason = 'connection' | 'files' | 'answers'

interface PressedSend {
  /** SEND was pressed before this page was loaded. */
  isPressedBefore: boolean
  isSending: boolean
  uploads: readonly Upload[]
  submit: () => Promise<void>
  /** Called when the intention to send changes, so that it is saved. */
  onChange: (isToBeSent: boolean) => void
}

/**
 * A pressed SEND stays an intention until the server has replied or the user cancels. It continues
 * by itself after a lost connection, a reload and a new login. If a file or an answer stands in the
 * way, the user has to act and to press again.
 */
export function usePressedSend(options: PressedSend) {
  const { isPressedBefore, isSending, uploads, submit, onChange } = options
  const [isPressed, setPressed] = useState(isPressedBefore)
  const [isInterruptedCall, setInterruptedCall] = useState(false)
  const stuck = uploads.filter(isStuck)
  const hasInterruptedFile = stuck.some(isInterrupted)
  const isUploading = uploads.some(isUnderWay)
  const submitNow = useEffectEvent(() => submit())
  const [isContinuing, setContinuing] = useState(isPressedBefore)

  useSendAgain(isPressed && isInterruptedCall, submit)

  useEffect(() => {
    if (isPressedBefore) void submitNow().finally(() => setContinuing(false))
  }, [isPressedBefore])

  // The queue or RETRY sends an interrupted file again: wait for it as before.
  const [isHeldByFiles, setHeldByFiles] = useState(false)
  if (stuck.length > 0 && !isHeldByFiles) setHeldByFiles(true)
  if (stuck.length === 0 && !isUploading && isHeldByFiles) setHeldByFiles(false)
  const isToContinue = isPressed && !isSending && isHeldByFiles && isUploading && stuck.length === 0
  useEffect(() => {
    if (isToContinue) void submitNow()
  }, [isToContinue])

  function change(next: boolean) {
    setPressed(next)
    onChange(next)
  }

  const reason: NotSentReason =
    isInterruptedCall || (hasInterruptedFile && stuck.every(isInterrupted))
      ? 'connection'
      : stuck.length > 0
        ? 'files'
        : 'answers'
  return {
    /** Undefined unless a pressed SEND waits for the connection or for the user. */
    notSent: isPressed && !isSending ? reason : undefined,
    isPressed,
    /** SEND was pressed before this page was loaded, and nothing stands in the way so far. */
    isContinuing,
    press: () => change(true),
    /** A file or an answer stands in the way. */
    hold: () => setInterruptedCall(false),
    cancel: () => {
      setContinuing(false)
      setInterruptedCall(false)
      change(false)
    },
    /** Returns true if the call is repeated when the connection is back. */
    interrupt: (error: unknown) => {
      setInterruptedCall(isTemporary(error))
      return isTemporary(error)
    },
  }
}
