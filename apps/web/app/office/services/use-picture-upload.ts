import { uploadIcon, uploadImage } from '@kakehashi/contract/services/pictures'
import { useEffect, useRef, useState } from 'react'
import { errorMessage } from '../../api/client/base-api.ts'
import { sendFile, type Watching } from '../../api/client/file-transfer.ts'
import { showToast } from '@kakehashi/ui/toast'

export type PictureKind = 'icon' | 'image'

/** Why a picture did not come: somebody chose to go on without it. */
const givenUp = 'given up'

/** Each kind has its own call, which names the address in its own field. */
async function bring(kind: PictureKind, file: File, watching: Watching) {
  if (kind === 'icon') {
    const { message, icon } = await sendFile(uploadIcon, file, watching)
    return { message, address: icon }
  }
  const { message, image } = await sendFile(uploadImage, file, watching)
  return { message, address: image }
}

export type PictureUpload = ReturnType<typeof usePictureUpload>

/** Sends a picture of a service; a newer one takes the place of one still on its way. */
export function usePictureUpload(kind: PictureKind, onPicture: (address: string) => void) {
  const [sent, setSent] = useState<number>()
  const [trouble, setTrouble] = useState<string>()
  const sending = useRef<AbortController>(undefined)
  const underWay = useRef<Promise<boolean>>(undefined)
  useEffect(() => () => sending.current?.abort(), [])

  /** False if there is nothing to go on with: it failed, or its page was left. */
  async function bringIn(file: File): Promise<boolean> {
    sending.current?.abort()
    const mine = new AbortController()
    sending.current = mine
    setTrouble(undefined)
    setSent(0)
    try {
      const { message, address } = await bring(kind, file, {
        signal: mine.signal,
        onProgress: (part, whole) => setSent(part / whole),
      })
      showToast.success(message)
      onPicture(address)
      return true
    } catch (error) {
      if (mine.signal.aborted) return mine.signal.reason === givenUp
      setTrouble(errorMessage(error))
      showToast.error(errorMessage(error))
      return false
    } finally {
      if (sending.current === mine) {
        underWay.current = undefined
        setSent(undefined)
      }
    }
  }

  return {
    /** From 0 to 1 while one is on its way. */
    sent,
    trouble,
    send: (file: File) => {
      underWay.current = bringIn(file)
    },
    /** Waits for the one on its way, and for any that takes its place; true if nothing failed. */
    arrived: async () => {
      let isThere = true
      while (underWay.current) isThere = await underWay.current
      return isThere
    },
    stop: () => {
      sending.current?.abort(givenUp)
      setSent(undefined)
    },
  }
}
