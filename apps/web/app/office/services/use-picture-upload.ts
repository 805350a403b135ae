import { uploadIcon, uploadImage } from '@kakehashi/contract/pictures'
import { useEffect, useRef, useState } from 'react'
import { errorWords } from '../../api/base-api.ts'
import { sendFile, type Watching } from '../../api/upload.ts'
import { showToast } from '../../ui/toast.tsx'

export type PictureKind = 'icon' | 'image'

/** Each kind has its own call, which names the address in its own field. */
async function bring(kind: PictureKind, file: File, watching: Watching) {
  if (kind === 'icon') {
    const { message, icon } = await sendFile(uploadIcon, file, watching)
    return { message, address: icon }
  }
  const { message, image } = await sendFile(uploadImage, file, watching)
  return { message, address: image }
}

/** Sends a picture of a service; a newer one takes the place of one still on its way. */
export function usePictureUpload(kind: PictureKind, onPicture: (address: string) => void) {
  const [sent, setSent] = useState<number>()
  const [trouble, setTrouble] = useState<string>()
  const sending = useRef<AbortController>(undefined)
  useEffect(() => () => sending.current?.abort(), [])

  async function send(file: File) {
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
    } catch (error) {
      if (mine.signal.aborted) return
      setTrouble(errorWords(error))
      showToast.error(errorWords(error))
    } finally {
      if (sending.current === mine) setSent(undefined)
    }
  }

  return {
    /** From 0 to 1 while one is on its way. */
    sent,
    trouble,
    send,
    stop: () => {
      sending.current?.abort()
      setSent(undefined)
    },
  }
}
